// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/askedtostop.h"
#include "app/ctlfixture.h"
#include "support/testclass.h"

#include <QProcess>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Work over a criteria query on the command line: queue set --source, claim, request, requests,
/// status. The query finds the items of an ordinary queue, "loans", by Intray's own tables.
class CtlCriteriaTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aClaimAsksAndGivesWork();
    void lessIsSaidInWords();
    void nothingGivesThree();
    void whoComesMeanwhileIsBusyAndServedWithTheFirst();
    void withWaitTheAnswerIsWaitedFor();
    void aKilledRunnerIsReplaced();
    void aSignalCallsTheRequestOff();
    void aRequestCanBeCancelled();
    void badSourcesChangeNothing_data();
    void badSourcesChangeNothing();
    void aSourceCanBeTakenAway();
    void theLedgerTellsWhoAskedForWhat();

private:
    static QByteArray found() { return "SELECT key FROM item WHERE queue_id = 1 ORDER BY id"; }
    /// The same, and counts first: 3,000,000 are a second or more, 0 has no end. Meanwhile other
    /// programs must have been started, for which some systems take a second each.
    static QByteArray slow(qint64 count)
    {
        const QByteArray limit = count > 0 ? " LIMIT " + QByteArray::number(count) : QByteArray();
        return "SELECT key FROM item WHERE queue_id = 1 AND (WITH RECURSIVE n (i) AS (SELECT 1 "
               "UNION ALL SELECT i + 1 FROM n" +
               limit + ") SELECT count(*) FROM n) > 0 ORDER BY id";
    }
    void setSource(const QByteArray &source, const QString &fresh = u"0s"_s)
    {
        const Ran ran = m_ctl->ctl({u"queue"_s, u"set"_s, u"verify"_s, u"--source"_s,
                                    m_ctl->file(u"source.sql"_s, source), u"--fresh"_s, fresh});
        QVERIFY2(ran.exit == 0, ran.err.constData());
    }
    Ran claim(const QString &user, int count, const QStringList &more = {})
    {
        return m_ctl->as(
            user,
            QStringList{u"claim"_s, u"verify"_s, u"--count"_s, QString::number(count)} + more);
    }
    std::unique_ptr<QProcess> started(const QString &user, const QStringList &words)
    {
        auto process = std::make_unique<QProcess>();
        process->setProcessEnvironment(m_ctl->environment());
        prepareToAsk(*process);
        process->start(CtlFixture::program(), QStringList{u"-d"_s, u"sqlite:"_s + m_ctl->database(),
                                                          u"--user"_s, user, u"--json"_s} +
                                                  words);
        return process;
    }
    bool isRunning(int request)
    {
        return m_ctl->ctl({u"requests"_s, QString::number(request)})
            .json()
            .value(u"running"_s)
            .toBool();
    }
    QStringList keys(const Ran &ran)
    {
        QStringList all;
        for (const QJsonValue item : ran.items())
            all << item[u"key"].toString();
        return all;
    }

    std::unique_ptr<CtlFixture> m_ctl;
};

void CtlCriteriaTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    m_ctl->addQueue(u"loans"_s, {u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s});
    m_ctl->addQueue(u"verify"_s, {});
    setSource(found());
}

void CtlCriteriaTest::cleanup()
{
    m_ctl.reset();
}

void CtlCriteriaTest::aClaimAsksAndGivesWork()
{
    const Ran ran = claim(u"anna"_s, 3);
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.json().value(u"requested"_s), 3);
    QCOMPARE(ran.json().value(u"assigned"_s), 3);
    QCOMPARE(ran.json().value(u"state"_s), u"full"_s);
    QCOMPARE(keys(ran), (QStringList{u"a"_s, u"b"_s, u"c"_s}));
    QCOMPARE(ran.items().at(0)[u"lock"], ran.json().value(u"lock"_s));
    const Ran done =
        m_ctl->as(u"anna"_s, {u"complete"_s, u"--lock"_s, ran.json().value(u"lock"_s).toString()});
    QCOMPARE(done.exit, 0);
}

void CtlCriteriaTest::lessIsSaidInWords()
{
    claim(u"anna"_s, 3);
    const Ran ran = claim(u"bert"_s, 3);
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.json().value(u"assigned"_s), 2);
    QCOMPARE(ran.json().value(u"state"_s), u"partial"_s);
    QVERIFY2(ran.err.contains("2 of 3: no other match is free"), ran.err.constData());
}

void CtlCriteriaTest::nothingGivesThree()
{
    claim(u"anna"_s, 5);
    const Ran ran = claim(u"bert"_s, 1);
    QCOMPARE(ran.exit, 3);
    QCOMPARE(ran.json().value(u"state"_s), u"none"_s);
    QCOMPARE(ran.json().value(u"reason"_s), u"held"_s);
}

void CtlCriteriaTest::whoComesMeanwhileIsBusyAndServedWithTheFirst()
{
    setSource(slow(12'000'000));
    const auto first = started(u"anna"_s, {u"claim"_s, u"verify"_s, u"--count"_s, u"3"_s});
    QTRY_VERIFY_WITH_TIMEOUT(isRunning(1), 20'000);
    const Ran second = claim(u"bert"_s, 3);
    QCOMPARE(second.exit, 5);
    QCOMPARE(second.json().value(u"state"_s), u"busy"_s);
    QCOMPARE(second.json().value(u"assigned"_s), 0);
    QVERIFY(first->waitForFinished(60'000));
    QCOMPARE(first->exitCode(), 0);
    const Ran later = m_ctl->as(u"bert"_s, {u"requests"_s, u"2"_s});
    QCOMPARE(later.exit, 0);
    QCOMPARE(later.json().value(u"state"_s), u"partial"_s);
    QCOMPARE(keys(later), (QStringList{u"d"_s, u"e"_s}));
}

void CtlCriteriaTest::withWaitTheAnswerIsWaitedFor()
{
    setSource(slow(12'000'000));
    const auto first = started(u"anna"_s, {u"claim"_s, u"verify"_s});
    QTRY_VERIFY_WITH_TIMEOUT(isRunning(1), 20'000);
    const Ran second = claim(u"bert"_s, 1, {u"--wait"_s});
    QCOMPARE(second.exit, 0);
    QCOMPARE(keys(second), QStringList{u"b"_s});
    QVERIFY(first->waitForFinished(60'000));
}

// The runner's last word was heard less than ten seconds ago when it dies; then the other one runs.
void CtlCriteriaTest::aKilledRunnerIsReplaced()
{
    setSource(slow(0));
    const auto first = started(u"anna"_s, {u"claim"_s, u"verify"_s});
    QTRY_VERIFY_WITH_TIMEOUT(isRunning(1), 20'000);
    const auto second = started(u"bert"_s, {u"claim"_s, u"verify"_s, u"--wait"_s});
    QTRY_VERIFY_WITH_TIMEOUT(isRunning(2), 20'000);
    setSource(found());
    first->kill();
    QVERIFY(second->waitForFinished(60'000));
    QCOMPARE(second->exitCode(), 0);
    QCOMPARE(keys({0, second->readAllStandardOutput(), {}}), QStringList{u"b"_s});
    QCOMPARE(m_ctl->ctl({u"audit"_s}).exit, 0);
}

void CtlCriteriaTest::aSignalCallsTheRequestOff()
{
    setSource(slow(0));
    const auto first = started(u"anna"_s, {u"claim"_s, u"verify"_s});
    QTRY_VERIFY_WITH_TIMEOUT(isRunning(1), 20'000);
    interrupt(*first);
    QVERIFY(first->waitForFinished(30'000));
    QCOMPARE(first->exitStatus(), QProcess::NormalExit);
    const Ran after = m_ctl->ctl({u"requests"_s, u"1"_s});
    QCOMPARE(after.json().value(u"reason"_s), u"cancelled"_s);
    setSource(found());
    QCOMPARE(claim(u"bert"_s, 1).exit, 0);
}

void CtlCriteriaTest::aRequestCanBeCancelled()
{
    setSource(slow(0));
    const auto first = started(u"anna"_s, {u"claim"_s, u"verify"_s});
    QTRY_VERIFY_WITH_TIMEOUT(isRunning(1), 20'000);
    QCOMPARE(claim(u"bert"_s, 1).exit, 5);
    const Ran cancelled = m_ctl->as(u"bert"_s, {u"requests"_s, u"2"_s, u"--cancel"_s});
    QCOMPARE(cancelled.exit, 3);
    QCOMPARE(cancelled.json().value(u"reason"_s), u"cancelled"_s);
    first->kill();
    QVERIFY(first->waitForFinished());
}

void CtlCriteriaTest::badSourcesChangeNothing_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("syntax") << QByteArray("SELECT key\nFROM item WHRE x") << QByteArray("line 2");
    QTest::newRow("no key") << QByteArray("SELECT id FROM item") << QByteArray("\"key\"");
    QTest::newRow("writes") << QByteArray("DELETE FROM item") << QByteArray("one SELECT");
    QTest::newRow("two") << QByteArray("SELECT 1 AS key; SELECT 2 AS key")
                         << QByteArray("one SELECT");
}

void CtlCriteriaTest::badSourcesChangeNothing()
{
    QFETCH(QByteArray, source);
    QFETCH(QByteArray, words);
    const Ran ran = m_ctl->ctl(
        {u"queue"_s, u"set"_s, u"verify"_s, u"--source"_s, m_ctl->file(u"bad.sql"_s, source)});
    QCOMPARE(ran.exit, 1);
    QVERIFY2(ran.err.contains(words), ran.err.constData());
    const Ran now = m_ctl->ctl({u"queue"_s, u"show"_s, u"verify"_s});
    QCOMPARE(now.json().value(u"source"_s).toString().toUtf8(), found());
}

void CtlCriteriaTest::aSourceCanBeTakenAway()
{
    const Ran ran =
        m_ctl->ctl({u"queue"_s, u"set"_s, u"verify"_s, u"--source"_s, QLatin1StringView("")});
    QCOMPARE(ran.exit, 0);
    QVERIFY(ran.json().value(u"source"_s).isNull());
    QCOMPARE(claim(u"anna"_s, 1).exit, 3);
}

void CtlCriteriaTest::theLedgerTellsWhoAskedForWhat()
{
    claim(u"anna"_s, 4);
    claim(u"bert"_s, 4);
    claim(u"bert"_s, 1);
    const QJsonArray ledger = m_ctl->ctl({u"requests"_s, u"--queue"_s, u"verify"_s})
                                  .json()
                                  .value(u"requests"_s)
                                  .toArray();
    QCOMPARE(ledger.size(), 3);
    m_ctl->addQueue(u"plain"_s, {u"a"_s});
    QCOMPARE(m_ctl->ctl({u"requests"_s}).json().value(u"requests"_s).toArray(), ledger);
    QCOMPARE(m_ctl->ctl({u"requests"_s, u"--limit"_s, u"2"_s}).json()[u"requests"].toArray(),
             (QJsonArray{ledger.at(0), ledger.at(1)}));
    QCOMPARE(ledger.at(0)[u"user"], u"bert"_s);
    QCOMPARE(ledger.at(0)[u"state"], u"none"_s);
    const QJsonObject queue =
        m_ctl->ctl({u"status"_s, u"verify"_s}).json().value(u"queues"_s).toArray().at(0).toObject();
    const QJsonObject today = queue.value(u"requests_today"_s).toObject();
    QCOMPARE(today.value(u"asked"_s), 3);
    QCOMPARE(today.value(u"empty"_s), 1);
    QCOMPARE(today.value(u"requested"_s), 9);
    QCOMPARE(today.value(u"assigned"_s), 5);
}

INTRAY_TEST_GUILESS_MAIN(CtlCriteriaTest)
#include "tst_ctl_criteria.moc"
