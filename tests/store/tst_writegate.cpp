// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/writegate.h"

#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <atomic>

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
    void theGateHasTheRightsOfTheDatabase();
};

static bool never()
{
    return false;
}

void WriteGates::onlyOneIsInside()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("queue.db"));
    std::atomic_int inside = 0;
    std::atomic_int collisions = 0;
    QList<QThread *> threads;
    for (int i = 0; i < 4; ++i)
        threads << QThread::create([&] {
            WriteGate gate(path);
            for (int turn = 0; turn < 300; ++turn) {
                gate.enter(never);
                collisions += ++inside > 1 ? 1 : 0;
                --inside;
                gate.leave();
            }
        });
    for (QThread *thread : threads)
        thread->start();
    for (QThread *thread : threads)
        thread->wait();
    qDeleteAll(threads);
    QCOMPARE(collisions.load(), 0);
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

void WriteGates::whoWaitsIsNotPassedByTheOneWhoLeft()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("queue.db"));
    WriteGate greedy(path);
    QCOMPARE(greedy.enter(never), Entry::Entered);
    std::atomic_bool isWaiting = false;
    std::atomic_bool had = false;
    std::unique_ptr<QThread> patient(QThread::create([&] {
        WriteGate gate(path);
        gate.enter([&] {
            isWaiting =
                true; // asked between two looks at the gate, so the turnstile is taken by now
            return false;
        });
        had = true;
        gate.leave();
    }));
    patient->start();
    QTRY_VERIFY(isWaiting);
    QElapsedTimer run;
    run.start();
    while (!had) { // at most one short run, then the other's turn comes
        greedy.leave();
        QCOMPARE(greedy.enter(never), Entry::Entered);
        QVERIFY(!run.hasExpired(10'000));
    }
    greedy.leave();
    patient->wait();
}

void WriteGates::aFolderThatCannotBeWrittenBarsTheWay()
{
    WriteGate gate(QStringLiteral("/proc/no-such-folder/queue.db"));
    QCOMPARE(gate.enter(never), Entry::Barred);
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
    const auto rights = QFile::permissions(WriteGate::pathFor(database.fileName()));
    QCOMPARE(rights & (shared | QFile::ReadOther), shared);
}

QTEST_GUILESS_MAIN(WriteGates)
#include "tst_writegate.moc"
