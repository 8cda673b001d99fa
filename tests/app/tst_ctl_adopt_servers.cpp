// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlserver.h"
#include "support/testclass.h"

#include <QDateTime>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// adopt on servers: a table of the business's own, put to work by the login that set the database
/// up, and used by clerks and workers who have no right to it.
class CtlAdoptServersTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data();
    void init();
    void cleanup();

    void aDryRunShowsAndChangesNothing();
    void anAdoptedTableIsWorkedOn();
    void whatIsOfferedIsAddedWhenAskedFor();
    void aFurtherTableAndTheirSettingAreUsed();
    void locksMayStandInATableOfTheirOwn();
    void awkwardNamesWork();
    void whatCannotBeLookedUpIsNamed();
    void whatCannotServeIsRefused_data();
    void whatCannotServeIsRefused();
    void aTableThatOnlyMayBeReadIsRefused();
    void aClerkCannotAdopt();
    void aWorkerCompletesWithItsResult();

private:
    CtlServer &server() const { return CtlServer::of(m_engine); }
    bool isMariadb() const { return m_engine == u"mariadb"; }
    /// Names in braces are quoted as this database wants them.
    QString text(QString sql) const
    {
        const QString mark = isMariadb() ? u"`"_s : u"\""_s;
        return sql.replace(u'{', mark).replace(u'}', mark);
    }
    QString run(const QString &sql) const { return server().sql(text(sql)); }
    QString timeType() const { return isMariadb() ? u"datetime"_s : u"timestamp"_s; }
    void makeJobs() const;
    void drop() const;
    Ran adopt(const QString &table, const QString &key, const QStringList &more,
              const QString &login = u"dba"_s) const
    {
        return server().as(
            login, QStringList{u"adopt"_s, table, u"--as"_s, m_queue, u"--id"_s, key} + more);
    }
    static QStringList inTheRow()
    {
        return {u"--lock-user"_s, u"LockUser"_s, u"--lock-time"_s, u"LockTime"_s};
    }
    static QStringList withState()
    {
        return {u"--state"_s, u"Status"_s, u"--open"_s, u"open"_s, u"--done"_s, u"done"_s};
    }
    QJsonObject claimOne() const
    {
        return server().as(u"anna"_s, {u"claim"_s, m_queue}).items().at(0).toObject();
    }
    static QString idOf(const QJsonObject &item)
    {
        return QString::number(item.value(u"item"_s).toInteger());
    }

    QString m_engine;
    QString m_queue; ///< Another for each test; queues stay.
};

void CtlAdoptServersTest::initTestCase_data()
{
    QTest::addColumn<QString>("engine");
    QTest::newRow("postgresql") << u"postgresql"_s;
    QTest::newRow("mariadb") << u"mariadb"_s;
}

void CtlAdoptServersTest::init()
{
    QFETCH_GLOBAL(QString, engine);
    m_engine = engine;
    static int tests = 0;
    m_queue = u"jobs%1"_s.arg(++tests);
    drop();
    makeJobs();
    server().employ(u"anna"_s, {u"clerk"_s, u"worker"_s});
}

void CtlAdoptServersTest::cleanup()
{
    drop();
}

void CtlAdoptServersTest::drop() const
{
    run(u"DROP VIEW IF EXISTS {AllJobs}"_s);
    for (const QString &name : {u"Jobs"_s, u"JobNotes"_s, u"JobLocks"_s, u"Settings"_s, u"T"_s})
        run(u"DROP TABLE IF EXISTS {%1}"_s.arg(name));
}

void CtlAdoptServersTest::makeJobs() const
{
    run(u"CREATE TABLE {Jobs} ({ID} integer PRIMARY KEY, {Name} varchar(80), {Status} "
        "varchar(20), {LockUser} varchar(80), {LockTime} %1)"_s.arg(timeType()));
    run(u"INSERT INTO {Jobs} ({ID}, {Name}, {Status}) VALUES (1, 'one', 'open'), (2, 'two', "
        "'open')"_s);
}

void CtlAdoptServersTest::aDryRunShowsAndChangesNothing()
{
    const Ran ran =
        adopt(u"jobs"_s, u"id"_s, inTheRow() + QStringList{u"--add-lock-id"_s, u"--dry-run"_s});
    QVERIFY2(ran.exit == 0, ran.err);
    const QString shown = ran.json().value(u"sql"_s).toArray().at(0).toString();
    QVERIFY2(shown.contains(u"LockId"_s), qPrintable(shown));
    QCOMPARE(ran.json().value(u"rows"_s).toArray().size(), 2);
    QCOMPARE(run(u"SELECT count(*) FROM information_schema.columns WHERE table_name = 'Jobs'"_s),
             u"5"_s);
    QCOMPARE(server().as(u"dba"_s, {u"queue"_s, u"show"_s, m_queue}).exit, 1);
}

void CtlAdoptServersTest::anAdoptedTableIsWorkedOn()
{
    const Ran ran = adopt(u"Jobs"_s, u"ID"_s,
                          inTheRow() + withState() +
                              QStringList{u"--where"_s, text(u"{Name} <> 'one'"_s), u"--yes"_s});
    QVERIFY2(ran.exit == 0, ran.err);
    const QJsonObject item = claimOne();
    QCOMPARE(item.value(u"key"_s).toString(), u"2"_s);
    QCOMPARE(run(u"SELECT {LockUser} FROM {Jobs} WHERE {ID} = 2"_s), u"anna"_s);
    const Ran done = server().as(
        u"anna"_s,
        {u"complete"_s, idOf(item), u"--lock"_s, item.value(u"lock"_s).toString(), u"-"_s},
        R"({"Name":"zwei"})");
    QVERIFY2(done.exit == 0, done.err);
    QCOMPARE(run(u"SELECT {Name} FROM {Jobs} WHERE {Status} = 'done' AND {LockUser} IS NULL"_s),
             u"zwei"_s);
}

void CtlAdoptServersTest::whatIsOfferedIsAddedWhenAskedFor()
{
    const Ran ran = adopt(u"Jobs"_s, u"ID"_s,
                          inTheRow() + withState() +
                              QStringList{u"--add-lock-id"_s, u"--add-index"_s, u"--yes"_s});
    QVERIFY2(ran.exit == 0, ran.err);
    const QJsonObject item = claimOne();
    QCOMPARE(run(u"SELECT {LockId} FROM {Jobs} WHERE {ID} = 1"_s),
             item.value(u"lock"_s).toString());
}

void CtlAdoptServersTest::aFurtherTableAndTheirSettingAreUsed()
{
    run(u"CREATE TABLE {JobNotes} ({JobID} integer PRIMARY KEY, {Note} varchar(80))"_s);
    run(u"INSERT INTO {JobNotes} VALUES (1, 'old'), (2, 'old')"_s);
    run(u"CREATE TABLE {Settings} ({MaxLockAge} integer)"_s);
    run(u"INSERT INTO {Settings} VALUES (7)"_s);
    const Ran ran = adopt(u"Jobs"_s, u"ID"_s,
                          inTheRow() + withState() +
                              QStringList{u"--also"_s, u"JobNotes:JobID:Note"_s, u"--age"_s,
                                          u"Settings:MaxLockAge"_s, u"--yes"_s});
    QVERIFY2(ran.exit == 0, ran.err);
    const QJsonObject item = claimOne();
    const auto at = [&item](const QString &name) {
        return QDateTime::fromString(item.value(name).toString(), Qt::ISODateWithMs);
    };
    QCOMPARE(at(u"locked_at"_s).secsTo(at(u"expires_at"_s)), 7 * 60);
    const Ran done = server().as(
        u"anna"_s,
        {u"complete"_s, idOf(item), u"--lock"_s, item.value(u"lock"_s).toString(), u"-"_s},
        R"({"Name":"eins","Note":"new"})");
    QVERIFY2(done.exit == 0, done.err);
    QCOMPARE(run(u"SELECT {Note} FROM {JobNotes} WHERE {JobID} = 1"_s), u"new"_s);
}

void CtlAdoptServersTest::locksMayStandInATableOfTheirOwn()
{
    run(u"CREATE TABLE {JobLocks} ({Job} integer PRIMARY KEY, {Who} varchar(80) NOT NULL, "
        "{Since} %1 NOT NULL)"_s.arg(timeType()));
    const Ran ran =
        adopt(u"Jobs"_s, u"ID"_s,
              QStringList{u"--lock-table"_s, u"JobLocks"_s, u"--lock-key"_s, u"Job"_s,
                          u"--lock-user"_s, u"Who"_s, u"--lock-time"_s, u"Since"_s, u"--yes"_s} +
                  withState());
    QVERIFY2(ran.exit == 0, ran.err);
    const QJsonObject item = claimOne();
    QCOMPARE(run(u"SELECT {Who} FROM {JobLocks} WHERE {Job} = 1"_s), u"anna"_s);
    const Ran done = server().as(
        u"anna"_s, {u"complete"_s, idOf(item), u"--lock"_s, item.value(u"lock"_s).toString()});
    QVERIFY2(done.exit == 0, done.err);
    QCOMPARE(run(u"SELECT count(*) FROM {JobLocks}"_s), u"0"_s);
    QCOMPARE(run(u"SELECT {Status} FROM {Jobs} WHERE {ID} = 1"_s), u"done"_s);
}

void CtlAdoptServersTest::awkwardNamesWork()
{
    const QString quotes = isMariadb() ? u"``"_s : u"\"\""_s;
    const QString quote = quotes.left(1);
    run(u"DROP TABLE IF EXISTS {select ä%1b c}"_s.arg(quotes));
    run(u"CREATE TABLE {select ä%1b c} ({or der} varchar(40) PRIMARY KEY, {grö'ß:x ?} "
        "varchar(40), {from} varchar(40), {order} integer NOT NULL, {Lock User} varchar(80), "
        "{table%1} %2)"_s.arg(quotes, timeType()));
    run(u"INSERT INTO {select ä%1b c} VALUES ('k:\"1', 'x', 'y', 2, NULL, NULL), ('z', 'x', 'y', "
        "1, NULL, NULL)"_s.arg(quotes));
    const Ran ran =
        adopt(u"select ä%1b c"_s.arg(quote), u"or der"_s,
              {u"--lock-user"_s, u"Lock User"_s, u"--lock-time"_s, u"table%1"_s.arg(quote),
               u"--state"_s, u"from"_s, u"--open"_s, u"y"_s, u"--done"_s, u"it's \\ done"_s,
               u"--order"_s, u"order"_s, u"--add-index"_s, u"--add-lock-id"_s, u"--yes"_s});
    QVERIFY2(ran.exit == 0, ran.err);
    QCOMPARE(claimOne().value(u"key"_s).toString(), u"z"_s);
    const QJsonObject item = claimOne();
    QCOMPARE(item.value(u"key"_s).toString(), u"k:\"1"_s);
    QCOMPARE(item.value(u"record"_s).toObject().value(u"grö'ß:x ?"_s).toString(), u"x"_s);
    const Ran done = server().as(
        u"anna"_s,
        {u"complete"_s, idOf(item), u"--lock"_s, item.value(u"lock"_s).toString(), u"-"_s},
        u"{\"grö'ß:x ?\":\"Köln\"}"_s.toUtf8());
    QVERIFY2(done.exit == 0, done.err);
    QCOMPARE(
        run(u"SELECT {grö'ß:x ?} FROM {select ä%1b c} WHERE {from} LIKE 'it''s%'"_s.arg(quotes)),
        u"Köln"_s);
    run(u"DROP TABLE {select ä%1b c}"_s.arg(quotes));
}

/// MariaDB's own way to look a value up in a record knows no quote in a name.
void CtlAdoptServersTest::whatCannotBeLookedUpIsNamed()
{
    run(u"ALTER TABLE {Jobs} ADD COLUMN {the %1best%1} varchar(10)"_s.arg(isMariadb() ? u"\""_s
                                                                                      : u"\"\""_s));
    const Ran ran = adopt(u"Jobs"_s, u"ID"_s, inTheRow() + QStringList{u"--yes"_s});
    if (!isMariadb()) {
        QVERIFY2(ran.exit == 0, ran.err); // the others can
        return;
    }
    QCOMPARE(ran.exit, 1);
    QVERIFY2(ran.sentence().contains(u"the \"best\""), ran.err);
    const Ran named =
        adopt(u"Jobs"_s, u"ID"_s, inTheRow() + QStringList{u"--columns"_s, u"Name"_s, u"--yes"_s});
    QVERIFY2(named.exit == 0, named.err);
    run(u"CREATE TABLE {JobNotes} ({JobID} integer PRIMARY KEY, {a \\ b} varchar(80))"_s);
    const Ran further = adopt(u"Jobs"_s, u"ID"_s,
                              inTheRow() + QStringList{u"--columns"_s, u"Name"_s, u"--also"_s,
                                                       u"JobNotes:JobID"_s, u"--yes"_s});
    QCOMPARE(further.exit, 1);
    QVERIFY2(further.sentence().contains(u"a \\ b"), further.err);
}

void CtlAdoptServersTest::whatCannotServeIsRefused_data()
{
    QTest::addColumn<QString>("make");
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("criteria");
    const QString made = u"CREATE TABLE {T} ({a} integer %1, {b} varchar(9)%2, {LockUser} "
                         "varchar(80), {LockTime} timestamp NULL)%3"_s;
    const QString plain = made.arg(u"PRIMARY KEY"_s, QString(), QString());
    const QString none;
    QTest::newRow("no unique column") << made.arg(none, none, none) << u"T"_s << u"a"_s << none;
    QTest::newRow("composite key") << made.arg(u"NOT NULL"_s, u", PRIMARY KEY ({a}, {b})"_s, none)
                                          .replace(u"varchar(9), PRIMARY KEY ({a}, {b}), "
                                                   u"{LockUser} varchar(80), {LockTime} timestamp "
                                                   "NULL"_s,
                                                   u"varchar(9), {LockUser} varchar(80), "
                                                   u"{LockTime} timestamp NULL, PRIMARY KEY ({a}, "
                                                   "{b})"_s)
                                   << u"T"_s << u"a"_s << none;
    QTest::newRow("view") << u"CREATE VIEW {AllJobs} AS SELECT * FROM {Jobs}"_s << u"AllJobs"_s
                          << u"ID"_s << none;
    QTest::newRow("no such column") << plain << u"T"_s << u"c"_s << none;
    QTest::newRow("no such table") << u"SELECT 1"_s << u"T"_s << u"a"_s << none;
    QTest::newRow("criteria that end early") << plain << u"T"_s << u"a"_s << u"1 = 1) OR (1 = 1"_s;
    QTest::newRow("criteria that do not prepare") << plain << u"T"_s << u"a"_s << u"nothing = 1"_s;
    QTest::newRow("criteria that write")
        << plain << u"T"_s << u"a"_s << u"1 = 1; DROP TABLE {Jobs}"_s;
    QTest::newRow("Intray's own") << u"SELECT 1"_s << u"queue"_s << u"id"_s << none;
}

void CtlAdoptServersTest::whatCannotServeIsRefused()
{
    QFETCH(QString, make);
    QFETCH(QString, table);
    QFETCH(QString, key);
    QFETCH(QString, criteria);
    run(make);
    const Ran ran =
        adopt(table, key, inTheRow() + QStringList{u"--where"_s, text(criteria), u"--yes"_s});
    QCOMPARE(ran.exit, 1);
    QVERIFY2(!ran.sentence().isEmpty(), ran.err);
    QCOMPARE(server().as(u"dba"_s, {u"queue"_s, u"show"_s, m_queue}).exit, 1);
    QCOMPARE(run(u"SELECT count(*) FROM {Jobs} WHERE {LockUser} IS NULL"_s), u"2"_s);
}

void CtlAdoptServersTest::aTableThatOnlyMayBeReadIsRefused()
{
    server().employ(u"reader"_s, {u"administrator"_s});
    run(isMariadb() ? u"GRANT SELECT ON {Jobs} TO 'reader'@'%'"_s
                    : u"GRANT SELECT ON {Jobs} TO reader"_s);
    const Ran ran = adopt(u"Jobs"_s, u"ID"_s, inTheRow() + QStringList{u"--yes"_s}, u"reader"_s);
    QCOMPARE(ran.exit, 4);
    QVERIFY2(ran.sentence().contains(u"not allowed to write to the table"), ran.err);
    QCOMPARE(server().as(u"dba"_s, {u"queue"_s, u"show"_s, m_queue}).exit, 1);
}

void CtlAdoptServersTest::aClerkCannotAdopt()
{
    run(isMariadb() ? u"GRANT ALL ON {Jobs} TO 'anna'@'%' WITH GRANT OPTION"_s
                    : u"GRANT ALL ON {Jobs} TO anna WITH GRANT OPTION"_s);
    const Ran ran = adopt(u"Jobs"_s, u"ID"_s, inTheRow() + QStringList{u"--yes"_s}, u"anna"_s);
    QVERIFY2(ran.exit == 4 || ran.exit == 1, ran.err);
    QVERIFY(!ran.sentence().isEmpty());
    QCOMPARE(server().as(u"dba"_s, {u"queue"_s, u"show"_s, m_queue}).exit, 1);
}

void CtlAdoptServersTest::aWorkerCompletesWithItsResult()
{
    QVERIFY(adopt(u"Jobs"_s, u"ID"_s, inTheRow() + withState() + QStringList{u"--yes"_s}).exit ==
            0);
    const Ran worked =
        server().as(u"anna"_s, {u"work"_s, m_queue, u"--once"_s, u"--"_s, u"sh"_s, u"-c"_s,
                                u"cat > /dev/null; echo '{\"Name\":\"done by a worker\"}'"_s});
    QVERIFY2(worked.exit == 0, worked.err);
    QCOMPARE(worked.json().value(u"done"_s).toInt(), 2);
    QCOMPARE(run(u"SELECT count(*) FROM {Jobs} WHERE {Status} = 'done' AND {LockUser} IS NULL"_s),
             u"2"_s);
    const Ran audited = server().as(u"dba"_s, {u"audit"_s});
    QVERIFY2(audited.exit == 0, audited.err + audited.out);
}

INTRAY_TEST_GUILESS_MAIN(CtlAdoptServersTest)
#include "tst_ctl_adopt_servers.moc"
