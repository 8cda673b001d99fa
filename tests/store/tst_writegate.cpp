// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/writegate.h"
#include "support/testclass.h"

#include <sys/stat.h>

#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <atomic>
#include <memory>
#include <vector>

using namespace intray;
using Entry = WriteGate::Entry;

class WriteGates : public QObject
{
    Q_OBJECT

private slots:
    void onlyOneIsInside();
    void whoGivesUpLeavesTheGateFree();
    void whoWaitsIsNotPassedByTheOneWhoLeft();
    void theyGoInAsTheyCame();
    void whoHasEnoughOfWaitingGoes();
    void whoHasWaitedForLongEnoughGoes();
    void aFolderThatCannotBeWrittenBarsTheWay();
    void aGateThatWasDeletedIsLeftForTheNewOne();
    void theGateHasTheRightsOfTheDatabase();
};

static bool never()
{
    return false;
}

// Some at a gate. Who is inside stays until another has found the gate shut, so two of them are
// inside together for certain where it does not shut.
struct Crowd
{
    static constexpr int size = 4;
    std::atomic_int inside = 0;
    std::atomic_int collisions = 0;
    std::atomic_int kept = 0; ///< Found the gate shut, and are not through yet.
    std::atomic_int looks = 0;
    std::atomic_int gone = 0;

    void stayInside()
    {
        collisions += ++inside > 1 ? 1 : 0;
        while (kept == 0 && inside == 1 && gone < size - 1)
            QThread::yieldCurrentThread();
        --inside;
    }

    void comeAndGo(const QString &path)
    {
        WriteGate gate(path);
        for (int turn = 0; turn < 100; ++turn) {
            bool isKept = false;
            gate.enter([&] {
                kept += isKept ? 0 : 1;
                isKept = true;
                ++looks;
                return false;
            });
            kept -= isKept ? 1 : 0;
            stayInside();
            gate.leave();
        }
        ++gone;
    }
};

void WriteGates::onlyOneIsInside()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("queue.db"));
    Crowd crowd;
    QList<QThread *> threads;
    for (int i = 0; i < Crowd::size; ++i)
        threads << QThread::create([&] { crowd.comeAndGo(path); });
    for (QThread *thread : threads)
        thread->start();
    for (QThread *thread : threads)
        thread->wait();
    qDeleteAll(threads);
    QVERIFY(crowd.looks > 0);
    QCOMPARE(crowd.collisions.load(), 0);
}

void WriteGates::whoGivesUpLeavesTheGateFree()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("queue.db"));
    WriteGate first(path);
    WriteGate second(path);
    QCOMPARE(first.enter(never), Entry::Entered);
    QCOMPARE(second.enter([] { return true; }), Entry::GaveUp);
    first.leave();
    QCOMPARE(second.enter([] { return true; }), Entry::Entered);
    QCOMPARE(first.enter([] { return true; }), Entry::GaveUp);
}

// One who waits at the gate, in a thread of its own, and goes through once.
class Patient
{
public:
    explicit Patient(const QString &path)
        : m_thread(QThread::create([this, path] {
            WriteGate gate(path);
            gate.enter([this] {
                m_isWaiting = true; // asked between two looks at the gate: the turnstile is held
                return false;
            });
            m_hadIt = true;
            gate.leave();
        }))
    {
        m_thread->start();
    }
    ~Patient() { m_thread->wait(); }
    Q_DISABLE_COPY_MOVE(Patient)

    /// Until it waits; false if it went through instead.
    bool waits() const
    {
        while (!m_isWaiting && !m_hadIt)
            QThread::yieldCurrentThread();
        return !m_hadIt;
    }
    bool hadIt() const { return m_hadIt; }

private:
    std::atomic_bool m_isWaiting = false;
    std::atomic_bool m_hadIt = false;
    std::unique_ptr<QThread> m_thread;
};

// A run of short steps may last 10 ms (docs/architecture.md); whoever has had it is behind those
// who wait.
static constexpr unsigned long longerThanARun = 11;

void WriteGates::whoWaitsIsNotPassedByTheOneWhoLeft()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("queue.db"));
    WriteGate greedy(path);
    int overtakings = 0;
    for (int round = 0; round < 20; ++round) {
        QCOMPARE(greedy.enter(never), Entry::Entered);
        const Patient patient(path);
        const bool isKeptOut = patient.waits();
        QThread::msleep(longerThanARun);
        greedy.leave();
        greedy.enter(never);
        overtakings += patient.hadIt() ? 0 : 1;
        greedy.leave();
        QVERIFY2(isKeptOut, "went in while another was inside");
    }
    QCOMPARE(overtakings, 0);
}

/// How many stand in line in the kernel for a byte of this file.
static int lineOf(const QString &gate)
{
    struct stat file = {};
    ::stat(QFile::encodeName(gate).constData(), &file);
    QFile locks(QStringLiteral("/proc/locks"));
    const QByteArray inode = ':' + QByteArray::number(qulonglong(file.st_ino)) + ' ';
    int waiting = 0;
    if (locks.open(QIODevice::ReadOnly))
        for (const QByteArray &line : locks.readAll().split('\n'))
            waiting += line.contains("->") && line.contains(inode) ? 1 : 0;
    return waiting;
}

void WriteGates::theyGoInAsTheyCame()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("queue.db"));
    WriteGate first(path);
    QCOMPARE(first.enter(never), Entry::Entered);
    constexpr int size = 8;
    QList<int> wentIn;
    std::vector<std::unique_ptr<QThread>> threads;
    for (int place = 0; place < size; ++place) {
        threads.emplace_back(QThread::create([&wentIn, path, place] {
            WriteGate gate(path);
            gate.enter(never);
            wentIn << place; // nobody else is inside
            gate.leave();
        }));
        threads.back()->start();
        QVERIFY(
            QTest::qWaitFor([&] { return lineOf(WriteGate::pathFor(path)) == place + 1; }, 10'000));
    }
    first.leave();
    for (const auto &thread : threads)
        thread->wait();
    QCOMPARE(wentIn, QList<int>({0, 1, 2, 3, 4, 5, 6, 7}));
}

void WriteGates::whoHasEnoughOfWaitingGoes()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("queue.db"));
    WriteGate first(path);
    QCOMPARE(first.enter(never), Entry::Entered);
    WriteGate head(path);
    WriteGate behind(path);
    std::atomic_bool hasEnough = false;
    std::atomic_int wentAway = 0;
    std::vector<std::unique_ptr<QThread>> threads;
    for (WriteGate *gate : {&head, &behind}) {
        threads.emplace_back(QThread::create([&hasEnough, &wentAway, gate] {
            wentAway += gate->enter([&] { return hasEnough.load(); }) == Entry::GaveUp ? 1 : 0;
        }));
        threads.back()->start();
    }
    QVERIFY(QTest::qWaitFor([&] { return lineOf(WriteGate::pathFor(path)) == 2; }, 10'000));
    hasEnough = true;
    head.lookAgain();
    behind.lookAgain();
    for (const auto &thread : threads)
        QVERIFY(thread->wait(5000));
    QCOMPARE(wentAway.load(), 2);
    first.leave();
}

void WriteGates::whoHasWaitedForLongEnoughGoes()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("queue.db"));
    WriteGate first(path);
    WriteGate second(path);
    QCOMPARE(first.enter(never), Entry::Entered);
    int looks = 0;
    const auto once = [&looks] { return ++looks > 2; }; // once at the gate, once at the step
    QCOMPARE(second.enter(once, std::chrono::milliseconds(20)), Entry::GaveUp);
    first.leave();
}

void WriteGates::aFolderThatCannotBeWrittenBarsTheWay()
{
    WriteGate gate(QStringLiteral("/proc/no-such-folder/queue.db"));
    QCOMPARE(gate.enter(never), Entry::Barred);
}

void WriteGates::aGateThatWasDeletedIsLeftForTheNewOne()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("queue.db"));
    WriteGate first(path);
    WriteGate second(path);
    QCOMPARE(first.enter(never), Entry::Entered);
    first.leave();
    QVERIFY(QFile::remove(WriteGate::pathFor(path)));
    QCOMPARE(second.enter(never), Entry::Entered);
    QCOMPARE(first.enter([] { return true; }), Entry::GaveUp);
    second.leave();
    QCOMPARE(first.enter(never), Entry::Entered);
    QCOMPARE(second.enter([] { return true; }), Entry::GaveUp);
}

void WriteGates::theGateHasTheRightsOfTheDatabase()
{
    const QTemporaryDir folder;
    QFile database(folder.filePath(QStringLiteral("queue.db")));
    QVERIFY(database.open(QIODevice::WriteOnly));
    const auto shared = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::WriteGroup;
    database.setPermissions(shared);
    WriteGate gate(database.fileName());
    QCOMPARE(gate.enter(never), Entry::Entered);
    QCOMPARE(QFile::permissions(WriteGate::pathFor(database.fileName())), database.permissions());
}

INTRAY_TEST_GUILESS_MAIN(WriteGates)
#include "tst_writegate.moc"
