// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/testdatabase.h"

#include <QStringList>

#include <chrono>

namespace intray {

/// Every way to a database that Intray supports, by name: "sqlite", "postgresql", "pgbouncer",
/// "mariadb", "psqlodbc", "sqliteodbc". With $INTRAY_TEST_SERVER (givenserver.h) a test runs on
/// that server alone.
QStringList testEngines();

/// An empty database of Intray on this engine. The server is started at its first use in the test
/// program and stopped with it; each call empties its one database. People with every role are made
/// as they are asked for.
std::unique_ptr<TestDatabase> databaseOf(const QString &engine);

/// What waits for a time need not wait any more, such as a follow-up in a next queue: as if that
/// time had passed.
void letWaitingCome(const TestDatabase &database);

/// As if all locks had been taken, and their clients heard of last, so much earlier.
void letLocksGrowOld(const TestDatabase &database, std::chrono::seconds span);

/// A global data row for each engine: the whole test then runs once for each.
void addEngineRows();
void addEngineRows(const QStringList &engines);
/// One for each kind of database, whichever way it is reached: for what the contract suite need not
/// hold on every line.
void addRowOfEachKind();
/// The engine of the running row.
QString engineOfRow();

} // namespace intray
