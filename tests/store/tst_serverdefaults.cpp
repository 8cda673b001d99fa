// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/serverground.h"
#include "support/mariaserver.h"
#include "support/pgbouncer.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

#include <QUrl>

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

/// What an administrator has set for the server, the database or a login, for other programs: work
/// goes on as ever, or a sentence names the setting.
class ServerDefaults : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void workGoesOnAsEver_data();
    void workGoesOnAsEver();
    void itGoesOnWhenThePoolerHandsOverAnotherSession();
    void whatCannotBeSetIsNamed();
    void whatForbidsChangesIsNamed_data();
    void whatForbidsChangesIsNamed();
    void aLibraryThatIsNotThereIsNamed();
    void aBinaryLogOfStatementsIsNamed();
    void anOlderServerIsNotSetUp();
    void aWideCharacterSetIsNotSetUp();
    void aDatabaseOfAnotherEncodingIsNotSetUp_data();
    void aDatabaseOfAnotherEncodingIsNotSetUp();
    void largeObjectsThatAreThereAreNamedAtInit();
    void aReadingGoesOnWhenAnUpgradeChangesItsView();

private:
    struct Office
    {
        std::unique_ptr<ServerGround> ground;
        std::unique_ptr<PgBouncer> pooler;
        std::unique_ptr<Connection> importing;
    };
    Office &office(const QString &engine) { return m_offices[engine]; }
    void open(const QString &engine);
    void fill(const QString &engine);
    static QString workedBy(Connection &connection);

    std::map<QString, Office> m_offices;
};

void ServerDefaults::open(const QString &engine)
{
    Office &one = office(engine);
    one.ground = ServerGround::on(engine);
    one.ground->welcome(u"clerk"_s, {Role::Clerk});
    one.ground->welcome(u"importer"_s, {Role::Importer});
    one.importing = one.ground->connect(u"importer"_s);
    valueOf(Store(*one.importing, {}).addQueue(queueNamed(u"work"_s)));
}

void ServerDefaults::initTestCase()
{
    open(u"postgresql"_s);
    open(u"mariadb"_s);
    Office &pooled = office(u"postgresql"_s);
    pooled.pooler = std::make_unique<PgBouncer>(postgresOf(*pooled.ground));
}

void ServerDefaults::fill(const QString &engine)
{
    Store importer(*office(engine).importing, {});
    for (int n = 0; n < 3; ++n)
        valueOf(importer.addItem(u"work"_s, newItem(newId())));
}

/// What comes of a piece of work as a clerk does it: what it says, or the error.
QString ServerDefaults::workedBy(Connection &connection)
{
    Store store(connection, connection.identityFor({}));
    const auto claim = store.claimNext({u"work"_s}, 2);
    if (!claim)
        return claim.error().sentence + claim.error().detail;
    const ItemId item = claim->items.constFirst().id;
    const auto draft = store.saveDraft(item, claim->lock, 1, {{u"city"_s, u"o'\\slo"_s}});
    const auto mine = store.mine();
    const auto done = store.finish(item, claim->lock, Disposition::complete());
    const auto rest = store.finishAll(claim->lock, Disposition::returnLater());
    const auto history = store.history(item);
    ItemQuery query;
    query.queue = u"work"_s;
    const auto page = store.page(query, {});
    const auto status = store.status(u"work"_s);
    QStringList said;
    for (const auto &error : {draft ? Error{} : draft.error(), mine ? Error{} : mine.error(),
                              done ? Error{} : done.error(), rest ? Error{} : rest.error(),
                              history ? Error{} : history.error(), page ? Error{} : page.error(),
                              status ? Error{} : status.error()})
        if (!error.sentence.isEmpty())
            said << error.sentence + error.detail;
    if (!said.isEmpty())
        return said.join(u'\n');
    return u"%1 claimed, %2 mine, %3 events, page of %4, %5 queue"_s.arg(claim->items.size())
        .arg(mine->size())
        .arg(history->size())
        .arg(page->items.size() > 1)
        .arg(status->size());
}

void ServerDefaults::workGoesOnAsEver_data()
{
    QTest::addColumn<QString>("engine");
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("usual");
    for (const char *setting :
         {"default_transaction_isolation = 'serializable'",
          "default_transaction_isolation = 'repeatable read'", "row_security = off",
          "default_transaction_deferrable = on", "search_path = intray",
          "quote_all_identifiers = on", "standard_conforming_strings = off",
          "transform_null_equals = on", "gin_fuzzy_search_limit = 1", "DateStyle = 'SQL, DMY'",
          "IntervalStyle = 'sql_standard'", "TimeZone = 'Asia/Tokyo'", "bytea_output = 'escape'",
          "array_nulls = off", "client_min_messages = 'debug5'", "lc_messages = 'C'"})
        QTest::newRow(setting) << u"postgresql"_s
                               << u"ALTER DATABASE intray SET "_s + QLatin1StringView(setting)
                               << u"ALTER DATABASE intray RESET "_s +
                                      QString::fromLatin1(setting).section(u' ', 0, 0);
    for (const char *setting : {"autocommit = 0",
                                "sql_safe_updates = 1",
                                "completion_type = CHAIN",

                                "tx_isolation = 'SERIALIZABLE'",
                                "tx_read_only = 1",
                                "foreign_key_checks = 0",
                                "unique_checks = 0",
                                "check_constraint_checks = 0",
                                "sql_auto_is_null = 1",
                                "sql_big_selects = 0",
                                "max_join_size = 1",
                                "sql_select_limit = 1",
                                "time_zone = '-11:00'",
                                "sql_mode = 'ORACLE'",
                                "group_concat_max_len = 4",
                                "innodb_lock_wait_timeout = 1",
                                "max_sort_length = 64",
                                "div_precision_increment = 0",
                                "default_regex_flags = 'DOTALL,EXTENDED'",
                                "lc_messages = 'de_DE'",
                                "max_recursive_iterations = 1",
                                "innodb_strict_mode = 0",
                                "updatable_views_with_limit = 'NO'",
                                "wait_timeout = 1"})
        QTest::newRow(setting) << u"mariadb"_s << u"SET GLOBAL "_s + QLatin1StringView(setting)
                               << u"SET GLOBAL %1 = DEFAULT"_s.arg(
                                      QString::fromLatin1(setting).section(u' ', 0, 0));
}

static const QString usually = u"2 claimed, 2 mine, 3 events, page of 1, 1 queue"_s;

void ServerDefaults::workGoesOnAsEver()
{
    QFETCH(QString, engine);
    QFETCH(QString, setting);
    QFETCH(QString, usual);
    fill(engine);
    const ServerGround &ground = *office(engine).ground;
    ground.sql(setting);
    const auto connection = Connection::open(ground.login(u"clerk"_s), OpenMode::Existing);
    const QString said = connection ? workedBy(**connection) : connection.error().detail;
    ground.sql(usual);
    QCOMPARE(said, usually);
}

/// The session that was there when the line was opened is gone; the new one has other defaults.
void ServerDefaults::itGoesOnWhenThePoolerHandsOverAnotherSession()
{
    const QString engine = u"postgresql"_s;
    fill(engine);
    Office &pooled = office(engine);
    const auto connection =
        pooled.ground->connect(pooled.ground->login(u"clerk"_s, pooled.pooler->port()));
    QCOMPARE(workedBy(*connection), usually);
    fill(engine);
    for (const QString &setting :
         {u"row_security = off"_s, u"default_transaction_isolation = 'serializable'"_s,
          u"quote_all_identifiers = on"_s, u"standard_conforming_strings = off"_s})
        pooled.ground->sql(u"ALTER ROLE clerk SET "_s + setting);
    for (const QString &session : pooled.ground->sessions(u"clerk"_s))
        pooled.ground->sql(u"SELECT pg_terminate_backend(%1, 10000)"_s.arg(session));
    QCOMPARE(workedBy(*connection), usually);
    const auto later =
        pooled.ground->connect(pooled.ground->login(u"clerk"_s, pooled.pooler->port()));
    fill(engine);
    const QString said = workedBy(*later);
    pooled.ground->sql(u"ALTER ROLE clerk RESET ALL"_s);
    QCOMPARE(said, usually);
}

void ServerDefaults::whatCannotBeSetIsNamed()
{
    const ServerGround &ground = *office(u"postgresql"_s).ground;
    ground.sql(u"ALTER ROLE clerk SET session_replication_role = 'replica'"_s);
    const auto opened = Connection::open(ground.login(u"clerk"_s), OpenMode::Existing);
    ground.sql(u"ALTER ROLE clerk RESET ALL"_s);
    QVERIFY(!opened);
    QVERIFY2(opened.error().sentence.contains(u"session_replication_role = replica"_s),
             qPrintable(opened.error().sentence + opened.error().detail));
}

void ServerDefaults::whatForbidsChangesIsNamed_data()
{
    QTest::addColumn<QString>("engine");
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("usual");
    QTest::addColumn<QString>("named");
    QTest::newRow("a login of PostgreSQL")
        << u"postgresql"_s << u"ALTER ROLE clerk SET default_transaction_read_only = on"_s
        << u"ALTER ROLE clerk RESET ALL"_s << u"default_transaction_read_only"_s;
    QTest::newRow("a server of MariaDB") << u"mariadb"_s << u"SET GLOBAL read_only = 1"_s
                                         << u"SET GLOBAL read_only = 0"_s << u"setting read_only"_s;
}

/// Somebody wants it so, and only the server's administrator knows who.
void ServerDefaults::whatForbidsChangesIsNamed()
{
    QFETCH(QString, engine);
    QFETCH(QString, setting);
    QFETCH(QString, usual);
    QFETCH(QString, named);
    const ServerGround &ground = *office(engine).ground;
    fill(engine);
    ground.sql(setting);
    const auto connection = ground.connect(u"clerk"_s);
    const auto claim = Store(*connection, {}).claimNext({u"work"_s});
    ground.sql(usual);
    QCOMPARE(errorIn(claim).kind, Error::Kind::ReadOnly);
    QVERIFY2(errorIn(claim).sentence.contains(named), qPrintable(errorIn(claim).sentence));
}

void ServerDefaults::aLibraryThatIsNotThereIsNamed()
{
    const ServerGround &ground = *office(u"postgresql"_s).ground;
    ground.sql(u"ALTER ROLE clerk SET session_preload_libraries = 'nowhere'"_s);
    const auto opened = Connection::open(ground.login(u"clerk"_s), OpenMode::Existing);
    ground.sql(u"ALTER ROLE clerk RESET ALL"_s);
    QVERIFY(!opened);
    QVERIFY2(opened.error().sentence.contains(u"session_preload_libraries"_s),
             qPrintable(opened.error().sentence + opened.error().detail));
}

/// Often enough that the session keeps it.
void ServerDefaults::aReadingGoesOnWhenAnUpgradeChangesItsView()
{
    const ServerGround &ground = *office(u"postgresql"_s).ground;
    const auto connection = ground.connect(u"importer"_s);
    Store store(*connection, {});
    for (int i = 0; i < 8; ++i)
        valueOf(store.queues());
    const auto made = ground.sql(u"SELECT pg_get_viewdef('intray.queue_row')"_s);
    ground.sql(u"CREATE OR REPLACE VIEW intray.queue_row WITH (security_invoker = true) AS "
               "SELECT its.*, 1 AS added FROM (%1) AS its"_s.arg(made.trimmed().chopped(1)));
    const auto queues = store.queues();
    QVERIFY2(queues, qPrintable(queues ? QString() : queues.error().detail));
    QVERIFY(!queues->isEmpty());
}

void ServerDefaults::anOlderServerIsNotSetUp()
{
    const MariaServer server({.settings = {u"version = 10.6.18-MariaDB"_s}});
    server.sql(u"CREATE DATABASE old CHARACTER SET utf8mb4"_s);
    const QString socket = QString::fromLatin1(QUrl::toPercentEncoding(server.socketPath()));
    const auto url = DatabaseUrl::fromText(
        u"mariadb://%1@/old?unix_socket=%2"_s.arg(server.superuser(), socket));
    const auto opened = Connection::open(valueOf(url), OpenMode::AddTables);
    QVERIFY(!opened);
    QVERIFY2(opened.error().sentence.contains(u"10.6.18-MariaDB"_s) &&
                 opened.error().sentence.contains(u"needs 10.7 or newer"_s),
             qPrintable(opened.error().sentence + opened.error().detail));
    QCOMPARE(server.sql(u"SHOW TABLES"_s, u"old"_s), QString());
}

void ServerDefaults::aWideCharacterSetIsNotSetUp()
{
    const ServerGround &ground = *office(u"mariadb"_s).ground;
    ground.sql(u"CREATE DATABASE wide CHARACTER SET ucs2"_s);
    ground.sql(u"GRANT ALL ON wide.* TO clerk"_s);
    DatabaseLogin login = ground.login(u"clerk"_s);
    login.url = valueOf(DatabaseUrl::fromText(login.url.text().replace(u"/intray"_s, u"/wide"_s)));
    const auto opened = Connection::open(login, OpenMode::AddTables);
    ground.sql(u"DROP DATABASE wide"_s);
    QVERIFY(!opened);
    QVERIFY2(opened.error().sentence.contains(u"ucs2"_s),
             qPrintable(opened.error().sentence + opened.error().detail));
}

/// At the isolation that Intray needs, MariaDB writes no statements into its log.
void ServerDefaults::aBinaryLogOfStatementsIsNamed()
{
    const auto ground = ServerGround::on(
        u"mariadb"_s, {u"log_bin = log"_s, u"log_bin_trust_function_creators = 1"_s});
    ground->welcome(u"anna"_s, {Role::Clerk});
    ground->sql(u"SET GLOBAL binlog_format = 'STATEMENT'"_s);
    const auto opened = Connection::open(ground->login(u"anna"_s), OpenMode::Existing);
    QVERIFY(!opened);
    QVERIFY2(opened.error().sentence.contains(u"binlog_format = STATEMENT"_s),
             qPrintable(opened.error().sentence + opened.error().detail));
}

void ServerDefaults::aDatabaseOfAnotherEncodingIsNotSetUp_data()
{
    QTest::addColumn<QString>("encoding");
    QTest::newRow("no encoding") << u"SQL_ASCII"_s;
    QTest::newRow("Western Europe") << u"LATIN1"_s;
}

void ServerDefaults::aDatabaseOfAnotherEncodingIsNotSetUp()
{
    QFETCH(QString, encoding);
    const PostgresServer &server = postgresOf(*office(u"postgresql"_s).ground);
    server.sql(
        u"CREATE DATABASE old_%1 ENCODING '%1' LOCALE 'C' TEMPLATE template0"_s.arg(encoding));
    const QString socket = QString::fromLatin1(QUrl::toPercentEncoding(server.socketFolder()));
    const auto url = DatabaseUrl::fromText(u"postgresql://postgres@%1:%2/old_%3"_s.arg(
        socket, QString::number(server.port()), encoding.toLower()));
    const auto opened = Connection::open(valueOf(url), OpenMode::AddTables);
    QVERIFY(!opened);
    QVERIFY2(opened.error().sentence.contains(encoding) &&
                 opened.error().sentence.contains(u"UTF8"_s),
             qPrintable(opened.error().sentence + opened.error().detail));
    QCOMPARE(server
                 .sql(u"SELECT count(*) FROM pg_namespace WHERE nspname = 'intray'"_s,
                      u"old_"_s + encoding.toLower())
                 .trimmed(),
             u"0"_s);
}

/// Anybody may have stored one before a superuser comes, who then cannot know whether it is needed.
void ServerDefaults::largeObjectsThatAreThereAreNamedAtInit()
{
    const PostgresServer &server = postgresOf(*office(u"postgresql"_s).ground);
    const auto warningsOfInit = [&](const QString &name, bool isPlanted) {
        server.sql(u"CREATE DATABASE %1 TEMPLATE template0"_s.arg(name));
        if (isPlanted)
            server.sql(u"SELECT lo_creat(-1)"_s, name);
        const QString socket = QString::fromLatin1(QUrl::toPercentEncoding(server.socketFolder()));
        const auto url = DatabaseUrl::fromText(
            u"postgresql://postgres@%1:%2/%3"_s.arg(socket, QString::number(server.port()), name));
        const auto opened = Connection::open(valueOf(url), OpenMode::AddTables);
        return opened ? (*opened)->server().warnings.join(u' ') : opened.error().sentence;
    };
    const QString planted = warningsOfInit(u"planted"_s, true);
    QVERIFY2(planted.contains(u"large objects"_s) && planted.contains(u"because 1"_s),
             qPrintable(planted));
    QVERIFY(!warningsOfInit(u"bare"_s, false).contains(u"large objects"_s));
}

INTRAY_TEST_GUILESS_MAIN(ServerDefaults)
#include "tst_serverdefaults.moc"
