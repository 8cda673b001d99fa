// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/testdatabase.h"
#include "support/testlines.h"

#include <chrono>

namespace intray {

/// An empty database of Intray on this engine (testlines.h names them). The server is started at
/// its first use in the test program and stopped with it; each call empties its one database.
/// People with every role are made as they are asked for.
std::unique_ptr<TestDatabase> databaseOf(const QString &engine);

/// What waits for a time need not wait any more, such as a follow-up in a next queue: as if that
/// time had passed.
void letWaitingCome(const TestDatabase &database);

/// Ends all connections of this person from the server's side.
void throwOut(const TestDatabase &database, const QString &user);

/// As if all locks had been taken, and their clients heard of last, so much earlier.
void letLocksGrowOld(const TestDatabase &database, std::chrono::seconds span);

} // namespace intray
