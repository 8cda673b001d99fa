// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/text/dialect.h"

#include <QList>
#include <QString>

namespace intray {

/// One statement of a .sql file. A file holds one, named after the file, or several, each behind a
/// line "-- name: NAME".
struct SqlStatement
{
    QString name;
    QString file; ///< Below sql/, such as "sqlite/schema/12_item.sql".
    QString text; ///< Without its comment lines.
};

/// The text of the statement that this dialect runs by this name: its own, else the shared one.
/// Shared statements name Intray's schema; it is left out where there is none. An unknown name
/// ends the program: a test looks every name up.
QString statementText(Dialect dialect, const QString &name);
/// All statements that this dialect can run by name: the shared ones, then its own, which replace
/// shared ones of the same name.
QList<SqlStatement> namedStatements(Dialect dialect);

/// What makes the newest schema in an empty database, in order.
QList<SqlStatement> schemaStatements(Dialect dialect);

/// One step from an older schema to a newer one.
struct Migration
{
    int version = 0;
    QString name;
    QList<SqlStatement> statements;
};

/// All migrations of the dialect, oldest first.
QList<Migration> migrations(Dialect dialect);
/// The versions that the schema has had, oldest first; the last one is that of a new database.
QList<int> schemaVersions(Dialect dialect);
/// What is made anew whenever the schema was made or upgraded: the functions in the database, with
/// what they read where nobody may select, then who may call them.
QList<SqlStatement> functionsAndRights(Dialect dialect);
/// What stands around a statement that is a procedure of MariaDB's (readings.h).
SqlStatement readingFrame();
/// What stands around each verb's function on MariaDB (verbprocedures.h).
SqlStatement callingFrame();

} // namespace intray
