// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/deskfixture.h"
#include "session/feeds/changewatch.h"
#include "support/testclass.h"

using namespace intray;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

class ChangeWatchTest : public QObject
{
    Q_OBJECT

private:
    static DatabaseUrl aServer()
    {
        return valueOf(DatabaseUrl::fromText(u"mariadb://anna@db.example.org/intray"_s));
    }

private slots:
    void aServerInUseIsLookedAtTwiceASecond()
    {
        FakeClock clock;
        ChangeWatch watch(aServer(), clock);
        QCOMPARE(watch.period(), 500ms);
        watch.setActive(false);
        QCOMPARE(watch.period(), 2000ms);
    }

    void theLongerNobodyCaresTheMoreSeldomAServerIsAsked()
    {
        FakeClock clock;
        ChangeWatch watch(aServer(), clock);
        watch.setActive(false);
        std::chrono::milliseconds before = watch.period();
        for (int quarter = 0; quarter < 8; ++quarter) {
            clock.advance(15min);
            QVERIFY(watch.period() >= before);
            before = watch.period();
        }
        QCOMPARE(before, 9s);
    }

    void whatOthersDoKeepsTheRhythm()
    {
        FakeClock clock;
        ChangeWatch watch(aServer(), clock);
        watch.setActive(false);
        clock.advance(1h);
        watch.noteLook(true);
        QCOMPARE(watch.period(), 2000ms);
    }

    void whoComesBackSeesWhatIsNewAtOnce()
    {
        FakeClock clock;
        ChangeWatch watch(aServer(), clock);
        clock.advance(1h);
        QSignalSpy wanted(&watch, &ChangeWatch::lookWanted);
        watch.noteUse();
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(watch.period(), 500ms);
        watch.noteUse(); // at every key from then on
        QCOMPARE(wanted.count(), 1);
    }

    void aFileIsAlwaysLookedAtOften()
    {
        FakeClock clock;
        ChangeWatch watch(DatabaseUrl::sqlite(u"/tmp/a.db"_s), clock);
        clock.advance(24h);
        QCOMPARE(watch.period(), 500ms);
        QVERIFY(!watch.isNotified());
    }

    void afterTroubleItIsTriedAgainByItself()
    {
        FakeClock clock;
        ChangeWatch watch(aServer(), clock);
        QSignalSpy wanted(&watch, &ChangeWatch::lookWanted);
        watch.noteTrouble();
        QVERIFY(wanted.wait());
    }

    void whoWorksAtALineThatIsDownNeedNotWaitForTheNextAttempt()
    {
        FakeClock clock;
        ChangeWatch watch(aServer(), clock);
        watch.noteTrouble();
        QSignalSpy wanted(&watch, &ChangeWatch::lookWanted);
        watch.noteUse();
        QCOMPARE(wanted.count(), 0); // it has just been tried
        clock.advance(2s);
        watch.noteUse();
        QCOMPARE(wanted.count(), 1);
        watch.noteTrouble();
        watch.noteUse();
        QCOMPARE(wanted.count(), 1);
    }

    void theMoreProgramsWatchTheLessOftenEachOfThemLooks()
    {
        FakeClock clock;
        ChangeWatch watch(aServer(), clock);
        QCOMPARE(watch.pace(), 400ms);
        watch.setPrograms(20);
        QCOMPARE(watch.pace(), 400ms); // few ask little
        watch.setPrograms(500);
        QCOMPARE(watch.pace(), 7000ms);
        QCOMPARE(watch.period(), 7000ms);
        watch.setPrograms(5000);
        QCOMPARE(watch.pace(), 20000ms);
    }

    void whatIsToldIsLookedAtAtOnceWhereFewWatch()
    {
        FakeClock clock;
        ChangeWatch watch(aServer(), clock);
        QSignalSpy wanted(&watch, &ChangeWatch::lookWanted);
        watch.noteTold();
        QCOMPARE(wanted.count(), 1);
        watch.noteTold(); // the rest of a burst together
        QCOMPARE(wanted.count(), 1);
        QTRY_COMPARE(wanted.count(), 2);
    }

    void whereManyWatchTheyDoNotAllLookAtOneMoment()
    {
        FakeClock clock;
        ChangeWatch watch(aServer(), clock);
        watch.setPrograms(500);
        QSignalSpy wanted(&watch, &ChangeWatch::lookWanted);
        watch.noteTold();
        QCOMPARE(wanted.count(), 0);
        QTRY_COMPARE_WITH_TIMEOUT(wanted.count(), 1, 30'000);
    }

    void whereManyLostTheLineTheyComeBackOneAfterTheOther()
    {
        FakeClock clock;
        const auto between = [&](int programs) {
            std::chrono::milliseconds shortest = 1h;
            std::chrono::milliseconds longest{0};
            for (int i = 0; i < 500; ++i) {
                ChangeWatch watch(aServer(), clock);
                watch.setPrograms(programs);
                const auto pause = watch.pauseAfterTrouble();
                shortest = std::min(shortest, pause);
                longest = std::max(longest, pause);
            }
            return longest - shortest;
        };
        QVERIFY(between(500) > 5s);
        QVERIFY(between(3) < 2s);
    }

    void whoeverLosesAnItemLooksAtOnceHoweverManyWatch()
    {
        FakeClock clock;
        ChangeWatch watch(aServer(), clock);
        watch.setPrograms(500);
        watch.setHeld({ItemId(7)});
        QSignalSpy wanted(&watch, &ChangeWatch::lookWanted);
        watch.noteTold(ItemId(8));
        QCOMPARE(wanted.count(), 0);
        QVERIFY(!watch.takeLoss());
        watch.noteTold(ItemId(7));
        QCOMPARE(wanted.count(), 1);
        QVERIFY(watch.takeLoss());
        QVERIFY(!watch.takeLoss()); // it is told once
    }

    void aWindowThatNobodySeesAsksNothingButWhatItHolds()
    {
        FakeClock clock;
        ChangeWatch watch(aServer(), clock);
        watch.setHeld({ItemId(7)});
        watch.setSeen(false);
        QSignalSpy wanted(&watch, &ChangeWatch::lookWanted);
        watch.noteTold();
        watch.noteTold(ItemId(8));
        QCOMPARE(wanted.count(), 0);
        watch.noteTold(ItemId(7));
        QCOMPARE(wanted.count(), 1);
        watch.setSeen(true);
        QCOMPARE(wanted.count(), 2);
    }

    void attemptsAreCloseTogetherForAMinuteAndSeldomAfterIt()
    {
        BackOff backOff;
        auto passed = 0ms;
        while (passed < 40s) {
            const auto pause = backOff.next();
            QVERIFY(pause >= 300ms);
            QVERIFY(pause <= 1500ms);
            passed += pause;
        }
        std::chrono::milliseconds longest{0};
        for (int attempt = 0; attempt < 100; ++attempt)
            longest = std::max(longest, backOff.next());
        QVERIFY(longest > 20s);
        QVERIFY(longest <= 30s);
        backOff.reset();
        QVERIFY(backOff.next() <= 500ms);
    }
};

INTRAY_TEST_GUILESS_MAIN(ChangeWatchTest)
#include "tst_changewatch.moc"
