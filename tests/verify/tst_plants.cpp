// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "verify/plants/slipintext.h"

#include <QJsonArray>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

static QJsonObject schemaWith(const QJsonObject &properties)
{
    return {{u"type"_s, u"object"_s}, {u"properties"_s, properties}};
}

static PlantGround groundOf(const Record &record, const QJsonObject &properties = {})
{
    PlantGround ground;
    QJsonObject all = properties;
    for (auto value = record.begin(); value != record.end(); ++value)
        if (!all.contains(value.key()))
            all.insert(value.key(), QJsonObject());
    ground.schema = RecordSchema::fromJson(schemaWith(all)).value();
    ground.record = record;
    return ground;
}

static SlipInText planted(const QString &right, const QString &shown)
{
    return SlipInText(
        {u"city"_s, slipBetween(right, shown).value_or(SlipKind::Corrected), right, shown});
}

/// A slip that is planted in a right value, and what becomes of it while somebody types.
class Plants : public QObject
{
    Q_OBJECT

private slots:
    void aSlipIsOneOfItsKind_data();
    void aSlipIsOneOfItsKind();
    void noSlipAtEitherEndOfAWord();
    void theSameSeedGivesTheSameSlip();
    void everySlipDiffersAndBreaksNoRule();
    void nothingIsPlantedWhereItMayNot();
    void noValueOfAnotherRecordIsShown();
    void noUsualValueOfTheFieldIsShown();
    void whatPeoplePutRightIsPlantedMore();
    void digitsChangePlacesOnlyWherePeoplePutThatRight();
    void theVeryValueThatWasPutRightComesAgain();

    void whatIsTypedElsewhereIsKeptWithTheRightValue_data();
    void whatIsTypedElsewhereIsKeptWithTheRightValue();
    void whatIsTypedOverTheSlipStandsAsItIs();
    void eachKeyIsFollowed();
    void undoingBringsTheSlipBack();
};

void Plants::aSlipIsOneOfItsKind_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("slipped");
    QTest::addColumn<QString>("kind");
    QTest::newRow("dropped") << u"Birmingham"_s << u"Birmingam"_s << u"dropped"_s;
    QTest::newRow("doubled") << u"Birmingham"_s << u"Birminghham"_s << u"doubled"_s;
    QTest::newRow("swapped") << u"Birmingham"_s << u"Birmignham"_s << u"swapped"_s;
    QTest::newRow("neighbour") << u"Birmingham"_s << u"Birminghsm"_s << QString();
    QTest::newRow("neighbour key") << u"Birmingham"_s << u"Birmongham"_s << u"neighbour"_s;
    QTest::newRow("digits") << u"35233"_s << u"32533"_s << u"digits"_s;
    QTest::newRow("second word") << u"12 Cedar Lane"_s << u"12 Cedar Lnae"_s << u"swapped"_s;
    QTest::newRow("another value") << u"Birmingham"_s << u"Bristol"_s << QString();
    QTest::newRow("the same") << u"Birmingham"_s << u"Birmingham"_s << QString();
}

void Plants::aSlipIsOneOfItsKind()
{
    QFETCH(const QString, value);
    QFETCH(const QString, slipped);
    QFETCH(const QString, kind);
    const auto found = slipBetween(value, slipped);
    QCOMPARE(found ? nameOf(*found) : QString(), kind);
}

void Plants::noSlipAtEitherEndOfAWord()
{
    for (const SlipKind kind : {SlipKind::Dropped, SlipKind::Doubled})
        for (const QString &slip : slipsOf(u"Cedar Lane"_s, kind)) {
            QVERIFY2(slip.startsWith(u"Ce"_s) || slip.startsWith(u"Cd"_s), qPrintable(slip));
            QVERIFY2(slip.endsWith(u'e'), qPrintable(slip));
        }
    QVERIFY(slipsOf(u"an ox 12"_s, SlipKind::Dropped).isEmpty());
    QVERIFY(slipsOf(QString(), SlipKind::Swapped).isEmpty());
    QVERIFY(slipsOf(u"Zoe\u0308s"_s, SlipKind::Dropped).isEmpty());
}

void Plants::theSameSeedGivesTheSameSlip()
{
    const PlantGround ground =
        groundOf({{u"city"_s, u"Birmingham"_s}, {u"street"_s, u"12 Cedar Lane"_s}});
    QSet<QString> shown;
    for (quint64 seed = 0; seed < 50; ++seed) {
        const auto slip = slipFor(ground, seed);
        QVERIFY(slip);
        QVERIFY(slipFor(ground, seed) == slip);
        shown.insert(slip->shown);
    }
    QVERIFY2(shown.size() > 15, qPrintable(QString::number(shown.size())));
}

void Plants::everySlipDiffersAndBreaksNoRule()
{
    const PlantGround ground =
        groundOf({{u"email"_s, u"anna.miller@example.org"_s}, {u"code"_s, u"ABER"_s}},
                 {{u"email"_s, QJsonObject{{u"x-intray"_s, QJsonObject{{u"kind"_s, u"email"_s}}}}},
                  {u"code"_s, QJsonObject{{u"pattern"_s, u"^[A-Z]{4}$"_s}}}});
    for (quint64 seed = 0; seed < 200; ++seed) {
        const auto slip = slipFor(ground, seed);
        QVERIFY(slip);
        Record record = ground.record;
        QCOMPARE(record.value(slip->field).toString(), slip->right);
        QVERIFY(slip->shown.toCaseFolded() != slip->right.toCaseFolded());
        record.insert(slip->field, slip->shown);
        QVERIFY2(ground.schema.check(record).isEmpty(), qPrintable(slip->shown));
    }
}

void Plants::nothingIsPlantedWhereItMayNot()
{
    PlantGround ground = groundOf(
        {{u"fixed"_s, u"Birmingham"_s},
         {u"chosen"_s, u"Birmingham"_s},
         {u"answer"_s, true},
         {u"flagged"_s, u"Birmingham"_s},
         {u"empty"_s, QString()},
         {u"long"_s, QString(300, u'a')}},
        {{u"fixed"_s, QJsonObject{{u"readOnly"_s, true}}},
         {u"chosen"_s, QJsonObject{{u"enum"_s, QJsonArray{u"Birmingham"_s, u"Bristol"_s}}}},
         {u"answer"_s, QJsonObject{{u"type"_s, u"boolean"_s}}}});
    ground.except = {u"flagged"_s};
    for (quint64 seed = 0; seed < 50; ++seed)
        QVERIFY(!slipFor(ground, seed));
}

void Plants::noValueOfAnotherRecordIsShown()
{
    PlantGround ground = groundOf({{u"name"_s, u"Maier"_s}});
    PlantSoil soil;
    for (const SlipKind kind : allSlipKinds)
        for (const QString &slip : slipsOf(u"Maier"_s, kind))
            if (slip != u"Mairr"_s)
                soil.values.insert(slip.toUpper());
    ground.soil.insert(u"name"_s, soil);
    for (quint64 seed = 0; seed < 50; ++seed) {
        const auto slip = slipFor(ground, seed);
        QVERIFY(!slip || slip->shown == u"Mairr"_s);
    }
}

void Plants::noUsualValueOfTheFieldIsShown()
{
    const QJsonArray usual{u"Birmingham"_s, u"Maier"_s, u"Miaer"_s, u"Mair"_s};
    const PlantGround ground =
        groundOf({{u"name"_s, u"Maier"_s}}, {{u"name"_s, QJsonObject{{u"examples"_s, usual}}}});
    for (quint64 seed = 0; seed < 100; ++seed) {
        const auto slip = slipFor(ground, seed);
        QVERIFY(slip);
        QVERIFY2(!usual.contains(slip->shown), qPrintable(slip->shown));
    }
}

void Plants::whatPeoplePutRightIsPlantedMore()
{
    PlantGround ground = groundOf({{u"city"_s, u"Birmingham"_s}});
    PlantSoil soil;
    for (int i = 0; i < 20; ++i)
        soil.handled << HandledValue{u"Lodnon"_s, u"London"_s}
                     << HandledValue{u"Leeds"_s, u"Leeds"_s};
    ground.soil.insert(u"city"_s, soil);
    int swapped = 0;
    for (quint64 seed = 0; seed < 100; ++seed)
        swapped += slipFor(ground, seed)->kind == SlipKind::Swapped;
    QVERIFY2(swapped > 85, qPrintable(QString::number(swapped)));
}

void Plants::digitsChangePlacesOnlyWherePeoplePutThatRight()
{
    PlantGround ground = groundOf({{u"zip"_s, u"35233"_s}});
    for (quint64 seed = 0; seed < 20; ++seed)
        QVERIFY(!slipFor(ground, seed));
    ground.soil.insert(u"zip"_s, {{}, {{u"53960"_s, u"35960"_s}}});
    QCOMPARE(slipFor(ground, 1)->kind, SlipKind::Digits);
}

void Plants::theVeryValueThatWasPutRightComesAgain()
{
    PlantGround ground = groundOf({{u"city"_s, u"Birmingham"_s}});
    ground.soil.insert(u"city"_s,
                       {{u"Birmingxam"_s, u"Birmignham"_s}, {{u"Birmignham"_s, u"Birmingham"_s}}});
    int again = 0;
    for (quint64 seed = 0; seed < 200; ++seed)
        if (const auto slip = slipFor(ground, seed); slip->kind == SlipKind::Corrected) {
            QCOMPARE(slip->shown, u"Birmignham"_s);
            ++again;
        }
    QVERIFY(again > 0);
}

void Plants::whatIsTypedElsewhereIsKeptWithTheRightValue_data()
{
    QTest::addColumn<QString>("right");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("kept");
    QTest::newRow("behind") << u"Berlin"_s << u"Berrlin"_s << u"Berrlin Mitte"_s
                            << u"Berlin Mitte"_s;
    QTest::newRow("in front") << u"Berlin"_s << u"Berrlin"_s << u"Ost-Berrlin"_s << u"Ost-Berlin"_s;
    QTest::newRow("dropped, behind") << u"Berlin"_s << u"Brlin"_s << u"Brlin!"_s << u"Berlin!"_s;
    QTest::newRow("dropped, before") << u"Berlin"_s << u"Beln"_s << u"Beln"_s << u"Berlin"_s;
    QTest::newRow("swapped, in front") << u"Berlin"_s << u"Beriln"_s << u"eriln"_s << u"erlin"_s;
    QTest::newRow("nothing") << u"Berlin"_s << u"Beriln"_s << u"Beriln"_s << u"Berlin"_s;
}

void Plants::whatIsTypedElsewhereIsKeptWithTheRightValue()
{
    QFETCH(const QString, right);
    QFETCH(const QString, shown);
    QFETCH(const QString, typed);
    QFETCH(const QString, kept);
    SlipInText text = planted(right, shown);
    QCOMPARE(text.right(), right);
    text.type(typed);
    QVERIFY(text.isThere());
    QCOMPARE(text.shown(), typed);
    QCOMPARE(text.right(), kept);
}

void Plants::whatIsTypedOverTheSlipStandsAsItIs()
{
    for (const QString &typed : {u"Berlin"_s, u"Bern"_s, QString(), u"Berln"_s}) {
        SlipInText text = planted(u"Berlin"_s, u"Berrlin"_s);
        text.type(typed);
        QVERIFY(!text.isThere());
        QCOMPARE(text.right(), typed);
        QCOMPARE(text.isPutRight(), typed == u"Berlin"_s);
    }
}

void Plants::eachKeyIsFollowed()
{
    SlipInText text = planted(u"Berlin"_s, u"Beriln"_s);
    for (const QString &typed : {u"eriln"_s, u"beriln"_s, u"beriln "_s, u"beriln 1"_s})
        text.type(typed);
    QCOMPARE(text.right(), u"berlin 1"_s);
    for (const QString &typed : {u"berln 1"_s, u"berlin 1"_s})
        text.type(typed);
    QVERIFY(!text.isThere());
    QCOMPARE(text.right(), u"berlin 1"_s);
}

void Plants::undoingBringsTheSlipBack()
{
    SlipInText text = planted(u"Berlin"_s, u"Beriln"_s);
    for (const QString &typed : {u"Beriln 1"_s, u"Berln 1"_s, u"Beriln 1"_s})
        text.type(typed);
    QVERIFY(text.isThere());
    QCOMPARE(text.right(), u"Berlin 1"_s);
    text.type(u"Beriln"_s);
    QVERIFY(text.isUntouched());
    QCOMPARE(text.right(), u"Berlin"_s);
}

INTRAY_TEST_GUILESS_MAIN(Plants)
#include "tst_plants.moc"
