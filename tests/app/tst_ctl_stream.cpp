// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runningworker.h"
#include "support/testclass.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// intrayctl work --stream, with small programs in the shell that stay.
class CtlStreamTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_ctl = std::make_unique<CtlFixture>(); }
    void cleanup() { QCOMPARE(m_ctl->ctl({u"audit"_s}).exit, 0); }

    void theProgramsOfTheHandbookWork_data();
    void theProgramsOfTheHandbookWork();
    void optionsOfTheOtherWayAreRefused();
    void itGetsSoManyAtOnceAndAnswersInAnyOrder();
    void anErrorFailsTheTryAndSaysWhy();
    void aLineThatIsNoAnswerIsToldByItsNumber_data();
    void aLineThatIsNoAnswerIsToldByItsNumber();
    void whatAProgramHeldThatDiesIsTriedAgain();
    void aProgramThatHangsIsEnded();
    void stoppedItWaitsForAnswers();
    void stoppedTwiceItGivesBackWhatIsHeld();
    void aKilledWorkersItemsComeBackAndNothingIsDoneTwice();
    void theNewestSealIsKept();

private:
    static QStringList shell(const QString &script)
    {
        return {u"--"_s, u"/bin/sh"_s, u"-c"_s, script};
    }
    Ran workOnce(const QString &script, const QStringList &options = {}) const
    {
        return m_ctl->ctl(QStringList{u"work"_s, u"q"_s, u"--once"_s, u"--stream"_s} + options +
                          shell(script));
    }
    QString stateOf(int item) const
    {
        return m_ctl->ctl({u"show"_s, QString::number(item)}).json().value(u"state"_s).toString();
    }
    bool isThere(const QString &name) const { return QFileInfo::exists(m_ctl->path(name)); }

    /// Reads a line and has its id.
    const QString m_next = u"IFS= read -r line || exit 0; id=${line#*:}; id=${id%%,*}; "_s;
    const QString m_answer = u"echo \"{\\\"id\\\":$id,\\\"result\\\":{\\\"n\\\":1}}\"; "_s;
    std::unique_ptr<CtlFixture> m_ctl;
};

void CtlStreamTest::theProgramsOfTheHandbookWork_data()
{
    QTest::addColumn<QString>("end");
    QTest::addColumn<QString>("interpreter");
    QTest::newRow("python") << u"PY"_s << u"python3"_s;
    QTest::newRow("shell") << u"SH"_s << u"sh"_s;
}

void CtlStreamTest::theProgramsOfTheHandbookWork()
{
    QFETCH(const QString, end);
    QFETCH(const QString, interpreter);
    QFile book(QStringLiteral(INTRAY_SOURCE_DIR "/docs/workers.md"));
    QVERIFY(book.open(QIODevice::ReadOnly));
    const QString page = QString::fromUtf8(book.readAll()).section(u"## A program that stays"_s, 1);
    const QRegularExpression block(u"<<'%1'\n(.*?)\n%1\n"_s.arg(end),
                                   QRegularExpression::DotMatchesEverythingOption);
    const QString program = m_ctl->file(u"program"_s, block.match(page).captured(1).toUtf8());
    m_ctl->addQueue(u"q"_s, {}, {});
    m_ctl->ctl({u"add"_s, u"q"_s, u"--key"_s, u"a"_s, u"-"_s}, "{\"file\": \"x\", \"id\": \"9\"}");
    m_ctl->ctl({u"add"_s, u"q"_s, u"--key"_s, u"b"_s, u"-"_s}, "{\"file\": \"y\"}");
    const Ran ran =
        m_ctl->ctl({u"work"_s, u"q"_s, u"--once"_s, u"--stream"_s, u"--"_s, interpreter, program});
    QVERIFY2(ran.exit == 0, ran.err.constData());
    QCOMPARE(ran.json().value(u"done"_s).toInt(), 2);
    QCOMPARE(m_ctl->ctl({u"show"_s, u"1"_s}).json().value(u"result"_s).toObject(),
             QJsonObject({{u"pages"_s, 1}}));
}

void CtlStreamTest::optionsOfTheOtherWayAreRefused()
{
    m_ctl->addQueue(u"q"_s, {}, {});
    const Ran parallel = workOnce(u"cat"_s, {u"--parallel"_s, u"4"_s});
    QCOMPARE(parallel.exit, 2);
    QVERIFY2(parallel.err.contains("--at-once"), parallel.err);
    const Ran atOnce = m_ctl->ctl(
        QStringList{u"work"_s, u"q"_s, u"--once"_s, u"--at-once"_s, u"4"_s} + shell(u"cat"_s));
    QCOMPARE(atOnce.exit, 2);
    QVERIFY2(atOnce.err.contains("--stream"), atOnce.err);
}

void CtlStreamTest::itGetsSoManyAtOnceAndAnswersInAnyOrder()
{
    m_ctl->addQueue(u"q"_s, {u"a"_s, u"b"_s, u"c"_s, u"d"_s}, {});
    const Ran ran = workOnce(u"while :; do "_s + m_next + u"first=$id; "_s + m_next + m_answer +
                                 u"id=$first; "_s + m_answer + u"done"_s,
                             {u"--at-once"_s, u"2"_s});
    QVERIFY2(ran.exit == 0, ran.err.constData());
    QCOMPARE(ran.json().value(u"done"_s).toInt(), 4);
}

void CtlStreamTest::anErrorFailsTheTryAndSaysWhy()
{
    m_ctl->addQueue(u"q"_s, {u"a"_s}, {});
    const Ran ran = workOnce(u"while :; do "_s + m_next +
                             u"echo \"{\\\"id\\\":$id,\\\"error\\\":\\\"torn\\\"}\"; done"_s);
    QCOMPARE(ran.json().value(u"failed"_s).toInt(), 1);
    QCOMPARE(m_ctl->ctl({u"show"_s, u"1"_s}).json().value(u"error"_s).toString(), u"torn"_s);
}

void CtlStreamTest::aLineThatIsNoAnswerIsToldByItsNumber_data()
{
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("no JSON") << u"echo rubbish; "_s + m_answer << u"Line 1 "_s;
    QTest::newRow("an id that was not given")
        << u"echo '{\"id\":99}'; "_s + m_answer << u"Line 1 "_s;
    QTest::newRow("answered twice") << m_answer + m_answer << u"Line 2 "_s;
}

void CtlStreamTest::aLineThatIsNoAnswerIsToldByItsNumber()
{
    QFETCH(const QString, said);
    QFETCH(const QString, sentence);
    m_ctl->addQueue(u"q"_s, {u"a"_s}, {});
    const Ran ran = workOnce(u"while :; do "_s + m_next + said + u"done"_s);
    QVERIFY2(ran.err.contains(sentence.toUtf8()), ran.err.constData());
    QCOMPARE(ran.json().value(u"done"_s).toInt(), 1);
}

void CtlStreamTest::whatAProgramHeldThatDiesIsTriedAgain()
{
    m_ctl->addQueue(u"q"_s, {u"a"_s, u"b"_s}, {u"--attempts"_s, u"2"_s});
    const Ran ran = workOnce(m_next + m_answer + u"exit 7"_s);
    QCOMPARE(ran.exit, 1);
    QVERIFY2(ran.err.contains("status 7"), ran.err.constData());
    QCOMPARE(stateOf(1), u"done"_s);
    QCOMPARE(stateOf(2), u"open"_s);
    QVERIFY(m_ctl->ctl({u"show"_s, u"2"_s})
                .json()
                .value(u"error"_s)
                .toString()
                .contains(u"status 7"_s));
}

void CtlStreamTest::aProgramThatHangsIsEnded()
{
    m_ctl->addQueue(u"q"_s, {u"a"_s}, {u"--hold"_s, u"3s"_s});
    const Ran ran = workOnce(m_next + u"sleep 600"_s, {u"--timeout"_s, u"1s"_s});
    QCOMPARE(ran.exit, 1);
    QCOMPARE(stateOf(1), u"failed"_s);
}

void CtlStreamTest::stoppedItWaitsForAnswers()
{
    m_ctl->addQueue(u"q"_s, {u"a"_s, u"b"_s}, {});
    RunningWorker worker(*m_ctl,
                         QStringList{u"q"_s, u"--stream"_s, u"--at-once"_s, u"1"_s} +
                             shell(u"cd '%1'; while :; do "_s.arg(m_ctl->path({})) + m_next +
                                   u"touch up; until test -e go; do sleep 0.02; done; "_s +
                                   m_answer + u"done"_s));
    QTRY_VERIFY(isThere(u"up"_s));
    worker.interrupt();
    m_ctl->file(u"go"_s, {});
    const Ran ran = worker.end();
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.json().value(u"done"_s).toInt(), 1);
    QCOMPARE(stateOf(2), u"open"_s);
}

void CtlStreamTest::stoppedTwiceItGivesBackWhatIsHeld()
{
    m_ctl->addQueue(u"q"_s, {u"a"_s, u"b"_s}, {});
    RunningWorker worker(*m_ctl, QStringList{u"q"_s, u"--stream"_s} +
                                     shell(u"cd '%1'; "_s.arg(m_ctl->path({})) + m_next + m_next +
                                           u"touch up; sleep 600"_s));
    QTRY_VERIFY(isThere(u"up"_s));
    worker.askToEnd();
    worker.interrupt();
    const Ran ran = worker.end();
    QCOMPARE(ran.json().value(u"returned"_s).toInt(), 2);
    QCOMPARE(stateOf(1), u"open"_s);
    QCOMPARE(stateOf(2), u"open"_s);
}

void CtlStreamTest::aKilledWorkersItemsComeBackAndNothingIsDoneTwice()
{
    QStringList keys;
    for (int i = 0; i < 300; ++i)
        keys << QString::number(i);
    m_ctl->addQueue(u"q"_s, keys, {u"--hold"_s, u"1s"_s, u"--attempts"_s, u"50"_s});
    const QString script = u"cd '%1'; while :; do "_s.arg(m_ctl->path({})) + m_next + m_answer +
                           u"echo >> count; $pause; done"_s;
    for (int at : {5, 10, 15}) {
        QFile::remove(m_ctl->path(u"count"_s));
        RunningWorker worker(*m_ctl, QStringList{u"q"_s, u"--stream"_s, u"--at-once"_s, u"7"_s} +
                                         shell(u"pause='sleep 0.02'; "_s + script));
        QTRY_VERIFY(QFileInfo(m_ctl->path(u"count"_s)).size() >= at);
        worker.kill();
        worker.end();
    }
    int left = 300;
    QTRY_VERIFY_WITH_TIMEOUT(
        (left -= workOnce(script).json().value(u"done"_s).toInt()) >= 0 &&
            m_ctl->ctl({u"list"_s, u"q"_s, u"--state"_s, u"done"_s, u"--limit"_s, u"1000"_s})
                    .json()
                    .value(u"items"_s)
                    .toArray()
                    .size() == 300,
        30'000);
}

/// As by a worker that runs a command for each item.
void CtlStreamTest::theNewestSealIsKept()
{
    const auto keepIn = [&](const QString &folder) {
        qputenv("INTRAY_SEALS", m_ctl->path(folder).toUtf8());
    };
    const auto restored = qScopeGuard([] { qunsetenv("INTRAY_SEALS"); });
    m_ctl->addQueue(u"q"_s, {u"a"_s}, {});
    const QString before = m_ctl->path(u"before.db"_s);
    QVERIFY(QFile::copy(m_ctl->database(), before));
    keepIn(u"sweepers"_s);
    QCOMPARE(m_ctl->ctl({u"sweep"_s, u"--seal"_s}).exit, 0);
    keepIn(u"workers"_s);
    const QString all = u"while :; do "_s + m_next + m_answer + u"done"_s;
    QVERIFY(!workOnce(all).err.contains("A seal that"));
    QCOMPARE(QDir(m_ctl->path(u"workers"_s)).entryList(QDir::Files).size(), 1);
    QVERIFY(QFile::remove(m_ctl->database()) && QFile::copy(before, m_ctl->database()));
    QVERIFY(workOnce(all).err.contains("A seal that this computer has kept"));
}

INTRAY_TEST_GUILESS_MAIN(CtlStreamTest)
#include "tst_ctl_stream.moc"
