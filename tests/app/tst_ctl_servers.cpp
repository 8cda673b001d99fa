// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlserver.h"
#include "support/testclass.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// intrayctl at servers: setting up, who may do what, and the daily work.
class CtlServersTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data();
    void init();
    void aDatabaseThatIsNotSetUpSaysHow();
    void initMakesEverythingOnce();
    void initMakesWhoeverRanItAdministrator();
    void initEndsWhatAnEarlierOneBegan();
    void theLoginSaysWhoActs();
    void anotherUserCannotBeNamed();
    void usersAreAddedChangedAndRemoved();
    void whoIsThereIsNotAddedAgain();
    void aLoginThatTheServerHasNotIsNamed();
    void onlyAdministratorsManageUsers();
    void aClerkSeesTheQueuesNamedOnly();
    void whoWasRemovedMayNothing();
    void aRenamedLoginKeepsItsName();
    void theRightDecidesWhoAudits();
    void recordsAreImportedWorkedOnAndExported();
    void anImportIsSilentWithoutAFolderOfTheSession();
    void aWatchedFolderFillsAQueueByWhoeverMayImport();
    void aWatchOutlivesARestartOfTheServer();
    void aLockLostIsToldWithFour();
    void nothingToTakeIsToldWithThree();
    void aClerkReopensWhatTheyFinishedWithinTheTime();

private:
    CtlServer &server() const { return CtlServer::of(m_engine); }
    QString m_engine;
};

void CtlServersTest::initTestCase_data()
{
    QTest::addColumn<QString>("engine");
    QTest::newRow("postgresql") << u"postgresql"_s;
    QTest::newRow("mariadb") << u"mariadb"_s;
}

void CtlServersTest::init()
{
    QFETCH_GLOBAL(QString, engine);
    m_engine = engine;
}

void CtlServersTest::aDatabaseThatIsNotSetUpSaysHow()
{
    server().makeDatabase(u"bare"_s);
    const CtlFixture files;
    const QString table = files.file(u"a.csv"_s, "Id,City\n1,boaz\n");
    const QList<QStringList> commands{{u"queue"_s, u"add"_s, u"q"_s},
                                      {u"import"_s, u"q"_s, table},
                                      {u"import"_s, u"q"_s, table, u"--dry-run"_s},
                                      {u"status"_s}};
    for (const QStringList &words : commands) {
        const Ran ran = server().in(u"bare"_s, u"dba"_s, words);
        QCOMPARE(ran.exit, 1);
        QCOMPARE(ran.errorKind(), u"older_schema"_s);
        QVERIFY2(ran.sentence().contains(u"intrayctl init"), ran.err.constData());
    }
}

void CtlServersTest::initMakesEverythingOnce()
{
    server().makeDatabase(u"fresh"_s);
    const Ran first = server().in(u"fresh"_s, u"dba"_s, {u"init"_s});
    QVERIFY2(first.exit == 0, first.err.constData());
    QCOMPARE(first.json().value(u"created"_s), true);
    QVERIFY(first.json().value(u"schema"_s).toInt() >= 1);
    QCOMPARE(server().in(u"fresh"_s, u"dba"_s, {u"queue"_s, u"add"_s, u"q"_s}).exit, 0);
    const Ran again = server().in(u"fresh"_s, u"dba"_s, {u"init"_s});
    QVERIFY2(again.exit == 0, again.err.constData());
    QCOMPARE(again.json().value(u"created"_s), false);
    QCOMPARE(server().in(u"fresh"_s, u"dba"_s, {u"queue"_s, u"show"_s, u"q"_s}).exit, 0);
}

void CtlServersTest::initMakesWhoeverRanItAdministrator()
{
    server().makeDatabase(u"own"_s);
    qputenv("INTRAY_PASSWORD", CtlServer::passwordOf(u"dba"_s).toUtf8());
    const Ran made = CtlFixture().bare({u"-d"_s, server().url(u"dba"_s, u"own"_s), u"init"_s});
    qunsetenv("INTRAY_PASSWORD");
    QVERIFY2(made.out.contains("The login dba is their administrator"), made.out.constData());
    const QJsonArray users =
        server().in(u"own"_s, u"dba"_s, {u"user"_s, u"list"_s}).json().value(u"users"_s).toArray();
    QCOMPARE(users.size(), 1);
    QCOMPARE(users.at(0).toObject().value(u"name"_s), u"dba"_s);
    QCOMPARE(users.at(0).toObject().value(u"roles"_s), QJsonArray{u"administrator"_s});
}

void CtlServersTest::initEndsWhatAnEarlierOneBegan()
{
    server().employ(u"anna"_s, {u"clerk"_s});
    server().sql(m_engine == u"mariadb" ? u"DROP FUNCTION sweep"_s
                                        : u"REVOKE USAGE ON SCHEMA intray FROM intray_clerk"_s);
    QCOMPARE(server().as(u"dba"_s, {u"init"_s}).exit, 0);
    server().employ(u"anna"_s, {u"supervisor"_s});
    const Ran swept = server().as(u"anna"_s, {u"sweep"_s});
    QVERIFY2(swept.exit == 0, swept.err.constData());
}

void CtlServersTest::theLoginSaysWhoActs()
{
    server().employ(u"anna"_s, {u"clerk"_s});
    server().addQueue(u"who"_s, {u"a"_s});
    const Ran claimed = server().as(u"anna"_s, {u"claim"_s, u"who"_s});
    QVERIFY2(claimed.exit == 0, claimed.err.constData());
    QCOMPARE(claimed.items().at(0).toObject().value(u"lock_user"_s), u"anna"_s);
    QCOMPARE(server().as(u"anna"_s, {u"mine"_s}).items().size(), 1);
    QCOMPARE(server().as(u"chief"_s, {u"mine"_s}).items().size(), 0);
}

void CtlServersTest::anotherUserCannotBeNamed()
{
    const Ran ran = server().as(u"chief"_s, {u"status"_s, u"--user"_s, u"anna"_s});
    QCOMPARE(ran.exit, 2);
    QCOMPARE(ran.errorKind(), u"usage"_s);
    QVERIFY2(ran.sentence().contains(u"login"), ran.err.constData());
}

void CtlServersTest::usersAreAddedChangedAndRemoved()
{
    server().makeLogin(u"carl"_s);
    server().addQueue(u"carls"_s, {});
    const Ran added =
        server().as(u"chief"_s, {u"user"_s, u"add"_s, u"carl"_s, u"--role"_s, u"clerk"_s,
                                 u"--role"_s, u"worker"_s, u"--queue"_s, u"carls"_s});
    QVERIFY2(added.exit == 0, added.err.constData());
    const QJsonObject carl{{u"name"_s, u"carl"_s},
                           {u"login"_s, u"carl"_s},
                           {u"active"_s, true},
                           {u"roles"_s, QJsonArray{u"clerk"_s, u"worker"_s}},
                           {u"queues"_s, QJsonArray{u"carls"_s}}};
    QCOMPARE(added.json(), carl);
    const Ran list = server().as(u"chief"_s, {u"user"_s, u"list"_s});
    QJsonObject listed = carl;
    listed.insert(u"tags"_s, QJsonArray());
    QVERIFY(list.json().value(u"users"_s).toArray().contains(listed));
    const Ran set =
        server().as(u"chief"_s, {u"user"_s, u"set"_s, u"carl"_s, u"--role"_s, u"auditor"_s});
    QCOMPARE(set.json().value(u"roles"_s), QJsonArray{u"auditor"_s});
    QCOMPARE(set.json().value(u"queues"_s), QJsonArray{u"carls"_s}); // was not named
    QCOMPARE(server().as(u"chief"_s, {u"user"_s, u"remove"_s, u"carl"_s}).exit, 0);
    const Ran gone =
        server().as(u"chief"_s, {u"user"_s, u"set"_s, u"carl"_s, u"--role"_s, u"clerk"_s});
    QCOMPARE(gone.errorKind(), u"not_found"_s);
    QCOMPARE(server().as(u"chief"_s, {u"user"_s, u"add"_s, u"carl"_s}).json().value(u"active"_s),
             true);
}

void CtlServersTest::whoIsThereIsNotAddedAgain()
{
    server().employ(u"anna"_s, {u"auditor"_s});
    const Ran ran =
        server().as(u"chief"_s, {u"user"_s, u"add"_s, u"anna"_s, u"--role"_s, u"clerk"_s});
    QCOMPARE(ran.exit, 1);
    QVERIFY2(ran.sentence().contains(u"user set"), ran.err.constData());
    const Ran unknown =
        server().as(u"chief"_s, {u"user"_s, u"set"_s, u"zoe"_s, u"--role"_s, u"clerk"_s});
    QCOMPARE(unknown.errorKind(), u"not_found"_s);
}

void CtlServersTest::aLoginThatTheServerHasNotIsNamed()
{
    const Ran ran = server().as(u"chief"_s, {u"user"_s, u"add"_s, u"nobody_here"_s});
    QCOMPARE(ran.exit, 1);
    QCOMPARE(ran.errorKind(), u"not_found"_s);
    QVERIFY(ran.sentence().contains(u"nobody_here"));
    const Ran queue =
        server().as(u"chief"_s, {u"user"_s, u"set"_s, u"chief"_s, u"--queue"_s, u"nowhere"_s});
    QCOMPARE(queue.errorKind(), u"not_found"_s);
    QVERIFY(queue.sentence().contains(u"nowhere"));
}

void CtlServersTest::onlyAdministratorsManageUsers()
{
    server().employ(u"anna"_s,
                    {u"clerk"_s, u"supervisor"_s, u"importer"_s, u"worker"_s, u"auditor"_s});
    for (const QString &verb : {u"add"_s, u"remove"_s}) {
        const Ran ran = server().as(u"anna"_s, {u"user"_s, verb, u"dba"_s});
        QVERIFY2(ran.exit == 4 || verb == u"add", ran.err.constData());
        QVERIFY(ran.exit != 0);
    }
    const Ran set =
        server().as(u"anna"_s, {u"user"_s, u"set"_s, u"anna"_s, u"--role"_s, u"administrator"_s});
    QCOMPARE(set.exit, 4);
    QCOMPARE(set.errorKind(), u"not_permitted"_s);
}

void CtlServersTest::aClerkSeesTheQueuesNamedOnly()
{
    server().addQueue(u"east"_s, {u"a"_s});
    server().addQueue(u"west"_s, {u"b"_s});
    server().employ(u"ben"_s, {u"clerk"_s}, {u"east"_s});
    QCOMPARE(server().as(u"ben"_s, {u"list"_s, u"east"_s}).items().size(), 1);
    QCOMPARE(server().as(u"ben"_s, {u"list"_s, u"west"_s}).items().size(), 0);
    const QJsonArray queues =
        server().as(u"ben"_s, {u"queue"_s, u"list"_s}).json().value(u"queues"_s).toArray();
    QCOMPARE(queues.size(), 1);
    const Ran claimed = server().as(u"ben"_s, {u"claim"_s, u"west"_s});
    QVERIFY(claimed.exit != 0);
    QCOMPARE(claimed.items().size(), 0);
    QCOMPARE(server().as(u"ben"_s, {u"claim"_s, u"east"_s}).exit, 0);
    server().employ(u"ben"_s, {u"clerk"_s});
    QCOMPARE(server().as(u"ben"_s, {u"claim"_s, u"west"_s}).exit, 0);
}

void CtlServersTest::whoWasRemovedMayNothing()
{
    server().addQueue(u"left"_s, {u"a"_s});
    server().employ(u"dora"_s, {u"clerk"_s});
    QCOMPARE(server().as(u"dora"_s, {u"claim"_s, u"left"_s}).exit, 0);
    QCOMPARE(server().as(u"chief"_s, {u"user"_s, u"remove"_s, u"dora"_s}).exit, 0);
    for (const QStringList &words : {QStringList{u"claim"_s, u"left"_s}, QStringList{u"mine"_s}}) {
        const Ran ran = server().as(u"dora"_s, words);
        QVERIFY2(ran.exit == 4, ran.err.constData());
    }
    const Ran history = server().as(u"chief"_s, {u"status"_s, u"left"_s});
    QVERIFY(history.out.contains("\"lock_user\":\"dora\"")); // the name stays
}

void CtlServersTest::aRenamedLoginKeepsItsName()
{
    server().addQueue(u"renamed"_s, {u"a"_s});
    server().employ(u"emma"_s, {u"clerk"_s});
    QCOMPARE(server().as(u"emma"_s, {u"claim"_s, u"renamed"_s}).exit, 0);
    server().renameLogin(u"emma"_s, u"emma_married"_s);
    if (m_engine == u"mariadb") {
        QCOMPARE(server().as(u"emma_married"_s, {u"mine"_s}).exit, 4);
        const Ran told = server().as(
            u"chief"_s, {u"user"_s, u"set"_s, u"emma"_s, u"--login"_s, u"emma_married"_s});
        QVERIFY2(told.exit == 0, told.err.constData());
        QCOMPARE(told.json().value(u"login"_s), u"emma_married"_s);
    }
    const Ran mine = server().as(u"emma_married"_s, {u"mine"_s});
    QVERIFY2(mine.exit == 0, mine.err.constData());
    QCOMPARE(mine.items().size(), 1);
    QCOMPARE(mine.items().at(0).toObject().value(u"lock_user"_s), u"emma"_s);
}

void CtlServersTest::theRightDecidesWhoAudits()
{
    server().addQueue(u"audited"_s, {u"a"_s, u"b"_s});
    server().employ(u"anna"_s, {u"clerk"_s});
    const Ran refused = server().as(u"anna"_s, {u"audit"_s});
    QCOMPARE(refused.exit, 4);
    QCOMPARE(refused.errorKind(), u"not_permitted"_s);
    server().employ(u"anna"_s, {u"auditor"_s});
    const Ran report = server().as(u"anna"_s, {u"audit"_s});
    QVERIFY2(report.exit == 0, report.err.constData());
    QVERIFY(report.json().value(u"items"_s).toInt() >= 2);
    QCOMPARE(report.json().value(u"violations"_s).toArray(), QJsonArray());
    QCOMPARE(server().as(u"anna"_s, {u"claim"_s, u"audited"_s}).exit, 4);
}

void CtlServersTest::recordsAreImportedWorkedOnAndExported()
{
    const CtlFixture files;
    const QString table = files.file(u"c.csv"_s, "Id,City\n1,boaz\n2,opp\n3,troy\n");
    server().employ(u"ida"_s, {u"importer"_s});
    server().employ(u"anna"_s, {u"clerk"_s});
    const QStringList import{u"import"_s, u"cities"_s, table, u"--key"_s, u"Id"_s};
    const Ran imported = server().as(u"ida"_s, import);
    QVERIFY2(imported.exit == 0, imported.err.constData());
    QCOMPARE(imported.json().value(u"added"_s), 3);
    QCOMPARE(server().as(u"ida"_s, import).json().value(u"duplicate"_s), 3);
    const QJsonObject item =
        server().as(u"anna"_s, {u"claim"_s, u"cities"_s}).items().at(0).toObject();
    const QString number = QString::number(item.value(u"item"_s).toInteger());
    const QString lock = item.value(u"lock"_s).toString();
    const Ran done = server().as(u"anna"_s, {u"complete"_s, number, u"--lock"_s, lock, u"-"_s},
                                 R"({"Id": "1", "City": "Boaz"})");
    QVERIFY2(done.exit == 0, done.err.constData());
    const QString out = files.path(u"done.jsonl"_s);
    const Ran exported = server().as(u"anna"_s, {u"export"_s, u"cities"_s, out, u"--state"_s,
                                                 u"done"_s, u"--format"_s, u"jsonl"_s});
    QCOMPARE(exported.json().value(u"written"_s), 1);
    QFile file(out);
    QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll().contains("\"Boaz\""));
    QCOMPARE(server().as(u"ida"_s, {u"claim"_s, u"cities"_s}).exit, 4);
}

/// As root by sudo, or by cron without a session.
void CtlServersTest::anImportIsSilentWithoutAFolderOfTheSession()
{
    const CtlFixture files;
    const QString table = files.file(u"c.csv"_s, "Id,City\n1,boaz\n");
    server().employ(u"ida"_s, {u"importer"_s});
    const QByteArray before = qgetenv("XDG_RUNTIME_DIR");
    for (const char *folder : {"", "/nowhere", "/"}) {
        qputenv("XDG_RUNTIME_DIR", folder);
        const Ran ran =
            server().as(u"ida"_s, {u"import"_s, u"silent"_s, table, u"--key"_s, u"Id"_s});
        QVERIFY2(ran.exit == 0, ran.err.constData());
        QVERIFY2(!ran.err.contains("XDG_RUNTIME_DIR") && !ran.err.contains("runtime directory"),
                 ran.err.constData());
    }
    qputenv("XDG_RUNTIME_DIR", before);
}

void CtlServersTest::aWatchedFolderFillsAQueueByWhoeverMayImport()
{
    server().employ(u"ingo"_s, {u"importer"_s});
    server().employ(u"anna"_s, {u"clerk"_s});
    server().addQueue(u"orders"_s, {});
    const CtlFixture files;
    QVERIFY(QDir(files.path({})).mkdir(u"in"_s));
    const QString file = files.file(u"in/a.csv"_s, "Id,City\n1,boaz\n2,opp\n");
    const QStringList watch{u"watch"_s,  u"orders"_s,   files.path(u"in"_s),
                            u"--once"_s, u"--settle"_s, u"1s"_s};
    const Ran refused = server().as(u"anna"_s, watch);
    QVERIFY2(refused.exit == 4, refused.err.constData());
    QVERIFY(QFile::exists(file));
    const Ran ran = server().as(u"ingo"_s, watch);
    QVERIFY2(ran.exit == 0, ran.err.constData());
    QCOMPARE(ran.json().value(u"added"_s).toInt(), 2);
    QVERIFY(QFile::exists(files.path(u"in/done/a.csv"_s)));
}

void CtlServersTest::aWatchOutlivesARestartOfTheServer()
{
    server().employ(u"ingo"_s, {u"importer"_s});
    server().addQueue(u"kept"_s, {});
    const CtlFixture files;
    QVERIFY(QDir(files.path({})).mkdir(u"in"_s));
    const auto watch = server().begin(u"ingo"_s, {u"watch"_s, u"kept"_s, files.path(u"in"_s),
                                                  u"--settle"_s, u"1s"_s, u"--every"_s, u"1s"_s});
    files.file(u"in/a.csv"_s, "Id,City\n1,boaz\n");
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(files.path(u"in/done/a.csv"_s)), 30'000);
    server().restart();
    files.file(u"in/b.csv"_s, "Id,City\n2,opp\n");
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(files.path(u"in/done/b.csv"_s)), 30'000);
    QCOMPARE(watch->state(), QProcess::Running);
    watch->terminate();
    QVERIFY(watch->waitForFinished(30'000));
    QCOMPARE(watch->exitCode(), 0);
}

void CtlServersTest::aLockLostIsToldWithFour()
{
    server().addQueue(u"lost"_s, {u"a"_s});
    server().employ(u"anna"_s, {u"clerk"_s});
    server().employ(u"sam"_s, {u"supervisor"_s});
    const QJsonObject item =
        server().as(u"anna"_s, {u"claim"_s, u"lost"_s}).items().at(0).toObject();
    const QString number = QString::number(item.value(u"item"_s).toInteger());
    QCOMPARE(server().as(u"anna"_s, {u"release"_s, number, u"--reason"_s, u"x"_s}).exit, 4);
    QCOMPARE(server().as(u"sam"_s, {u"release"_s, number, u"--reason"_s, u"ill"_s}).exit, 0);
    const Ran late = server().as(
        u"anna"_s, {u"complete"_s, number, u"--lock"_s, item.value(u"lock"_s).toString()});
    QCOMPARE(late.exit, 4);
    QCOMPARE(late.errorKind(), u"lock_lost"_s);
}

void CtlServersTest::nothingToTakeIsToldWithThree()
{
    server().addQueue(u"empty"_s, {});
    const Ran ran = server().as(u"chief"_s, {u"claim"_s, u"empty"_s});
    QCOMPARE(ran.exit, 3);
    QCOMPARE(ran.json().value(u"reason"_s), u"empty"_s);
}

void CtlServersTest::aClerkReopensWhatTheyFinishedWithinTheTime()
{
    server().employ(u"anna"_s, {u"clerk"_s});
    server().addQueue(u"own"_s, {u"a"_s});
    const QJsonObject claimed = server().as(u"anna"_s, {u"claim"_s, u"own"_s}).json();
    const QString item = QString::number(claimed[u"items"][0][u"item"].toInteger());
    const QString lock = claimed[u"lock"].toString();
    QCOMPARE(server().as(u"anna"_s, {u"complete"_s, item, u"--lock"_s, lock}).exit, 0);
    const Ran never = server().as(u"anna"_s, {u"reopen"_s, item});
    QCOMPARE(never.exit, 4);
    QVERIFY2(never.sentence().contains(u"Ask a supervisor"_s), never.err.constData());
    const QStringList allow{u"queue"_s, u"set"_s, u"own"_s, u"--reopen-own"_s, u"30m"_s};
    QCOMPARE(server().as(u"chief"_s, allow).exit, 0);
    const Ran opened = server().as(u"anna"_s, {u"reopen"_s, item});
    QVERIFY2(opened.exit == 0, opened.err.constData());
    QCOMPARE(opened.json().value(u"state"_s), u"locked"_s);
    const QString again = opened.json().value(u"lock"_s).toString();
    QCOMPARE(server().as(u"anna"_s, {u"complete"_s, item, u"--lock"_s, again}).exit, 0);
}

INTRAY_TEST_GUILESS_MAIN(CtlServersTest)
#include "tst_ctl_servers.moc"
