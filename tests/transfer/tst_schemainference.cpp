// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixturedata.h"
#include "schema/recordschema.h"
#include "support/testclass.h"
#include "transfer/keyguess.h"
#include "transfer/schemainference.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QSet>

using namespace intray;

class TestSchemaInference : public QObject
{
    Q_OBJECT

private slots:
    void everyValueStaysText();
    void nothingIsRefused_data();
    void nothingIsRefused();
    void usualValuesAreKeptAsExamplesNotAsARule();
    void slipsAreNoUsualValues();
    void aSlipThatIsMadeAgainAndAgainIsNone();
    void aListThatHasNoRoomIsNotCut();
    void howLongValuesUsuallyAreIsKept();
    void aSlipMakesNoFieldWide();
    void titlesAreReadable_data();
    void titlesAreReadable();
    void columnsOfAnExportAreNoFields();
    void recordsAreCalledByWordsAndNotByNumbers();
    void realRecordsAreCalledByTheirNames_data();
    void realRecordsAreCalledByTheirNames();
    void theListHasItsColumnsInTheOrderOfTheFile();
    void recordsOfOneNameAreToldApartByAPartOfTheirKey();
    void theHospitalSchemaRefusesNothingAndHelps();
    void theHelpForBeersNamesNoFormThatIsDoubted();
    void everyRealFileGivesASchemaThatCanBeUsed_data();
    void everyRealFileGivesASchemaThatCanBeUsed();
};

static TableSample sampleFrom(const QString &path)
{
    auto table = CsvTable::open(path, {});
    return sampleOf(**table).value_or(TableSample{});
}

static RecordSchema schemaFrom(const TableSample &sample)
{
    return RecordSchema::fromJson(inferSchema(sample, guessKey(sample))).value_or(RecordSchema());
}

/// A column "f" of these values beside a number, so that lines stay rows.
static RecordSchema schemaOfValues(const QByteArrayList &values)
{
    QByteArray text = "n,f\n";
    for (qsizetype i = 0; i < values.size(); ++i)
        text += 'x' + QByteArray::number(i) + ',' + values.at(i) + '\n';
    const WrittenFile file(text);
    return schemaFrom(sampleFrom(file.path()));
}

void TestSchemaInference::everyValueStaysText()
{
    const RecordSchema schema = schemaOfValues(QByteArrayList(30, "007"));
    for (const Field &field : schema.fields())
        QCOMPARE(field.type, QStringLiteral("string"));
    QCOMPARE(schema.valueOf(schema.fields().at(1), QStringLiteral("007")),
             QJsonValue(QStringLiteral("007")));
}

/// Whatever most values have in common: it is help, and the others come in as well.
void TestSchemaInference::nothingIsRefused_data()
{
    QTest::addColumn<QByteArrayList>("values");
    QTest::addColumn<QString>("other");
    QTest::addColumn<QString>("help");
    QByteArrayList zips, dates, mails, names, prices, phones;
    for (int i = 0; i < 40; ++i) {
        const QByteArray n = QByteArray::number(i);
        zips << QByteArray::number(35200 + i);
        dates << "2026-01-" + QByteArray::number(i % 28 + 1).rightJustified(2, '0');
        mails << "someone" + n + "@example.org";
        names << "Ann " + n;
        prices << "EUR " + n;
        phones << (i % 3 == 0 ? "602.555.01" + QByteArray::number(10 + i)
                              : "(602) 555-01" + QByteArray::number(10 + i));
    }
    QTest::newRow("digits of one length") << zips << "3520"
                                          << "Write it like 35200.";
    QTest::newRow("dates") << dates << "2026-13-01"
                           << "Usually a real date like 2026-01-31.";
    QTest::newRow("mails") << mails << "someone"
                           << "Usually an e-mail address like name@example.org.";
    QTest::newRow("names with numbers") << names << "Bob"
                                        << "Write it like Ann 0.";
    QTest::newRow("prices") << prices << "free"
                            << "Usually a whole number like EUR 12.";
    QTest::newRow("phone numbers in two forms") << phones << "none"
                                                << "Usually a phone number like (123) 456-7890.";
    QTest::newRow("house numbers, of which one has a letter")
        << QByteArrayList(100, "12") + QByteArrayList(99, "7") + QByteArrayList{"12a"} << "b"
        << "";
    QTest::newRow("always filled in") << QByteArrayList(40, "a") << ""
                                      << "";
    QTest::newRow("few values") << QByteArrayList(40, "al") + QByteArrayList(40, "ak") << "wy"
                                << "";
}

void TestSchemaInference::nothingIsRefused()
{
    QFETCH(QByteArrayList, values);
    QFETCH(QString, other);
    QFETCH(QString, help);
    const RecordSchema schema = schemaOfValues(values);
    const QString f = QStringLiteral("f");
    QVERIFY(schema.checkField({{f, other}}, f).isEmpty());
    QCOMPARE(schema.fields().at(1).hint, help);
    QVERIFY(!schema.fields().at(1).required);
}

static QStringList usualValues(const RecordSchema &schema, const QString &field)
{
    const QJsonObject properties = schema.toJson().value(QStringLiteral("properties")).toObject();
    QStringList values;
    const QJsonObject property = properties.value(field).toObject();
    for (const QJsonValue value : property.value(QStringLiteral("examples")).toArray())
        values << value.toString();
    return values;
}

void TestSchemaInference::usualValuesAreKeptAsExamplesNotAsARule()
{
    QByteArrayList states;
    for (int i = 0; i < 40; ++i)
        states << (i % 2 ? "al" : "ak");
    const RecordSchema schema = schemaOfValues(states);
    const QString f = QStringLiteral("f");
    QCOMPARE(usualValues(schema, f).join(u' '), QStringLiteral("ak al"));
    QVERIFY(schema.checkField({{f, QStringLiteral("wy")}}, f).isEmpty());
}

void TestSchemaInference::slipsAreNoUsualValues()
{
    QByteArrayList answers(400, "yes");
    answers << "yxs"
            << "yxs"
            << "yxs";
    QCOMPARE(usualValues(schemaOfValues(answers), QStringLiteral("f")).join(u' '),
             QStringLiteral("yes"));
}

void TestSchemaInference::aSlipThatIsMadeAgainAndAgainIsNone()
{
    const QByteArrayList states = QByteArrayList(950, "al") + QByteArrayList(20, "ak") +
                                  QByteArrayList(16, "xl") + QByteArrayList(10, "ax");
    QCOMPARE(usualValues(schemaOfValues(states), QStringLiteral("f")).join(u' '),
             QStringLiteral("ak al"));
    const QByteArrayList towns = QByteArrayList(400, "anniston") + QByteArrayList(90, "dothan") +
                                 QByteArrayList(6, "axxistox");
    QCOMPARE(usualValues(schemaOfValues(towns), QStringLiteral("f")).join(u' '),
             QStringLiteral("anniston dothan"));
}

/// What is not in it would be asked about.
void TestSchemaInference::aListThatHasNoRoomIsNotCut()
{
    const QByteArrayList values =
        QByteArrayList(40, "short") + QByteArrayList(40, QByteArray(300, 'a'));
    QVERIFY(usualValues(schemaOfValues(values), QStringLiteral("f")).isEmpty());
}

void TestSchemaInference::howLongValuesUsuallyAreIsKept()
{
    REQUIRE_DATA();
    const RecordSchema schema = schemaFrom(sampleFrom(dataFile("beers/dirty.csv")));
    QHash<QString, int> lengths;
    for (const Field &field : schema.fields())
        lengths.insert(field.name, field.usualLength);
    QCOMPARE(lengths.value(QStringLiteral("index")), 4);
    QCOMPARE(lengths.value(QStringLiteral("brewery_id")), 3);
    QVERIFY(lengths.value(QStringLiteral("city")) < lengths.value(QStringLiteral("beer-name")));
    QCOMPARE(lengths.value(QStringLiteral("style")), 0); // its usual values tell
}

void TestSchemaInference::aSlipMakesNoFieldWide()
{
    QByteArrayList values;
    for (int number = 0; number < 100; ++number)
        values << QByteArray::number(10000 + number * 37);
    values << "10037 or perhaps 10039: ask the sender";
    QCOMPARE(schemaOfValues(values).fields().at(1).usualLength, 5);
}

void TestSchemaInference::titlesAreReadable_data()
{
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("title");
    QTest::newRow("humps") << "ProviderNumber"
                           << "Provider number";
    QTest::newRow("underlines") << "date_of_birth"
                                << "Date of birth";
    QTest::newRow("abbreviation") << "NAISD14"
                                  << "NAISD14";
    QTest::newRow("small") << "city"
                           << "City";
    QTest::newRow("words") << "Occupancy rate"
                           << "Occupancy rate";
    QTest::newRow("accent") << QStringLiteral("Année") << QStringLiteral("Année");
    QTest::newRow("only marks") << "__"
                                << "";
}

void TestSchemaInference::titlesAreReadable()
{
    QFETCH(QString, column);
    QFETCH(QString, title);
    QCOMPARE(readableTitle(column), title);
}

static QString listOf(const TableSample &sample, const QStringList &key)
{
    QStringList names;
    for (const Field &field :
         RecordSchema::fromJson(inferSchema(sample, key)).value_or(RecordSchema()).listFields())
        names << field.name;
    return names.join(u' ');
}

void TestSchemaInference::recordsAreCalledByWordsAndNotByNumbers()
{
    QByteArray text = "id,line,amount,unit,customer,town\n";
    for (int i = 0; i < 60; ++i) {
        const QByteArray n = QByteArray::number(10 + i);
        text +=
            'K' + n + ',' + n + ",0.0" + n + "," + n + " oz,Customer " + n + ",Town " + n + '\n';
    }
    const WrittenFile file(text);
    QCOMPARE(listOf(sampleFrom(file.path()), {QStringLiteral("id")}),
             QStringLiteral("customer town line"));
}

void TestSchemaInference::realRecordsAreCalledByTheirNames_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("list");
    QTest::newRow("beers") << QStringLiteral("beers/dirty.csv")
                           << QStringLiteral("beer-name brewery-name city");
    QTest::newRow("hospital") << QStringLiteral("hospital/hospital.csv")
                              << QStringLiteral("MeasureCode HospitalName City");
    QTest::newRow("restaurants") << QStringLiteral("restaurants/restaurant-1.csv")
                                 << QStringLiteral("name address city");
    QTest::newRow("people") << QStringLiteral("people/febrl_dataset1.csv")
                            << QStringLiteral("given_name surname address_1");
}

void TestSchemaInference::realRecordsAreCalledByTheirNames()
{
    REQUIRE_DATA();
    QFETCH(QString, path);
    QFETCH(QString, list);
    const TableSample sample = sampleFrom(dataFile(qPrintable(path)));
    QCOMPARE(listOf(sample, guessKey(sample)), list);
}

/// Also one that tells records apart less: people look for a name before a number.
void TestSchemaInference::theListHasItsColumnsInTheOrderOfTheFile()
{
    QByteArray text = "key,city,phone\n";
    for (int i = 0; i < 60; ++i) {
        const QByteArray n = QByteArray::number(10 + i);
        text += 'K' + n + (i % 2 ? ",Omaha,55501" : ",Mobile,55501") + n + '\n';
    }
    const WrittenFile file(text);
    const TableSample sample = sampleFrom(file.path());
    const auto schema = RecordSchema::fromJson(inferSchema(sample, {QStringLiteral("key")}));
    QStringList names;
    for (const Field &field : schema->listFields())
        names << field.name;
    QCOMPARE(names, QStringList({QStringLiteral("city"), QStringLiteral("phone")}));
}

void TestSchemaInference::columnsOfAnExportAreNoFields()
{
    const WrittenFile file("intray_key,intray_state,a\n1,open,x\n2,open,y\n");
    const RecordSchema schema = schemaFrom(sampleFrom(file.path()));
    QCOMPARE(schema.fields().size(), 1);
    QCOMPARE(schema.keyFields().join(u'+'), QStringLiteral("intray_key"));
}

/// The right value of every cell, as published beside the wrong ones.
static QList<Record> rightHospitals()
{
    QList<Record> records(1000);
    const ReadTable cells = readTable(dataFile("hospital/hospital_clean.csv"));
    for (const QStringList &cell : cells.rows)
        records[cell.at(0).toInt()].insert(cell.at(1), cell.at(2));
    return records;
}

static Record recordOf(const TableSample &sample, qsizetype row)
{
    Record record;
    for (qsizetype column = 0; column < sample.columns.size(); ++column)
        record.insert(sample.columns.at(column), sample.rows.at(row).at(column).toString());
    return record;
}

void TestSchemaInference::recordsOfOneNameAreToldApartByAPartOfTheirKey()
{
    QByteArray text = "house,measure,name,street,city\n";
    for (int house = 0; house < 10; ++house)
        for (int measure = 0; measure < 5; ++measure) {
            const QByteArray number = QByteArray::number(house);
            text += "h" + number + ",m" + QByteArray::number(measure) + ",House " + number +
                    ",Street " + number + ",City " + number + '\n';
        }
    const WrittenFile file(text);
    const TableSample sample = sampleFrom(file.path());
    const auto namesFor = [&](const QStringList &key) {
        QStringList names;
        for (const Field &field :
             RecordSchema::fromJson(inferSchema(sample, key)).value_or(RecordSchema()).listFields())
            names << field.name;
        return names.join(u' ');
    };
    QCOMPARE(namesFor({QStringLiteral("house"), QStringLiteral("measure")}),
             QStringLiteral("measure name city"));
    QCOMPARE(namesFor({QStringLiteral("house")}), QStringLiteral("name street city"));
}

void TestSchemaInference::theHospitalSchemaRefusesNothingAndHelps()
{
    REQUIRE_DATA();
    const TableSample sample = sampleFrom(dataFile("hospital/hospital.csv"));
    const RecordSchema schema = schemaFrom(sample);
    const QList<Record> right = rightHospitals();
    for (qsizetype row = 0; row < sample.rows.size(); ++row) {
        QVERIFY(schema.check(right.at(row)).isEmpty());
        QVERIFY(schema.check(recordOf(sample, row)).isEmpty());
    }
    QVERIFY(usualValues(schema, QStringLiteral("City")).contains(QStringLiteral("birmingham")));
    QVERIFY(!usualValues(schema, QStringLiteral("City")).contains(QStringLiteral("birmingxam")));
    for (const Field &field : schema.fields())
        for (qsizetype row = 0; row < right.size() && !field.known.isEmpty(); ++row)
            if (const QString value = right.at(row).value(field.name).toString(); !value.isEmpty())
                QVERIFY2(field.known.contains(value), qPrintable(field.name + u' ' + value));
}

void TestSchemaInference::theHelpForBeersNamesNoFormThatIsDoubted()
{
    REQUIRE_DATA();
    const RecordSchema schema = schemaFrom(sampleFrom(dataFile("beers/dirty.csv")));
    QHash<QString, QString> hints;
    for (const Field &field : schema.fields())
        hints.insert(field.name, field.hint);
    QCOMPARE(hints.value(QStringLiteral("abv")), QStringLiteral("Write it like 0.05."));
    QVERIFY2(!hints.value(QStringLiteral("ounces")).contains(QStringLiteral("OZ")),
             qPrintable(hints.value(QStringLiteral("ounces"))));
}

void TestSchemaInference::everyRealFileGivesASchemaThatCanBeUsed_data()
{
    QTest::addColumn<QString>("path");
    for (const char *path :
         {"hospital/hospital.csv", "people/febrl_dataset1.csv", "restaurants/restaurant-1.csv",
          "csv/duckdb/banklist.csv", "csv/duckdb/stops.csv", "csv/duckdb/shift_jis.csv",
          "csv/frictionless/table-with-accents.csv", "csv/openrefine/example-latin1.tsv",
          "csv/duckdb/duplicate_header_columns.csv", "csv/csvkit/test_empty_columns.csv"})
        QTest::newRow(path) << dataFile(path);
}

void TestSchemaInference::everyRealFileGivesASchemaThatCanBeUsed()
{
    REQUIRE_DATA();
    QFETCH(QString, path);
    const TableSample sample = sampleFrom(path);
    const auto schema = RecordSchema::fromJson(inferSchema(sample, guessKey(sample)));
    QVERIFY(schema.has_value());
    QCOMPARE(schema->fields().size(), sample.columns.size());
    QVERIFY(!schema->listFields().isEmpty());
    for (qsizetype i = 0; i < sample.columns.size(); ++i)
        QCOMPARE(schema->fields().at(i).name, sample.columns.at(i));
}

INTRAY_TEST_APPLESS_MAIN(TestSchemaInference)
#include "tst_schemainference.moc"
