// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/deskfixture.h"
#include "session/feeds/figurefeed.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class FigureFeedTest : public QObject
{
    Q_OBJECT

private slots:
    void theFiguresFollowTheWork()
    {
        Office office({u"1"_s, u"2"_s, u"3"_s});
        FigureFeed figures(*office.session);
        figures.setQueue(u"hospital"_s);
        QVERIFY(!figures.isKnown());
        office.open();
        QTRY_VERIFY(figures.isKnown());
        QCOMPARE(figures.counts().open, 3);
        office.takeNext();
        QTRY_COMPARE(figures.counts().mine, 1);
        office.desk->complete();
        QTRY_COMPARE(figures.counts().doneToday, 1);
        QTRY_COMPARE(figures.counts().open, 2);
        QCOMPARE(figures.counts().doneLastHour, 1);
    }

    void countingCostsATwentiethOfTheTimeAtMost()
    {
        QCOMPARE(FigureFeed::pauseAfter(1ms), 500ms);
        QCOMPARE(FigureFeed::pauseAfter(1s), 19s);
        QCOMPARE(FigureFeed::pauseAfter(2h), 5min);
    }

    void anotherQueueHasItsOwnFigures()
    {
        Office office({u"1"_s});
        valueOf(office.colleague.store.addQueue(queueNamed(u"empty"_s)));
        FigureFeed figures(*office.session);
        figures.setQueue(u"hospital"_s);
        office.open();
        QTRY_COMPARE(figures.counts().open, 1);
        figures.setQueue(u"empty"_s);
        QVERIFY(!figures.isKnown());
        QTRY_VERIFY(figures.isKnown());
        QCOMPARE(figures.counts().open, 0);
    }
};

INTRAY_TEST_GUILESS_MAIN(FigureFeedTest)
#include "tst_figurefeed.moc"
