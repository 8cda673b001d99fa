// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/cancellation.h"
#include "store/line/databaselogin.h"
#include "store/line/sqlrunner.h"
#include "store/text/dialect.h"

#include <QSqlDatabase>

#include <memory>

namespace intray {

class UntilCancelled;

/// The open line to a database that need not be Intray's. Lives in one thread and blocks.
class OtherLine
{
public:
    /// What it is for. To read: a file is opened to be read, and a server is told that the session,
    /// or the transaction that has begun, only reads. To write: no transaction has begun yet.
    enum class Use { Reading, Writing };

    /// Whatever it runs ends once `cancellation` is told, where the driver can. Errors of opening
    /// as Connection::open(); NotFound: no such file. Invalid: a file that is no SQLite database.
    static Outcome<std::unique_ptr<OtherLine>> open(const DatabaseLogin &login, Use use,
                                                    const Cancellation &cancellation = {});
    ~OtherLine();
    Q_DISABLE_COPY_MOVE(OtherLine)

    const DatabaseLogin &login() const { return m_login; }
    Use use() const { return m_use; }
    bool isOdbc() const { return m_login.url.engine() == DatabaseUrl::Engine::Odbc; }
    Dialect dialect() const { return m_dialect; }
    const QSqlDatabase &database() const { return m_database; }
    SqlRunner &runner() { return *m_runner; }

private:
    OtherLine(const DatabaseLogin &login, Use use);
    void openDriver();
    void openFile();
    void openPostgresqlServer();
    void openMariadbServer();
    void openOdbcSource();
    void use(const QSqlDatabase &handle);

    const DatabaseLogin m_login;
    const Use m_use;
    QSqlDatabase m_database;
    Dialect m_dialect = Dialect::Sqlite;
    std::unique_ptr<SqlRunner> m_runner;
    std::unique_ptr<UntilCancelled> m_ending;
};

/// What the database said, without what drivers put around it.
QString wordsIn(const Error &error);
/// Whether the error is about what was asked for, and not about the line or the server.
bool isOfStatement(Error::Kind kind);

} // namespace intray
