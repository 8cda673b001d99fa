// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "verify/example/byexample.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

using Texts = QList<std::pair<QString, QString>>;

static QList<Example> examplesOf(const Texts &texts)
{
    QList<Example> examples;
    for (const auto &[from, to] : texts)
        examples.append({{from, {}}, to});
    return examples;
}

class TestByExample : public QObject
{
    Q_OBJECT
private slots:
    void examplesExplainTheRest_data();
    void examplesExplainTheRest();
    void whatCannotBeKnownIsNotOffered_data();
    void whatCannotBeKnownIsNotOffered();
    void otherFieldsSayWhatIsMissing();
    void whatStandsInEachOthersFieldsIsMoved();
    void aMovedValueSaysNothingOfRightOnes();
    void exchangedNamesAreMovedWhereTheyStandMoreOftenInEachOthersField();
    void whatLooksRightIsChangedInRecordsLikeTheExamplesOnly();
    void lettersTellContradictingExamplesApart();
    void oneFilledGapSaysNothingOfOthers();
    void whatKeepsTheRulesIsLeftAlone();
    void whatWouldBreakTheRulesIsNotOffered();
    void aConstantSaysNothingOfOtherValues();
    void whatMayBeAResultIsLeftAlone();
    void whatLooksLikeMostOfARightColumnIsLeftAlone_data();
    void whatLooksLikeMostOfARightColumnIsLeftAlone();
    void wordsAreWrittenAsElsewhereInTheColumn();
    void whatNoRightValueOfTheColumnLooksLikeIsNotOffered();
    void nothingIsFilledUpThatNoExampleFilledUp();
    void oneOfTwoContradictingExamplesBringsNothingIn();
    void oneSlipAmongExamplesSpoilsNothing();
    void longTextsAreNoExamples();
};

void TestByExample::examplesExplainTheRest_data()
{
    QTest::addColumn<Texts>("examples");
    QTest::addColumn<Texts>("rest");
    QTest::newRow("telephone with dots")
        << Texts{{u"602.555.0168"_s, u"(602) 555-0168"_s}, {u"205.555.0101"_s, u"(205) 555-0101"_s}}
        << Texts{{u"916.555.0177"_s, u"(916) 555-0177"_s}, {u"(303) 555-0111"_s, u""_s}};
    // One is enough for its form. What begins alike could be constant, but is not.
    QTest::newRow("one telephone with dashes")
        << Texts{{u"480-210-8926"_s, u"(480) 210-8926"_s}}
        << Texts{{u"520-354-6468"_s, u"(520) 354-6468"_s}, {u"520.354.6468"_s, {}}};
    QTest::newRow("one telephone with dots")
        << Texts{{u"480.210.8926"_s, u"(480) 210-8926"_s}}
        << Texts{{u"520.354.6468"_s, u"(520) 354-6468"_s}, {u"5203546468"_s, {}}};
    QTest::newRow("one telephone of digits")
        << Texts{{u"4802108926"_s, u"(480) 210-8926"_s}}
        << Texts{{u"5203546468"_s, u"(520) 354-6468"_s}, {u"520-201-0510"_s, {}}};
    QTest::newRow("telephone of digits")
        << Texts{{u"6025550168"_s, u"(602) 555-0168"_s}, {u"2055550101"_s, u"(205) 555-0101"_s}}
        << Texts{{u"9165550177"_s, u"(916) 555-0177"_s}};
    QTest::newRow("telephone in two forms") << Texts{{u"602.555.0168"_s, u"(602) 555-0168"_s},
                                                     {u"+1 205 555 0101"_s, u"(205) 555-0101"_s}}
                                            << Texts{{u"916.555.0177"_s, u"(916) 555-0177"_s},
                                                     {u"+1 303 555 0111"_s, u"(303) 555-0111"_s}};
    QTest::newRow("last name first") << Texts{{u"Abigail Ashdown"_s, u"Ashdown, Abigail"_s},
                                              {u"Carlos Beckwith"_s, u"Beckwith, Carlos"_s}}
                                     << Texts{{u"Nora Quigley"_s, u"Quigley, Nora"_s},
                                              {u"Kean O'Rourke"_s, u"O'Rourke, Kean"_s},
                                              {u"Quigley, Nora"_s, u""_s}};
    QTest::newRow("unit off") << Texts{{u"12.0 oz"_s, u"12.0"_s}, {u"16.0 oz."_s, u"16.0"_s}}
                              << Texts{{u"24.0 oz."_s, u"24.0"_s},
                                       {u"8.4 oz"_s, u"8.4"_s},
                                       {u"12.0"_s, u""_s}};
    QTest::newRow("German day") << Texts{{u"5.3.2020"_s, u"2020-03-05"_s},
                                         {u"12.11.2019"_s, u"2019-11-12"_s}}
                                << Texts{{u"1.2.1980"_s, u"1980-02-01"_s},
                                         {u"2020-03-05"_s, u""_s}};
    QTest::newRow("day with month name")
        << Texts{{u"5 March 2020"_s, u"2020-03-05"_s}, {u"12 November 2019"_s, u"2019-11-12"_s}}
        << Texts{{u"1 February 1980"_s, u"1980-02-01"_s}};
    QTest::newRow("amount") << Texts{{u"1.234,50 €"_s, u"1234.50"_s}, {u"12,00 €"_s, u"12.00"_s}}
                            << Texts{{u"1.234.567,89 €"_s, u"1234567.89"_s},
                                     {u"99,95 €"_s, u"99.95"_s}};
    QTest::newRow("initials") << Texts{{u"Abigail Ashdown"_s, u"A.A."_s},
                                       {u"Carlos Beckwith"_s, u"C.B."_s}}
                              << Texts{{u"Nora Quigley"_s, u"N.Q."_s}};
    QTest::newRow("domain") << Texts{{u"ann@example.org"_s, u"example.org"_s},
                                     {u"bob@mail.example.com"_s, u"mail.example.com"_s}}
                            << Texts{{u"joe@x.example"_s, u"x.example"_s}};
    QTest::newRow("padded") << Texts{{u"123"_s, u"00123"_s}, {u"4567"_s, u"04567"_s}}
                            << Texts{{u"89"_s, u"00089"_s}, {u"12345"_s, u""_s}};
    QTest::newRow("half day") << Texts{{u"2:30 pm"_s, u"14:30"_s}, {u"9:05 am"_s, u"09:05"_s}}
                              << Texts{{u"11:00 pm"_s, u"23:00"_s}, {u"12:10 am"_s, u"00:10"_s}};
    QTest::newRow("at") << Texts{{u"ann at example.org"_s, u"ann@example.org"_s},
                                 {u"bob at example.net"_s, u"bob@example.net"_s}}
                        << Texts{{u"joe at mail.example.com"_s, u"joe@mail.example.com"_s},
                                 {u"x@example.org"_s, u""_s}};
    QTest::newRow("case") << Texts{{u"SMITH"_s, u"Smith"_s}, {u"JONES"_s, u"Jones"_s}}
                          << Texts{{u"O'ROURKE"_s, u"O'Rourke"_s}, {u"Miller"_s, u""_s}};
    QTest::newRow("percent") << Texts{{u"5%"_s, u"0.05"_s}, {u"12.5%"_s, u"0.125"_s}}
                             << Texts{{u"7%"_s, u"0.07"_s}};
    QTest::newRow("title, of which others were not shown")
        << Texts{{u"Prof. Abigail Carmody"_s, u"Abigail Carmody"_s},
                 {u"Prof. Abigail Bramley"_s, u"Abigail Bramley"_s}}
        << Texts{{u"Prof. Uwe Quigley"_s, u"Uwe Quigley"_s},
                 {u"Ms Tyler Bramley"_s, QString()},
                 {u"Mr Edmund Ashdown"_s, QString()}};
    QTest::newRow("brackets, and right values that have none")
        << Texts{{u"Ann (Bee)"_s, u"Ann Bee"_s}, {u"Cyd (Dee)"_s, u"Cyd Dee"_s}}
        << Texts{{u"Uwe (Quigley)"_s, u"Uwe Quigley"_s},
                 {u"Fay Gee Q. 2"_s, QString()},
                 {u"Fay O. Gee"_s, QString()},
                 {u"Fay 3 Gee"_s, QString()}};
    QTest::newRow("state behind the town")
        << Texts{{u"Cedar Bluff IN"_s, u"Cedar Bluff"_s},
                 {u"Riverton Falls ME"_s, u"Riverton Falls"_s}}
        << Texts{{u"Granger CA"_s, u"Granger"_s}, {u"Oakhaven OR"_s, u"Oakhaven"_s}};
    QTest::newRow("between brackets")
        << Texts{{u"Cedar Lane (Boise)"_s, u"Boise"_s}, {u"Mill Road (El Paso)"_s, u"El Paso"_s}}
        << Texts{{u"Oak Street (Des Moines)"_s, u"Des Moines"_s}};
}

void TestByExample::examplesExplainTheRest()
{
    QFETCH(const Texts, examples);
    QFETCH(const Texts, rest);
    ExampleColumn column;
    for (const auto &[from, to] : rest)
        column.values.append({from, {}});
    const ByExample byExample(examplesOf(examples), column);
    for (const auto &[from, to] : rest) {
        const auto offered = byExample.of({from, {}});
        QCOMPARE(offered ? offered->value : QString(), to);
    }
}

void TestByExample::whatCannotBeKnownIsNotOffered_data()
{
    QTest::addColumn<Texts>("examples");
    QTest::addColumn<QString>("value");
    const Texts dots{{u"602.555.0168"_s, u"(602) 555-0168"_s},
                     {u"205.555.0101"_s, u"(205) 555-0101"_s}};
    QTest::newRow("a digit is missing") << dots << u"916.555.017x"_s;
    QTest::newRow("no telephone") << dots << u"none"_s;
    QTest::newRow("empty") << dots << u""_s;
    QTest::newRow("no day") << Texts{{u"5.3.2020"_s, u"2020-03-05"_s},
                                     {u"12.11.2019"_s, u"2019-11-12"_s}}
                            << u"31.2.2020"_s;
    QTest::newRow("in the afternoon, of which nothing was shown")
        << Texts{{u"10:40 a.m."_s, u"10:40"_s}, {u"10:14 a.m."_s, u"10:14"_s}} << u"2:48 p.m."_s;
    QTest::newRow("no day, where it had as many digits")
        << Texts{{u"05.03.2020"_s, u"2020-03-05"_s}, {u"12.11.2019"_s, u"2019-11-12"_s}}
        << u"31.02.2020"_s;
    QTest::newRow("no month, where nothing was read as a day")
        << Texts{{u"03/04/2020"_s, u"2020-04-03"_s}, {u"12/11/2019"_s, u"2019-11-12"_s}}
        << u"12/25/2018"_s;
    QTest::newRow("no hour") << Texts{{u"1.30"_s, u"01:30"_s}, {u"14.45"_s, u"14:45"_s}}
                             << u"25.61"_s;
    QTest::newRow("one name, where all had two")
        << Texts{{u"John Smith"_s, u"J. Smith"_s}, {u"Ann Lee"_s, u"A. Lee"_s}} << u"Cher"_s;
    QTest::newRow("contradicting examples")
        << Texts{{u"1"_s, u"one"_s}, {u"2"_s, u"zwei"_s}} << u"3"_s;
}

void TestByExample::whatCannotBeKnownIsNotOffered()
{
    QFETCH(const Texts, examples);
    QFETCH(const QString, value);
    const auto offered = ByExample(examplesOf(examples), {}).of({value, {}});
    QCOMPARE(offered ? offered->value : QString(), QString());
}

void TestByExample::otherFieldsSayWhatIsMissing()
{
    const QList<Example> examples{{{u"0168"_s, {u"602"_s}}, u"602-0168"_s},
                                  {{u"0101"_s, {u"205"_s}}, u"205-0101"_s}};
    const auto offered = ByExample(examples, {}).of({u"0177"_s, {u"916"_s}});
    QVERIFY(offered);
    QCOMPARE(offered->value, u"916-0177"_s);
}

void TestByExample::whatStandsInEachOthersFieldsIsMoved()
{
    const QList<Example> examples{{{u"100"_s, {u"black"_s}}, u"black"_s},
                                  {{u"60"_s, {u"grey"_s}}, u"grey"_s}};
    const ByExample byExample(examples, {});
    const auto offered = byExample.of({u"30"_s, {u"brick red"_s}});
    QVERIFY(offered);
    QCOMPARE(offered->value, u"brick red"_s);
    const auto again = byExample.of({u"100"_s, {u"dark blue"_s}});
    QVERIFY2(again && again->value == u"dark blue", "it was not replaced, but moved");
    QVERIFY(!byExample.of({u"white"_s, {u"30"_s}}));
}

void TestByExample::aMovedValueSaysNothingOfRightOnes()
{
    const QList<Example> examples{{{u"Aubertin"_s, {u"Elodie"_s}}, u"Elodie"_s},
                                  {{u"Delacour"_s, {u"Damien"_s}}, u"Damien"_s}};
    QVERIFY(!ByExample(examples, {}).of({u"Anna"_s, {u"Haller"_s}}));
}

void TestByExample::exchangedNamesAreMovedWhereTheyStandMoreOftenInEachOthersField()
{
    const QList<Example> examples{{{u"Aubertin"_s, {u"Elodie"_s}}, u"Elodie"_s},
                                  {{u"Delacour"_s, {u"Damien"_s}}, u"Damien"_s}};
    const SourceCells exchanged{u"Delacour"_s, {u"Anna"_s}}, right{u"Anna"_s, {u"Delacour"_s}};
    ExampleColumn column;
    column.values = {right, right, exchanged, {u"Haller"_s, {u"Rosa"_s}}};
    const ByExample byExample(examples, column);
    const auto offered = byExample.of(exchanged);
    QVERIFY(offered);
    QCOMPARE(offered->value, u"Anna"_s);
    QVERIFY(!byExample.of(right));
    QVERIFY2(!byExample.of({u"Haller"_s, {u"Rosa"_s}}), "which is which, nobody can tell");
}

void TestByExample::whatLooksRightIsChangedInRecordsLikeTheExamplesOnly()
{
    const QList<Example> examples{{{u"5349"_s, {u"Vaubrun"_s, u"FR"_s}}, u"05349"_s},
                                  {{u"8502"_s, {u"Rochefleur"_s, u"FR"_s}}, u"08502"_s}};
    const ByExample byExample(examples, {});
    QCOMPARE(byExample.of({u"7201"_s, {u"Pontarcy"_s, u"FR"_s}})->value, u"07201"_s);
    QVERIFY(!byExample.of({u"3906"_s, {u"Kisfalu"_s, u"HU"_s}}));
}

void TestByExample::lettersTellContradictingExamplesApart()
{
    const QList<Example> examples{{{u"Elodie"_s, {u"Aubertin"_s}}, u"Aubertin"_s},
                                  {{u"Damien"_s, {u"Delacour"_s}}, u"Delacour"_s},
                                  {{u"haller"_s, {u"Anna"_s}}, u"Haller"_s},
                                  {{u"fujimoto"_s, {u"Naoko"_s}}, u"Fujimoto"_s}};
    const auto offered = ByExample(examples, {}).of({u"rousselot"_s, {u"Benoit"_s}});
    QVERIFY(offered);
    QCOMPARE(offered->value, u"Rousselot"_s);
}

void TestByExample::oneFilledGapSaysNothingOfOthers()
{
    const SourceCells one{u""_s, {u"97201"_s}}, another{u""_s, {u"97202"_s}};
    QVERIFY(!ByExample({{one, u"Portland"_s}}, {}).of(another));
    const auto offered = ByExample({{one, u"Portland"_s}, {another, u"Portland"_s}}, {}).of(one);
    QVERIFY(offered);
    QCOMPARE(offered->value, u"Portland"_s);
    QVERIFY(!ByExample({{one, u"Portland"_s}, {another, u"Boise"_s}}, {}).of(another));
    const auto decided = ByExample(examplesOf({{u""_s, u"Portland"_s}}), {}).of({u""_s, {}});
    QVERIFY2(decided && decided->value == u"Portland", "it was decided of the value, not a record");
}

void TestByExample::whatKeepsTheRulesIsLeftAlone()
{
    ExampleColumn column;
    column.complies = [](const QString &value) { return value.size() == 5; };
    const ByExample byExample(examplesOf({{u"123"_s, u"00123"_s}, {u"4567"_s, u"04567"_s}}),
                              column);
    QVERIFY(!byExample.of({u"12345"_s, {}}));
    QCOMPARE(byExample.of({u"89"_s, {}})->value, u"00089"_s);
    QVERIFY2(!byExample.of({u"1234567"_s, {}}), "what would break the rules is not offered");
}

void TestByExample::whatWouldBreakTheRulesIsNotOffered()
{
    ExampleColumn column;
    column.complies = [](const QString &value) {
        return value.contains(u',') && value.size() < 15;
    };
    const ByExample byExample(examplesOf({{u"Ann Ashdown"_s, u"Ashdown, Ann"_s},
                                          {u"Bob Beckwith"_s, u"Beckwith, Bob"_s}}),
                              column);
    QCOMPARE(byExample.of({u"Cyd Carmody"_s, {}})->value, u"Carmody, Cyd"_s);
    QVERIFY(!byExample.of({u"Dan Merriweather"_s, {}}));
}

void TestByExample::aConstantSaysNothingOfOtherValues()
{
    const ByExample byExample(examplesOf({{u"N/A"_s, u""_s}, {u"CA"_s, u"California"_s}}), {});
    QVERIFY(!byExample.isGeneral());
    QCOMPARE(byExample.of({u"N/A"_s, {}})->value, u""_s);
    QCOMPARE(byExample.of({u"CA"_s, {}})->value, u"California"_s);
    QVERIFY(!byExample.of({u"NY"_s, {}}));
}

void TestByExample::whatMayBeAResultIsLeftAlone()
{
    const Texts turned{{u"Ann Bee"_s, u"Bee Ann"_s}, {u"Cyd Dee"_s, u"Dee Cyd"_s}};
    QVERIFY2(!ByExample(examplesOf(turned), {}).of({u"Fay Gee"_s, {}}),
             "whether it is turned already, nobody can tell");
}

void TestByExample::whatLooksLikeMostOfARightColumnIsLeftAlone_data()
{
    QTest::addColumn<Texts>("examples");
    QTest::addColumn<QStringList>("right"); // %1: a number
    QTest::addColumn<QString>("value");
    QTest::newRow("a street in small letters")
        << Texts{{u"RUE DES LILAS 19"_s, u"Rue des Lilas 19"_s},
                 {u"CEDAR STREET 107"_s, u"Cedar Street 107"_s}}
        << QStringList{u"Rue des Lilas %1"_s, u"Cedar Street %1"_s, u"aleja Parkowa %1"_s}
        << u"aleja Parkowa 42"_s;
    QTest::newRow("a postcode of another country")
        << Texts{{u"5629BH"_s, u"5629 BH"_s}, {u"3047AG"_s, u"3047 AG"_s}}
        << QStringList{u"56%1 BH"_s, u"194%1"_s} << u"19499"_s;
    QTest::newRow("a share that is none") << Texts{{u"0.5"_s, u"50"_s}, {u"0.08"_s, u"8"_s}}
                                          << QStringList{u"%1"_s, u"12.%1"_s} << u"12.5"_s;
    QTest::newRow("a street that is not written short")
        << Texts{{u"Cedar St 71"_s, u"Cedar Street 71"_s},
                 {u"ul. Lipowa 87"_s, u"ulica Lipowa 87"_s}}
        << QStringList{u"Cedar Street %1"_s, u"ulica Lipowa %1"_s, u"Petofi utca %1"_s}
        << u"Petofi utca 99"_s;
}

/// Thirty values of each of these forms.
static ExampleColumn columnLike(const QStringList &right)
{
    ExampleColumn column;
    for (const QString &one : right)
        for (int number = 10; number < 40; ++number)
            column.values.append({one.contains(u"%1"_s) ? one.arg(number) : one, {}});
    return column;
}

void TestByExample::whatLooksLikeMostOfARightColumnIsLeftAlone()
{
    QFETCH(const Texts, examples);
    QFETCH(const QStringList, right);
    QFETCH(const QString, value);
    QVERIFY(!ByExample(examplesOf(examples), columnLike(right)).of({value, {}}));
}

void TestByExample::wordsAreWrittenAsElsewhereInTheColumn()
{
    const ByExample byExample(
        examplesOf({{u"ARRIAGA LTD"_s, u"Arriaga Ltd"_s}, {u"KERTESZ LTD"_s, u"Kertesz Ltd"_s}}),
        columnLike({u"Arriaga Ltd"_s, u"Kertesz Ltd"_s, u"Okada GmbH"_s}));
    const auto offered = byExample.of({u"OKADA GMBH"_s, {}});
    QVERIFY(offered);
    QCOMPARE(offered->value, u"Okada GmbH"_s);
}

void TestByExample::whatNoRightValueOfTheColumnLooksLikeIsNotOffered()
{
    const ByExample byExample(
        examplesOf({{u"17:50"_s, u"17 h 50 min"_s}, {u"14:57"_s, u"14 h 57 min"_s}}),
        columnLike({u"%1 h 25 min"_s, u"%1 h 8 min"_s}));
    QCOMPARE(byExample.of({u"22:41"_s, {}})->value, u"22 h 41 min"_s);
    const auto offered = byExample.of({u"19:08"_s, {}});
    QVERIFY(!offered || offered->value == u"19 h 8 min");
}

void TestByExample::nothingIsFilledUpThatNoExampleFilledUp()
{
    const ByExample byExample(examplesOf({{u"0.21"_s, u"21"_s}, {u"0.19"_s, u"19"_s}}),
                              columnLike({u"%1"_s, u"5"_s}));
    const auto offered = byExample.of({u"0.07"_s, {}});
    QVERIFY(!offered || offered->value == u"7");
}

void TestByExample::oneOfTwoContradictingExamplesBringsNothingIn()
{
    ExampleColumn column = columnLike({u"Elmsbury (GB)"_s, u"Lillvik (SE)"_s, u"Takehara (JP)"_s});
    column.values.append({u"Oakhaven, United States"_s, {}});
    const ByExample byExample(examplesOf({{u"Elmsbury, United Kingdom"_s, u"Elmsbury (GB)"_s},
                                          {u"Lillvik, Sweden"_s, u"Lillvik (SE)"_s}}),
                              column);
    QVERIFY(!byExample.of({u"Oakhaven, United States"_s, {}}));
}

void TestByExample::oneSlipAmongExamplesSpoilsNothing()
{
    const Texts texts{{u"602.555.0168"_s, u"(602) 555-0168"_s},
                      {u"205.555.0101"_s, u"(205) 555-0199"_s},
                      {u"916.555.0177"_s, u"(916) 555-0177"_s},
                      {u"303.555.0111"_s, u"(303) 555-0111"_s}};
    QCOMPARE(ByExample(examplesOf(texts), {}).of({u"405.555.0122"_s, {}})->value,
             u"(405) 555-0122"_s);
    QVERIFY2(!ByExample(examplesOf(texts.first(2)), {}).of({u"405.555.0122"_s, {}}),
             "of two nobody knows which");
}

void TestByExample::longTextsAreNoExamples()
{
    const QString text = u"word "_s.repeated(2000);
    const ByExample byExample(examplesOf({{text, text.toUpper()}, {u"a"_s + text, u"b"_s + text}}),
                              {});
    QVERIFY(!byExample.isGeneral());
    QVERIFY(!byExample.of({u"c"_s + text, {}}));
    QCOMPARE(byExample.of({text, {}})->value, text.toUpper());
}

INTRAY_TEST_GUILESS_MAIN(TestByExample)
#include "tst_byexample.moc"
