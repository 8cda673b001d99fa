// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/other/otherdatabase.h"

#include "store/embedded/endedatonce.h"
#include "store/embedded/sqliterunner.h"
#include "store/embedded/sqlitesession.h"
#include "store/line/drivererror.h"
#include "store/line/mariadblogin.h"
#include "store/line/odbclogin.h"
#include "store/line/postgresqllogin.h"
#include "store/line/postgresqlrunner.h"
#include "store/line/qtsqlrunner.h"
#include "store/line/untilcancelled.h"
#include "store/other/valuetexts.h"

#include <sqlite3.h>

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlField>
#include <QSqlRecord>

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
class SqliteReader final : public SqlRunner
{
public:
    explicit SqliteReader(const QSqlDatabase &database)
        : m_handle(SqliteSession::handleOf(database))
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
        return failureOfSqlite(code, words, sqlite3_system_errno(m_handle));
    }

    sqlite3 *m_handle;
    SqliteRunner m_runner;
    std::atomic_bool m_isInterrupted = false;
    EndedAtOnce m_ended{m_handle, m_isInterrupted};
};

QString freshName()
{
    static std::atomic_int count = 0;
    return QStringLiteral("intray-other-%1").arg(++count);
}

/// What the database said, without what drivers put around it.
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

/// What the database said to the table or query, in a sentence; what is not about it as it is.
Error said(const Error &error, const QString &table)
{
    if (!isOfStatement(error.kind))
        return error;
    const bool isUnfinished = error.kind == Error::Kind::ReadOnly &&
                              error.code != QString::number(SQLITE_READONLY) &&
                              error.detail.contains(QStringLiteral("readonly"));
    if (isUnfinished)
        return {Error::Kind::Invalid,
                Words::tr("Another program left the database unfinished. Open it once with that "
                          "program, then read it again."),
                error.detail};
    const QString sentence =
        table.isEmpty()
            ? Words::tr("The database does not accept the query: %1. It must be one SELECT.")
                  .arg(wordsIn(error))
            : Words::tr("The table “%1” cannot be read: %2.").arg(table, wordsIn(error));
    return {Error::Kind::Invalid, sentence, error.detail};
}

/// Runs `work` and turns a failure of the database into its error.
template <typename Work>
std::invoke_result_t<Work> asked(const QString &table, Work work)
{
    try {
        return work();
    } catch (const SqlFailure &failed) {
        return tl::unexpected<Error>(said(failed.error, table));
    }
}

/// What stands in the query's place within a longer one: a comment at its end must not swallow
/// ours.
QString withoutEnd(QString query)
{
    while (!query.isEmpty() && (query.back() == u';' || query.back().isSpace()))
        query.chop(1);
    return u'\n' + query + u'\n';
}

Outcome<Done> checkFile(const QString &path)
{
    if (!QFileInfo(path).isFile() || !QFileInfo(path).isReadable())
        return failure(Error::Kind::NotFound,
                       Words::tr("The file “%1” cannot be read. Please check its name and whether "
                                 "you may read it.")
                           .arg(path));
    if (!isSqliteFile(path))
        return failure(Error::Kind::Invalid,
                       Words::tr("The file “%1” is no database that Intray can read.").arg(path));
    return Done{};
}

} // namespace

bool isSqliteFile(const QString &path)
{
    QFile file(path);
    return QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) &&
           file.read(16) == QByteArray("SQLite format 3\0", 16);
}

bool namesDatabase(const QString &place)
{
    static const QStringList beginnings{QStringLiteral("sqlite:"), QStringLiteral("postgresql://"),
                                        QStringLiteral("mariadb://"), QStringLiteral("odbc:")};
    return isSqliteFile(place) ||
           std::any_of(beginnings.begin(), beginnings.end(),
                       [&](const QString &beginning) { return place.startsWith(beginning); });
}

OtherDatabase::OtherDatabase(const DatabaseLogin &login, const Cancellation &cancellation)
    : m_login(login)
    , m_cancellation(cancellation)
{
}

OtherDatabase::~OtherDatabase()
{
    const QString name = m_database.connectionName();
    m_ending.reset();
    m_answer.reset();
    m_runner.reset();
    m_database.close();
    m_database = {}; // the last handle must be gone before removeDatabase()
    if (!name.isEmpty())
        QSqlDatabase::removeDatabase(name);
}

Outcome<std::unique_ptr<OtherDatabase>> OtherDatabase::open(const DatabaseLogin &login,
                                                            const Cancellation &cancellation)
{
    if (!login.url.isServer())
        if (const auto checked = checkFile(login.url.path()); !checked)
            return tl::unexpected<Error>(checked.error());
    std::unique_ptr<OtherDatabase> opened(new OtherDatabase(login, cancellation));
    try {
        opened->openDriver();
        opened->m_ending = std::make_unique<UntilCancelled>(
            [runner = opened->m_runner.get()] { runner->interrupt(); }, cancellation);
    } catch (const SqlFailure &failed) {
        return tl::unexpected<Error>(failed.error);
    }
    return opened;
}

void OtherDatabase::openDriver()
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

void OtherDatabase::addDriver(const char *name)
{
    m_database = QSqlDatabase::addDatabase(QString::fromLatin1(name), freshName());
    m_database.setNumericalPrecisionPolicy(QSql::HighPrecision); // decimals as the text they are
    if (!m_database.isValid())
        throw SqlFailure{{Error::Kind::UnsoundDriver,
                          Words::tr("Qt's driver for this kind of database (%1) is not installed.")
                              .arg(QString::fromLatin1(name)),
                          m_database.lastError().text()}};
}

void OtherDatabase::openFile()
{
    addDriver("QSQLITE");
    m_database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
    m_database.setDatabaseName(m_login.url.path());
    if (!m_database.open())
        throw failureOfSqlite(m_database.lastError().nativeErrorCode().toInt(),
                              m_database.lastError().text().trimmed());
    m_runner = std::make_unique<SqliteReader>(m_database);
    m_runner->execute(QStringLiteral("PRAGMA query_only = 1"));
    m_runner->execute(QStringLiteral("PRAGMA trusted_schema = 0"));
    m_runner->execute(QStringLiteral("BEGIN"));
}

void OtherDatabase::openPostgresqlServer()
{
    addDriver("QPSQL");
    openPostgresql(m_database, m_login);
    m_dialect = Dialect::Postgresql;
    m_runner = std::make_unique<PostgresqlRunner>(m_database, patienceForQuery);
    for (const QString &statement : patienceStatements(m_dialect))
        m_runner->execute(statement);
    m_runner->execute(QStringLiteral("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"));
    m_runner->execute(QStringLiteral("SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO'; "
                                     "SET LOCAL bytea_output = 'hex'"));
}

void OtherDatabase::openMariadbServer()
{
    m_dialect = Dialect::Mariadb;
    addDriver("QMYSQL");
    openMariadb(m_database, m_login);
    QSqlQuery query(m_database);
    const bool isKnown = query.exec(QStringLiteral("SELECT CONNECTION_ID()")) && query.next();
    const auto end = [login = m_login, session = isKnown ? query.value(0).toLongLong() : 0] {
        killMariadbQuery(login, session);
    };
    m_runner =
        std::make_unique<QtSqlRunner>(m_database, Dialect::Mariadb, failureOfMariadbQuery, end);
    for (const QString &setting : mariadbSettings(patienceForQuery))
        m_runner->execute(setting);
    // The whole session: what changes tables ends the transaction first.
    m_runner->execute(QStringLiteral("SET SESSION TRANSACTION READ ONLY"));
    m_runner->execute(QStringLiteral("START TRANSACTION"));
}

void OtherDatabase::openOdbcSource()
{
    addDriver("QODBC");
    m_dialect = openOdbc(m_database, m_login);
    m_runner = std::make_unique<QtSqlRunner>(m_database, m_dialect, failureOfOdbcQuery);
    m_runner->execute(isServer(m_dialect)
                          ? QStringLiteral("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY")
                          : QStringLiteral("PRAGMA query_only = 1"));
}

Outcome<Done> OtherDatabase::read(const QString &query)
{
    m_table.clear();
    return begin(query);
}

Outcome<Done> OtherDatabase::begin(const QString &query)
{
    return asked(m_table, [&]() -> Outcome<Done> {
        m_answer.reset();
        if (m_dialect == Dialect::Mariadb)
            return readPrepared(asTexts(query));
        if (m_login.url.engine() == DatabaseUrl::Engine::Odbc)
            return readPrepared(
                QStringLiteral("SELECT * FROM (%1) AS found").arg(withoutEnd(query)));
        return readPrepared(query);
    });
}

Outcome<Done> OtherDatabase::readPrepared(const QString &query)
{
    m_answer = m_runner->query(query);
    m_columns = m_answer->columns();
    if (m_columns.isEmpty())
        return failure(Error::Kind::Invalid,
                       Words::tr("The query gives no columns. It must be one SELECT."));
    return Done{};
}

// As part of another SELECT, because MariaDB runs everything else, a block of statements too, and a
// session may be told to write again. There it keeps the order only where there is a limit, and
// Qt's driver has no words for bits, for years without days and for fine parts of a second.
QString OtherDatabase::asTexts(const QString &query)
{
    constexpr int bits = 16;
    static const QList<int> days{10, 11, 14, 19}; // enum_field_types of the protocol
    static const QList<int> moments{7, 12, 17, 18};
    const QString unlimited =
        QStringLiteral("(%1 LIMIT 18446744073709551615) AS found").arg(withoutEnd(query));
    const QString limited = QStringLiteral("(%1) AS found").arg(withoutEnd(query));
    const QString look = QStringLiteral("SELECT * FROM %1 LIMIT 0");
    QSqlQuery probe(m_database);
    const bool hasNoLimit = probe.prepare(look.arg(unlimited));
    const QString found = hasNoLimit ? unlimited : limited;
    if ((!hasNoLimit && !probe.prepare(look.arg(found))) || !probe.exec())
        throw failureOfMariadbQuery(m_database, probe);
    QStringList parts;
    const QSqlRecord record = probe.record();
    for (int place = 0; place < record.count(); ++place) {
        const QSqlField field = record.field(place);
        const QString name =
            m_database.driver()->escapeIdentifier(field.name(), QSqlDriver::FieldName);
        const int type = field.typeID();
        const QString text = type == bits          ? QStringLiteral("found.%1 + 0")
                             : days.contains(type) ? QStringLiteral("CAST(found.%1 AS CHAR)")
                             : moments.contains(type)
                                 ? QStringLiteral("REPLACE(CAST(found.%1 AS CHAR), ' ', 'T')")
                                 : QStringLiteral("found.%1");
        parts << text.arg(name) + QStringLiteral(" AS ") + name;
    }
    return QStringLiteral("SELECT %1 FROM %2").arg(parts.join(QStringLiteral(", ")), found);
}

Outcome<Done> OtherDatabase::readTable(const QString &name)
{
    m_table = name;
    return begin(QStringLiteral("SELECT * FROM ") +
                 m_database.driver()->escapeIdentifier(name, QSqlDriver::TableName));
}

Outcome<bool> OtherDatabase::next(OtherRow &row)
{
    return asked(m_table, [&]() -> Outcome<bool> {
        if (!m_answer || !m_answer->next())
            return false;
        row = {};
        for (int place = 0; place < m_columns.size(); ++place) {
            const QVariant value = m_answer->valueAt(place);
            row.values << (value.isNull() ? QString() : textOfValue(value));
            if (row.values.constLast().isNull() && value.typeId() == QMetaType::QByteArray &&
                !value.isNull() && row.bytesAt < 0)
                row.bytesAt = place;
        }
        return true;
    });
}

} // namespace intray
