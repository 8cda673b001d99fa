// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What a value has to have to be changed as others were: their unit, and no digits that got lost.
#include "support/testclass.h"
#include "verify/example/byexample.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

static QString offeredBy(const QList<std::pair<QString, QString>> &texts, const QString &value,
                         const QStringList &others = {})
{
    QList<Example> examples;
    for (const auto &[from, to] : texts)
        examples.append({{from, {}}, to});
    ExampleColumn column;
    for (const QString &other : others)
        column.values.append({other, {}});
    const auto offered = ByExample(examples, column).of({value, {}});
    return offered ? offered->value : QString();
}

class TestByExampleUnits : public QObject
{
    Q_OBJECT
private slots:
    void whatIsInTheUnitOfTheResultsStaysAsItIs();
    void whatHasAnotherUnitIsNotConverted();
    void aUnitIsMissedWhateverElseStandsBehindIt();
    void aUnitThatAllExamplesLostIsNotKept();
    void digitsOfTheValueAreNotReplacedByThoseOfTheExamples();
    void oneSignStandsForAnotherWhereverItIs();
};

/// Another field tells that values end with "ml", so that this need not come in by the unit.
void TestByExampleUnits::whatIsInTheUnitOfTheResultsStaysAsItIs()
{
    const QStringList places{u"North"_s, u"South"_s, u"East"_s};
    ExampleColumn column;
    for (int i = 0; i < 120; ++i) {
        const QString place = places.at(i % 3);
        column.values.append({u"%1 ml"_s.arg(1 + i % 9), {place}});
        column.values.append({u"%1.5 ml"_s.arg(1 + i % 8), {place}});
        if (i % 5 == 0)
            column.values.append({u"%1500 µl"_s.arg(1 + i % 8), {place}});
    }
    const QList<Example> examples{{{u"3500 µl"_s, {u"North"_s}}, u"3.5 ml"_s},
                                  {{u"8500 µl"_s, {u"South"_s}}, u"8.5 ml"_s}};
    const ByExample byExample(examples, column);
    const auto offered = [&](const QString &value) {
        const auto one = byExample.of({value, {u"East"_s}});
        return one ? one->value : QString();
    };
    QCOMPARE(offered(u"4 ml"_s), QString());
    QCOMPARE(offered(u"5500 µl"_s), u"5.5 ml"_s);
}

void TestByExampleUnits::whatHasAnotherUnitIsNotConverted()
{
    const QList<std::pair<QString, QString>> pairs{{u"3500 g"_s, u"3.5"_s},
                                                   {u"8250 g"_s, u"8.25"_s}};
    QCOMPARE(offeredBy(pairs, u"4500 g"_s), u"4.5"_s);
    QCOMPARE(offeredBy(pairs, u"4500 t"_s), QString());
    QCOMPARE(offeredBy(pairs, u"4500 kg"_s), QString());
}

/// What else the examples lose differs, so that only the unit tells.
void TestByExampleUnits::aUnitIsMissedWhateverElseStandsBehindIt()
{
    const QList<std::pair<QString, QString>> pairs{{u"3500 g net"_s, u"3.5"_s},
                                                   {u"8250 g dry"_s, u"8.25"_s}};
    QCOMPARE(offeredBy(pairs, u"4750 g wet"_s), u"4.75"_s);
    QCOMPARE(offeredBy(pairs, u"4750 t wet"_s), QString());
}

void TestByExampleUnits::aUnitThatAllExamplesLostIsNotKept()
{
    const QList<std::pair<QString, QString>> pairs{{u"Large 12 oz"_s, u"Large 12"_s},
                                                   {u"Small 16 oz"_s, u"Small 16"_s}};
    QCOMPARE(offeredBy(pairs, u"Huge 24 oz"_s), u"Huge 24"_s);
    QVERIFY2(!offeredBy(pairs, u"Huge oz 24 oz"_s).contains(u"oz"_s), "the unit is still there");
}

void TestByExampleUnits::digitsOfTheValueAreNotReplacedByThoseOfTheExamples()
{
    const QList<std::pair<QString, QString>> pairs{{u"H-1OO44"_s, u"H-10044"_s},
                                                   {u"A-1OO77"_s, u"A-10077"_s},
                                                   {u"H-100 29"_s, u"H-10029"_s},
                                                   {u"L-100 32"_s, u"L-10032"_s}};
    QCOMPARE(offeredBy(pairs, u"B-101 61"_s), u"B-10161"_s);
    QCOMPARE(offeredBy(pairs, u"L-1OO83"_s), u"L-10083"_s);
    const QList<std::pair<QString, QString>> oneOfEach{pairs.at(0), pairs.at(3)};
    QVERIFY2(offeredBy(oneOfEach, u"B-101 61"_s) != u"B-10061"_s, "the 1 is lost");
}

void TestByExampleUnits::oneSignStandsForAnotherWhereverItIs()
{
    const QList<std::pair<QString, QString>> pairs{{u"196O.OO5.26"_s, u"1960.005.26"_s},
                                                   {u"197O.OO3.11"_s, u"1970.003.11"_s}};
    QCOMPARE(offeredBy(pairs, u"1O82.O16.33"_s), u"1082.016.33"_s);
}

INTRAY_TEST_GUILESS_MAIN(TestByExampleUnits)
#include "tst_byexampleunits.moc"
