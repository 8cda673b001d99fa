// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "support/testdatabase.h"
#include "transfer/mapping/importtemplate.h"

#include <QRandomGenerator>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// A template is read from JSON, and written so that the same is read again.
class ImportTemplateTest : public QObject
{
    Q_OBJECT

private slots:
    void everyWordIsRead();
    void whatIsWrittenIsReadAgain();
    void whatIsWrongIsToldWithItsPlace_data();
    void whatIsWrongIsToldWithItsPlace();
    void whatIsSaidOutranksTheTemplate();
    void whatOptionsSayIsATemplate();
    void anyBytesAreReadOrRefused();
};

static const QByteArray full = R"({
    "table": "Orders", "sheet": "March",
    "format": {"encoding": "windows-1252", "delimiter": ";", "quote": null, "header": true,
               "skip": 2, "null": "NULL", "comment": "#", "escape": "\\", "guarded": false},
    "fields": [
        {"field": "name", "from": ["Vorname", "Name"], "join": " "},
        {"field": "zip", "from": "Ort", "split": " ", "part": 1},
        {"field": "city", "from": "Ort", "split": " ", "part": 2, "and_after": true,
         "trim": true, "case": "title", "missing": ["N/A", "-"]},
        {"field": "born", "from": "Geb.", "date": "dd.MM.yyyy"},
        {"field": "sum", "from": "Summe", "number": "de_DE"},
        {"field": "batch", "file_name": true}
    ],
    "leave_out": ["Leer"],
    "key": ["zip", "name"], "columns": "add", "priority": 5,
    "corrections": [{"queue": "q", "field": "zip", "becomes": [["N/A", ""]],
                     "at": "2026-11-27T10:30:00.000Z", "by": "anna",
                     "correction": "6f9b1f3e-6c44-4b51-9a5f-0f6f3c1d2e4b"},
                    {"queue": "q", "field": "sum", "examples": [["12 EUR", "12"], ["7 EUR", "7"]],
                     "forms": ["00 EUR", "9 A"]}],
    "apply": "at_once"
})";

void ImportTemplateTest::everyWordIsRead()
{
    const ImportTemplate read = valueOf(templateFromJson(full));
    QCOMPARE(read.table, u"Orders"_s);
    QCOMPARE(read.sheet, u"March"_s);
    QCOMPARE(read.format.delimiter, QChar(u';'));
    QVERIFY(read.format.quote && read.format.quote->isNull());
    QCOMPARE(read.format.skipLines, 2);
    QCOMPARE(read.mapping.fields.size(), 6);
    QVERIFY(read.mapping.fields.at(2).andAfter);
    QCOMPARE(read.mapping.fields.at(2).letters, FieldMapping::Case::Title);
    QVERIFY(read.mapping.fields.at(5).isFileName);
    QCOMPARE(read.keyColumns, (QStringList{u"zip"_s, u"name"_s}));
    QCOMPARE(read.newColumns, NewColumns::Add);
    QCOMPARE(read.priority, 5);
    QCOMPARE(read.corrections.size(), 2);
    QCOMPARE(read.corrections.at(0).becomes, (KeptDecision::Pairs{{u"N/A"_s, QString()}}));
    QCOMPARE(read.corrections.at(1).examples.at(1).first, u"7 EUR"_s);
    QCOMPARE(read.corrections.at(0).by, u"anna"_s);
    QCOMPARE(read.corrections.at(0).at.time(), QTime(10, 30));
    QCOMPARE(read.corrections.at(1).forms, (QStringList{u"99 A"_s, u"9 A"_s}));
    QCOMPARE(read.apply, ApplyDecisions::AtOnce);
}

void ImportTemplateTest::whatIsWrittenIsReadAgain()
{
    const ImportTemplate read = valueOf(templateFromJson(full));
    QCOMPARE(valueOf(templateFromJson(jsonOf(read))), read);
    QVERIFY2(jsonOf(read).contains(R"("00 A")"), jsonOf(read)); // as people read them
    QCOMPARE(valueOf(templateFromJson(jsonOf({}))), ImportTemplate());
}

void ImportTemplateTest::whatIsWrongIsToldWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *name, const QByteArray &json, const QString &place) {
        QTest::newRow(name) << json << place;
    };
    row("no JSON", "{\"fields\":", u"character 1"_s);
    row("a list", "[]", u"not a JSON object"_s);
    row("a word twice", R"({"fields":[{"field":"a","from":"b","from":"c"}]})", u"“from” twice"_s);
    row("no such keyword", R"({"fileds":[]})", u"/fileds"_s);
    row("a slash in a word", R"({"a/b":1})", u"/a~1b"_s);
    row("no list", R"({"fields":{}})", u"/fields"_s);
    row("no field", R"({"fields":[{"from":"a"}]})", u"/fields/0/field"_s);
    row("not an object", R"({"fields":[5]})", u"/fields/0/field"_s);
    row("made of nothing", R"({"fields":[{"field":"a"}]})", u"/fields/0/from"_s);
    row("made of two things", R"({"fields":[{"field":"a","from":"b","file_name":true}]})",
        u"/fields/0/from"_s);
    row("part without split", R"({"fields":[{"field":"a","from":"b","part":2}]})",
        u"/fields/0/part"_s);
    row("part 0", R"({"fields":[{"field":"a","from":"b","split":"-","part":0}]})",
        u"/fields/0/part"_s);
    row("part 1.5", R"({"fields":[{"field":"a","from":"b","split":"-","part":1.5}]})",
        u"/fields/0/part"_s);
    row("both forms",
        R"({"fields":[{"field":"a","from":"b"},{"field":"c","from":"d","date":"yyyy","number":"de"}]})",
        u"/fields/1/number"_s);
    row("no such case", R"({"fields":[{"field":"a","from":"b","case":"small"}]})",
        u"/fields/0/case"_s);
    row("two characters", R"({"format":{"delimiter":";;"}})", u"/format/delimiter"_s);
    row("an unknown word of the format", R"({"format":{"seperator":";"}})", u"/format/seperator"_s);
    row("no number", R"({"priority":"high"})", u"/priority"_s);
    row("both keys", R"({"key":["a"],"key_is_row":true})", u"/key_is_row"_s);
    row("no way for columns", R"({"columns":"drop"})", u"/columns"_s);
    row("no form of dates",
        R"({"fields":[{"field":"a","from":"b"},{"field":"c","from":"d","date":"day"}]})",
        u"/fields/1/date: “day” is not a date format."_s);
    row("no form of numbers", R"({"fields":[{"field":"a","from":"b","number":"xx_XX"}]})",
        u"/fields/0/number: “xx_XX” is not a number format."_s);
    row("a field made twice", R"({"fields":[{"field":"a","from":"b"},{"field":"a","from":"c"}]})",
        u"/fields/1/field"_s);
    row("no encoding", R"({"format":{"encoding":"klingon"}})", u"/format/encoding"_s);
    row("a separator that is the quote", R"({"format":{"delimiter":"\""}})", u"/format:"_s);
    row("a separator that ends lines", R"({"format":{"delimiter":"\n"}})", u"/format:"_s);
    row("a key that is left out", R"({"key":["a"],"leave_out":["a"]})", u"/key"_s);
    row("a key that becomes another field", R"({"key":["b"],"fields":[{"field":"a","from":"b"}]})",
        u"/key"_s);
    row("a key that is the priority", R"({"key":["b"],"priority_from":"b"})", u"/key"_s);
    row("a key of nothing", R"({"key":[""]})", u"/key"_s);
    row("a key twice", R"({"key":["a","a"]})", u"/key"_s);
    row("no such way to apply", R"({"apply":"now"})", u"/apply"_s);
    row("a correction of no field", R"({"corrections":[{"queue":"q","becomes":[["a","b"]]}]})",
        u"/corrections/0/field"_s);
    row("a correction that says nothing", R"({"corrections":[{"queue":"q","field":"a"}]})",
        u"/corrections/0/becomes"_s);
    row("a correction in two ways",
        R"({"corrections":[{"queue":"q","field":"a","becomes":[["b","c"]],"examples":[["b","c"]]}]})",
        u"/corrections/0/becomes"_s);
    row("a correction of no queue", R"({"corrections":[{"field":"a","becomes":[["b","c"]]}]})",
        u"/corrections/0/queue"_s);
    row("a correction at no time",
        R"({"corrections":[{"queue":"q","field":"a","becomes":[["b","c"]],"at":"now"}]})",
        u"/corrections/0/at"_s);
    row("forms without examples",
        R"({"corrections":[{"queue":"q","field":"a","becomes":[["b","c"]],"forms":["9"]}]})",
        u"/corrections/0/forms"_s);
    row("no pair", R"({"corrections":[{"queue":"q","field":"a","becomes":[["b","c"],["b"]]}]})",
        u"/corrections/0/becomes: pair 2"_s);
    row("an unknown word of a correction",
        R"({"corrections":[{"queue":"q","field":"a","becomes":[["b","c"]],"when":1}]})",
        u"/corrections/0/when"_s);
    row("too long", QByteArray(1'100'000, ' '), u"1 MB"_s);
}

void ImportTemplateTest::whatIsWrongIsToldWithItsPlace()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, place);
    const Error error = errorIn(templateFromJson(json));
    QCOMPARE(error.kind, Error::Kind::Invalid);
    QVERIFY2(error.sentence.contains(place), qPrintable(error.sentence));
}

void ImportTemplateTest::whatIsSaidOutranksTheTemplate()
{
    ImportOptions options;
    options.keyIsRow = true;
    options.format.delimiter = u'\t';
    options.newColumns = NewColumns::Ignore;
    const ImportOptions applied = valueOf(templateFromJson(full)).appliedTo(options);
    QVERIFY(applied.keyIsRow);
    QVERIFY(applied.keyColumns.isEmpty());
    QCOMPARE(applied.format.delimiter, QChar(u'\t'));
    QCOMPARE(applied.format.skipLines, 2);
    QCOMPARE(applied.newColumns, NewColumns::Ignore);
    QCOMPARE(applied.priority, 5);
}

void ImportTemplateTest::whatOptionsSayIsATemplate()
{
    const ImportTemplate read = valueOf(templateFromJson(full));
    ImportTemplate again = ImportTemplate::of(read.appliedTo({}));
    QVERIFY(again == read);
    ImportOptions options;
    options.keyColumns = QStringList{u"id"_s};
    options.keyIsRow = true;
    again = ImportTemplate::of(options);
    QVERIFY(valueOf(templateFromJson(jsonOf(again))) == again);
    QCOMPARE(again.keyColumns, QStringList());
}

void ImportTemplateTest::anyBytesAreReadOrRefused()
{
    QRandomGenerator random(20261123);
    for (int round = 0; round < 3000; ++round) {
        QByteArray json = full;
        for (int change = 0; change < 3; ++change)
            json[qsizetype(random.bounded(quint32(json.size())))] = char(random.bounded(256));
        const auto read = templateFromJson(json);
        if (read)
            QCOMPARE(valueOf(templateFromJson(jsonOf(*read))), *read);
        else
            QVERIFY(!read.error().sentence.isEmpty());
    }
}

INTRAY_TEST_GUILESS_MAIN(ImportTemplateTest)
#include "tst_importtemplate.moc"
