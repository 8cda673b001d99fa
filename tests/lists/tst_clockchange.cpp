// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/glance.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Days that have an hour more or less.
class ClockChangeTest : public QObject
{
    Q_OBJECT
private slots:
    void daysBeginAtMidnightAlsoWhenTheClocksChange();
};

void ClockChangeTest::daysBeginAtMidnightAlsoWhenTheClocksChange()
{
    const QByteArray before = qgetenv("TZ");
    qputenv("TZ", "Europe/Berlin");
    const QDateTime now(QDate(2026, 10, 26), QTime(8, 0), Qt::UTC);
    const QList<QDateTime> days = beginningsOfDays(now, 3);
    QCOMPARE(days[0].toUTC(), QDateTime(QDate(2026, 10, 23), QTime(22, 0), Qt::UTC));
    QCOMPARE(days[1].toUTC(), QDateTime(QDate(2026, 10, 24), QTime(22, 0), Qt::UTC));
    QCOMPARE(days[2].toUTC(), QDateTime(QDate(2026, 10, 25), QTime(23, 0), Qt::UTC));
    const QDateTime night(QDate(2026, 10, 25), QTime(1, 30), Qt::UTC);
    const QList<QDateTime> hours = beginningsOfHours(night, 3);
    QCOMPARE(hours[0].secsTo(hours[2]), 7200);
    before.isNull() ? qunsetenv("TZ") : qputenv("TZ", before);
}

INTRAY_TEST_GUILESS_MAIN(ClockChangeTest)
#include "tst_clockchange.moc"
