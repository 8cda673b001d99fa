// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What the rest of a column tells of a value before it is changed as others were.
#include "support/testclass.h"
#include "verify/example/byexample.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

static ExampleColumn columnOf(const QList<SourceCells> &cells, int times)
{
    ExampleColumn column;
    for (int time = 0; time < times; ++time)
        column.values += cells;
    return column;
}

/// Of values alone, so many times each.
static ExampleColumn columnOf(const QStringList &values, int times)
{
    QList<SourceCells> cells;
    for (const QString &value : values)
        cells.append({value, {}});
    return columnOf(cells, times);
}

static QString offeredBy(const ByExample &byExample, const SourceCells &cells)
{
    const auto offered = byExample.of(cells);
    return offered ? offered->value : QString();
}

class TestByExampleHabits : public QObject
{
    Q_OBJECT
private slots:
    void whatIsWrittenAsMostIsLeftAlone();
    void whatRecordsWithTheSameWordMostlyHaveIsRight();
    void aValueIsReplacedOnlyWhereItTellsWhatIsMeant();
    void oneOfManyValuesFillsNoGap();
    void aGapIsNotFilledWithWhatStandsNowhereElse();
    void whatRecordsLikeItHaveIsRight();
    void whatMuchOfTheColumnIsStaysAsItIs();
    void aColumnThatIsMostlyWrongTellsNothing();
    void aWordIsBroughtInOnlyWhereNearlyAllHaveIt();
};

void TestByExampleHabits::aWordIsBroughtInOnlyWhereNearlyAllHaveIt()
{
    const QList<Example> examples{{{u"30241"_s, {}}, u"30241 PL"_s},
                                  {{u"80779"_s, {}}, u"80779 PL"_s}};
    const auto offered = [&](const QString &other) {
        QStringList values;
        for (int i = 0; i < 30; ++i)
            values << u"%1 PL"_s.arg(41000 + 37 * i) << u"%1 %2"_s.arg(61000 + 41 * i).arg(other);
        const ByExample byExample(examples, columnOf(values, 1));
        return offeredBy(byExample, {u"11333"_s, {}});
    };
    QCOMPARE(offered(u"PL"_s), u"11333 PL"_s);
    QCOMPARE(offered(u"DE"_s), QString());
}

void TestByExampleHabits::whatIsWrittenAsMostIsLeftAlone()
{
    const QList<Example> examples{{{u"Mcbride"_s, {}}, u"McBride"_s},
                                  {{u"Mcallister"_s, {}}, u"McAllister"_s},
                                  {{u"Nowak PL"_s, {}}, u"Nowak"_s},
                                  {{u"Okada JP"_s, {}}, u"Okada"_s}};
    const ExampleColumn column =
        columnOf({u"Achterberg"_s, u"Nowak"_s, u"Okada"_s, u"Forsberg"_s, u"McBride"_s}, 12);
    const ByExample byExample(examples, column);
    QCOMPARE(offeredBy(byExample, {u"Achterberg"_s, {}}), QString());
    QCOMPARE(offeredBy(byExample, {u"Forsberg PL"_s, {}}), u"Forsberg"_s);
}

void TestByExampleHabits::whatRecordsWithTheSameWordMostlyHaveIsRight()
{
    const QList<Example> examples{{{u"30 241 Lipowo"_s, {}}, u"30-241 Lipowo"_s},
                                  {{u"80 779 Jawor"_s, {}}, u"80-779 Jawor"_s}};
    const ExampleColumn column = columnOf({u"30-112 Lipowo"_s, u"80-119 Jawor"_s, u"11-222 Wola"_s,
                                           u"056 03 Viken"_s, u"18-201 Sady"_s},
                                          12);
    const ByExample byExample(examples, column);
    QCOMPARE(offeredBy(byExample, {u"056 03 Viken"_s, {}}), QString());
    QCOMPARE(offeredBy(byExample, {u"11 333 Wola"_s, {}}), u"11-333 Wola"_s);
}

void TestByExampleHabits::aValueIsReplacedOnlyWhereItTellsWhatIsMeant()
{
    const QList<Example> examples{{{u"81"_s, {u"a"_s}}, u"tin"_s},
                                  {{u"ste"_s, {u"b"_s}}, u"steel"_s},
                                  {{u"19"_s, {u"c"_s}}, u"once"_s}};
    ExampleColumn column = columnOf({{u"tin"_s, {u"d"_s}},
                                     {u"steel"_s, {u"e"_s}},
                                     {u"sterling"_s, {u"f"_s}},
                                     {u"brass"_s, {u"g"_s}}},
                                    12);
    for (const QString &value : {u"81"_s, u"81"_s, u"ste"_s, u"ste"_s, u"19"_s, u"19"_s})
        column.values.append({value, {u"h"_s}});
    const ByExample byExample(examples, column);
    QCOMPARE(offeredBy(byExample, {u"81"_s, {u"h"_s}}), u"tin"_s);
    QVERIFY2(offeredBy(byExample, {u"ste"_s, {u"h"_s}}).isEmpty(), "sterling begins so, too");
    QVERIFY2(offeredBy(byExample, {u"19"_s, {u"h"_s}}).isEmpty(), "it stands nowhere else");
}

void TestByExampleHabits::oneOfManyValuesFillsNoGap()
{
    const QList<Example> examples{{{u""_s, {u"a"_s}}, u"white"_s}, {{u""_s, {u"b"_s}}, u"white"_s}};
    const SourceCells gap{u""_s, {u"c"_s}};
    const auto of = [](const QString &other) {
        return columnOf({{u"white"_s, {u"d"_s}}, {other, {u"e"_s}}}, 25);
    };
    QCOMPARE(offeredBy(ByExample(examples, of(u"black"_s)), gap), QString());
    QCOMPARE(offeredBy(ByExample(examples, of(u"white"_s)), gap), u"white"_s);
}

void TestByExampleHabits::aGapIsNotFilledWithWhatStandsNowhereElse()
{
    const QList<Example> examples{{{u""_s, {u"Dr. Anna"_s}}, u"Dr."_s},
                                  {{u""_s, {u"Prof. Uwe"_s}}, u"Prof."_s}};
    ExampleColumn column = columnOf({{u"Dr."_s, {u"Rosa"_s}}, {u"Prof."_s, {u"Kim"_s}}}, 25);
    for (int number = 0; number < 60; ++number)
        column.values.append({u""_s, {u"Jan Kim"_s}});
    const ByExample byExample(examples, column);
    QCOMPARE(offeredBy(byExample, {u""_s, {u"Jan Kim"_s}}), QString());
    QCOMPARE(offeredBy(byExample, {u""_s, {u"Dr. Kim"_s}}), u"Dr."_s);
}

void TestByExampleHabits::whatRecordsLikeItHaveIsRight()
{
    const QList<Example> examples{{{u"5349"_s, {u"FR"_s, u"x"_s}}, u"05349"_s},
                                  {{u"8502"_s, {u"DE"_s, u"y"_s}}, u"08502"_s}};
    ExampleColumn column = columnOf({{u"12345"_s, {u"FR"_s, u"v"_s}},
                                     {u"23456"_s, {u"DE"_s, u"w"_s}},
                                     {u"34567"_s, {u"ES"_s, u"u"_s}},
                                     {u"1234 AB"_s, {u"NL"_s, u"t"_s}}},
                                    12);
    const ByExample byExample(examples, column);
    QCOMPARE(offeredBy(byExample, {u"7201"_s, {u"FR"_s, u"s"_s}}), u"07201"_s);
    QVERIFY2(offeredBy(byExample, {u"7201"_s, {u"NL"_s, u"r"_s}}).isEmpty(),
             "none of those records has digits alone");
}

void TestByExampleHabits::whatMuchOfTheColumnIsStaysAsItIs()
{
    const QList<Example> examples{{{u"7.0"_s, {}}, u"7"_s}, {{u"21.0"_s, {}}, u"21"_s}};
    const ExampleColumn column = columnOf({u"7"_s, u"21"_s, u"19"_s, u"5.5"_s}, 20);
    const ByExample byExample(examples, column);
    QCOMPARE(offeredBy(byExample, {u"5.5"_s, {}}), QString());
    QCOMPARE(offeredBy(byExample, {u"19.0"_s, {}}), u"19"_s);
}

void TestByExampleHabits::aColumnThatIsMostlyWrongTellsNothing()
{
    const QList<Example> examples{{{u"Riverton IN"_s, {}}, u"Riverton"_s},
                                  {{u"Granger ME"_s, {}}, u"Granger"_s}};
    const ExampleColumn column =
        columnOf({u"Oakhaven OR"_s, u"Penfold CA"_s, u"Elmsbury CA"_s, u"Granger"_s}, 15);
    QCOMPARE(offeredBy(ByExample(examples, column), {u"Oakhaven OR"_s, {}}), u"Oakhaven"_s);
}

INTRAY_TEST_GUILESS_MAIN(TestByExampleHabits)
#include "tst_byexamplehabits.moc"
