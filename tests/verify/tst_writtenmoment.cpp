// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "verify/example/writtenmoment.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Days and times, read in the order that the other values of a column show.
class TestWrittenMoment : public QObject
{
    Q_OBJECT
private slots:
    void aDayIsReadInTheOrderOfItsColumn_data();
    void aDayIsReadInTheOrderOfItsColumn();
    void aTimeIsReadInAnyOrder();
    void fourDigitsAreNoTime();
    void anotherTextIsAnotherMoment();
};

// In each row: the text, and the day that it is with the day, the month and the year in front.
void TestWrittenMoment::aDayIsReadInTheOrderOfItsColumn_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QDate>("dayFirst");
    QTest::addColumn<QDate>("monthFirst");
    QTest::addColumn<QDate>("yearFirst");

    const QDate fifth(2020, 3, 5), third(2020, 5, 3), none;
    QTest::newRow("numbers") << u"05.03.2020"_s << fifth << third << none;
    QTest::newRow("a month that there is not")
        << u"05/23/2020"_s << none << QDate(2020, 5, 23) << none;
    QTest::newRow("a day that never was") << u"31.02.2020"_s << none << none << none;
    QTest::newRow("signs tell that the year is in front")
        << u"2020-03-05"_s << fifth << fifth << fifth;
    QTest::newRow("digits alone, with the day in front") << u"05032020"_s << fifth << third << none;
    QTest::newRow("digits alone, with the year in front") << u"20200305"_s << none << none << fifth;
    QTest::newRow("a month by its name") << u"5 March 2020"_s << fifth << fifth << fifth;
    for (const QString &text :
         {u"5 marzo 2020"_s, u"5 maart 2020"_s, u"5 de março de 2020"_s, u"5. maaliskuuta 2020"_s,
          u"5. března 2020"_s, u"2020. március 5."_s, u"5 Mart 2020"_s, u"Donderdag 5 mrt. 2020"_s,
          u"5 marts 2020"_s, u"20200305T093000Z"_s})
        QTest::newRow(qPrintable(text)) << text << (text.endsWith(u'Z') ? none : fifth)
                                        << (text.endsWith(u'Z') ? none : fifth) << fifth;
    QTest::newRow("no month in any language") << u"5 marzipan 2020"_s << none << none << none;
    QTest::newRow("two digits of a year behind us")
        << u"5.3.70"_s << QDate(1970, 3, 5) << QDate(1970, 5, 3) << none;
    QTest::newRow("two digits of a year before us")
        << u"5.3.69"_s << QDate(2069, 3, 5) << QDate(2069, 5, 3) << none;
    QTest::newRow("nothing") << QString() << none << none << none;
}

void TestWrittenMoment::aDayIsReadInTheOrderOfItsColumn()
{
    QFETCH(QString, text);
    const auto dayIn = [&](DayOrder order) { return momentIn(text, order).value_or(Moment()).day; };
    QTEST(dayIn(DayOrder::DayMonthYear), "dayFirst");
    QTEST(dayIn(DayOrder::MonthDayYear), "monthFirst");
    QTEST(dayIn(DayOrder::YearMonthDay), "yearFirst");
}

void TestWrittenMoment::aTimeIsReadInAnyOrder()
{
    for (const DayOrder order :
         {DayOrder::DayMonthYear, DayOrder::MonthDayYear, DayOrder::YearMonthDay}) {
        QCOMPARE(momentIn(u"2:48 p.m.", order)->time, QTime(14, 48));
        QVERIFY(!momentIn(u"2:48 p.m.", order)->day.isValid());
        QCOMPARE(momentIn(u"2020-03-05 14:30", order)->time, QTime(14, 30));
    }
}

void TestWrittenMoment::fourDigitsAreNoTime()
{
    QVERIFY(!momentIn(u"1430", DayOrder::DayMonthYear));
    QVERIFY(!momentIn(u" 1430 ", DayOrder::DayMonthYear));
    QVERIFY(!momentIn(u"2020", DayOrder::YearMonthDay));
}

// What was read last is remembered.
void TestWrittenMoment::anotherTextIsAnotherMoment()
{
    QCOMPARE(momentIn(u"5.3.2020", DayOrder::DayMonthYear)->day, QDate(2020, 3, 5));
    QCOMPARE(momentIn(u" 5.3.2020 ", DayOrder::DayMonthYear)->day, QDate(2020, 3, 5));
    QVERIFY(!momentIn(u"no day", DayOrder::DayMonthYear));
    QCOMPARE(momentIn(u"6.3.2020", DayOrder::DayMonthYear)->day, QDate(2020, 3, 6));
}

INTRAY_TEST_GUILESS_MAIN(TestWrittenMoment)
#include "tst_writtenmoment.moc"
