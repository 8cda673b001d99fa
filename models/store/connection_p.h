// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/connection.h"
#include "store/dialect.h"
#include "store/sqlitesession.h"

#include <QHash>
#include <QSqlDatabase>
#include <QSqlQuery>

#include <memory>

namespace intray {

/// Inside the store: a failed statement on its way out. Caught in one place, attempt() in sql.h.
struct SqlFailure
{
    Error error;
};

struct Connection::Private
{
    DatabaseUrl url;
    Dialect dialect = Dialect::Sqlite;
    QSqlDatabase database;
    std::unique_ptr<SqliteSession> session;
    QHash<QString, QSqlQuery> prepared; ///< By the statement's name; all finished between calls.
    int schemaVersion = 0;
    SchemaResult schemaResult = SchemaResult::UpToDate;

    Private() = default;
    ~Private();
    Q_DISABLE_COPY_MOVE(Private)

    /// The named statement, prepared once and kept.
    QSqlQuery &query(const QString &name);
    /// Runs text that cannot or need not be prepared.
    void execute(const QString &text);
    [[noreturn]] void fail(const QSqlError &error) const;
};

} // namespace intray
