// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "emptyground.h"
#include "store/schema.h"
#include "store/statements.h"
#include "support/testengine.h"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QSqlError>
#include <QSqlQuery>

using namespace intray;
using namespace Qt::StringLiterals;

/// Databases of other versions. This program holds one migration more than Intray, a trial that
/// stands in upgrade/trial and comes last. upgrade/v1 is the schema of version 1, and is never
/// changed.
class Upgrade : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data();
    void init();

    void theFirstSchemaIsKept();
    void anUpgradedDatabaseIsLikeAFreshOne();
    void functionsOfBeforeAreReplacedWhateverTheyAnswered();
    void whatWasThereGoesOn();
    void anAdoptedTableNeedNotBeMappedAnew();
    void aTableThatIsGoneIsSaid();
    void aFailureNamesItsStatement();
    void aBrokenOffUpgradeIsFinished();
    void aDatabaseThatIsNotUpgradedYetSaysHow();
    void aNewerDatabaseIsLeftAlone();
    void anUnreleasedDatabaseIsRefused();
    void whatIsNotIntraysIsLeftAlone();
    void anInitThatWasKilledSaysHowToGoOn();
    void whoeverSetItUpUpgradesItWithoutBeingSuperuser();
    void aStrangerIsToldSo();

private:
    struct Statement
    {
        QString name;
        QString text;
    };

    Dialect dialect() const;
    /// %1: what stands before the names of Intray's tables; %2: the table of queues.
    QString named(const QString &text) const;
    int number(const QString &text) { return lines(named(text)).value(0).toInt(); }
    static QString pathOf(const QString &name);
    static QString fileText(const QString &name);
    static QList<Statement> statementsOf(const QString &name);
    void run(const QString &text);
    QStringList lines(const QString &query);
    void runFile(const QString &name);
    void makeReleased();
    void adoptInReleased();
    QStringList catalogue();
    Outcome<std::unique_ptr<Connection>> open(OpenMode mode = OpenMode::AddTables) const;

    QString m_engine;
    EmptyGround *m_ground = nullptr;
};

void Upgrade::initTestCase_data()
{
    addRowsOnly({u"sqlite"_s, u"postgresql"_s, u"mariadb"_s});
}

void Upgrade::init()
{
    m_engine = engineOfRow();
    m_ground = &emptyGroundOn(m_engine);
    m_ground->clear();
    if (m_engine == u"mariadb"_s) // As short as a server may be set to cut its lists.
        run(u"SET GLOBAL group_concat_max_len = 4"_s);
}

Dialect Upgrade::dialect() const
{
    return m_engine == u"postgresql"_s ? Dialect::Postgresql
           : m_engine == u"mariadb"_s  ? Dialect::Mariadb
                                       : Dialect::Sqlite;
}

QString Upgrade::named(const QString &text) const
{
    QString done = text;
    return done.replace(u"%1"_s, hasSchema(dialect()) ? u"intray."_s : QString())
        .replace(u"%2"_s, dialect() == Dialect::Mariadb ? u"queue_all"_s : u"queue"_s);
}

QString Upgrade::pathOf(const QString &name)
{
    return qEnvironmentVariable("INTRAY_SOURCE") + u"/tests/store/upgrade/"_s + name + u".sql"_s;
}

QString Upgrade::fileText(const QString &name)
{
    QFile file(pathOf(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(file.fileName()));
    return QString::fromUtf8(file.readAll());
}

QList<Upgrade::Statement> Upgrade::statementsOf(const QString &name)
{
    static const QRegularExpression comment(u"^--.*\n"_s, QRegularExpression::MultilineOption);
    QList<Statement> statements;
    const QStringList parts = fileText(name).split(u"-- name: "_s).mid(1);
    for (const QString &part : parts)
        statements << Statement{part.section(u'\n', 0, 0),
                                part.section(u'\n', 1).remove(comment).trimmed()};
    return statements;
}

void Upgrade::run(const QString &text)
{
    QSqlDatabase database = m_ground->bare();
    QSqlQuery query(database);
    if (!query.exec(text))
        qFatal("%s: %s", qPrintable(text), qPrintable(query.lastError().text()));
}

QStringList Upgrade::lines(const QString &text)
{
    QSqlDatabase database = m_ground->bare();
    QSqlQuery query(database);
    if (!query.exec(text))
        qFatal("%s: %s", qPrintable(text), qPrintable(query.lastError().text()));
    QStringList found;
    while (query.next())
        found << query.value(0).toString();
    return found;
}

void Upgrade::runFile(const QString &name)
{
    QSqlDatabase database = m_ground->bare();
    database.transaction();
    for (const Statement &statement : statementsOf(name)) {
        QSqlQuery query(database);
        if (!query.exec(statement.text))
            qFatal("%s, %s: %s", qPrintable(name), qPrintable(statement.name),
                   qPrintable(query.lastError().text()));
    }
    database.commit();
}

void Upgrade::makeReleased()
{
    runFile(u"v1/"_s + m_engine);
    run(named(u"INSERT INTO %1schema_version (version, name) VALUES (1, 'created')"_s));
    runFile(u"v1/%1_items"_s.arg(m_engine));
}

// The text of a table on SQLite depends on how it came about; the names of its rules do not.
static QString rulesOnly(const QString &line)
{
    static const QRegularExpression rule(u"CONSTRAINT (\\w+)"_s);
    if (!line.startsWith(u"rules of "_s))
        return QString(line).simplified();
    QStringList rules;
    for (auto match = rule.globalMatch(line); match.hasNext();)
        rules << match.next().captured(1);
    rules.sort();
    return line.section(u':', 0, 0) + u": "_s + rules.join(u' ');
}

QStringList Upgrade::catalogue()
{
    static const QRegularExpression comment(u"^--.*\n"_s, QRegularExpression::MultilineOption);
    QStringList all;
    for (const QString &line : lines(fileText(u"catalogue/"_s + m_engine).remove(comment)))
        all << rulesOnly(line);
    all.sort();
    return all;
}

Outcome<std::unique_ptr<Connection>> Upgrade::open(OpenMode mode) const
{
    return Connection::open(m_ground->login(), mode);
}

static std::unique_ptr<Connection> taken(Outcome<std::unique_ptr<Connection>> opened)
{
    if (!opened)
        qFatal("%s [%s]", qPrintable(opened.error().sentence), qPrintable(opened.error().detail));
    return std::move(*opened);
}

static void compare(const QStringList &found, const QStringList &expected)
{
    QVERIFY(expected.size() > 50);
    for (const QString &line : found)
        QVERIFY2(expected.contains(line), qPrintable(u"only here: "_s + line));
    for (const QString &line : expected)
        QVERIFY2(found.contains(line), qPrintable(u"missing: "_s + line));
}

// Whoever changes what is upgraded from tests an upgrade that nobody will ever make.
void Upgrade::theFirstSchemaIsKept()
{
    static const QHash<QString, QByteArray> digests{
        {u"sqlite"_s, "18e5027651f2edd0789c28d0112a58954fba38b43bf07f1e81a8f3010bf91cee"},
        {u"postgresql"_s, "a167b05d974f9594a0a591497ab9db7f4709572ab63b6a23a1d0392a06f4c079"},
        {u"mariadb"_s, "878c6a5245cc00abf711e28360bccf44407e4397c684c890bb41697b295b0f8b"}};
    const QByteArray text = fileText(u"v1/"_s + m_engine).toUtf8();
    QCOMPARE(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex(),
             digests.value(m_engine));
}

void Upgrade::anUpgradedDatabaseIsLikeAFreshOne()
{
    QCOMPARE(taken(open())->schemaResult(), SchemaResult::Created);
    const QStringList fresh = catalogue();
    m_ground->clear();
    makeReleased();
    const auto upgraded = taken(open());
    QCOMPARE(upgraded->schemaResult(), SchemaResult::Upgraded);
    QCOMPARE(upgraded->schemaVersion(), newestSchemaVersion(dialect()));
    compare(catalogue(), fresh);
}

void Upgrade::functionsOfBeforeAreReplacedWhateverTheyAnswered()
{
    if (m_engine == u"sqlite"_s)
        QSKIP("A file has no functions.");
    makeReleased();
    run(dialect() == Dialect::Mariadb
            ? u"CREATE FUNCTION who_am_i(n INT) RETURNS INT RETURN n"_s
            : u"CREATE FUNCTION intray.seen_queue(queue text, now timestamptz) RETURNS integer "
              "LANGUAGE sql AS 'SELECT 1'"_s);
    QCOMPARE(taken(open())->schemaResult(), SchemaResult::Upgraded);
}

void Upgrade::whatWasThereGoesOn()
{
    makeReleased();
    const auto administrator = taken(open());
    const DatabaseLogin login = m_ground->loginOf(u"ben"_s);
    valueOf(Store(*administrator, {}).setUser({u"ben"_s, u"ben"_s, true, allRoles(), {}}));
    const auto connection = taken(Connection::open(login, OpenMode::Existing));
    Store store(*connection, connection->identityFor({u"ben"_s, u"desk-of-ben"_s}));
    QCOMPARE(number(u"SELECT count(*) FROM %1trial"_s), 875); // all but the staged
    QCOMPARE(number(u"SELECT count(*) FROM %1%2 WHERE colour = 'green'"_s), 1);
    QCOMPARE(valueOf(store.queue(u"work"_s)).fields, QStringList{u"name"_s});

    const Item held = valueOf(store.detail(ItemId(3))).item;
    QCOMPARE(held.lock.user, u"ben"_s);
    const Disposition completed = Disposition::complete(Record{{u"name"_s, u"corrected"_s}});
    QCOMPARE(valueOf(store.finish(held.id, held.lock.id, completed)).state, State::Done);
    const Claim claim = valueOf(store.claimNext({u"work"_s}, 200));
    QVERIFY(claim.items.size() > 100); // the open ones, and the expired
    valueOf(store.reopen(ItemId(6)));
    AuditReport report = valueOf(store.audit());
    // What was held then is held for long after, so that this test finds it so in any year.
    report.violations.removeIf(
        [](const QString &line) { return line.contains(u"at which no rule of its queue"_s); });
    QCOMPARE(report.violations, QStringList());
    QCOMPARE(report.items, 875);
}

/// The table "Orders", adopted as the queue "work" by version 1: row key-0003 is held through it,
/// key-8888 is free, and key-9999 is held by an old program.
void Upgrade::adoptInReleased()
{
    makeReleased();
    const QString mark = dialect() == Dialect::Mariadb ? u"`"_s : u"\""_s;
    const QString time = dialect() == Dialect::Postgresql ? u"timestamp"_s : u"datetime"_s;
    const QString schema = dialect() == Dialect::Postgresql ? u"public"_s
                           : dialect() == Dialect::Mariadb  ? lines(u"SELECT DATABASE()"_s).at(0)
                                                            : QString();
    const auto quoted = [&](QString text) { return text.replace(u'~', mark); };
    run(quoted(u"DROP TABLE IF EXISTS ~Orders~"_s));
    run(quoted(u"CREATE TABLE ~Orders~ (~ID~ varchar(20) NOT NULL PRIMARY KEY, ~City~ varchar(50), "
               "~State~ varchar(10) NOT NULL, ~LockUser~ varchar(50), ~LockTime~ %1, ~LockId~ "
               "varchar(36))"_s.arg(time)));
    run(quoted(
        u"INSERT INTO ~Orders~ VALUES ('key-0003', 'Bonn', 'open', 'ben', '2026-01-01 "
        "00:00:00', '00000000-0000-4000-8000-000000000003'), ('key-8888', 'Ulm', 'open', "
        "NULL, NULL, NULL), ('key-9999', 'Jena', 'open', 'oldie', CURRENT_TIMESTAMP, 'x')"_s));
    const QString owner =
        dialect() == Dialect::Mariadb ? u"'intray_owner'@'localhost'"_s : u"intray_owner"_s;
    if (dialect() != Dialect::Sqlite)
        run(quoted(u"GRANT SELECT, UPDATE ON ~Orders~ TO %1"_s.arg(owner)));
    run(named(u"UPDATE %1%2 SET record_schema = '{\"type\":\"object\",\"properties\":{\"City\":"
              "{\"type\":\"string\"}},\"x-intray-table\":\"Orders\"}'"_s));
    const bool isMariadb = dialect() == Dialect::Mariadb;
    run(u"INSERT INTO %1 (queue_id, layout, statements) VALUES (1, '%2', '{}')"_s.arg(
        isMariadb ? u"adopted_all"_s : named(u"%1adopted"_s),
        u"{\"main\":{\"schema\":\"%1\",\"table\":\"Orders\",\"key\":\"ID\",\"columns\":"
        "[\"City\"]},\"lock_user\":\"LockUser\",\"lock_time\":\"LockTime\",\"lock_id\":"
        "\"LockId\",\"state\":\"State\",\"open\":\"open\",\"done\":\"done\"}"_s.arg(schema)));
    const QString held = dialect() == Dialect::Postgresql
                             ? u"(item_id, lock_id, lock_time) VALUES (3, "
                               "'00000000-0000-4000-8000-000000000003', '1767225600.000000')"_s
                         : isMariadb ? u"(item_id, lock_id, lock_time, holder) VALUES (3, "
                                       "'00000000-0000-4000-8000-000000000003', '2026-01-01 "
                                       "00:00:00', 'ben')"_s
                                     : u"(item_id, lock_time) VALUES (3, '2026-01-01 00:00:00')"_s;
    run(u"INSERT INTO %1 "_s.arg(isMariadb ? u"adopted_lock_all"_s : named(u"%1adopted_lock"_s)) +
        held);
}

void Upgrade::anAdoptedTableNeedNotBeMappedAnew()
{
    adoptInReleased();
    const auto administrator = taken(open());
    QCOMPARE(administrator->server().warnings.filter(u"Orders"_s), QStringList());
    const DatabaseLogin login = m_ground->loginOf(u"ben"_s);
    valueOf(Store(*administrator, {}).setUser({u"ben"_s, u"ben"_s, true, allRoles(), {}}));
    const auto connection = taken(Connection::open(login, OpenMode::Existing));
    Store store(*connection, connection->identityFor({u"ben"_s, u"desk-of-ben"_s}));
    QStringList holders;
    for (const HeldLock &held : valueOf(store.locks({})).locks)
        holders << held.key + u' ' + held.lock.user;
    holders.sort();
    QCOMPARE(holders, QStringList({u"key-0003 ben"_s, u"key-9999 oldie"_s}));
    const Item held = valueOf(store.detail(ItemId(3))).item;
    valueOf(store.finish(held.id, held.lock.id,
                         Disposition::complete(Record{{u"City"_s, u"corrected"_s}})));
    const QString mark = dialect() == Dialect::Mariadb ? u"`"_s : u"\""_s;
    QCOMPARE(lines(u"SELECT %1City%1 FROM %1Orders%1 WHERE %1State%1 = 'done' AND %1LockUser%1 IS "
                   "NULL"_s.arg(mark)),
             QStringList{u"corrected"_s});
    QCOMPARE(valueOf(store.claimNext({u"work"_s})).items.value(0).key, u"key-8888"_s);
    run(u"DROP TABLE %1Orders%1"_s.arg(mark));
}

void Upgrade::aTableThatIsGoneIsSaid()
{
    adoptInReleased();
    const QString mark = dialect() == Dialect::Mariadb ? u"`"_s : u"\""_s;
    run(u"ALTER TABLE %1Orders%1 DROP COLUMN %1City%1"_s.arg(mark));
    const QStringList told = taken(open())->server().warnings.filter(u"Orders"_s);
    QCOMPARE(told.size(), 1);
    QVERIFY2(told.constFirst().contains(u"queue work"_s) && told.constFirst().contains(u"City"_s),
             qPrintable(told.constFirst()));
    run(u"DROP TABLE %1Orders%1"_s.arg(mark));
}

void Upgrade::aFailureNamesItsStatement()
{
    makeReleased();
    run(named(u"CREATE TABLE %1trial (something INTEGER)"_s));
    const Error error = errorIn(open());
    QVERIFY2(error.detail.contains(m_engine + u"/migrations/9999_trial.sql"_s),
             qPrintable(error.detail));
    QVERIFY(number(u"SELECT max(version) FROM %1schema_version"_s) <
            newestSchemaVersion(dialect()));
    run(named(u"DROP TABLE %1trial"_s));
    QCOMPARE(taken(open())->schemaResult(), SchemaResult::Upgraded);
}

void Upgrade::aBrokenOffUpgradeIsFinished()
{
    if (migratesInTransaction(dialect()))
        QSKIP("A half-made upgrade is undone here.");
    taken(open());
    const QStringList fresh = catalogue();
    const QList<SqlStatement> steps = migrations(dialect()).constLast().statements;
    for (qsizetype done = 1; done <= steps.size(); ++done) {
        m_ground->clear();
        makeReleased();
        for (const SqlStatement &step : steps.first(done))
            run(step.text);
        QCOMPARE(taken(open())->schemaResult(), SchemaResult::Upgraded);
        compare(catalogue(), fresh);
    }
}

void Upgrade::aDatabaseThatIsNotUpgradedYetSaysHow()
{
    makeReleased();
    const Error error = errorIn(open(OpenMode::Existing));
    QCOMPARE(error.kind, Error::Kind::OlderSchema);
    QVERIFY2(error.sentence.contains(u"\"intrayctl init\" to upgrade"_s),
             qPrintable(error.sentence));
}

void Upgrade::aNewerDatabaseIsLeftAlone()
{
    taken(open());
    run(named(u"INSERT INTO %1schema_version (version, name) "
              "SELECT max(version) + 1, 'to come' FROM %1schema_version"_s));
    for (const OpenMode mode : {OpenMode::Existing, OpenMode::CreateOrUpgrade, OpenMode::AddTables})
        QCOMPARE(errorIn(open(mode)).kind, Error::Kind::NewerSchema);
}

void Upgrade::anUnreleasedDatabaseIsRefused()
{
    runFile(u"unreleased/"_s + m_engine);
    for (const OpenMode mode :
         {OpenMode::Existing, OpenMode::CreateOrUpgrade, OpenMode::AddTables}) {
        const Error error = errorIn(open(mode));
        QCOMPARE(error.kind, Error::Kind::OlderSchema);
        QVERIFY2(error.sentence.contains(u"Export its queues"_s), qPrintable(error.sentence));
    }
    QCOMPARE(number(u"SELECT count(*) FROM %1schema_version"_s), 2);
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
        taken(open());
        run(missing);
        const Error error = errorIn(open(OpenMode::Existing));
        QVERIFY2(error.sentence.contains(u"\"intrayctl init\""_s),
                 qPrintable(missing + error.sentence + error.detail));
    }
    taken(open());
    taken(open(OpenMode::Existing));
}

void Upgrade::whoeverSetItUpUpgradesItWithoutBeingSuperuser()
{
    if (m_engine != u"postgresql"_s)
        QSKIP("Who may make tables here may change them.");
    const DatabaseLogin dba = m_ground->loginOf(u"dba"_s);
    run(u"ALTER ROLE dba CREATEROLE"_s);
    run(u"GRANT CREATE ON DATABASE intray TO dba"_s);
    taken(Connection::open(dba, OpenMode::AddTables));
    run(u"DROP TABLE intray.trial"_s);
    run(u"ALTER TABLE intray.queue DROP COLUMN colour"_s);
    run(u"UPDATE intray.schema_version SET version = %1"_s.arg(
        migrations(dialect()).constLast().version - 1));
    QCOMPARE(taken(Connection::open(dba, OpenMode::AddTables))->schemaResult(),
             SchemaResult::Upgraded);
    QCOMPARE(lines(u"SELECT pg_has_role('dba', 'intray_owner', 'MEMBER')"_s),
             QStringList{u"false"_s});
}

void Upgrade::aStrangerIsToldSo()
{
    if (m_engine == u"sqlite")
        QSKIP("A file has no logins.");
    taken(open());
    const Error error =
        errorIn(Connection::open(m_ground->loginOf(u"stranger"_s), OpenMode::Existing));
    QCOMPARE(error.kind, Error::Kind::NotPermitted);
    QVERIFY2(error.sentence.contains(u"login stranger is not a user of Intray"_s),
             qPrintable(error.sentence + error.detail));
}

QTEST_GUILESS_MAIN(Upgrade)
#include "tst_upgrade.moc"
