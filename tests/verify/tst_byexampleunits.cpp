// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What a value has to have to be changed as others were: their unit, and no digits that got lost.
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
    void digitsOfTheValueAreNotReplacedByThoseOfTheExamples();
};

void TestByExampleUnits::whatIsInTheUnitOfTheResultsStaysAsItIs()
{
    QStringList column;
    for (int i = 0; i < 60; ++i)
        column << u"%1 ml"_s.arg(3 + i % 6);
    column << u"3500 µl"_s << u"8500 µl"_s << u"5500 µl"_s << u"4500 µl"_s;
    const QList<std::pair<QString, QString>> pairs{{u"3500 µl"_s, u"3.5 ml"_s},
                                                   {u"8500 µl"_s, u"8.5 ml"_s}};
    QCOMPARE(offeredBy(pairs, u"4 ml"_s, column), QString());
    QCOMPARE(offeredBy(pairs, u"5500 µl"_s, column), u"5.5 ml"_s);
}

void TestByExampleUnits::whatHasAnotherUnitIsNotConverted()
{
    const QList<std::pair<QString, QString>> pairs{{u"3500 g"_s, u"3.5"_s},
                                                   {u"8250 g"_s, u"8.25"_s}};
    QCOMPARE(offeredBy(pairs, u"4500 g"_s), u"4.5"_s);
    QCOMPARE(offeredBy(pairs, u"4500 t"_s), QString());
}

void TestByExampleUnits::digitsOfTheValueAreNotReplacedByThoseOfTheExamples()
{
    const QList<std::pair<QString, QString>> pairs{{u"H-1OO44"_s, u"H-10044"_s},
                                                   {u"A-1OO77"_s, u"A-10077"_s},
                                                   {u"H-100 29"_s, u"H-10029"_s},
                                                   {u"L-100 32"_s, u"L-10032"_s}};
    QCOMPARE(offeredBy(pairs, u"B-101 61"_s), u"B-10161"_s);
    QCOMPARE(offeredBy(pairs, u"L-1OO83"_s), u"L-10083"_s);
}

QTEST_GUILESS_MAIN(TestByExampleUnits)
#include "tst_byexampleunits.moc"
