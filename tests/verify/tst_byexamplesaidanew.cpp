// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What two examples say in other words, in other units or in plain letters.
#include "support/testclass.h"
#include "verify/example/byexample.h"
#include "verify/example/piecesearch.h"
#include "verify/example/widerpieces.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

using Texts = QList<std::pair<QString, QString>>;

class TestByExampleSaidAnew : public QObject
{
    Q_OBJECT
private slots:
    void twoExamplesTellTheRest_data();
    void twoExamplesTellTheRest();
    void theEndOfAnOrdinalHangsOnItsNumber();
    void aNumberThatCannotBeReadIsNoMeasure();
    void monthsAreReadInTheLanguageOfTheExamples();
    void hoursBeyondADayStay();
    void whatADayOfTheRecordHappensToBeIsNoSource();
    void whatIsSaidInTheOtherLanguageIsWrong();
};

static QString offeredBy(const Texts &pairs, const QString &value)
{
    QList<Example> examples;
    for (const auto &[from, to] : pairs)
        examples.append({{from, {}}, to});
    const auto offered = ByExample(examples, {}).of({value, {}});
    return offered ? offered->value : QString();
}

void TestByExampleSaidAnew::twoExamplesTellTheRest_data()
{
    QTest::addColumn<Texts>("examples");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("meant");
    const auto row = [](const char *name, const Texts &examples, const QString &value,
                        const QString &meant) {
        QTest::newRow(name) << examples << value << meant;
    };
    row("Roman", {{u"Part XVII"_s, u"Part 17"_s}, {u"Part XIV"_s, u"Part 14"_s}}, u"Part XXIX"_s,
        u"Part 29"_s);
    row("ordinal", {{u"21st edition"_s, u"edition 21"_s}, {u"3rd edition"_s, u"edition 3"_s}},
        u"42nd edition"_s, u"edition 42"_s);
    row("in words", {{u"two rooms"_s, u"2 rooms"_s}, {u"seven rooms"_s, u"7 rooms"_s}},
        u"twelve rooms"_s, u"12 rooms"_s);
    row("month", {{u"Jan 2024"_s, u"2024-01"_s}, {u"Mar 2021"_s, u"2021-03"_s}}, u"Nov 2019"_s,
        u"2019-11"_s);
    row("Italian day",
        {{u"5 gennaio 2024"_s, u"2024-01-05"_s}, {u"17 marzo 2021"_s, u"2021-03-17"_s}},
        u"8 dicembre 1999"_s, u"1999-12-08"_s);
    row("Dutch name of a month",
        {{u"2024-01-05"_s, u"5 januari 2024"_s}, {u"2021-03-17"_s, u"17 maart 2021"_s}},
        u"1999-08-08"_s, u"8 augustus 1999"_s);
    row("quarter of a day", {{u"2011-11-27"_s, u"2011 Q4"_s}, {u"1970-05-05"_s, u"1970 Q2"_s}},
        u"1999-08-08"_s, u"1999 Q3"_s);
    row("first day of a quarter",
        {{u"Q1 2024"_s, u"2024-01-01"_s}, {u"Q4 2021"_s, u"2021-10-01"_s}}, u"Q3 1999"_s,
        u"1999-07-01"_s);
    row("week of a day", {{u"03.01.2016"_s, u"2015-W53"_s}, {u"05.05.1970"_s, u"1970-W19"_s}},
        u"01.01.2021"_s, u"2020-W53"_s);
    row("other half of the day", {{u"3:04 AM"_s, u"03:04"_s}, {u"6:42 AM"_s, u"06:42"_s}},
        u"8:04 PM"_s, u"20:04"_s);
    row("sign of a currency", {{u"€12"_s, u"12 EUR"_s}, {u"£7"_s, u"7 GBP"_s}}, u"$30"_s,
        u"30 USD"_s);
    row("answer", {{u"name: ja"_s, u"name=true"_s}, {u"item: nein"_s, u"item=false"_s}},
        u"town: nein"_s, u"town=false"_s);
    row("minutes", {{u"90 min"_s, u"1:30"_s}, {u"127 min"_s, u"2:07"_s}}, u"61 min"_s, u"1:01"_s);
    row("hours and minutes", {{u"1h30"_s, u"90"_s}, {u"2h07"_s, u"127"_s}}, u"3h15"_s, u"195"_s);
    row("degrees", {{u"56°01'54\""_s, u"56.0317"_s}, {u"37°32'55\""_s, u"37.5486"_s}},
        u"6°51'00\""_s, u"6.8500"_s);
    row("feet", {{u"5'11\""_s, u"180 cm"_s}, {u"6'2\""_s, u"188 cm"_s}}, u"4'9\""_s, u"145 cm"_s);
    row("pounds", {{u"100 lbs"_s, u"45.4 kg"_s}, {u"210 lbs"_s, u"95.3 kg"_s}}, u"150 lbs"_s,
        u"68.0 kg"_s);
    row("power of ten", {{u"1.25E+03"_s, u"1250"_s}, {u"3.47E+02"_s, u"347"_s}}, u"9.01E+04"_s,
        u"90100"_s);
    row("fraction", {{u"3 1/4"_s, u"3.25"_s}, {u"17 1/2"_s, u"17.5"_s}}, u"8 3/4"_s, u"8.75"_s);
    row("groups of thousands", {{u"4730529"_s, u"4'730'529"_s}, {u"8406375"_s, u"8'406'375"_s}},
        u"932405"_s, u"932'405"_s);
    row("letters without marks", {{u"Élodie"_s, u"ELODIE"_s}, {u"Chloé"_s, u"CHLOE"_s}}, u"Zoë"_s,
        u"ZOE"_s);
    row("letters written out", {{u"Mühle 5"_s, u"Muehle 5"_s}, {u"Größe 7"_s, u"Groesse 7"_s}},
        u"Öse 9"_s, u"Oese 9"_s);
    row("list with the sign of the examples",
        {{u"a,b,c"_s, u"A > B > C"_s}, {u"d,e"_s, u"D > E"_s}}, u"f,g,h,i"_s, u"F > G > H > I"_s);
    row("milliseconds since 1970",
        {{u"1186930384000"_s, u"2007-08-12 14:53"_s}, {u"1346933781000"_s, u"2012-09-06 12:16"_s}},
        u"1731278932000"_s, u"2024-11-10 22:48"_s);
}

void TestByExampleSaidAnew::twoExamplesTellTheRest()
{
    QFETCH(const Texts, examples);
    QFETCH(const QString, value);
    QFETCH(const QString, meant);
    QCOMPARE(offeredBy(examples, value), meant);
}

void TestByExampleSaidAnew::theEndOfAnOrdinalHangsOnItsNumber()
{
    const Texts pairs{{u"10. OG"_s, u"10th floor"_s}, {u"19. OG"_s, u"19th floor"_s}};
    QCOMPARE(offeredBy(pairs, u"22. OG"_s), u"22nd floor"_s);
    QCOMPARE(offeredBy(pairs, u"11. OG"_s), u"11th floor"_s);
}

void TestByExampleSaidAnew::aNumberThatCannotBeReadIsNoMeasure()
{
    constexpr int plain = 2;
    QCOMPARE(measureIn(u"-2.677,07", Quantity::Numbers, plain), -2677.07);
    QVERIFY(!measureIn(u"12.34.56 h"_s, Quantity::Time, noUnit));
    QVERIFY(!measureIn(u"5 min 3 h"_s, Quantity::Time, noUnit));
}

/// "listopada" is the eleventh month in Poland and the tenth in Croatia.
void TestByExampleSaidAnew::monthsAreReadInTheLanguageOfTheExamples()
{
    QCOMPARE(offeredBy({{u"siječnja 2024"_s, u"2024-01"_s}, {u"ožujka 2021"_s, u"2021-03"_s}},
                       u"listopada 2020"_s),
             u"2020-10"_s);
    QCOMPARE(offeredBy({{u"stycznia 2024"_s, u"2024-01"_s}, {u"marca 2021"_s, u"2021-03"_s}},
                       u"listopada 2020"_s),
             u"2020-11"_s);
}

void TestByExampleSaidAnew::hoursBeyondADayStay()
{
    const QList<Piece> pieces = measuringPieces(u"17:50"_s, u"17 h 50 min"_s);
    constexpr int hours = 2; // of unitsOf()
    QVERIFY(!pieces.isEmpty());
    for (const Piece &piece : pieces)
        QVERIFY(piece.measured.writing.unit != hours ||
                piece.measured.writing.decimals != MeasureWriting::Rest);
}

/// Both days of the examples are the last ones of their lists.
void TestByExampleSaidAnew::whatADayOfTheRecordHappensToBeIsNoSource()
{
    const QList<Example> examples{
        {{u"Thu/Sun"_s, {u"2024-03-10"_s}}, u"Thu, Sun"_s},
        {{u"Thu/Sat"_s, {u"2024-03-09"_s}}, u"Thu, Sat"_s},
    };
    for (const TriedPiece &tried : piecesFor(examples))
        QVERIFY2(tried.piece.field < 0, qPrintable(tried.piece.text));
}

/// It looks as right as the results do, but is no German name.
void TestByExampleSaidAnew::whatIsSaidInTheOtherLanguageIsWrong()
{
    const QStringList german{u"Montag"_s, u"Sonntag"_s, u"Mittwoch"_s};
    const QStringList english{u"Monday"_s, u"Tuesday"_s, u"Saturday"_s, u"Sunday"_s};
    ExampleColumn column;
    for (int i = 0; i < 60; ++i)
        column.values.append({i % 6 == 0 ? german.at(i % 3) : english.at(i % 4), {}});
    const QList<Example> examples{{{u"Saturday"_s, {}}, u"Samstag"_s},
                                  {{u"Tuesday"_s, {}}, u"Dienstag"_s}};
    const ByExample byExample(examples, column);
    const auto offered = byExample.of({u"Monday"_s, {}});
    QCOMPARE(offered ? offered->value : QString(), u"Montag"_s);
    QVERIFY(!byExample.of({u"Montag"_s, {}}));
}

INTRAY_TEST_GUILESS_MAIN(TestByExampleSaidAnew)
#include "tst_byexamplesaidanew.moc"
