// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/writegate.h"

#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <atomic>
#include <memory>

using namespace intray;
using Entry = WriteGate::Entry;

class WriteGates : public QObject
{
    Q_OBJECT

private slots:
    void onlyOneIsInside();
    void whoGivesUpLeavesTheGateFree();
    void whoWaitsIsNotPassedByTheOneWhoLeft();
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
    std::atomic_int looks = 0;
    std::atomic_int gone = 0;

    void stayInside()
    {
        collisions += ++inside > 1 ? 1 : 0;
        const int before = looks;
        while (looks == before && inside == 1 && gone < size - 1)
            QThread::yieldCurrentThread();
        --inside;
    }

    void comeAndGo(const QString &path)
    {
        WriteGate gate(path);
        for (int turn = 0; turn < 100; ++turn) {
            gate.enter([&] {
                ++looks;
                return false;
            });
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

QTEST_GUILESS_MAIN(WriteGates)
#include "tst_writegate.moc"
