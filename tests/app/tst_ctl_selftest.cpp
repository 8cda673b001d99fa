// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlserver.h"
#include "support/testclass.h"

#include <QTest>

#include <csignal>

using namespace intray;
using namespace Qt::StringLiterals;

/// The selftest works on the database that is in use, and leaves it as it was.
class CtlSelftestTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data();
    void init();
    void everyItemIsGivenOutOnce();
    void theReportIsWholeForAnAudit();
    void nothingStaysBehind();
    void nothingStaysBehindWhenInterrupted();
    void nothingStaysBehindWhenTheServerRestarts();
    void whatAKilledOneLeftGoesWithALaterOne();
    void onlyASelftestsItemsCanGo();
    void itNeedsTheRightToMakeAndToWork();

private:
    Ran run(const QStringList &words) const;
    QStringList queues() const;
    QString sql(const QString &text) const;
    QString refusal(const QString &text) const;
    QString table(const QString &name) const;
    int events() const;
    void age() const;
    std::unique_ptr<QProcess> started(int items) const;
    bool waitForTheSelftestsQueue() const;

    QString m_engine;
    std::unique_ptr<CtlFixture> m_file;
};

void CtlSelftestTest::initTestCase_data()
{
    QTest::addColumn<QString>("engine");
    for (const char *engine : {"sqlite", "postgresql", "mariadb"})
        QTest::newRow(engine) << QString::fromLatin1(engine);
}

void CtlSelftestTest::init()
{
    QFETCH_GLOBAL(QString, engine);
    m_engine = engine;
    m_file = std::make_unique<CtlFixture>();
    QCOMPARE(m_engine == u"sqlite" ? m_file->ctl({u"init"_s}).exit : 0, 0);
}

Ran CtlSelftestTest::run(const QStringList &words) const
{
    return m_engine == u"sqlite" ? m_file->ctl(words)
                                 : CtlServer::of(m_engine).as(u"chief"_s, words);
}

QStringList CtlSelftestTest::queues() const
{
    QStringList names;
    for (const QJsonValue queue : run({u"queue"_s, u"list"_s}).json().value(u"queues"_s).toArray())
        names << queue.toObject().value(u"queue"_s).toString();
    return names;
}

QString CtlSelftestTest::sql(const QString &text) const
{
    return m_engine == u"sqlite" ? m_file->sql(text) : CtlServer::of(m_engine).sql(text);
}

QString CtlSelftestTest::refusal(const QString &text) const
{
    if (m_engine != u"sqlite")
        return CtlServer::of(m_engine).refusal(text);
    return QString::fromUtf8(CtlFixture::run(u"sqlite3"_s, {m_file->database(), text}).err);
}

QString CtlSelftestTest::table(const QString &name) const
{
    return m_engine == u"sqlite" ? name : CtlServer::of(m_engine).table(name);
}

int CtlSelftestTest::events() const
{
    return sql(u"SELECT count(*) FROM "_s + table(u"event"_s)).toInt();
}

/// Lets all selftests that are there look abandoned, as only the database's owner can.
void CtlSelftestTest::age() const
{
    const QString update = u"UPDATE %1 SET made_at = '2020-01-01';"_s.arg(table(u"selftest"_s));
    if (m_engine == u"mariadb") { // by its superuser, whom no trigger stops there
        sql(update);
        return;
    }
    QVERIFY(refusal(update).contains(u"selftest_stays"));
    sql(m_engine == u"postgresql" ? u"SET session_replication_role = replica;"_s + update
                                  : u"DROP TRIGGER selftest_stays;"_s + update);
}

/// A selftest that runs; the queue it works in is there.
std::unique_ptr<QProcess> CtlSelftestTest::started(int items) const
{
    auto process = std::make_unique<QProcess>();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"INTRAY_PASSWORD"_s, CtlServer::passwordOf(u"chief"_s));
    process->setProcessEnvironment(environment);
    const QString url =
        m_engine == u"sqlite" ? m_file->database() : CtlServer::of(m_engine).url(u"chief"_s);
    process->start(CtlFixture::program(),
                   {u"-d"_s, url, u"--json"_s, u"selftest"_s, u"--claimers"_s, u"2"_s, u"--items"_s,
                    QString::number(items)});
    return process;
}

bool CtlSelftestTest::waitForTheSelftestsQueue() const
{
    return QTest::qWaitFor([this] { return !queues().filter(u"selftest-"_s).isEmpty(); }, 60'000);
}

void CtlSelftestTest::everyItemIsGivenOutOnce()
{
    const Ran ran = run({u"selftest"_s, u"--claimers"_s, u"8"_s, u"--items"_s, u"300"_s});
    QVERIFY2(ran.exit == 0, ran.err.constData());
    QCOMPARE(ran.json().value(u"claims"_s), 300);
    QCOMPARE(ran.json().value(u"double"_s), 0);
    QCOMPARE(ran.json().value(u"violations"_s), QJsonArray());
    QVERIFY(ran.json().value(u"claims_per_s"_s).toDouble() > 0);
    const double usual = ran.json().value(u"p50_ms"_s).toDouble();
    QVERIFY(usual > 0 && usual <= ran.json().value(u"p99_ms"_s).toDouble());
}

void CtlSelftestTest::theReportIsWholeForAnAudit()
{
    const Ran tested =
        run({u"selftest"_s, u"--claimers"_s, u"2"_s, u"--items"_s, u"50"_s, u"--full"_s});
    QVERIFY2(tested.exit == 0, tested.err.constData());
    const QString test = tested.json().value(u"report"_s).toString();
    QVERIFY2(test.contains(u"Claims: 50, of which twice: 0"_s), qPrintable(test));
    const Ran checked = run({u"audit"_s, u"--full"_s});
    QVERIFY2(checked.exit == 0, checked.err.constData());
    const QString check = checked.json().value(u"report"_s).toString();
    for (const QString &report : {test, check})
        for (const char *part : {"Database: ", "Engine: ", "Program: Intray ",
                                 "By: ", "Begun: ", "Ended: ", "Contradictions: none"})
            QVERIFY2(report.contains(QLatin1String(part)), qPrintable(report));
    QVERIFY2(check.contains(u"at every instant at most one lock held it"_s), qPrintable(check));
    QVERIFY(!run({u"audit"_s}).json().contains(u"report"_s));
}

void CtlSelftestTest::nothingStaysBehind()
{
    const QStringList queuesBefore = queues();
    const int eventsBefore = events();
    QCOMPARE(run({u"selftest"_s, u"--claimers"_s, u"2"_s, u"--items"_s, u"50"_s}).exit, 0);
    QCOMPARE(queues(), queuesBefore);
    QCOMPARE(events(), eventsBefore);
    QCOMPARE(sql(u"SELECT count(*) FROM "_s + table(u"selftest"_s)).toInt(), 0);
}

void CtlSelftestTest::nothingStaysBehindWhenInterrupted()
{
    const int before = events();
    const auto process = started(20'000);
    QVERIFY(waitForTheSelftestsQueue());
    ::kill(pid_t(process->processId()), SIGINT);
    QVERIFY(process->waitForFinished(120'000));
    QCOMPARE(process->exitStatus(), QProcess::NormalExit);
    const QByteArray said = process->readAllStandardOutput();
    QVERIFY2(process->exitCode() == 1 && said.contains("\"cancelled\""), said.constData());
    QCOMPARE(queues().filter(u"selftest-"_s), QStringList());
    QCOMPARE(events(), before);
}

void CtlSelftestTest::nothingStaysBehindWhenTheServerRestarts()
{
    if (m_engine == u"sqlite") // where there is no server
        return;
    const int before = events();
    const auto process = started(20'000);
    QVERIFY(waitForTheSelftestsQueue());
    CtlServer::of(m_engine).restart();
    QVERIFY(process->waitForFinished(120'000));
    QVERIFY2(process->exitCode() == 1, process->readAllStandardOutput().constData());
    QCOMPARE(queues().filter(u"selftest-"_s), QStringList());
    QCOMPARE(events(), before);
}

void CtlSelftestTest::whatAKilledOneLeftGoesWithALaterOne()
{
    const int before = events();
    const auto process = started(10'000);
    QVERIFY(waitForTheSelftestsQueue());
    process->kill();
    QVERIFY(process->waitForFinished(60'000));
    const QStringList left = queues().filter(u"selftest-"_s);
    QCOMPARE(left.size(), 1);
    QCOMPARE(run({u"selftest"_s, u"--claimers"_s, u"1"_s, u"--items"_s, u"5"_s}).exit, 0);
    QCOMPARE(queues().filter(u"selftest-"_s), left); // it might still run
    age();
    QCOMPARE(run({u"selftest"_s, u"--claimers"_s, u"1"_s, u"--items"_s, u"5"_s}).exit, 0);
    QCOMPARE(queues().filter(u"selftest-"_s), QStringList());
    QCOMPARE(events(), before);
}

void CtlSelftestTest::onlyASelftestsItemsCanGo()
{
    // A queue that has the right name, but was worked in.
    const QString name = u"selftest-real-"_s + m_engine;
    QCOMPARE(run({u"queue"_s, u"add"_s, name}).exit, 0);
    QCOMPARE(run({u"add"_s, name, u"--key"_s, u"selftest-1"_s, m_file->file(u"a"_s, "{}")}).exit,
             0);
    QCOMPARE(run({u"claim"_s, name}).exit, 0);
    if (m_engine == u"mariadb") { // where rights say so, which its superuser is above
        const int before = events();
        QVERIFY(run({u"queue"_s, u"remove"_s, name}).exit != 0);
        const QString as = u"SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED;"_s;
        QVERIFY(!refusal(as + u"CALL forget_selftest(1, 1000000)"_s).isEmpty()); // root is nobody
        QCOMPARE(events(), before);
        return;
    }
    const QString event = table(u"event"_s);
    QVERIFY(refusal(u"DELETE FROM "_s + event).contains(u"history_is_append_only"));
    QVERIFY(refusal(u"DELETE FROM "_s + table(u"item"_s)).contains(u"item_stays"));
    const QString disguise =
        u"INSERT INTO %1 (queue_id, first_item, last_item, made_at) "
        "SELECT queue_id, min(id), max(id), '2020-01-01' FROM %2 GROUP BY queue_id"_s.arg(
            table(u"selftest"_s), table(u"item"_s));
    QVERIFY2(refusal(disguise).contains(u"selftest_is_fresh"), qPrintable(refusal(disguise)));
    QVERIFY(refusal(u"DELETE FROM "_s + event).contains(u"history_is_append_only"));
}

void CtlSelftestTest::itNeedsTheRightToMakeAndToWork()
{
    const QStringList small{u"selftest"_s, u"--claimers"_s, u"2"_s, u"--items"_s, u"5"_s};
    if (m_engine == u"sqlite") { // whoever can write the file can do everything
        QCOMPARE(m_file->as(u"anybody"_s, small).exit, 0);
        return;
    }
    CtlServer &server = CtlServer::of(m_engine);
    const int before = events();
    for (const QString &role : {u"administrator"_s, u"clerk"_s}) {
        server.employ(u"anna"_s, {role});
        const Ran ran = server.as(u"anna"_s, small);
        QCOMPARE(ran.exit, 4);
        QVERIFY(ran.sentence().contains(u"administrator and clerk"));
    }
    QCOMPARE(events(), before);
    server.employ(u"anna"_s, {u"administrator"_s, u"clerk"_s}, {queues().constFirst()});
    const Ran ran = server.as(u"anna"_s, small);
    QVERIFY2(ran.exit == 0, ran.err.constData());
}

INTRAY_TEST_GUILESS_MAIN(CtlSelftestTest)
#include "tst_ctl_selftest.moc"
