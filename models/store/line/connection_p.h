// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/connection.h"
#include "store/line/sqlite/sqlitesession.h"
#include "store/line/sqlrunner.h"
#include "store/text/dialect.h"

#include <QHash>
#include <QSet>
#include <QSqlDatabase>

#include <memory>

namespace intray {

struct Connection::Private
{
    DatabaseLogin login;
    Dialect dialect = Dialect::Sqlite;
    QSqlDatabase database;
    std::unique_ptr<SqliteSession> session; ///< With SQLite's own driver only.
    std::unique_ptr<SqlRunner> runner;
    int schemaVersion = 0;
    SchemaResult schemaResult = SchemaResult::UpToDate;
    ServerFacts facts;
    bool isToBeLeft = false;            ///< It cannot be written to, but another server may.
    QHash<QString, bool> adoptedQueues; ///< Whether a queue is in an adopted table, where asked.
    QSet<QByteArray> tableVerbs;        ///< Asked of adopted_call at once (MariaDB).
    int carefulCalls = 0; ///< How many calls go to the careful function at once (MariaDB).

    explicit Private(DatabaseLogin way)
        : login(std::move(way))
    {
    }
    ~Private();
    Q_DISABLE_COPY_MOVE(Private)

    /// Runs text that cannot or need not be prepared.
    void execute(const QString &text) { runner->execute(text); }
};

} // namespace intray
