// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What two examples tell where what they have in common by chance, or what they do not show,
// stands in the way.
#include "support/testclass.h"
#include "verify/example/byexample.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

using Texts = QList<std::pair<QString, QString>>;

static QString offeredBy(const ByExample &byExample, const SourceCells &cells)
{
    const auto offered = byExample.of(cells);
    return offered ? offered->value : QString();
}

class TestByExampleSuppliers : public QObject
{
    Q_OBJECT
private slots:
    void twoExamplesAreEnough_data();
    void twoExamplesAreEnough();
    void aPostcodeTellsTheTown();
    void gapsOfTwoKindsAreFilledInTwoWays();
    void whatIsTwoThingsAtOnceIsLeftAlone();
    void whatOtherFieldsBringInDiffers();
    void aUnitIsNotCountedWithTheNumber();
    void aColumnOfWrongValuesHasNoHabits();
    void aSignThatNoResultHasIsEnough();
    void aPartOfAWordIsToldByTheColumn();
    void whatStandsInAnotherFieldFillsAGap();
    void aCodeIsToldByItsForm();
};

void TestByExampleSuppliers::twoExamplesAreEnough_data()
{
    QTest::addColumn<Texts>("examples");
    QTest::addColumn<QStringList>("column");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to"); // empty: nothing is offered
    const Texts days{{u"42051"_s, u"2015-02-16"_s}, {u"41056"_s, u"2012-05-27"_s}};
    QTest::newRow("days that a spreadsheet counts")
        << days << QStringList{} << u"44400"_s << u"2021-07-23"_s;
    QTest::newRow("with the time behind")
        << Texts{{u"42051.25"_s, u"2015-02-16 06:00"_s}, {u"41056.75"_s, u"2012-05-27 18:00"_s}}
        << QStringList{} << u"44400.5"_s << u"2021-07-23 12:00"_s;
    QTest::newRow("days that another spreadsheet counts")
        << Texts{{u"40589"_s, u"2015-02-16"_s}, {u"39594"_s, u"2012-05-27"_s}} << QStringList{}
        << u"42938"_s << u"2021-07-23"_s;
    QTest::newRow("seconds since 1970")
        << Texts{{u"1424044800"_s, u"2015-02-16"_s}, {u"1338076800"_s, u"2012-05-27"_s}}
        << QStringList{} << u"1627000000"_s << u"2021-07-23"_s;
    QTest::newRow("more figures than days have")
        << days << QStringList{} << u"444007"_s << QString();
    QTest::newRow("full width") << Texts{{u"００６８９４"_s, u"006894"_s},
                                         {u"０１４７３８"_s, u"014738"_s}}
                                << QStringList{} << u"００８８９２"_s << u"008892"_s;
    const QStringList markets{u"Market - Spring"_s, u"Reading - Winter"_s, u"Lecture - Harvest"_s};
    QTest::newRow("another sign that looks like a dash")
        << Texts{{u"Market – Summer"_s, u"Market - Summer"_s},
                 {u"Reading – Spring"_s, u"Reading - Spring"_s}}
        << markets << u"Lecture − Winter"_s << u"Lecture - Winter"_s;
    QTest::newRow("a day that might be a time")
        << Texts{{u"13.02.20"_s, u"2020-02-13"_s}, {u"03.04.95"_s, u"1995-04-03"_s}}
        << QStringList{} << u"22.09.10"_s << u"2010-09-22"_s;
    QTest::newRow("a result without blanks is no word of a value")
        << Texts{{u"Winifred Ashdown"_s, u"washdown"_s}, {u"Alice Beckwith"_s, u"abeckwith"_s}}
        << QStringList{} << u"Edmund Calloway"_s << u"ecalloway"_s;
    QTest::newRow("zeros first, by chance")
        << Texts{{u"04135 Beauval"_s, u"Beauval"_s}, {u"07656 Granger"_s, u"Granger"_s}}
        << QStringList{} << u"90290 Pontarcy"_s << u"Pontarcy"_s;
    QTest::newRow("a minus that no example has")
        << Texts{{u"1790.56 €"_s, u"1790.56"_s}, {u"1974.36 €"_s, u"1974.36"_s}} << QStringList{}
        << u"-2009.56 €"_s << u"-2009.56"_s;
    QTest::newRow("a minus that both have")
        << Texts{{u"-228.90 EUR"_s, u"-228.90"_s}, {u"-191.51 EUR"_s, u"-191.51"_s}}
        << QStringList{} << u"390.30 EUR"_s << u"390.30"_s;
    QTest::newRow("what loses less")
        << Texts{{u"2009-09-17T00:00:00"_s, u"2009-09-17"_s},
                 {u"2024-10-08T00:00:00"_s, u"2024-10-08"_s}}
        << QStringList{} << u"2025-11-12 00:00:00"_s << u"2025-11-12"_s;
    QTest::newRow("as many digits as elsewhere")
        << Texts{{u"2023-04-17"_s, u"17 April 2023"_s}, {u"1989-04-25"_s, u"25 April 1989"_s}}
        << QStringList{u"4 May 2001"_s, u"2 October 1998"_s, u"12 March 2011"_s, u"9 May 2003"_s,
                       u"2003-05-04"_s, u"1999-10-02"_s,     u"2008-03-12"_s}
        << u"2003-05-04"_s << u"4 May 2003"_s;
    QTest::newRow("what stands in the column")
        << Texts{{u"lamp (white)"_s, u"lamp"_s}, {u"lamp (olive)"_s, u"lamp"_s}}
        << QStringList{u"oak shelf"_s, u"steel drawer"_s, u"oak shelf (grey)"_s}
        << u"steel drawer (olive)"_s << u"steel drawer"_s;
    QTest::newRow("the language of the column's months")
        << Texts{{u"2023-04-17"_s, u"17 April 2023"_s}, {u"1989-04-25"_s, u"25 April 1989"_s}}
        << QStringList{u"14 May 2001"_s, u"24 October 1998"_s, u"12 March 2011"_s,
                       u"2003-05-14"_s,  u"1999-10-12"_s,      u"2008-03-02"_s}
        << u"2003-05-14"_s << u"14 May 2003"_s;
    QTest::newRow("towns of several words")
        << Texts{{u"30762 Oakhaven"_s, u"Oakhaven"_s}, {u"53650 Bergstedt"_s, u"Bergstedt"_s}}
        << QStringList{u"Riverton Falls"_s, u"Oakhaven"_s, u"14906 Riverton Falls"_s}
        << u"14906 Riverton Falls"_s << u"Riverton Falls"_s;
}

void TestByExampleSuppliers::twoExamplesAreEnough()
{
    QFETCH(const Texts, examples);
    QFETCH(const QStringList, column);
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    QList<Example> shown;
    for (const auto &[before, after] : examples)
        shown.append({{before, {}}, after});
    ExampleColumn of;
    for (const QString &value : column)
        of.values.append({value, {}});
    QCOMPARE(offeredBy(ByExample(shown, of), {from, {}}), to);
}

static const QStringList postcodes{u"14162"_s, u"44235"_s, u"07084"_s, u"10491"_s};
static const QStringList towns{u"Oakhaven"_s, u"Granger"_s, u"Cedar Bluff"_s, u"Fort Dalton"_s};

/// Records with a postcode each, which tells the town.
static ExampleColumn columnOfTowns()
{
    ExampleColumn column;
    for (int number = 0; number < 48; ++number)
        column.values.append({towns.at(number % 4), {postcodes.at(number % 4)}});
    return column;
}

void TestByExampleSuppliers::aPostcodeTellsTheTown()
{
    const ByExample byExample(
        {{{u""_s, {postcodes.at(0)}}, towns.at(0)}, {{u""_s, {postcodes.at(2)}}, towns.at(2)}},
        columnOfTowns());
    QCOMPARE(offeredBy(byExample, {u""_s, {postcodes.at(3)}}), towns.at(3));
    QVERIFY(offeredBy(byExample, {u""_s, {u"99999"_s}}).isEmpty());
    QVERIFY(offeredBy(byExample, {towns.at(1), {postcodes.at(1)}}).isEmpty());
    const ByExample contradicted({{{u""_s, {postcodes.at(0)}}, towns.at(0)},
                                  {{u""_s, {postcodes.at(2)}}, towns.at(2)},
                                  {{u""_s, {postcodes.at(1)}}, towns.at(3)}},
                                 columnOfTowns());
    QVERIFY(offeredBy(contradicted, {u""_s, {postcodes.at(3)}}).isEmpty());
}

void TestByExampleSuppliers::gapsOfTwoKindsAreFilledInTwoWays()
{
    const ByExample byExample({{{u""_s, {u"14162 Oakhaven"_s}}, u"Oakhaven"_s},
                               {{u""_s, {u"07084 Granger"_s}}, u"Granger"_s},
                               {{u""_s, {postcodes.at(0)}}, towns.at(0)},
                               {{u""_s, {postcodes.at(2)}}, towns.at(2)}},
                              columnOfTowns());
    QCOMPARE(offeredBy(byExample, {u""_s, {u"10491 Granger"_s}}), u"Granger"_s);
    QCOMPARE(offeredBy(byExample, {u""_s, {postcodes.at(3)}}), towns.at(3));
}

void TestByExampleSuppliers::whatIsTwoThingsAtOnceIsLeftAlone()
{
    const ByExample byExample({{{u"Daan"_s, {u"Wolters"_s}}, u"Wolters"_s},
                               {{u"Marcus"_s, {u"Yardley"_s}}, u"Yardley"_s},
                               {{u"fujimoto"_s, {u"Anna"_s}}, u"Fujimoto"_s},
                               {{u"ashdown"_s, {u"Sian"_s}}, u"Ashdown"_s}},
                              {});
    QVERIFY(offeredBy(byExample, {u"McBride"_s, {u"Sian"_s}}).isEmpty());
}

void TestByExampleSuppliers::whatOtherFieldsBringInDiffers()
{
    const ByExample byExample(
        {{{u"Abigail"_s, {u"Abernathy"_s}}, u"abigail.abernathy@example.org"_s},
         {{u"Marcus"_s, {u"Abernathy"_s}}, u"marcus.abernathy@example.org"_s}},
        {});
    QCOMPARE(offeredBy(byExample, {u"Brandon"_s, {u"Bramley"_s}}),
             u"brandon.bramley@example.org"_s);
}

/// So many values with a unit are as many as right ones: the number is not rarer for it.
void TestByExampleSuppliers::aUnitIsNotCountedWithTheNumber()
{
    ExampleColumn column;
    for (int number = 100; number < 160; ++number)
        column.values.append(
            {QString::number(number) + (number % 5 < 2 ? u" pages"_s : u""_s), {}});
    const ByExample byExample({{{u"388 pages"_s, {}}, u"388"_s}, {{u"221 pages"_s, {}}, u"221"_s}},
                              column);
    QCOMPARE(offeredBy(byExample, {u"138 pages"_s, {}}), u"138"_s);
    QVERIFY(offeredBy(byExample, {u"138"_s, {}}).isEmpty());
}

/// Of sixty numbers below and above zero, most are written as this says.
static ExampleColumn columnOfAmounts(const std::function<QString(int)> &wrong)
{
    ExampleColumn column;
    for (int number = 0; number < 60; ++number) {
        const QString sign = number % 2 == 0 ? u"-"_s : QString();
        const int amount = number % 3 == 0 ? 4100 + number : 210 + number;
        column.values.append(
            {sign + (number % 10 < 3 ? QString::number(amount) + u".25"_s : wrong(amount)), {}});
    }
    return column;
}

void TestByExampleSuppliers::aColumnOfWrongValuesHasNoHabits()
{
    const ByExample byExample(
        {{{u"-228.90 EUR"_s, {}}, u"-228.90"_s}, {{u"-191.51 EUR"_s, {}}, u"-191.51"_s}},
        columnOfAmounts([](int amount) { return QString::number(amount) + u".75 EUR"_s; }));
    QCOMPARE(offeredBy(byExample, {u"-715.50 EUR"_s, {}}), u"-715.50"_s);
    QCOMPARE(offeredBy(byExample, {u"390.30 EUR"_s, {}}), u"390.30"_s);
}

void TestByExampleSuppliers::aSignThatNoResultHasIsEnough()
{
    const ByExample byExample(
        {{{u"-306,39"_s, {}}, u"-306.39"_s}, {{u"861,23"_s, {}}, u"861.23"_s}},
        columnOfAmounts([](int amount) {
            const QString digits = QString::number(amount);
            return (amount > 999 ? digits.left(1) + u'.' + digits.mid(1) : digits) + u",75"_s;
        }));
    QCOMPARE(offeredBy(byExample, {u"4.195,89"_s, {}}), u"4195.89"_s);
}

void TestByExampleSuppliers::aPartOfAWordIsToldByTheColumn()
{
    ExampleColumn column;
    for (int number = 10; number < 40; ++number)
        for (const QString &street : {u"Lindenstraße %1"_s, u"Birkenallee %1"_s})
            column.values.append({street.arg(number), {}});
    const ByExample byExample({{{u"Lindenstr. 17"_s, {}}, u"Lindenstraße 17"_s},
                               {{u"Lindenstr. 69"_s, {}}, u"Lindenstraße 69"_s}},
                              column);
    QCOMPARE(offeredBy(byExample, {u"Lindenstr. 43"_s, {}}), u"Lindenstraße 43"_s);
}

/// Most records have no title, and are right.
void TestByExampleSuppliers::whatStandsInAnotherFieldFillsAGap()
{
    static const QStringList names{u"Abigail Yardley"_s, u"Marcus Bramley"_s, u"Dakota Carmody"_s,
                                   u"Grant Hargrove"_s};
    static const QStringList titles{u""_s, u"Ms"_s, u""_s, u"Prof."_s,
                                    u""_s, u"Mr"_s, u""_s, u""_s};
    ExampleColumn column;
    for (int number = 0; number < 96; ++number)
        column.values.append({titles.at(number % 8), {names.at(number / 8 % 4), u"teacher"_s}});
    const ByExample byExample({{{u""_s, {u"Prof. Abigail Yardley"_s, u"teacher"_s}}, u"Prof."_s},
                               {{u""_s, {u"Ms Marcus Bramley"_s, u"teacher"_s}}, u"Ms"_s}},
                              column);
    QCOMPARE(offeredBy(byExample, {u""_s, {u"Mr Grant Hargrove"_s, u"teacher"_s}}), u"Mr"_s);
    QVERIFY(offeredBy(byExample, {u""_s, {u"Grant Hargrove"_s, u"teacher"_s}}).isEmpty());
}

void TestByExampleSuppliers::aCodeIsToldByItsForm()
{
    ExampleColumn column;
    for (int number = 1010; number < 1060; ++number)
        column.values.append({u"BR-"_s + QString::number(number), {}});
    column.values.append({u"BR-1061,"_s, {}});
    column.values.append({u"BR-1062;"_s, {}});
    const ByExample byExample(
        {{{u"BR-1041*"_s, {}}, u"BR-1041"_s}, {{u"BR-1050*"_s, {}}, u"BR-1050"_s}}, column);
    QCOMPARE(offeredBy(byExample, {u"BR-1062;"_s, {}}), u"BR-1062"_s);
    QVERIFY(offeredBy(byExample, {u"BR-1062-a"_s, {}}).isEmpty());
    QVERIFY(offeredBy(byExample, {u"BR-1042"_s, {}}).isEmpty());
}

INTRAY_TEST_GUILESS_MAIN(TestByExampleSuppliers)
#include "tst_byexamplesuppliers.moc"
