// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace intray {

/// Every way to a database that Intray supports, by name: "sqlite", "postgresql", "pgbouncer",
/// "mariadb", "psqlodbc", "sqliteodbc". Those that are there: on Windows a test starts no server.
QStringList testEngines();

// A global data row for each line: the whole test then runs once for each. Which test runs on which
// lines is told in docs/internals/tests.md. With $INTRAY_TEST_ENGINE a test runs on the named line
// alone, with $INTRAY_TEST_SERVER (givenserver.h) on that server alone. A test without any row is
// skipped.

/// Each database by its own driver, and one of them through ODBC: for the contract of the store.
/// All lines with $INTRAY_ALL_LINES.
void addRowsOfContract();
/// Each database by its own driver: for what follows from the contract. All lines with
/// $INTRAY_ALL_LINES.
void addRowsOfDesigns();
/// Each database by its own driver: for rules that live in the databases.
void addRowOfEachKind();
/// All: for what a line could spoil.
void addRowOfEveryLine();
/// These and no others, for what only these have; $INTRAY_TEST_ENGINE chooses among them.
void addRowsOnly(const QStringList &engines);
/// The engine of the running row.
QString engineOfRow();

} // namespace intray
