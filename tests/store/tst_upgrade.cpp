// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/schema.h"
#include "store/text/statements.h"
#include "support/testclass.h"
#include "upgradeground.h"

#include <QProcess>
#include <QSqlError>
#include <QSqlQuery>

#include <atomic>
#include <thread>
#include <vector>

using namespace intray;
using namespace Qt::StringLiterals;

/// Databases of other versions than this program's: how they are upgraded, by whom, and when not.
class Upgrade : public QObject, private UpgradeGround
{
    Q_OBJECT

private slots:
    void initTestCase();
    void initTestCase_data();
    void init();

    void aNewDatabaseBeginsWithVersionOne();
    void anUpgradedDatabaseIsLikeAFreshOne();
    void functionsOfBeforeAreReplacedWhateverTheyAnswered();
    void aFailureNamesItsStatement();
    void aBrokenOffUpgradeIsFinished();
    void anUpgradeThatIsKilledInTheMiddleIsUndoneOrFinished();
    void twoWhoUpgradeAtOnceBothSucceed();
    void manyWhoUpgradeAFileAtOnceAllSucceed();
    void nobodyBarsAnUpgradeByALock();
    void aDatabaseThatIsNotUpgradedYetSaysHow();
    void aNewerDatabaseIsLeftAlone();
    void anUnreleasedDatabaseIsRefused();
    void whatIsNotIntraysIsLeftAlone();
    void anInitThatWasKilledSaysHowToGoOn();
    void whoeverSetItUpUpgradesItWithoutBeingSuperuser();
    void aStrangerIsToldSo();

private:
    QStringList catalogueOfNextVersion();
    QList<SqlStatement> stepsOfNextVersion() const;
    std::unique_ptr<QProcess> upgrader() const;
    void stopInTheMiddle();
    bool isInTheMiddle() { return whoWaits().size() == 1; }
    QStringList whoWaits() const;
    void goOn();
    void end(QProcess &upgrader);

    std::unique_ptr<QSqlDatabase> m_stop;
};

void Upgrade::initTestCase()
{
    NextVersion::putAside();
}

void Upgrade::initTestCase_data()
{
    addRowsOnly({u"sqlite"_s, u"postgresql"_s, u"mariadb"_s});
}

void Upgrade::init()
{
    goOn();
    begin();
}

void Upgrade::aNewDatabaseBeginsWithVersionOne()
{
    const auto made = opened();
    QCOMPARE(made->schemaResult(), SchemaResult::Created);
    QCOMPARE(made->schemaVersion(), 1);
    QCOMPARE(version(), 1);
}

QStringList Upgrade::catalogueOfNextVersion()
{
    const NextVersion next;
    opened();
    const QStringList fresh = catalogue();
    m_ground->clear();
    return fresh;
}

QList<SqlStatement> Upgrade::stepsOfNextVersion() const
{
    const NextVersion next;
    return migrations(dialect()).constLast().statements;
}

void Upgrade::anUpgradedDatabaseIsLikeAFreshOne()
{
    const QStringList fresh = catalogueOfNextVersion();
    opened();
    const NextVersion next;
    const auto upgraded = opened();
    QCOMPARE(upgraded->schemaResult(), SchemaResult::Upgraded);
    QCOMPARE(upgraded->schemaVersion(), newestSchemaVersion(dialect()));
    compareCatalogues(catalogue(), fresh);
}

void Upgrade::functionsOfBeforeAreReplacedWhateverTheyAnswered()
{
    if (m_engine == u"sqlite"_s)
        QSKIP("A file has no functions.");
    opened();
    if (dialect() == Dialect::Mariadb) {
        run(u"DROP FUNCTION who_am_i"_s);
        run(u"CREATE FUNCTION who_am_i(n INT) RETURNS INT RETURN n"_s);
    } else {
        run(u"DROP FUNCTION intray.seen_queue"_s);
        run(u"CREATE FUNCTION intray.seen_queue(queue text, now timestamptz) RETURNS integer "
            "LANGUAGE sql AS 'SELECT 1'"_s);
        run(u"ALTER FUNCTION intray.seen_queue OWNER TO intray_owner"_s);
    }
    const NextVersion next;
    QCOMPARE(upgrade(), SchemaResult::Upgraded);
}

void Upgrade::aFailureNamesItsStatement()
{
    opened();
    run(named(u"CREATE TABLE %1trial (something INTEGER)"_s));
    const NextVersion next;
    const Error error = errorIn(open());
    QVERIFY2(error.detail.contains(m_engine + u"/migrations/9999_trial.sql"_s),
             qPrintable(error.detail));
    QCOMPARE(version(), 1);
    run(named(u"DROP TABLE %1trial"_s));
    QCOMPARE(upgrade(), SchemaResult::Upgraded);
}

void Upgrade::aBrokenOffUpgradeIsFinished()
{
    if (migratesInTransaction(dialect()))
        QSKIP("A half-made upgrade is undone here.");
    const QStringList fresh = catalogueOfNextVersion();
    const QList<SqlStatement> steps = stepsOfNextVersion();
    for (qsizetype done = 1; done <= steps.size(); ++done) {
        m_ground->clear();
        opened();
        const NextVersion next;
        for (const SqlStatement &step : steps.first(done))
            run(step.text);
        QCOMPARE(upgrade(), SchemaResult::Upgraded);
        compareCatalogues(catalogue(), fresh);
    }
}

/// A process of its own, which is the next version.
std::unique_ptr<QProcess> Upgrade::upgrader() const
{
    auto process = std::make_unique<QProcess>();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"INTRAY_PASSWORD"_s, m_ground->login().password.forDriver());
    process->setProcessEnvironment(environment);
    process->setProcessChannelMode(QProcess::ForwardedChannels);
    process->start(QStringLiteral(UPGRADER), {m_ground->login().url.text()});
    return process;
}

/// From here on the trial stops when it changes the queues: behind its first new column, in front
/// of its table. In a file it never goes on.
void Upgrade::stopInTheMiddle()
{
    valueOf(Store(*opened(), {}).addQueue(queueNamed(u"work"_s)));
    const QHash<QString, QStringList> texts{
        {u"sqlite"_s,
         {u"CREATE VIEW endless AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM "
          u"n) "
          "SELECT count(*) AS n FROM n"_s,
          u"CREATE TRIGGER stop AFTER UPDATE ON queue BEGIN SELECT n FROM endless; END"_s}},
        {u"postgresql"_s,
         {u"CREATE FUNCTION public.stop() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM "
          "pg_catalog.pg_advisory_xact_lock(7); RETURN NULL; END'"_s,
          u"CREATE TRIGGER stop BEFORE UPDATE ON intray.queue FOR EACH STATEMENT EXECUTE FUNCTION "
          "public.stop()"_s}},
        {u"mariadb"_s,
         {u"CREATE TRIGGER stop BEFORE UPDATE ON queue_all FOR EACH ROW SET @stopped = "
          "GET_LOCK('stop', 600)"_s}}};
    for (const QString &text : texts.value(m_engine))
        run(text);
    m_stop = std::make_unique<QSqlDatabase>(m_ground->bare());
    const QHash<QString, QString> holds{{u"sqlite"_s, u"PRAGMA busy_timeout = 0"_s},
                                        {u"postgresql"_s, u"SELECT pg_advisory_lock(7)"_s},
                                        {u"mariadb"_s, u"SELECT GET_LOCK('stop', 0)"_s}};
    QVERIFY(QSqlQuery(*m_stop).exec(holds.value(m_engine)));
}

/// Sessions that wait for another one; in a file somebody who writes in it.
QStringList Upgrade::whoWaits() const
{
    if (dialect() == Dialect::Postgresql)
        return lines(u"SELECT DISTINCT pid FROM pg_locks WHERE NOT granted"_s);
    if (dialect() == Dialect::Mariadb)
        return lines(u"SELECT id FROM information_schema.processlist WHERE command = 'Query' AND "
                     "(state = 'User lock' OR state LIKE 'Waiting for%')"_s);
    if (!QSqlQuery(*m_stop).exec(u"BEGIN IMMEDIATE"_s))
        return {u"somebody"_s};
    QSqlQuery(*m_stop).exec(u"ROLLBACK"_s);
    return {};
}

void Upgrade::goOn()
{
    if (m_stop)
        m_stop->close();
    m_stop.reset();
}

/// The server notices in its own time that nobody is at the other end; here it does at once.
void Upgrade::end(QProcess &upgrader)
{
    upgrader.kill();
    QVERIFY(upgrader.waitForFinished());
    for (const QString &session : dialect() == Dialect::Sqlite ? QStringList() : whoWaits())
        lines(dialect() == Dialect::Mariadb
                  ? u"KILL %1"_s.arg(session)
                  : u"SELECT pg_terminate_backend(%1, 60000)"_s.arg(session));
    QTRY_VERIFY(whoWaits().isEmpty());
}

void Upgrade::anUpgradeThatIsKilledInTheMiddleIsUndoneOrFinished()
{
    const QStringList fresh = catalogueOfNextVersion();
    stopInTheMiddle();
    const QStringList before = catalogue();
    const auto killed = upgrader();
    QTRY_VERIFY(isInTheMiddle());
    end(*killed);
    QCOMPARE(version(), 1);
    if (migratesInTransaction(dialect()))
        compareCatalogues(catalogue(), before);
    QCOMPARE(opened(OpenMode::Existing)->schemaVersion(), 1);
    goOn();
    run(m_engine == u"postgresql"_s ? u"DROP TRIGGER stop ON intray.queue"_s
                                    : u"DROP TRIGGER stop"_s);
    if (m_engine == u"sqlite"_s)
        run(u"DROP VIEW endless"_s);
    const NextVersion next;
    QCOMPARE(upgrade(), SchemaResult::Upgraded);
    compareCatalogues(catalogue(), fresh);
}

void Upgrade::twoWhoUpgradeAtOnceBothSucceed()
{
    if (m_engine == u"sqlite"_s)
        QSKIP("Nobody can say that a second one waits for a file; many do below.");
    const QStringList fresh = catalogueOfNextVersion();
    stopInTheMiddle();
    const auto first = upgrader();
    QTRY_VERIFY(isInTheMiddle());
    const auto second = upgrader();
    QTRY_COMPARE(whoWaits().size(), 2);
    goOn();
    for (QProcess *one : {first.get(), second.get()}) {
        QVERIFY(one->waitForFinished(60'000));
        QCOMPARE(one->exitCode(), 0);
    }
    QCOMPARE(number(u"SELECT count(*) FROM %1schema_version"_s), 2);
    if (m_engine == u"postgresql"_s)
        run(u"DROP TRIGGER stop ON intray.queue"_s);
    compareCatalogues(catalogue(), fresh);
}

void Upgrade::manyWhoUpgradeAFileAtOnceAllSucceed()
{
    if (m_engine != u"sqlite"_s)
        QSKIP("Two are enough where one can be seen to wait.");
    for (int round = 0; round < 10; ++round) {
        m_ground->clear();
        opened();
        const NextVersion next;
        std::atomic_int upgraded = 0;
        std::vector<std::thread> all;
        for (int i = 0; i < 4; ++i)
            all.emplace_back([&] { upgraded += upgrade() == SchemaResult::Upgraded; });
        for (std::thread &one : all)
            one.join();
        QCOMPARE(upgraded.load(), 1);
    }
}

/// Any login of the server can take the lock by which one waits for another.
void Upgrade::nobodyBarsAnUpgradeByALock()
{
    if (m_engine == u"sqlite"_s)
        QSKIP("A file's lock is that of whoever writes.");
    opened();
    QSqlDatabase clerk = m_ground->bare();
    QVERIFY(QSqlQuery(clerk).exec(dialect() == Dialect::Mariadb
                                      ? u"SELECT GET_LOCK(CONCAT('intray.', MD5(DATABASE())), 0)"_s
                                      : u"SELECT pg_advisory_lock(20262026, 1)"_s));
    const NextVersion next;
    QCOMPARE(upgrade(), SchemaResult::Upgraded);
    clerk.close();
}

void Upgrade::aDatabaseThatIsNotUpgradedYetSaysHow()
{
    opened();
    const NextVersion next;
    const Error error = errorIn(open(OpenMode::Existing));
    QCOMPARE(error.kind, Error::Kind::OlderSchema);
    QVERIFY2(error.sentence.contains(u"\"intrayctl init\" to upgrade"_s),
             qPrintable(error.sentence));
}

void Upgrade::aNewerDatabaseIsLeftAlone()
{
    opened();
    run(named(u"INSERT INTO %1schema_version (version, name) VALUES (2, 'to come')"_s));
    for (const OpenMode mode : {OpenMode::Existing, OpenMode::CreateOrUpgrade, OpenMode::AddTables})
        QCOMPARE(errorIn(open(mode)).kind, Error::Kind::NewerSchema);
}

/// Those who tried the program while it was written have such databases, of up to eight versions.
void Upgrade::anUnreleasedDatabaseIsRefused()
{
    for (const QString &first : {u"embedded_desk"_s, u"shared_desk"_s, u"created"_s}) {
        m_ground->clear();
        opened();
        run(named(u"UPDATE %1schema_version SET name = '%3'"_s).replace(u"%3"_s, first));
        run(named(u"INSERT INTO %1schema_version (version, name) VALUES (8, 'the_right_value')"_s));
        for (const OpenMode mode :
             {OpenMode::Existing, OpenMode::CreateOrUpgrade, OpenMode::AddTables}) {
            const Error error = errorIn(open(mode));
            QCOMPARE(error.kind, Error::Kind::OlderSchema);
            QVERIFY2(error.sentence.contains(u"Export its queues"_s), qPrintable(error.sentence));
        }
        QCOMPARE(version(), 8);
    }
}

void Upgrade::whatIsNotIntraysIsLeftAlone()
{
    if (m_engine == u"postgresql")
        QSKIP("Intray's tables stand in a schema of their own.");
    QStringList foreign{u"CREATE TABLE schema_version (installed_rank INTEGER)"_s};
    if (m_engine == u"sqlite")
        foreign << u"CREATE TABLE item (number INTEGER)"_s;
    for (const QString &table : foreign) {
        m_ground->clear();
        run(table);
        const Error error = errorIn(open());
        QCOMPARE(error.kind, Error::Kind::Invalid);
        QVERIFY2(error.sentence.contains(u"are not Intray's"_s), qPrintable(error.sentence));
    }
}

void Upgrade::anInitThatWasKilledSaysHowToGoOn()
{
    if (migratesInTransaction(dialect()))
        QSKIP("An init that was killed leaves nothing here.");
    for (const QString &missing : {u"DROP FUNCTION who_am_i"_s, u"DELETE FROM schema_version"_s}) {
        opened();
        run(missing);
        const Error error = errorIn(open(OpenMode::Existing));
        QVERIFY2(error.sentence.contains(u"\"intrayctl init\""_s),
                 qPrintable(missing + error.sentence + error.detail));
    }
    opened();
    opened(OpenMode::Existing);
}

void Upgrade::whoeverSetItUpUpgradesItWithoutBeingSuperuser()
{
    if (m_engine != u"postgresql"_s)
        QSKIP("Who may make tables here may change them.");
    const DatabaseLogin dba = m_ground->loginOf(u"dba"_s);
    run(u"ALTER ROLE dba CREATEROLE"_s);
    run(u"GRANT CREATE ON DATABASE intray TO dba"_s);
    valueOf(Connection::open(dba, OpenMode::AddTables).map([](auto &&) { return true; }));
    const NextVersion next;
    QCOMPARE(valueOf(Connection::open(dba, OpenMode::AddTables).map([](const auto &opened) {
                 return opened->schemaResult();
             })),
             SchemaResult::Upgraded);
    QCOMPARE(lines(u"SELECT pg_has_role('dba', 'intray_owner', 'MEMBER')"_s),
             QStringList{u"false"_s});
}

void Upgrade::aStrangerIsToldSo()
{
    if (m_engine == u"sqlite")
        QSKIP("A file has no logins.");
    opened();
    const Error error =
        errorIn(Connection::open(m_ground->loginOf(u"stranger"_s), OpenMode::Existing));
    QCOMPARE(error.kind, Error::Kind::NotPermitted);
    QVERIFY2(error.sentence.contains(u"login stranger is not a user of Intray"_s),
             qPrintable(error.sentence + error.detail));
}

INTRAY_TEST_GUILESS_MAIN(Upgrade)
#include "tst_upgrade.moc"
