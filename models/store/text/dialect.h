// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QVersionNumber>

#include <chrono>

namespace intray {

/// The one place that knows that databases differ in what they understand: which .sql files one
/// reads, and how it is worked with.
enum class Dialect { Sqlite, Postgresql, Mariadb };

/// The folder of its .sql files under sql/.
QString folderOf(Dialect dialect);
/// Whether a server keeps it, with logins and rights of its own; else it is a file.
bool isServer(Dialect dialect);
/// Whether every writing operation is one call of a function in the database.
bool hasCalls(Dialect dialect);
/// Whether what is read through views is read by procedures, because a view cannot keep to itself
/// what it hides (readings.h).
bool readsByCalls(Dialect dialect);
/// Whether a function cannot work on an adopted table, so that a procedure does it (calls.cpp).
bool hasTablesApart(Dialect dialect);
/// Whether who is there stands in a small file beside the database, and not in a table.
bool keepsClientsBeside(Dialect dialect);
/// The oldest server that has what Intray's functions use; of a file none. MariaDB's JSON_EQUALS
/// came with 10.7.0, PostgreSQL's security_invoker for views with 15 (their manuals).
QVersionNumber oldestServer(Dialect dialect);
/// Whether Intray's objects stand in a schema named intray; else they stand in the database itself.
bool hasSchema(Dialect dialect);
/// Whether a migration is undone as a whole when it fails; else its steps can be run again.
bool migratesInTransaction(Dialect dialect);
/// What begins and ends the making or upgrading of the schema on a server: another who does the
/// same waits, and finds it done.
QStringList upgradeBegin(Dialect dialect);
QStringList upgradeEnd(Dialect dialect);

/// Whether a user's rights are given by a statement of their own after set_user and its like,
/// because no function of the database may give them.
bool grantsApart(Dialect dialect);
/// Whether a login is known by its name alone, so that somebody must say when it is renamed.
bool knowsLoginsByName(Dialect dialect);
/// The statements after which a session's query lives no longer than its program. Not behind a
/// pooler: there a session's setting would be another's. The same holds for limitStatements().
QStringList patienceStatements(Dialect dialect);
/// The statements after which a session's query ends by itself when it has taken so long.
QStringList limitStatements(Dialect dialect, std::chrono::milliseconds limit);
/// Whether the function that runs a query cannot say how long it may take, so that the session says
/// it, and behind a pooler the program ends the query.
bool leavesLimitToSession(Dialect dialect);
/// Whether what runs such a query gives its answer by a statement of its own.
bool answersApart(Dialect dialect);
/// The statements that begin a reading transaction, which sees the database as of one instant.
QStringList snapshotStatements(Dialect dialect);
/// What begins and ends a span in which nothing can be written.
QString readOnlyBegin(Dialect dialect);
QString readOnlyEnd(Dialect dialect);

/// Whether a text that is longer than its column says is refused.
bool keepsLengths(Dialect dialect);
/// Whether a time without a zone means the one that the server is set to.
bool hasServerZone(Dialect dialect);
/// Whether the fields of a record are looked up by paths, in which a quote cannot be written.
bool findsFieldsByPath(Dialect dialect);

} // namespace intray
