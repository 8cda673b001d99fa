// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "madecolumn.h"
#include "support/testclass.h"
#include "verify/proposal/wordslips.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

static QStringList streets()
{
    QStringList values;
    for (const QString &name : {u"Cedar"_s, u"Canal"_s, u"Chestnut"_s, u"Garden"_s})
        for (const QString &type : {u"Street"_s, u"Avenue"_s, u"Road"_s, u"Lane"_s})
            for (int number : {12, 345, 1409})
                values << QString::number(number) + u' ' + name + u' ' + type;
    return values;
}

/// One group after the other, as far as the rule allows what is in it.
static QString meantBy(const WordSlips &slips, const FieldValues &column, const QString &value)
{
    for (QList<MeantValue> group : slips.candidates(value)) {
        group.removeIf([&](const MeantValue &one) { return !column.keeps(one.value); });
        if (!group.isEmpty())
            return inLine(group);
    }
    return {};
}

/// One word of several put right by the field's other words.
class TstWordSlips : public QObject
{
    Q_OBJECT

private slots:
    void aWordIsPutRightByTheOthers_data();
    void aWordIsPutRightByTheOthers();
    void endsOfWordsAreWrittenOut_data();
    void endsOfWordsAreWrittenOut();
    void namesOfOneWordAreLeftAlone();
};

void TstWordSlips::aWordIsPutRightByTheOthers_data()
{
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("meant");
    const auto row = [](const QString &found, const QString &meant) {
        QTest::newRow(qPrintable(found)) << found << meant;
    };
    row(u"12 Cedar Laen"_s, u"12 Cedar Lane"_s);
    row(u"12 Cedar Stret"_s, u"12 Cedar Street"_s);
    row(u"12 Cedar St."_s, u"12 Cedar Street"_s);
    row(u"12 Cedar Rd"_s, u"12 Cedar Road"_s);
    row(u"12 Cedar Ave"_s, u"12 Cedar Avenue"_s);
    row(u"1479 Cana lRoad"_s, u"1479 Canal Road"_s);
    row(u"96 8Chestnut Lane"_s, u"968 Chestnut Lane"_s);
    row(u"968Chestnut Lane"_s, u"968 Chestnut Lane"_s);
    row(u"1409 GardenxLane"_s, u"1409 Garden Lane"_s);
    row(u"1x2 Cedar Lane"_s, QString()); // which digit it was, nobody knows
    row(u"12 Cedar"_s, QString());
    row(u"12 Cedar Boulevard"_s, QString());
    row(u"Cedar Lane"_s, QString());
}

void TstWordSlips::aWordIsPutRightByTheOthers()
{
    QFETCH(const QString, found);
    QFETCH(const QString, meant);
    const FieldValues column =
        madeColumn({{u"pattern"_s, u"^[0-9]+ [A-Z].* (Street|Avenue|Road|Lane)$"_s}}, streets());
    QCOMPARE(meantBy(WordSlips(column), column, found), meant);
}

void TstWordSlips::endsOfWordsAreWrittenOut_data()
{
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("meant");
    QTest::newRow("abbreviated") << u"Lindenstr. 12"_s << u"Lindenstra\u00dfe 12"_s;
    QTest::newRow("with ss") << u"Lindenstrasse 12"_s << u"Lindenstra\u00dfe 12"_s;
    QTest::newRow("swapped in the end") << u"Tannentsra\u00dfe 30"_s << u"Tannenstra\u00dfe 30"_s;
    QTest::newRow("an x for the blank") << u"Lindenstra\u00dfex12"_s << u"Lindenstra\u00dfe 12"_s;
    QTest::newRow("no such end") << u"Lindenhof 12"_s << QString();
}

void TstWordSlips::endsOfWordsAreWrittenOut()
{
    QFETCH(const QString, found);
    QFETCH(const QString, meant);
    QStringList right;
    for (const QString &name : {u"Linden"_s, u"Ahorn"_s, u"Buchen"_s})
        for (const QString &end : {u"stra\u00dfe"_s, u"weg"_s, u"gasse"_s})
            for (int number : {1, 30, 12})
                right << name + end + u' ' + QString::number(number);
    const FieldValues column =
        madeColumn({{u"pattern"_s, u"^[A-Z].*(stra\u00dfe|weg|gasse) [0-9]+$"_s}}, right);
    const QString first = meantBy(WordSlips(column), column, found).section(u" | "_s, 0, 0);
    QCOMPARE(first, meant);
}

void TstWordSlips::namesOfOneWordAreLeftAlone()
{
    const FieldValues column =
        madeColumn({}, {u"Abigail"_s, u"Abigail"_s, u"Rufus"_s, u"Rufus"_s, u"Celia"_s});
    QCOMPARE(meantBy(WordSlips(column), column, u"Abgail"_s), QString());
    const FieldValues phones = madeColumn({{u"pattern"_s, u"^[0-9]{2} [0-9]{4}$"_s}},
                                          {u"12 3456"_s, u"12 3457"_s, u"13 3456"_s});
    QCOMPARE(meantBy(WordSlips(phones), phones, u"123 456"_s), QString()); // no words
}

INTRAY_TEST_APPLESS_MAIN(TstWordSlips)
#include "tst_wordslips.moc"
