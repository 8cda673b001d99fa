// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlserver.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// A criteria query on a server whose runner dies: somebody else takes over, nobody waits for ever.
/// How that is on a file is in tst_ctl_criteria.
class CtlCriteriaServersTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data();
    void init();
    void aKilledProgramIsReplaced();
    void aRunnerThatTheServerThrewOutIsReplaced();

private:
    CtlServer &server() const { return CtlServer::of(m_engine); }
    bool isMaria() const { return m_engine == u"mariadb"; }
    void makeLoans();
    QByteArray quick() const;
    QByteArray endless() const;
    void setSource(const QByteArray &source);
    bool isRunning(int request);
    void throwOutTheRunner();
    std::unique_ptr<QProcess> beginClaim(const QString &login, const QStringList &more = {});
    void bertIsServed(QProcess &bert);

    QString m_engine;
    QString m_queue;
    int m_asked = 0; ///< Requests in the ledger before the test's own.
};

void CtlCriteriaServersTest::initTestCase_data()
{
    QTest::addColumn<QString>("engine");
    QTest::newRow("postgresql") << u"postgresql"_s;
    QTest::newRow("mariadb") << u"mariadb"_s;
}

void CtlCriteriaServersTest::init()
{
    QFETCH_GLOBAL(QString, engine);
    m_engine = engine;
    m_queue = QString::fromLatin1(QTest::currentTestFunction()).toLower();
    makeLoans();
    for (const QString &name : {u"anna"_s, u"bert"_s})
        server().employ(name, {u"clerk"_s});
    server().addQueue(m_queue, {});
    setSource(endless());
    m_asked = server().sql(u"SELECT count(*) FROM "_s + server().table(u"work_request"_s)).toInt();
}

void CtlCriteriaServersTest::makeLoans()
{
    server().sql(u"DROP TABLE IF EXISTS loan"_s);
    server().sql(u"CREATE TABLE loan (id integer PRIMARY KEY)"_s);
    server().sql(u"INSERT INTO loan VALUES (1), (2), (3)"_s);
    server().sql(isMaria() ? u"GRANT SELECT ON desk.loan TO 'intray_source'@'localhost'"_s
                           : u"GRANT SELECT ON public.loan TO intray_source"_s);
}

QByteArray CtlCriteriaServersTest::quick() const
{
    return isMaria() ? "SELECT id AS `key` FROM loan ORDER BY id"
                     : "SELECT id AS key FROM public.loan ORDER BY id";
}

// Nobody waits for its end: the program that runs it is killed, or cancels it. Five minutes are
// more than the test has.
QByteArray CtlCriteriaServersTest::endless() const
{
    return isMaria() ? "SELECT id AS `key` FROM loan WHERE SLEEP(300) = 0"
                     : "SELECT id AS key FROM public.loan WHERE pg_sleep(300) IS NOT NULL";
}

void CtlCriteriaServersTest::setSource(const QByteArray &source)
{
    const CtlFixture files;
    const Ran ran =
        server().as(u"chief"_s, {u"queue"_s, u"set"_s, m_queue, u"--source"_s,
                                 files.file(u"source.sql"_s, source), u"--fresh"_s, u"0s"_s});
    QVERIFY2(ran.exit == 0, ran.err.constData());
}

bool CtlCriteriaServersTest::isRunning(int request)
{
    const Ran ran = server().as(u"chief"_s, {u"requests"_s, QString::number(m_asked + request)});
    return ran.json().value(u"running"_s).toBool();
}

void CtlCriteriaServersTest::throwOutTheRunner()
{
    if (isMaria())
        server().sql(u"KILL "_s +
                     server().sql(u"SELECT id FROM information_schema.processlist WHERE state "
                                  "= 'User sleep'"_s)); // its user is the query's, not anna
    else
        server().sql(u"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = "
                     "'anna' AND wait_event = 'PgSleep'"_s);
}

std::unique_ptr<QProcess> CtlCriteriaServersTest::beginClaim(const QString &login,
                                                             const QStringList &more)
{
    return server().begin(login, QStringList{u"claim"_s, m_queue} + more);
}

void CtlCriteriaServersTest::bertIsServed(QProcess &bert)
{
    QVERIFY(bert.waitForFinished(60'000));
    const Ran ran{bert.exitCode(), bert.readAllStandardOutput(), bert.readAllStandardError()};
    QVERIFY2(ran.exit == 0, ran.err.constData());
    QCOMPARE(ran.items().size(), 1);
    QCOMPARE(ran.items().at(0)[u"key"], u"2"_s); // who asked first was served first, though dead
    QCOMPARE(server().as(u"chief"_s, {u"audit"_s}).exit, 0);
}

void CtlCriteriaServersTest::aKilledProgramIsReplaced()
{
    const auto anna = beginClaim(u"anna"_s);
    QTRY_VERIFY_WITH_TIMEOUT(isRunning(1), 20'000);
    const auto bert = beginClaim(u"bert"_s, {u"--wait"_s});
    QTRY_VERIFY_WITH_TIMEOUT(isRunning(2), 20'000);
    setSource(quick());
    anna->kill();
    QVERIFY(anna->waitForFinished());
    bertIsServed(*bert);
}

void CtlCriteriaServersTest::aRunnerThatTheServerThrewOutIsReplaced()
{
    const auto anna = beginClaim(u"anna"_s, {u"--wait"_s});
    QTRY_VERIFY_WITH_TIMEOUT(isRunning(1), 20'000);
    const auto bert = beginClaim(u"bert"_s, {u"--wait"_s});
    QTRY_VERIFY_WITH_TIMEOUT(isRunning(2), 20'000);
    setSource(quick());
    throwOutTheRunner();
    bertIsServed(*bert);
    QVERIFY(anna->waitForFinished(60'000));
}

INTRAY_TEST_GUILESS_MAIN(CtlCriteriaServersTest)
#include "tst_ctl_criteria_servers.moc"
