// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/ownfigures.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What one person's events add up to.
class OwnFiguresTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { qputenv("TZ", "UTC"); }
    void theWeekBeginsOnMonday_data();
    void theWeekBeginsOnMonday();
    void whatIsTakenBackIsNotDone();
    void todayIsPartOfTheWeek();
    void anHourOfWorkIsFourQuarters();
    void nothingDoneIsNoPace();
};

static QDateTime at(const QString &time)
{
    return QDateTime::fromString(u"2026-11-"_s + time, Qt::ISODate);
}

static Event happened(EventKind kind, const QString &time)
{
    Event one;
    one.kind = kind;
    one.at = at(time);
    return one;
}

static const QString midnight = u"24T00:00:00"_s; // a Tuesday

void OwnFiguresTest::theWeekBeginsOnMonday_data()
{
    QTest::addColumn<QString>("day");
    QTest::addColumn<QString>("monday");
    QTest::newRow("Tuesday") << u"24T00:00:00"_s << u"23T00:00:00"_s;
    QTest::newRow("Monday") << u"23T00:00:00"_s << u"23T00:00:00"_s;
    QTest::newRow("Sunday") << u"29T00:00:00"_s << u"23T00:00:00"_s;
}

void OwnFiguresTest::theWeekBeginsOnMonday()
{
    QFETCH(QString, day);
    QFETCH(QString, monday);
    QCOMPARE(beginningOfWeek(at(day)), at(monday));
}

void OwnFiguresTest::whatIsTakenBackIsNotDone()
{
    const OwnFigures figures = ownFiguresOf({happened(EventKind::Completed, u"24T09:00:00"_s),
                                             happened(EventKind::TakenBack, u"24T09:00:05"_s),
                                             happened(EventKind::Completed, u"24T09:01:00"_s)},
                                            at(midnight));
    QCOMPARE(figures.today.done, 1);
}

void OwnFiguresTest::todayIsPartOfTheWeek()
{
    const OwnFigures figures = ownFiguresOf({happened(EventKind::Completed, u"23T09:00:00"_s),
                                             happened(EventKind::Returned, u"23T09:20:00"_s),
                                             happened(EventKind::Completed, u"24T09:00:00"_s),
                                             happened(EventKind::Returned, u"24T09:20:00"_s),
                                             happened(EventKind::Completed, u"22T09:00:00"_s)},
                                            at(midnight));
    QCOMPARE(figures.today, (OwnSpan{1, 1, 1, 0}));
    QCOMPARE(figures.week, (OwnSpan{2, 2, 2, 0}));
}

void OwnFiguresTest::anHourOfWorkIsFourQuarters()
{
    QList<Event> events;
    for (const QString &minute : {u"00"_s, u"05"_s, u"14"_s, u"15"_s, u"50"_s})
        events << happened(EventKind::Completed, u"24T09:%1:00"_s.arg(minute));
    const OwnSpan today = ownFiguresOf(events, at(midnight)).today;
    QCOMPARE(today.quarters, 3);
    QCOMPARE(today.perHour(), 4.0 * 5 / 3);
}

void OwnFiguresTest::nothingDoneIsNoPace()
{
    QCOMPARE(ownFiguresOf({}, at(midnight)), OwnFigures());
    QCOMPARE(OwnSpan().perHour(), 0);
}

INTRAY_TEST_GUILESS_MAIN(OwnFiguresTest)
#include "tst_ownfigures.moc"
