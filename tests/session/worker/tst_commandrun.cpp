// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/worker/commandrun.h"
#include "store/line/sqlite/bytelocks.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// The commands are this program itself, told what to do: it is there on every system.
class CommandRunTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void whatItWritesIsKept();
    void aStatusOtherThanNoneIsAFailure();
    void argumentsReachItAsTheyAre();
    void aProgramThatIsNotThereIsTold();
    void whatTakesTooLongIsEnded();
    void itsChildrenAreEndedWithIt();
    void itEndsWithTheProgramThatStartedIt();

private:
    static QString self() { return QCoreApplication::applicationFilePath(); }
    void start(const QStringList &arguments, const QByteArray &input = {},
               std::chrono::milliseconds limit = 1min)
    {
        m_run->start(self(), arguments, QProcessEnvironment::systemEnvironment(), input, limit);
    }
    CommandEnd end()
    {
        if (m_ended->isEmpty())
            m_ended->wait(30'000);
        return m_ended->value(0).value(0).value<CommandEnd>();
    }
    bool isHeld() const { return !m_mark->isFree(0); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ByteLocks> m_mark;
    std::unique_ptr<CommandRun> m_run;
    std::unique_ptr<QSignalSpy> m_ended;
};

void CommandRunTest::init()
{
    m_ended.reset();
    m_run = std::make_unique<CommandRun>();
    m_ended = std::make_unique<QSignalSpy>(m_run.get(), &CommandRun::ended);
    m_mark.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_mark = std::make_unique<ByteLocks>();
    QVERIFY(m_mark->open(m_folder->filePath(u"mark"_s), {}));
}

void CommandRunTest::whatItWritesIsKept()
{
    start({u"echo"_s}, "{\"city\": \"boaz\"}");
    const CommandEnd ended = end();
    QVERIFY2(ended.isDone, qPrintable(ended.reason));
    QCOMPARE(ended.output, "{\"city\": \"boaz\"}");
}

void CommandRunTest::aStatusOtherThanNoneIsAFailure()
{
    start({u"fail"_s});
    const CommandEnd ended = end();
    QVERIFY(ended.started && !ended.isDone);
    QCOMPARE(ended.reason, u"no such city"_s);
}

void CommandRunTest::argumentsReachItAsTheyAre()
{
    const QString odd = u"a \"b\" %PATH% $HOME 'c' \\ & | > x"_s;
    start({u"repeat"_s, odd});
    QCOMPARE(end().output, odd.toUtf8());
}

void CommandRunTest::aProgramThatIsNotThereIsTold()
{
    m_run->start(m_folder->filePath(u"nothing"_s), {}, {}, {}, 1min);
    const CommandEnd ended = end();
    QVERIFY(!ended.started && !ended.isDone && !ended.reason.isEmpty());
}

void CommandRunTest::whatTakesTooLongIsEnded()
{
    start({u"hold"_s, m_folder->filePath(u"mark"_s)}, {}, 1s);
    QTRY_VERIFY_WITH_TIMEOUT(isHeld(), 30'000);
    const CommandEnd ended = end();
    QVERIFY(ended.started && !ended.isDone);
    QVERIFY2(ended.reason.contains(u"longer than"_s), qPrintable(ended.reason));
    QTRY_VERIFY_WITH_TIMEOUT(!isHeld(), 30'000);
}

void CommandRunTest::itsChildrenAreEndedWithIt()
{
    start({u"parent"_s, m_folder->filePath(u"mark"_s)});
    QTRY_VERIFY_WITH_TIMEOUT(isHeld(), 30'000);
    m_run->end(u"not wanted"_s);
    QCOMPARE(end().reason, u"not wanted"_s);
    QTRY_VERIFY_WITH_TIMEOUT(!isHeld(), 30'000);
}

void CommandRunTest::itEndsWithTheProgramThatStartedIt()
{
    QProcess worker;
    worker.start(self(), {u"work"_s, m_folder->filePath(u"mark"_s)});
    QVERIFY(worker.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(isHeld(), 30'000);
    worker.kill();
    QVERIFY(worker.waitForFinished());
    QTRY_VERIFY_WITH_TIMEOUT(!isHeld(), 30'000);
}

static int echo()
{
    for (int letter = std::getchar(); letter != EOF; letter = std::getchar())
        std::putchar(letter);
    return 0;
}

static int fail()
{
    std::fputs("no such city\n", stderr);
    return 3;
}

static int repeat(const QStringList &words)
{
    QFile output;
    if (!output.open(stdout, QIODevice::WriteOnly))
        return 1;
    output.write(words.value(2).toUtf8());
    return 0;
}

/// Bears a mark while it runs.
static int hold(const QStringList &words)
{
    ByteLocks locks;
    if (!locks.open(words.value(2), {}) || !locks.tryLock(0))
        return 1;
    return QCoreApplication::exec();
}

/// Has a child that bears the mark.
static int parent(const QStringList &words)
{
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {u"hold"_s, words.value(2)});
    return QCoreApplication::exec();
}

/// Runs a command that bears the mark, as a worker does.
static int work(const QStringList &words)
{
    CommandRun run;
    run.start(QCoreApplication::applicationFilePath(), {u"hold"_s, words.value(2)},
              QProcessEnvironment::systemEnvironment(), {}, 10min);
    return QCoreApplication::exec();
}

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const QString what = words.value(1);
    if (what == u"echo")
        return echo();
    if (what == u"fail")
        return fail();
    if (what == u"repeat")
        return repeat(words);
    if (what == u"hold")
        return hold(words);
    if (what == u"parent")
        return parent(words);
    if (what == u"work")
        return work(words);
    CommandRunTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_commandrun.moc"
