// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/lock/activitywatch.h"
#include "session/deskfixture.h"
#include "support/testclass.h"

using namespace intray;
using namespace std::chrono_literals;

class ActivityWatchTest : public QObject
{
    Q_OBJECT

private slots:
    void withoutAnyInputNothingIsExtended()
    {
        const ActivityWatch watch{FakeClock()};
        QVERIFY(!watch.extensionIsDue(1min, 30min));
    }

    void inputExtendsOnceLessThanHalfIsLeft()
    {
        ActivityWatch watch{FakeClock()};
        watch.note();
        QVERIFY(!watch.extensionIsDue(15min, 30min));
        QVERIFY(watch.extensionIsDue(15min - 1ms, 30min));
    }

    void twoMinutesWithoutInputAreIdle()
    {
        FakeClock clock;
        ActivityWatch watch(clock);
        watch.note();
        clock.advance(2min);
        QVERIFY(watch.isActive(10min));
        clock.advance(1ms);
        QVERIFY(!watch.isActive(10min));
        watch.note();
        QVERIFY(watch.isActive(10min));
    }

    void aLongLockWaitsLongerForInput()
    {
        FakeClock clock;
        ActivityWatch watch(clock);
        watch.note();
        clock.advance(3min);
        QVERIFY(watch.isActive(30min));
        clock.advance(1ms);
        QVERIFY(!watch.isActive(30min));
    }
};

INTRAY_TEST_GUILESS_MAIN(ActivityWatchTest)
#include "tst_activitywatch.moc"
