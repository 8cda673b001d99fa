// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixturedata.h"
#include "support/testclass.h"
#include "transfer/keyguess.h"
#include "transfer/recordkey.h"

using namespace intray;

class TestRecordKey : public QObject
{
    Q_OBJECT

private slots:
    void theFirstColumnThatTellsRowsApartIsGuessed();
    void aBlankColumnIsNoKey();
    void aPairIsGuessedWhereNoColumnWillDo();
    void longTextIsNoKey();
    void withoutAKeyEachRowIsNumbered();
    void theHashTellsWhereValuesEnd();
    void unknownKeyColumnsAreNamed();
    void theHospitalIsKeyedByProviderAndMeasure();
    void peopleAreKeyedByTheirRecordId();
};

static TableSample sampleFrom(const QString &path)
{
    auto table = CsvTable::open(path, {});
    return sampleOf(**table).value_or(TableSample{});
}

static TableSample sampleFromText(const QByteArray &text)
{
    return sampleFrom(WrittenFile(text).path());
}

static QString guessedIn(const QByteArray &text)
{
    return guessKey(sampleFromText(text)).join(u'+');
}

void TestRecordKey::theFirstColumnThatTellsRowsApartIsGuessed()
{
    QCOMPARE(guessedIn("a,b,c\nx,1,1\nx,2,2\n"), QStringLiteral("b"));
}

void TestRecordKey::aBlankColumnIsNoKey()
{
    QCOMPARE(guessedIn("a,b,c\nx,,1\nx, ,2\n"), QStringLiteral("c"));
}

void TestRecordKey::aPairIsGuessedWhereNoColumnWillDo()
{
    QCOMPARE(guessedIn("z,a,b\nz,1,x\nz,1,y\nz,2,x\n"), QStringLiteral("a+b"));
}

void TestRecordKey::longTextIsNoKey()
{
    const QByteArray longText(200, 'x');
    QCOMPARE(guessedIn("a,b\n" + longText + "1,u\n" + longText + "2,v\n"), QStringLiteral("b"));
}

void TestRecordKey::withoutAKeyEachRowIsNumbered()
{
    const TableSample sample = sampleFromText("a,b\nx,y\nx,y\nx,z\n");
    QVERIFY(guessKey(sample).isEmpty());
    const auto key = RecordKey::fromColumns(sample.columns, {});
    RecordKey keys = *key;
    const QString first = keys.of(sample.rows.at(0));
    QCOMPARE(first.size(), 32);
    QCOMPARE(keys.of(sample.rows.at(1)), first + QStringLiteral("-2"));
    QVERIFY(!keys.of(sample.rows.at(2)).contains(u'-'));
}

void TestRecordKey::theHashTellsWhereValuesEnd()
{
    const TableSample sample = sampleFromText("a,b\nxy,z\nx,yz\n");
    auto key = RecordKey::fromColumns(sample.columns, {});
    QVERIFY(key->of(sample.rows.at(0)) != key->of(sample.rows.at(1)));
}

void TestRecordKey::unknownKeyColumnsAreNamed()
{
    const auto key =
        RecordKey::fromColumns({QStringLiteral("a")}, {QStringLiteral("a"), QStringLiteral("q")});
    QVERIFY(!key);
    QCOMPARE(key.error().kind, Error::Kind::Invalid);
    QVERIFY(key.error().sentence.contains(QStringLiteral("does not have: q.")));
}

void TestRecordKey::theHospitalIsKeyedByProviderAndMeasure()
{
    REQUIRE_DATA();
    const TableSample sample = sampleFrom(dataFile("hospital/hospital.csv"));
    QCOMPARE(guessKey(sample).join(u'+'), QStringLiteral("ProviderNumber+MeasureCode"));
    auto key = RecordKey::fromColumns(sample.columns, guessKey(sample));
    QCOMPARE(key->of(sample.rows.first()), QStringLiteral("10018-scip-card-2"));
}

void TestRecordKey::peopleAreKeyedByTheirRecordId()
{
    REQUIRE_DATA();
    const TableSample sample = sampleFrom(dataFile("people/febrl_dataset1.csv"));
    QCOMPARE(guessKey(sample).join(u'+'), QStringLiteral("rec_id"));
}

INTRAY_TEST_APPLESS_MAIN(TestRecordKey)
#include "tst_recordkey.moc"
