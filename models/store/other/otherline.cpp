// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/other/otherline.h"

#include "store/line/drivererror.h"
#include "store/line/mariadblogin.h"
#include "store/line/odbclogin.h"
#include "store/line/postgresqllogin.h"
#include "store/line/postgresqlrunner.h"
#include "store/line/qtsqlrunner.h"
#include "store/line/sqlite/endedatonce.h"
#include "store/line/sqlite/ownname.h"
#include "store/line/sqlite/sqlitefile.h"
#include "store/line/sqlite/sqliterunner.h"
#include "store/line/sqlite/sqlitesession.h"
#include "store/line/timedopening.h"
#include "store/line/untilcancelled.h"
#include "store/other/otherfile.h"
#include "store/other/schematrust.h"

#include <sqlite3.h>

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSqlError>

#include <atomic>

namespace intray {

using namespace std::chrono_literals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(OtherDatabase)
};

/// A line that is silent for so long is dead; a query may think for a while before its first row.
constexpr std::chrono::milliseconds patienceForQuery = 1h;

/// Ends what SQLite runs on the handle; the flag tells it from a fault.
class FileRunner final : public SqlRunner
{
public:
    explicit FileRunner(const QSqlDatabase &database)
        : m_path(database.databaseName())
        , m_handle(SqliteSession::handleOf(database))
        , m_runner(database, [this](int code, const QString &words) { return judged(code, words); })
    {
        sqlite3_busy_timeout(m_handle, 3000);
    }

    std::unique_ptr<SqlAnswer> run(const QString &name, const Bindings &bindings) override
    {
        return m_runner.run(name, bindings);
    }
    std::unique_ptr<SqlAnswer> runText(const QString &text, const Bindings &bindings) override
    {
        return m_runner.runText(text, bindings);
    }
    void execute(const QString &text) override { m_runner.execute(text); }
    std::unique_ptr<SqlAnswer> query(const QString &text) override { return m_runner.query(text); }
    void interrupt() override
    {
        m_isInterrupted = true;
        sqlite3_interrupt(m_handle);
    }

private:
    SqlFailure judged(int code, const QString &words) const
    {
        if (m_isInterrupted)
            return {{Error::Kind::Cancelled, cancelledSentence(), words}};
        return failureOfFile(m_path, code, words, sqlite3_system_errno(m_handle));
    }

    const QString m_path;
    sqlite3 *m_handle;
    SqliteRunner m_runner;
    std::atomic_bool m_isInterrupted = false;
    EndedAtOnce m_ended{m_handle, m_isInterrupted};
};

} // namespace

QString wordsIn(const Error &error)
{
    static const QRegularExpression around(
        QStringLiteral("^ERROR: *|\\s*QMYSQL\\d?: .*$| \\([0-9A-Z]+\\)$"));
    return error.detail.section(u'\n', 0, 0).remove(around).remove(around).trimmed();
}

bool isOfStatement(Error::Kind kind)
{
    return kind == Error::Kind::Broken || kind == Error::Kind::Invalid ||
           kind == Error::Kind::NotFound || kind == Error::Kind::NotPermitted ||
           kind == Error::Kind::ReadOnly;
}

OtherLine::OtherLine(const DatabaseLogin &login, Use use)
    : m_login(login)
    , m_use(use)
{
}

OtherLine::~OtherLine()
{
    m_ending.reset();
    m_runner.reset();
    discard(m_database);
}

Outcome<std::unique_ptr<OtherLine>> OtherLine::open(const DatabaseLogin &login, Use use,
                                                    const Cancellation &cancellation)
{
    DatabaseLogin own = login;
    if (!login.url.isServer()) {
        if (const auto checked = checkFile(login.url.path()); !checked)
            return tl::unexpected<Error>(checked.error());
        if (const auto reason = reasonAgainstName(login.url.path()); reason && use == Use::Writing)
            return tl::unexpected<Error>(*reason);
        own.url = DatabaseUrl::sqlite(ownNameOf(login.url.path()));
    }
    std::unique_ptr<OtherLine> opened(new OtherLine(own, use));
    try {
        opened->openDriver();
        opened->m_ending = std::make_unique<UntilCancelled>(
            [runner = opened->m_runner.get()] { runner->interrupt(); }, cancellation);
    } catch (const SqlFailure &failed) {
        return tl::unexpected<Error>(failed.error);
    }
    return opened;
}

void OtherLine::openDriver()
{
    switch (m_login.url.engine()) {
    case DatabaseUrl::Engine::Sqlite:
        return openFile();
    case DatabaseUrl::Engine::Postgresql:
        return openPostgresqlServer();
    case DatabaseUrl::Engine::Mariadb:
        return openMariadbServer();
    case DatabaseUrl::Engine::Odbc:
        return openOdbcSource();
    }
}

// Decimals stay the text that they are.
void OtherLine::use(const QSqlDatabase &handle)
{
    m_database = handle;
    m_database.setNumericalPrecisionPolicy(QSql::HighPrecision);
}

/// No record may be as large, and a strange file's view could ask for all memory there is.
static constexpr int mostBytesOfValue = 64 * 1024 * 1024;

void OtherLine::openFile()
{
    use(freshHandle("QSQLITE"));
    if (m_use == Use::Reading)
        m_database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
    m_database.setDatabaseName(m_login.url.path());
    if (!m_database.open())
        throw failureOfFile(m_login.url.path(), m_database.lastError().nativeErrorCode().toInt(),
                            m_database.lastError().text().trimmed());
    m_runner = std::make_unique<FileRunner>(m_database);
    sqlite3 *handle = SqliteSession::handleOf(m_database);
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, mostBytesOfValue);
    trustOnlyHarmless(handle);
    m_runner->execute(QStringLiteral("PRAGMA foreign_keys = 1"));
    if (m_use == Use::Writing)
        return;
    m_runner->execute(QStringLiteral("PRAGMA query_only = 1"));
    m_runner->execute(QStringLiteral("BEGIN"));
}

void OtherLine::openPostgresqlServer()
{
    use(openPostgresql(m_login));
    m_dialect = Dialect::Postgresql;
    m_runner = std::make_unique<PostgresqlRunner>(m_database, patienceForQuery);
    for (const QString &statement : patienceStatements(m_dialect))
        m_runner->execute(statement);
    if (m_use == Use::Writing)
        return;
    m_runner->execute(QStringLiteral("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"));
    m_runner->execute(QStringLiteral("SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO'; "
                                     "SET LOCAL bytea_output = 'hex'"));
}

void OtherLine::openMariadbServer()
{
    m_dialect = Dialect::Mariadb;
    use(freshHandle("QMYSQL"));
    openMariadb(m_database, m_login);
    const auto end = [login = m_login, session = mariadbNumber(m_database, "CONNECTION_ID()")] {
        killMariadbQuery(login, session);
    };
    m_runner =
        std::make_unique<QtSqlRunner>(m_database, Dialect::Mariadb, failureOfMariadbQuery, end);
    for (const QString &setting : mariadbSettings(patienceForQuery))
        m_runner->execute(setting);
    if (m_use == Use::Writing)
        return;
    // The whole session: what changes tables ends the transaction first.
    m_runner->execute(QStringLiteral("SET SESSION TRANSACTION READ ONLY"));
    m_runner->execute(QStringLiteral("START TRANSACTION"));
}

void OtherLine::openOdbcSource()
{
    use(openOdbc(m_login));
    m_dialect = dialectOfOdbc(m_database);
    m_runner = std::make_unique<QtSqlRunner>(m_database, m_dialect, failureOfOdbcQuery);
    if (!isServer(m_dialect))
        m_runner->execute(QStringLiteral("PRAGMA foreign_keys = 1"));
    if (m_use == Use::Writing)
        return;
    m_runner->execute(isServer(m_dialect)
                          ? QStringLiteral("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY")
                          : QStringLiteral("PRAGMA query_only = 1"));
}

} // namespace intray
