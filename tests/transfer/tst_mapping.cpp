// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importground.h"
#include "support/testclass.h"
#include "transfer/mapping/importtemplate.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// A file's columns become the fields that a mapping says.
class MappingTest : public QObject
{
    Q_OBJECT

private slots:
    void aColumnGetsAnotherName();
    void columnsAreLeftOut();
    void columnsAreJoined();
    void aColumnIsSplit_data();
    void aColumnIsSplit();
    void blanksGo();
    void lettersAreWrittenAlike_data();
    void lettersAreWrittenAlike();
    void whatStandsForNothingIsMissing();
    void datesAreReadAsTheTemplateSays();
    void numbersAreReadAsTheCountryWritesThem_data();
    void numbersAreReadAsTheCountryWritesThem();
    void whatDoesNotFitIsKeptAndTold();
    void theNameOfTheFileIsAField();
    void theKeyIsOfFields();
    void aColumnThatIsNotThereIsTold();
    void aFieldIsMadeOnce();
    void noColumnLeftIsNoTable();
    void aFormThatIsNoneIsTold();
    void jsonKeepsTypesUnderAnotherName();
    void rejectedRowsStayAsTheyStood();

private:
    static ImportOptions with(const QByteArray &json);
    static Record firstOf(const QByteArray &file, const QByteArray &json);
};

ImportOptions MappingTest::with(const QByteArray &json)
{
    ImportOptions options;
    options.keyColumns = QStringList{u"id"_s};
    return valueOf(templateFromJson(json)).appliedTo(options);
}

Record MappingTest::firstOf(const QByteArray &file, const QByteArray &json)
{
    ImportGround ground;
    valueOf(ground.bringIn(file, with(json)));
    return ground.items().constFirst().record;
}

void MappingTest::aColumnGetsAnotherName()
{
    QCOMPARE(firstOf("id,Ort\n1,Boaz\n", R"({"fields":[{"field":"city","from":"Ort"}]})"),
             (Record{{u"id"_s, u"1"_s}, {u"city"_s, u"Boaz"_s}}));
}

void MappingTest::columnsAreLeftOut()
{
    QCOMPARE(firstOf("id,city,note\n1,Boaz,x\n", R"({"leave_out":["note"]})"),
             (Record{{u"id"_s, u"1"_s}, {u"city"_s, u"Boaz"_s}}));
}

void MappingTest::columnsAreJoined()
{
    const QByteArray json =
        R"({"fields":[{"field":"name","from":["last","first","title"],"join":", "}]})";
    QCOMPARE(firstOf("id,first,last,title\n1,Anna,Berg,\n", json).value(u"name"_s),
             u"Berg, Anna"_s);
}

void MappingTest::aColumnIsSplit_data()
{
    QTest::addColumn<QByteArray>("how");
    QTest::addColumn<QString>("value");
    QTest::newRow("first") << QByteArray(R"("part":1)") << u"35957"_s;
    QTest::newRow("second") << QByteArray(R"("part":2)") << u"Boaz"_s;
    QTest::newRow("last") << QByteArray(R"("part":-1)") << u"Lake"_s;
    QTest::newRow("all after") << QByteArray(R"("part":2,"and_after":true)") << u"Boaz Lake"_s;
    QTest::newRow("beyond") << QByteArray(R"("part":4)") << u""_s;
    QTest::newRow("beyond the beginning") << QByteArray(R"("part":-4)") << u""_s;
}

void MappingTest::aColumnIsSplit()
{
    QFETCH(QByteArray, how);
    QFETCH(QString, value);
    const QByteArray json = R"({"fields":[{"field":"x","from":"place","split":" ",)" + how + "}]}";
    QCOMPARE(firstOf("id,place\n1,35957 Boaz Lake\n", json).value(u"x"_s), value);
}

void MappingTest::blanksGo()
{
    const QByteArray json = R"({"fields":[{"field":"city","from":"city","trim":true}]})";
    QCOMPARE(firstOf("id,city\n1,  Lake   View \n", json).value(u"city"_s), u"Lake View"_s);
}

void MappingTest::lettersAreWrittenAlike_data()
{
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<QString>("value");
    QTest::newRow("lower") << QByteArray("lower") << u"o'neill-öz straße"_s;
    QTest::newRow("upper") << QByteArray("upper") << u"O'NEILL-ÖZ STRASSE"_s;
    QTest::newRow("title") << QByteArray("title") << u"O'neill-Öz Straße"_s;
    QTest::newRow("as it is") << QByteArray("as_it_is") << u"O'NEILL-öz straße"_s;
}

void MappingTest::lettersAreWrittenAlike()
{
    QFETCH(QByteArray, word);
    QFETCH(QString, value);
    const QByteArray json = R"({"fields":[{"field":"name","from":"name","case":")" + word + "\"}]}";
    QCOMPARE(firstOf(QByteArray("id,name\n1,O'NEILL-öz straße\n"), json).value(u"name"_s), value);
}

void MappingTest::whatStandsForNothingIsMissing()
{
    const QByteArray json = R"({"fields":[{"field":"tel","from":"tel","missing":["N/A","-"]}]})";
    ImportGround ground;
    valueOf(ground.bringIn("id,tel\n1,n/a\n2, - \n3,-5\n", with(json)));
    const QList<Item> items = ground.items();
    QVERIFY(!items.at(0).record.contains(u"tel"_s));
    QVERIFY(!items.at(1).record.contains(u"tel"_s));
    QCOMPARE(items.at(2).record.value(u"tel"_s), u"-5"_s);
}

void MappingTest::datesAreReadAsTheTemplateSays()
{
    const auto read = [](const QByteArray &form, const QByteArray &value) {
        const QByteArray json =
            R"({"fields":[{"field":"born","from":"born","date":")" + form + "\"}]}";
        return firstOf("id;born\n1;" + value + '\n', json).value(u"born"_s).toString();
    };
    QCOMPARE(read("dd.MM.yyyy", "31.01.2026"), u"2026-01-31"_s);
    QCOMPARE(read("M/d/yyyy", "1/31/2026"), u"2026-01-31"_s);
    QCOMPARE(read("dd.MM.yyyy HH:mm", "31.01.2026 07:05"), u"2026-01-31T07:05:00"_s);
    QCOMPARE(read("h:mm ap", "7:05 pm"), u"19:05:00"_s);
}

void MappingTest::numbersAreReadAsTheCountryWritesThem_data()
{
    QTest::addColumn<QByteArray>("form");
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QString>("value");
    QTest::newRow("German") << QByteArray("de_DE") << QByteArray("-1.234,50") << u"-1234.50"_s;
    QTest::newRow("language") << QByteArray("de") << QByteArray("0,5") << u"0.5"_s;
    QTest::newRow("sample") << QByteArray("1.234,5") << QByteArray("12.000") << u"12000"_s;
    QTest::newRow("Swiss") << QByteArray("1'234.5") << QByteArray("1'000'000.25")
                           << u"1000000.25"_s;
    QTest::newRow("unit") << QByteArray("1.234,5 EUR") << QByteArray("2.500,00 EUR")
                          << u"2500.00"_s;
    QTest::newRow("many digits") << QByteArray("1.234,5")
                                 << QByteArray("12.345.678.901.234.567.890,1")
                                 << u"12345678901234567890.1"_s;
}

void MappingTest::numbersAreReadAsTheCountryWritesThem()
{
    QFETCH(QByteArray, form);
    QFETCH(QByteArray, written);
    QFETCH(QString, value);
    const QByteArray json = R"({"fields":[{"field":"sum","from":"sum","number":")" + form + "\"}]}";
    QCOMPARE(firstOf("id;sum\n1;" + written + '\n', json).value(u"sum"_s), value);
}

void MappingTest::whatDoesNotFitIsKeptAndTold()
{
    ImportGround ground;
    const ImportResult result =
        valueOf(ground.bringIn("id;born\n1;01.01.2026\n2;30.02.2026\n3;soon\n4;\n",
                               with(R"({"fields":[{"field":"born","from":"born",
                                                   "date":"dd.MM.yyyy"}]})")));
    QCOMPARE(result.added, 4);
    QCOMPARE(ground.items().at(1).record.value(u"born"_s), u"30.02.2026"_s);
    QCOMPARE(ground.items().at(3).record.value(u"born"_s), u""_s);
    QCOMPARE(result.notes.filter(u"2 value(s) of “born” are not written"_s).size(), 1);
    QCOMPARE(result.notes.filter(u"the first in line 3."_s).size(), 1);
}

void MappingTest::theNameOfTheFileIsAField()
{
    const Record record = firstOf("id\n1\n", R"({"fields":[{"field":"batch","file_name":true}]})");
    QVERIFY(!record.value(u"batch"_s).toString().isEmpty());
    QVERIFY(!record.value(u"batch"_s).toString().contains(u'/'));
}

void MappingTest::theKeyIsOfFields()
{
    ImportGround ground;
    ImportOptions options = with(R"({"fields":[{"field":"nr","from":"id"}],"key":["nr"]})");
    options.keyColumns = QStringList{u"nr"_s};
    QCOMPARE(valueOf(ground.bringIn("id,a\n7,x\n", options)).keyColumns, QStringList{u"nr"_s});
    QCOMPARE(ground.items().constFirst().key, u"7"_s);
}

void MappingTest::aColumnThatIsNotThereIsTold()
{
    ImportGround ground;
    const Error error = errorIn(
        ground.bringIn("id,town\n1,x\n", with(R"({"fields":[{"field":"city","from":"Ort"}]})")));
    QCOMPARE(error.kind, Error::Kind::Invalid);
    for (const QString &part : {u"“city”"_s, u"“Ort”"_s, u"id, town"_s})
        QVERIFY2(error.sentence.contains(part), qPrintable(error.sentence));
}

void MappingTest::aFieldIsMadeOnce()
{
    ImportGround ground;
    const Error error = errorIn(ground.bringIn(
        "id,city,Ort\n1,x,y\n", with(R"({"fields":[{"field":"city","from":"Ort"}]})")));
    QVERIFY2(error.sentence.contains(u"“city” would be made twice"_s), qPrintable(error.sentence));
}

void MappingTest::noColumnLeftIsNoTable()
{
    ImportGround ground;
    const Error error = errorIn(ground.bringIn("id,a\n1,x\n", with(R"({"leave_out":["id","a"]})")));
    QVERIFY2(error.sentence.contains(u"leaves out every column"_s), qPrintable(error.sentence));
}

void MappingTest::aFormThatIsNoneIsTold()
{
    ImportGround ground;
    for (QString FieldMapping::*form : {&FieldMapping::date, &FieldMapping::number}) {
        ImportOptions options = with(R"({"fields":[{"field":"a","from":"a"}]})");
        options.mapping.fields.first().*form = u"on a day"_s;
        const Error error = errorIn(ground.bringIn("id,a\n1,x\n", options));
        QCOMPARE(error.kind, Error::Kind::Invalid);
        QVERIFY2(error.sentence.contains(u"which is not a"_s), qPrintable(error.sentence));
    }
}

void MappingTest::jsonKeepsTypesUnderAnotherName()
{
    const QByteArray json = R"({"fields":[{"field":"count","from":"n"},
                                          {"field":"id","from":"id"},
                                          {"field":"all","from":["n","id"],"join":"/"}]})";
    const Record record = firstOf("{\"id\":\"1\",\"n\":5}\n{\"id\":\"2\",\"n\":6}\n", json);
    QCOMPARE(record.value(u"count"_s), QJsonValue(5));
    QCOMPARE(record.value(u"all"_s), u"5/1"_s);
}

void MappingTest::rejectedRowsStayAsTheyStood()
{
    QTemporaryDir folder;
    ImportGround ground;
    ImportOptions options = with(R"({"fields":[{"field":"city","from":"Ort","case":"upper"}],
                                     "leave_out":["note"]})");
    options.rejectsFile = folder.filePath(u"rejects.csv"_s);
    const ImportResult result =
        valueOf(ground.bringIn("id,Ort,note\n1,Boaz,a\n1,Opp,b\n,Opp,c\n1,2\n", options));
    QCOMPARE(result.rejected, 3);
    QFile file(options.rejectsFile);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY2(text.contains(",id,Ort,note"), text);
    QVERIFY2(text.contains(",1,Opp,b"), text);
}

INTRAY_TEST_GUILESS_MAIN(MappingTest)
#include "tst_mapping.moc"
