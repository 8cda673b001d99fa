// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/daytime.h"
#include "support/testclass.h"

#include <QLocale>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Moments are said in the locale of the person, and without seconds where that has them.
class DayTime : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void aClockShowsNoSeconds_data()
    {
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<QString>("shown");
        QTest::newRow("C, whose short format has them") << QLocale::c() << u"14:32"_s;
        QTest::newRow("German") << QLocale(u"de_DE"_s) << u"14:32"_s;
        QTest::newRow("English") << QLocale(u"en_US"_s) << u"2:32 PM"_s;
    }

    void aClockShowsNoSeconds()
    {
        QFETCH(const QLocale, locale);
        QLocale::setDefault(locale);
        const QDateTime moment(QDate(2026, 11, 29), QTime(14, 32, 7));
        QTEST(clockTime(moment).replace(QChar(0x202f), u' '), "shown");
    }

    void aLineIsToldFromTheNextByItsSeconds_data()
    {
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<QString>("shown");
        QTest::newRow("C") << QLocale::c() << u"29 Nov 2026 14:32:07"_s;
        QTest::newRow("German") << QLocale(u"de_DE"_s) << u"29.11.26 14:32:07"_s;
        QTest::newRow("English") << QLocale(u"en_US"_s) << u"11/29/26 2:32:07 PM"_s;
    }

    void aLineIsToldFromTheNextByItsSeconds()
    {
        QFETCH(const QLocale, locale);
        QLocale::setDefault(locale);
        const QDateTime moment(QDate(2026, 11, 29), QTime(14, 32, 7));
        QTEST(dateAndSecond(moment).replace(QChar(0x202f), u' '), "shown");
    }

    void theDayIsSaidUnlessItIsToday()
    {
        const QDateTime now = QDateTime::currentDateTime();
        const QDateTime earlier = now.addDays(-2);
        QCOMPARE(dayAndTime(earlier), dateAndTime(earlier));
        QVERIFY(dateAndTime(earlier).endsWith(u' ' + clockTime(earlier)));
        QVERIFY(dateAndTime(earlier).size() > clockTime(earlier).size());
        if (QDate::currentDate() == now.date()) // it may just have ended
            QCOMPARE(dayAndTime(now), clockTime(now));
    }
};

INTRAY_TEST_GUILESS_MAIN(DayTime)
#include "tst_daytime.moc"
