// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importground.h"
#include "schema/keynames.h"
#include "schema/recordschema.h"
#include "support/testclass.h"
#include "transfer/keydoubt.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// No row is lost because of its key: what tells rows apart is proven, not guessed, and what is
/// there already is compared.
class ImportKeysTest : public QObject
{
    Q_OBJECT

private slots:
    void aGuessIsCheckedAgainstAllRows();
    void aGuessThatFailsFurtherDownGoesToAnotherColumn();
    void aGuessIsWidenedWhereNoColumnWillDo();
    void whereNothingTellsRowsApartEachIsByItself();
    void aKeyThatIsBlankFurtherDownIsNoKey();
    void aColumnNamedLikeAKeyIsAskedAboutAndNotPassedOver();
    void soItIsWhereTheDoublesStandFurtherDown();
    void aColumnNamedLikeAKeyGoesBeforeOthers();
    void blanksInAColumnNamedLikeAKeyAreAskedAbout();
    void namesTellWhetherAColumnIsAKey();
    void whatIsSaidIsTakenAsItIs();
    void equalRowsComeIn();
    void equalRowsAreNotAddedTwice();
    void anotherKeyThanBeforeIsTold();
    void aLongerFileAddsWhatIsNew();
    void rowsThatWereRejectedByAnEarlierVersionComeInNow();
    void keysOfSeveralColumnsDoNotCollide();
    void aChangedRowIsToldAndKept();
    void aDryRunSaysTheSameAsTheImport();
    void aQueueOfWhichNothingCameInIsTakenAway();
    void aQueueThatWasThereStays();
    void aQueueWithASchemaByHandLearnsItsKey();
    void aKeyThatTheSchemaNamesStays();
};

/// So many people; from `from` on those of `field` come again.
static QByteArray people(int count, int from = INT_MAX)
{
    QByteArray text = "name,city,street\n";
    for (int i = 0; i < count; ++i) {
        const int person = i >= from ? i - from : i;
        text += "person " + QByteArray::number(person) + ",city " + QByteArray::number(person % 7) +
                ",street " + QByteArray::number(i % 5) + (i >= from ? "b" : "") + "\n";
    }
    return text;
}

void ImportKeysTest::aGuessIsCheckedAgainstAllRows()
{
    ImportGround ground;
    const ImportResult result = valueOf(ground.bringIn(people(12'000)));
    QCOMPARE(result.keyColumns, QStringList{u"name"_s});
    QVERIFY(result.keyGuessed);
    QCOMPARE(result.added, 12'000);
    QVERIFY(result.notes.isEmpty());
}

void ImportKeysTest::aGuessThatFailsFurtherDownGoesToAnotherColumn()
{
    QByteArray text = "name,value\n";
    for (int i = 0; i < 12'000; ++i)
        text += QByteArray::number(i % 11'000) + "," + QByteArray::number(i) + "x\n";
    ImportGround ground;
    const ImportResult result = valueOf(ground.bringIn(text));
    QCOMPARE(result.keyColumns, QStringList{u"value"_s});
    QCOMPARE(result.added, 12'000);
    QCOMPARE(result.rejected, 0);
    QVERIFY(result.notes.join(u' ').contains(u"name"));
}

void ImportKeysTest::aGuessIsWidenedWhereNoColumnWillDo()
{
    ImportGround ground;
    const ImportResult result = valueOf(ground.bringIn(people(15'000, 12'000)));
    QCOMPARE(result.read, 15'000);
    QCOMPARE(result.added, 15'000);
    QCOMPARE(result.keyColumns, QStringList({u"name"_s, u"street"_s}));
    QCOMPARE(valueOf(ground.bringIn(people(15'000, 12'000))).duplicate, 15'000);
}

void ImportKeysTest::whereNothingTellsRowsApartEachIsByItself()
{
    QByteArray text = people(11'000);
    text += "person 1,city 1,street 1\n";
    ImportGround ground;
    const ImportResult result = valueOf(ground.bringIn(text));
    QCOMPARE(result.added, 11'001);
    QVERIFY(result.keyColumns.isEmpty());
    QVERIFY(result.keyGuessed);
    QVERIFY2(result.notes.join(u' ').contains(u"own key"), qPrintable(result.notes.join(u' ')));
}

void ImportKeysTest::aKeyThatIsBlankFurtherDownIsNoKey()
{
    ImportGround ground;
    const ImportResult result = valueOf(ground.bringIn(people(11'000) + " ,city,street\n"));
    QCOMPARE(result.rejected, 0);
    QCOMPARE(result.added, 11'001);
}

/// So many customers, of whom the last has the number of the second.
static QByteArray customers(int count, const QByteArray &last = "1")
{
    QByteArray text = "number,street\n";
    for (int i = 0; i < count - 1; ++i)
        text += QByteArray::number(i) + ",street " + QByteArray::number(i) + "b\n";
    return text + last + ",another street\n";
}

void ImportKeysTest::aColumnNamedLikeAKeyIsAskedAboutAndNotPassedOver()
{
    ImportGround ground;
    ImportOptions options;
    options.byOptions = true;
    const Error error =
        errorIn(ground.bringIn(customers(10).replace("number,", "order number,"), options));
    QCOMPARE(error.kind, Error::Kind::Invalid);
    for (const QString &words :
         {u"Which column identifies a record? “order number”"_s, u"“1” in lines 3 and 11"_s,
          u"--key 'order number' rejects 1 row(s), --key street none."_s,
          u"Nothing was imported."_s})
        QVERIFY2(error.sentence.contains(words), qPrintable(error.sentence));
    QVERIFY(valueOf(ground.store.queues()).isEmpty());
    const ImportResult answered = valueOf(ground.bringIn(customers(10), QStringList{u"number"_s}));
    QCOMPARE(answered.added, 9);
    QCOMPARE(answered.rejected, 1);
}

void ImportKeysTest::soItIsWhereTheDoublesStandFurtherDown()
{
    ImportGround ground;
    const Error error = errorIn(ground.bringIn(customers(11'000)));
    QVERIFY2(error.sentence.contains(u"“1” in lines 3 and 11001"), qPrintable(error.sentence));
    QVERIFY2(!error.sentence.contains(u"--key"), qPrintable(error.sentence));
}

void ImportKeysTest::aColumnNamedLikeAKeyGoesBeforeOthers()
{
    ImportGround ground;
    const ImportResult result = valueOf(ground.bringIn("name,id\nAnn,1x\nBob,2x\nCyd,3x\n"));
    QCOMPARE(result.keyColumns, QStringList{u"id"_s});
}

void ImportKeysTest::blanksInAColumnNamedLikeAKeyAreAskedAbout()
{
    ImportGround ground;
    const Error error = errorIn(ground.bringIn(customers(10, "")));
    QVERIFY2(error.sentence.contains(u"1 row(s) have no value there."), qPrintable(error.sentence));
}

void ImportKeysTest::namesTellWhetherAColumnIsAKey()
{
    for (const QString &name : {u"id"_s,
                                u"ID"_s,
                                u"customerNo"_s,
                                u"Customer No."_s,
                                u"order_number"_s,
                                u"Kundennummer"_s,
                                u"Kd-Nr"_s,
                                u"Número"_s,
                                u"article code"_s,
                                u"Kundennr"_s,
                                u"Kunden-Nr."_s,
                                u"Artikelnr."_s,
                                u"Kundenschlüssel"_s,
                                u"Aktenzeichen"_s,
                                u"customerid"_s,
                                u"Matricule"_s,
                                u"N° client"_s,
                                u"Référence"_s,
                                u"Re\u0301fe\u0301rence"_s,
                                u"clé"_s,
                                u"IBAN"_s,
                                u"numer klienta"_s,
                                u"Identyfikator"_s,
                                u"NIP"_s,
                                u"PESEL"_s,
                                u"número de cliente"_s,
                                u"DNI"_s,
                                u"Matrícula"_s,
                                u"Order #"_s})
        QVERIFY2(isNamedLikeKey(name), qPrintable(name));
    for (const QString &name :
         {u"street"_s, u"Phone Number"_s, u"Telefonnummer"_s, u"zip code"_s, u"house no"_s,
          u"Hausnummer"_s, u"idea"_s, u"street_number"_s, u"Postcode"_s, u""_s, u"Telefonnr."_s,
          u"numéro de téléphone"_s, u"número de teléfono"_s, u"kod pocztowy"_s, u"numer domu"_s,
          u"código postal"_s, u"Ländercode"_s, u"paid"_s, u"valid"_s})
        QVERIFY2(!isNamedLikeKey(name), qPrintable(name));
}

void ImportKeysTest::whatIsSaidIsTakenAsItIs()
{
    ImportGround ground;
    const ImportResult result =
        valueOf(ground.bringIn(people(15'000, 12'000), QStringList{u"name"_s}));
    QVERIFY(!result.keyGuessed);
    QCOMPARE(result.added, 12'000);
    QCOMPARE(result.rejected, 3'000);
}

void ImportKeysTest::equalRowsComeIn()
{
    ImportGround ground;
    const ImportResult result = valueOf(ground.bringIn("a,b\nx,1\nx,1\ny,2\nx,1\n"));
    QCOMPARE(result.added, 4);
    QCOMPARE(result.rejected, 0);
    const QList<Item> items = ground.items();
    QCOMPARE(items.at(0).record, items.at(3).record);
    QCOMPARE(items.at(3).key, items.at(0).key + u"-3"_s);
}

void ImportKeysTest::equalRowsAreNotAddedTwice()
{
    ImportGround ground;
    const QByteArray text = "a,b\nx,1\nx,1\ny,2\n";
    QCOMPARE(valueOf(ground.bringInRows(text)).added, 3);
    const ImportResult again = valueOf(ground.bringIn(text)); // the queue remembers
    QVERIFY(!again.keyGuessed);
    QCOMPARE(again.added, 0);
    QCOMPARE(again.duplicate, 3);
}

void ImportKeysTest::anotherKeyThanBeforeIsTold()
{
    ImportGround ground;
    const QByteArray text = "a,b\nx,1\ny,2\n";
    valueOf(ground.bringInRows(text));
    const ImportResult other = valueOf(ground.bringIn(text, QStringList{u"a"_s}));
    QCOMPARE(other.added, 2);
    const QString told =
        u"So far each row of this queue was its own key, so rows that it already has are imported again."_s;
    QVERIFY(other.notes.contains(told));
    QVERIFY(!valueOf(ground.bringInRows(text)).notes.contains(told));
}

void ImportKeysTest::aLongerFileAddsWhatIsNew()
{
    ImportGround ground;
    valueOf(ground.bringInRows("a,b\nx,1\nx,1\n"));
    const ImportResult longer = valueOf(ground.bringIn("a,b\ny,2\nx,1\nx,1\nx,1\n"));
    QCOMPARE(longer.added, 2);
    QCOMPARE(longer.duplicate, 2);
}

/// They made the key of the whole row too, without a number.
void ImportKeysTest::rowsThatWereRejectedByAnEarlierVersionComeInNow()
{
    ImportGround ground;
    valueOf(ground.bringInRows("a,b\nx,1\ny,2\n"));
    QCOMPARE(ground.items().constFirst().key, u"3fe1b6bfa8cf9126d9f45d386652e4df"_s);
    const ImportResult again = valueOf(ground.bringIn("a,b\nx,1\nx,1\ny,2\n"));
    QCOMPARE(again.added, 1);
    QCOMPARE(again.duplicate, 2);
}

void ImportKeysTest::keysOfSeveralColumnsDoNotCollide()
{
    ImportGround ground;
    const QByteArray text = "a,b\n1-2,3\n1,2-3\n1\\,2-3\n1\\\\-2,3\n";
    const ImportResult result = valueOf(ground.bringIn(text, QStringList{u"a"_s, u"b"_s}));
    QCOMPARE(result.added, 4);
    QCOMPARE(keysOf(ground.items()),
             QStringList({u"1\\-2-3"_s, u"1-2-3"_s, u"1\\\\-2-3"_s, u"1\\\\\\\\\\-2-3"_s}));
    QCOMPARE(valueOf(ground.bringIn(text)).duplicate, 4);
}

void ImportKeysTest::aChangedRowIsToldAndKept()
{
    ImportGround ground;
    valueOf(ground.bringIn("id,city\n1,Boaz\n2,Opp\n"));
    const ImportResult result = valueOf(ground.bringIn("id,city\n1,Boaz\n2,Arab\n3,Mobile\n"));
    QCOMPARE(result.read, 3);
    QCOMPARE(result.added, 1);
    QCOMPARE(result.duplicate, 1);
    QCOMPARE(result.changed, 1);
    QCOMPARE(result.rejected, 0);
    QCOMPARE(result.rejects.size(), 1);
    QCOMPARE(result.rejects.constFirst().line, 3);
    QVERIFY(result.rejects.constFirst().reason.contains(u"differs"));
    QCOMPARE(ground.items().at(1).record.value(u"city"_s), u"Opp"_s);
}

void ImportKeysTest::aDryRunSaysTheSameAsTheImport()
{
    ImportGround ground;
    valueOf(ground.bringIn("a,b,c\n1-2,3,x\n4,5,x\n6,7,x\n", QStringList{u"a"_s, u"b"_s}));
    const QByteArray text = "a,b,c\n1-2,3,x\n1,2-3,x\n4,5,y\n6,7,x\n6,8,x\n6,8,x\n,1,x\n";
    ImportOptions options;
    options.dryRun = true;
    const ImportResult dry = valueOf(ground.bringIn(text, options));
    const ImportResult real = valueOf(ground.bringIn(text));
    QCOMPARE(real.added, 2);
    QCOMPARE(real.duplicate, 2);
    QCOMPARE(real.changed, 1);
    QCOMPARE(real.rejected, 2);
    QCOMPARE(dry.added, real.added);
    QCOMPARE(dry.duplicate, real.duplicate);
    QCOMPARE(dry.changed, real.changed);
    QCOMPARE(dry.rejected, real.rejected);
}

void ImportKeysTest::aQueueOfWhichNothingCameInIsTakenAway()
{
    ImportGround ground;
    const ImportResult result = valueOf(ground.bringIn("a,b\n1\n2\n"));
    QCOMPARE(result.rejected, 2);
    QVERIFY(!result.queueMade);
    QVERIFY(valueOf(ground.store.queues()).isEmpty());
}

void ImportKeysTest::aQueueThatWasThereStays()
{
    ImportGround ground;
    valueOf(ground.store.addQueue(queueNamed(u"q"_s)));
    QCOMPARE(valueOf(ground.bringIn("a,b\n1\n2\n")).rejected, 2);
    QCOMPARE(valueOf(ground.store.queues()).size(), 1);
    QCOMPARE(valueOf(ground.bringIn("a,b\n1,2\n")).added, 1);
}

static void addQueueWith(ImportGround &ground, const QJsonObject &schema)
{
    Queue rules;
    rules.name = u"q"_s;
    rules.recordSchema = schema;
    valueOf(ground.store.addQueue(rules));
}

static bool isReadOnly(ImportGround &ground, const QString &field)
{
    const auto schema = RecordSchema::of(valueOf(ground.store.queue(u"q"_s)));
    const QList<Field> all = valueOf(schema).fields();
    return std::any_of(all.begin(), all.end(),
                       [&](const Field &one) { return one.name == field && one.readOnly; });
}

void ImportKeysTest::aQueueWithASchemaByHandLearnsItsKey()
{
    for (const QJsonObject &properties :
         {QJsonObject{{u"id"_s, QJsonObject{{u"title"_s, u"Number"_s}}},
                      {u"name"_s, QJsonObject()}},
          QJsonObject{{u"name"_s, QJsonObject()}}, QJsonObject()}) {
        ImportGround ground;
        addQueueWith(ground, properties.isEmpty() ? QJsonObject()
                                                  : QJsonObject{{u"properties"_s, properties}});
        ImportOptions options;
        options.keyColumns = {u"id"_s};
        options.newColumns = NewColumns::Add;
        valueOf(ground.bringIn(QByteArray("id,name\n1,Ann\n"), options));
        QVERIFY(isReadOnly(ground, u"id"_s));
        QVERIFY(!isReadOnly(ground, u"name"_s));
        const QJsonObject now = valueOf(ground.store.queue(u"q"_s)).recordSchema;
        QCOMPARE(now.value(u"properties"_s).toObject(), properties);
    }
}

void ImportKeysTest::aKeyThatTheSchemaNamesStays()
{
    ImportGround ground;
    const QJsonObject schema{{u"x-intray"_s, QJsonObject{{u"key"_s, QJsonArray{u"name"_s}}}}};
    addQueueWith(ground, schema);
    valueOf(ground.bringIn(QByteArray("id,name\n1,Ann\n"), QStringList{u"id"_s}));
    QCOMPARE(valueOf(ground.store.queue(u"q"_s)).recordSchema, schema);
}

INTRAY_TEST_GUILESS_MAIN(ImportKeysTest)
#include "tst_importkeys.moc"
