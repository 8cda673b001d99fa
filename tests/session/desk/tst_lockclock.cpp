// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/lock/lockclock.h"
#include "session/deskfixture.h"
#include "support/testclass.h"

using namespace intray;
using namespace std::chrono_literals;

class LockClockTest : public QObject
{
    Q_OBJECT

private:
    FakeClock m_clock;

    static QDateTime databaseNow() { return QDateTime(QDate(2026, 3, 1), QTime(10, 0), Qt::UTC); }

    static Lock lockFor(std::chrono::seconds span)
    {
        return {newId(),
                QStringLiteral("clerk1"),
                {},
                databaseNow(),
                databaseNow().addSecs(span.count())};
    }

    void run(LockClock &clock, std::chrono::seconds span)
    {
        for (auto passed = 0s; passed < span; passed += 1s) {
            m_clock.advance(1s);
            clock.tick();
        }
    }

private slots:
    void init() { m_clock = FakeClock(); }

    void remainingCountsFromTheDatabasesClock()
    {
        LockClock clock(m_clock);
        clock.watch(lockFor(30min), databaseNow(), 30min);
        QCOMPARE(clock.remaining(), 30min);
        m_clock.advance(10min);
        QCOMPARE(clock.remaining(), 20min);
        QCOMPARE(clock.fraction(), 20.0 / 30.0);
        QCOMPARE(clock.databaseNow(), databaseNow().addSecs(600));
    }

    void whatIsShownIsTheSameFromTickToTick()
    {
        LockClock clock(m_clock);
        clock.watch(lockFor(30min), databaseNow(), 30min);
        m_clock.advance(700ms);
        QCOMPARE(clock.shownRemaining(), 30min);
        QCOMPARE(clock.shownNow(), databaseNow());
        clock.tick();
        QCOMPARE(clock.shownRemaining(), clock.remaining());
        QCOMPARE(clock.shownNow(), databaseNow().addMSecs(700));
        clock.stop();
        QVERIFY(!clock.shownNow().isValid());
    }

    void remainingIsNeverNegative()
    {
        LockClock clock(m_clock);
        clock.watch(lockFor(1min), databaseNow(), 1min);
        m_clock.advance(1h);
        QCOMPARE(clock.remaining(), 0ms);
        QCOMPARE(clock.fraction(), 0.0);
    }

    void itWarnsAtFiveMinutesAndAtOneOnceEach()
    {
        LockClock clock(m_clock);
        QSignalSpy warned(&clock, &LockClock::endsIn);
        clock.watch(lockFor(30min), databaseNow(), 30min);
        run(clock, 25min - 1s);
        QCOMPARE(warned.count(), 0);
        run(clock, 1s);
        QCOMPARE(warned.count(), 1);
        QCOMPARE(warned.last().first().toInt(), 5);
        run(clock, 4min - 1s);
        QCOMPARE(warned.count(), 1);
        run(clock, 1s);
        QCOMPARE(warned.count(), 2);
        QCOMPARE(warned.last().first().toInt(), 1);
        run(clock, 59s);
        QCOMPARE(warned.count(), 2);
    }

    void itWarnsWhenTheQueueSays()
    {
        LockClock clock(m_clock);
        QSignalSpy warned(&clock, &LockClock::endsIn);
        clock.watch(lockFor(30min), databaseNow(), 30min, {20min, 2min});
        run(clock, 10min - 1s);
        QCOMPARE(warned.count(), 0);
        run(clock, 1s);
        QCOMPARE(warned.count(), 1);
        QCOMPARE(warned.last().first().toInt(), 20);
        QVERIFY(clock.isEnding());
        run(clock, 18min - 1s);
        QCOMPARE(warned.count(), 1);
        run(clock, 1s);
        QCOMPARE(warned.count(), 2);
        QCOMPARE(warned.last().first().toInt(), 2);
    }

    void theUsualLastWarningNeverComesBeforeTheFirst()
    {
        LockClock clock(m_clock);
        QSignalSpy warned(&clock, &LockClock::endsIn);
        clock.watch(lockFor(30min), databaseNow(), 30min, {30s, {}});
        run(clock, 29min + 29s);
        QCOMPARE(warned.count(), 0);
        run(clock, 1s);
        QCOMPARE(warned.count(), 1);
    }

    void aShortLockWarnsInProportion()
    {
        LockClock clock(m_clock);
        QSignalSpy warned(&clock, &LockClock::endsIn);
        clock.watch(lockFor(2min), databaseNow(), 2min);
        run(clock, 59s);
        QCOMPARE(warned.count(), 0);
        run(clock, 1s);
        QCOMPARE(warned.count(), 1);
        run(clock, 35s);
        QCOMPARE(warned.count(), 1);
        run(clock, 1s); // a fifth is left
        QCOMPARE(warned.count(), 2);
    }

    void anExtensionLetsItWarnAgain()
    {
        LockClock clock(m_clock);
        QSignalSpy warned(&clock, &LockClock::endsIn);
        clock.watch(lockFor(30min), databaseNow(), 30min);
        run(clock, 26min);
        QCOMPARE(warned.count(), 1);
        clock.watch(lockFor(30min), databaseNow(), 30min);
        run(clock, 24min);
        QCOMPARE(warned.count(), 1);
        run(clock, 1min);
        QCOMPARE(warned.count(), 2);
    }

    void aNewAnswerAboutTheSameEndDoesNotWarnAgain()
    {
        LockClock clock(m_clock);
        QSignalSpy warned(&clock, &LockClock::endsIn);
        const Lock lock = lockFor(30min);
        clock.watch(lock, databaseNow(), 30min);
        run(clock, 26min);
        clock.watch(lock, databaseNow().addSecs(26 * 60), 30min);
        run(clock, 1min);
        QCOMPARE(warned.count(), 1);
    }

    void theEndIsToldOnce()
    {
        LockClock clock(m_clock);
        QSignalSpy ended(&clock, &LockClock::ended);
        clock.watch(lockFor(10s), databaseNow(), 10s);
        run(clock, 9s);
        QCOMPARE(ended.count(), 0);
        run(clock, 10s);
        QCOMPARE(ended.count(), 1);
    }

    void aSleepOfTheMachineIsNoticed()
    {
        LockClock clock(m_clock);
        QSignalSpy slept(&clock, &LockClock::slept);
        clock.watch(lockFor(30min), databaseNow(), 30min);
        run(clock, 60s);
        QCOMPARE(slept.count(), 0);
        m_clock.advance(20min);
        clock.tick();
        QCOMPARE(slept.count(), 1);
        QCOMPARE(clock.remaining(), 9min);
        run(clock, 5s);
        QCOMPARE(slept.count(), 1);
    }

    void itTicksByItselfWhileWatchingOnly()
    {
        LockClock clock;
        QSignalSpy ticked(&clock, &LockClock::ticked);
        clock.watch(lockFor(30min), databaseNow(), 30min);
        QVERIFY(clock.isWatching());
        const auto before = ticked.count();
        QTRY_VERIFY(ticked.count() > before);
        clock.stop();
        QVERIFY(!clock.isWatching());
        QCOMPARE(clock.remaining(), 0ms);
    }

    void theClockOfThisMachineCountsOn()
    {
        const auto before = sinceBoot();
        QTRY_VERIFY(sinceBoot() > before);
    }
};

INTRAY_TEST_GUILESS_MAIN(LockClockTest)
#include "tst_lockclock.moc"
