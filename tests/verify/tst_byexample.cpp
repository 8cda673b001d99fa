// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
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
    void twoExamplesExplainTheRest_data();
    void twoExamplesExplainTheRest();
    void whatCannotBeKnownIsNotOffered_data();
    void whatCannotBeKnownIsNotOffered();
    void otherFieldsSayWhatIsMissing();
    void whatKeepsTheRulesIsLeftAlone();
    void whatWouldBreakTheRulesIsNotOffered();
    void aConstantSaysNothingOfOtherValues();
    void whatMayBeAResultIsLeftAlone();
    void oneSlipAmongExamplesSpoilsNothing();
    void longTextsAreNoExamples();
};

void TestByExample::twoExamplesExplainTheRest_data()
{
    QTest::addColumn<Texts>("examples");
    QTest::addColumn<Texts>("rest");
    QTest::newRow("telephone with dots")
        << Texts{{u"602.555.0168"_s, u"(602) 555-0168"_s}, {u"205.555.0101"_s, u"(205) 555-0101"_s}}
        << Texts{{u"916.555.0177"_s, u"(916) 555-0177"_s}, {u"(303) 555-0111"_s, u""_s}};
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

void TestByExample::twoExamplesExplainTheRest()
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

QTEST_GUILESS_MAIN(TestByExample)
#include "tst_byexample.moc"
