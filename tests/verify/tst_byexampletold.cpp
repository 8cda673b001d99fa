// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What two examples tell of values that are built otherwise, or need what another field says.
#include "support/testclass.h"
#include "verify/example/byexample.h"

#include <QDate>
#include <QRegularExpression>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

static ExampleColumn columnOf(const QStringList &values, int times)
{
    ExampleColumn column;
    for (int time = 0; time < times; ++time)
        for (const QString &value : values)
            column.values.append({value, {}});
    return column;
}

static QString offeredBy(const ByExample &byExample, const SourceCells &cells)
{
    const auto offered = byExample.of(cells);
    return offered ? offered->value : QString();
}

static QString offeredBy(const ByExample &byExample, const QString &value)
{
    return offeredBy(byExample, {value, {}});
}

static const QStringList firms{u"Hoekstra Foods"_s, u"Tillman Foods"_s, u"Endo & Sons"_s,
                               u"Ashdown Works Ltd"_s, u"Visser Works Ltd"_s};

class TestByExampleTold : public QObject
{
    Q_OBJECT
private slots:
    void aSignTellsHoweverManyWordsStandBeforeIt();
    void aSignThatRightValuesHaveTellsNothing();
    void whatIsLostMayDifferWhereNoRightValueHasIt();
    void aSignTellsWhichOfTwoProgramsIsMeant();
    void yearsOfAnotherCalendarAreCountedAsThere();
    void marksBehindThePartsOfADayAreRead();
    void anotherFieldTellsHowAValueBegins();
    void theValueItselfTellsHowItEnds();
    void aFieldThatTellsDifferentThingsTellsNothing();
    void nothingGetsLostThatNoExampleLost();
    void noDigitIsTakenTwiceOfAValueThatHasTooFew();
    void whatAnExampleTookTwiceIsTakenTwice();
};

void TestByExampleTold::aSignTellsHoweverManyWordsStandBeforeIt()
{
    const QList<Example> examples{{{u"Endo & Sons [old]"_s, {}}, u"Endo & Sons"_s},
                                  {{u"Visser & Sons [see file]"_s, {}}, u"Visser & Sons"_s}};
    const ByExample byExample(examples, columnOf(firms, 20));
    QCOMPARE(offeredBy(byExample, u"Tillman Foods [twice]"_s), u"Tillman Foods"_s);
    QVERIFY(offeredBy(byExample, u"Tillman Foods"_s).isEmpty());
}

void TestByExampleTold::aSignThatRightValuesHaveTellsNothing()
{
    const QList<Example> examples{{{u"GB-LS23 1QD"_s, {}}, u"LS23 1QD"_s},
                                  {{u"US-85131"_s, {}}, u"85131"_s}};
    const ByExample byExample(
        examples, columnOf({u"35764"_s, u"8728"_s, u"LS23 1QD"_s, u"85185"_s, u"44-590"_s}, 12));
    QVERIFY(offeredBy(byExample, u"86-366"_s).isEmpty());
    QCOMPARE(offeredBy(byExample, u"DE-40213"_s), u"40213"_s);
}

void TestByExampleTold::whatIsLostMayDifferWhereNoRightValueHasIt()
{
    const QList<Example> examples{{{u"Mrs Endo, Mei"_s, {}}, u"Endo, Mei"_s},
                                  {{u"Mrs Visser, Lotte"_s, {}}, u"Visser, Lotte"_s}};
    const ByExample byExample(examples,
                              columnOf({u"Endo, Mei"_s, u"Visser, Lotte"_s, u"Okada, Ren"_s,
                                        u"Smeets, Daan"_s, u"Mr Okada, Ren"_s},
                                       12));
    QCOMPARE(offeredBy(byExample, u"Mr Okada, Ren"_s), u"Okada, Ren"_s);
}

/// What two programs are for is told by their signs: no example is built as these values are.
void TestByExampleTold::aSignTellsWhichOfTwoProgramsIsMeant()
{
    const QList<Example> examples{{{u"Endo & Sons [old]"_s, {}}, u"Endo & Sons"_s},
                                  {{u"Visser & Sons [see file]"_s, {}}, u"Visser & Sons"_s},
                                  {{u"Foods; Hoekstra"_s, {}}, u"Hoekstra Foods"_s},
                                  {{u"Foods; Tillman"_s, {}}, u"Tillman Foods"_s}};
    const ByExample byExample(examples, columnOf(firms, 20));
    QCOMPARE(offeredBy(byExample, u"Ashdown Works Ltd [sold in May]"_s), u"Ashdown Works Ltd"_s);
    QVERIFY(offeredBy(byExample, u"Ashdown Works Ltd"_s).isEmpty());
    QVERIFY2(offeredBy(byExample, u"Foods; Tillman [old]"_s).isEmpty(), "either may be meant");
}

static QStringList daysOf1960To2020()
{
    QStringList days;
    for (int number = 0; number < 60; ++number)
        days << QDate(1960 + number, 1 + number % 12, 1 + number % 28).toString(Qt::ISODate);
    return days;
}

void TestByExampleTold::yearsOfAnotherCalendarAreCountedAsThere()
{
    const QList<Example> examples{{{u"25/12/2524"_s, {}}, u"1981-12-25"_s},
                                  {{u"05/10/2566"_s, {}}, u"2023-10-05"_s}};
    const ByExample byExample(examples, columnOf(daysOf1960To2020(), 1));
    QCOMPARE(offeredBy(byExample, u"09/03/2518"_s), u"1975-03-09"_s);
    QVERIFY(offeredBy(byExample, u"1975-03-09"_s).isEmpty());
    const QList<Example> different{{{u"25/12/2524"_s, {}}, u"1981-12-25"_s},
                                   {{u"05/10/2566"_s, {}}, u"2022-10-05"_s}};
    QVERIFY(offeredBy(ByExample(different, columnOf(daysOf1960To2020(), 1)), u"09/03/2518"_s)
                .isEmpty());
}

void TestByExampleTold::marksBehindThePartsOfADayAreRead()
{
    const QList<Example> examples{{{u"1987\u5e7411\u670826\u65e5"_s, {}}, u"26/11/1987"_s},
                                  {{u"1999\u5e7412\u670818\u65e5"_s, {}}, u"18/12/1999"_s}};
    QStringList days;
    for (const QString &day : daysOf1960To2020())
        days << QDate::fromString(day, Qt::ISODate).toString(u"dd/MM/yyyy"_s);
    const ByExample byExample(examples, columnOf(days, 1));
    QCOMPARE(offeredBy(byExample, u"2000\u5e749\u67089\u65e5"_s), u"09/09/2000"_s);
}

/// Telephone numbers of several countries, which stand in another field.
static ExampleColumn telephones(const QString &another)
{
    ExampleColumn column;
    const QList<std::pair<QString, QString>> codes{
        {u"DE"_s, u"+49"_s}, {u"ES"_s, u"+34"_s}, {u"FR"_s, u"+33"_s}, {u"PL"_s, another}};
    for (int number = 0; number < 80; ++number) {
        const auto &[country, code] = codes.at(number % codes.size());
        column.values.append(
            {u"%1 %2 %3"_s.arg(code).arg(210 + 7 * number).arg(41873 + 911 * number),
             {country, u"x%1"_s.arg(number)}});
    }
    return column;
}

static const QList<Example> dialledAtHome{
    {{u"0216-37114"_s, {u"DE"_s, u"a"_s}}, u"+49 216 37114"_s},
    {{u"0345-62890"_s, {u"ES"_s, u"b"_s}}, u"+34 345 62890"_s}};

void TestByExampleTold::anotherFieldTellsHowAValueBegins()
{
    const ByExample byExample(dialledAtHome, telephones(u"+48"_s));
    QCOMPARE(offeredBy(byExample, {u"0471-55028"_s, {u"PL"_s, u"c"_s}}), u"+48 471 55028"_s);
    QVERIFY2(offeredBy(byExample, {u"0471-55028"_s, {u"NL"_s, u"c"_s}}).isEmpty(),
             "nobody knows how numbers begin there");
}

void TestByExampleTold::aFieldThatTellsDifferentThingsTellsNothing()
{
    ExampleColumn column = telephones(u"+48"_s);
    for (qsizetype at = 0; at < column.values.size(); ++at)
        column.values[at].others[0] = at % 3 == 0 ? u"PL"_s : u"DE"_s;
    const ByExample byExample(dialledAtHome, column);
    QVERIFY(offeredBy(byExample, {u"0471-55028"_s, {u"PL"_s, u"c"_s}}).isEmpty());
}

void TestByExampleTold::theValueItselfTellsHowItEnds()
{
    const QList<Example> examples{{{u"Kawanami, Japan"_s, {}}, u"Kawanami (JP)"_s},
                                  {{u"Jaworze, Poland"_s, {}}, u"Jaworze (PL)"_s}};
    const ByExample byExample(examples, columnOf({u"Kawanami (JP)"_s, u"Jaworze (PL)"_s,
                                                  u"Beauval (FR)"_s, u"Granger (US)"_s},
                                                 15));
    QCOMPARE(offeredBy(byExample, u"Beauval, France"_s), u"Beauval (FR)"_s);
}

void TestByExampleTold::nothingGetsLostThatNoExampleLost()
{
    const ByExample byExample(dialledAtHome, telephones(u"+48"_s));
    const QString made = offeredBy(byExample, {u"047-550-2863"_s, {u"PL"_s, u"c"_s}});
    QVERIFY2(made.isEmpty() || made.count(u'5') == 2, qPrintable(made));
}

static ExampleColumn telephones()
{
    QStringList right;
    for (int number = 0; number < 60; ++number)
        right << u"(%1) 555-%2"_s.arg(205 + 7 * number).arg(100 + 37 * number, 4, 10, QChar(u'0'));
    for (int number = 0; number < 12; ++number) // some with ten digits, most with nine
        right << u"+%1 5550 %2"_s.arg(207 + 9 * number)
                     .arg(number % 4 ? 11 + number : 111)
                     .remove(u' ');
    ExampleColumn column = columnOf(right, 1);
    column.complies = [](const QString &value) {
        static const QRegularExpression rule(uR"(^\(\d{3}\) \d{3}-\d{4}$)"_s);
        return rule.match(value).hasMatch();
    };
    return column;
}

/// Nine digits lack one, and nobody knows which.
void TestByExampleTold::noDigitIsTakenTwiceOfAValueThatHasTooFew()
{
    const QList<Example> examples{{{u"+5155550150"_s, {}}, u"(515) 555-0150"_s},
                                  {{u"+6025550168"_s, {}}, u"(602) 555-0168"_s}};
    for (const qsizetype many : {1, 2}) {
        const ByExample byExample(examples.first(many), telephones());
        for (const QString &tooFew : {u"419555014"_s, u"318555017"_s, u"+41955501"_s, u"5550142"_s})
            QCOMPARE(offeredBy(byExample, tooFew), QString());
        QCOMPARE(offeredBy(byExample, u"+4195550142"_s), u"(419) 555-0142"_s);
    }
}

void TestByExampleTold::whatAnExampleTookTwiceIsTakenTwice()
{
    const QList<Example> examples{{{u"419-22"_s, {}}, u"419-22/9-22"_s},
                                  {{u"318-57"_s, {}}, u"318-57/8-57"_s}};
    ExampleColumn column = columnOf({u"207-11/7-11"_s, u"602-35/2-35"_s}, 20);
    const ByExample byExample(examples, column);
    QCOMPARE(offeredBy(byExample, u"515-64"_s), u"515-64/5-64"_s);
}

INTRAY_TEST_GUILESS_MAIN(TestByExampleTold)
#include "tst_byexampletold.moc"
