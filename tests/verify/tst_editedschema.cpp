// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/intraywords.h"
#include "schema/recordfields.h"
#include "schema/recordschema.h"
#include "support/testclass.h"
#include "verify/rules/editedrule.h"
#include "verify/rules/editedschema.h"

#include <QJsonDocument>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// A record schema while somebody changes it.
class TestEditedSchema : public QObject
{
    Q_OBJECT

private slots:
    void changingNothingLeavesItAsItWas();
    void eachSettingIsWrittenAndReadBack_data();
    void eachSettingIsWrittenAndReadBack();
    void whatIsTakenAwayIsGone();
    void aFieldOfTheKeyIsReadOnlyUntilItIsSaidOtherwise();
    void whatTheEditorDoesNotKnowStays();
    void anotherKindLeavesNoStrangers();
    void anotherKindTakesAwayWhatNoneOfItsValuesKeeps_data();
    void anotherKindTakesAwayWhatNoneOfItsValuesKeeps();
    void anotherFormatTakesThePlaceOfTheSchemas();
    void numbersOfJsonKeepTheirLimits();
    void valuesKeepTheirTypes();
    void fieldsMoveAndTheListsColumnsStay();
    void fieldsOfRecordsAloneAreKept();
    void aFieldGoesWithItsRules();
    void theFormStandsInOneColumnOrTwo();
    void rulesSurviveTheForm_data();
    void rulesSurviveTheForm();
    void whatSaysNothingYetIsNoRule();
    void aSourceIsSaidAsBrieflyAsItCanBe_data();
    void aSourceIsSaidAsBrieflyAsItCanBe();
    void contradictionsAreToldWithTheirPlace();
    void fiveThousandFieldsAreEdited();
};

static QJsonObject jsonOf(const QByteArray &text)
{
    return QJsonDocument::fromJson(text).object();
}

static const QByteArray richSchema = R"({
    "$schema": "http://json-schema.org/draft-07/schema#", "type": "object", "x-foreign": {"a": 1},
    "definitions": {"zip": {"type": "string"}},
    "properties": {
        "name": {"title": "Name", "type": "string", "x-other": [1, 2], "examples": ["a"]},
        "zip": {"allOf": [{"$ref": "#/definitions/zip"}], "x-intray": {"group": "Place"}},
        "count": {"type": "integer", "minimum": 1, "exclusiveMaximum": 9}},
    "required": ["name"], "additionalProperties": true,
    "x-intray": {"order": ["name", "zip", "count"], "words": ["Intray"], "key": ["name"],
                 "rules": [{"unique": ["zip"]}, {"if": {"name": {"is": ["x"]}},
                            "then": {"zip": {"filled": true}}, "sentence": "Why?"}]}})";

void TestEditedSchema::theFormStandsInOneColumnOrTwo()
{
    const QJsonObject before = jsonOf(richSchema);
    EditedSchema schema(before);
    QCOMPARE(schema.columns(), 1);
    schema.setColumns(2);
    QCOMPARE(schema.columns(), 2);
    QCOMPARE(intrayWords(schema.json())[u"columns"_s], 2);
    QVERIFY(schema.faults().isEmpty());
    schema.setColumns(1);
    QCOMPARE(schema.json(), before);
}

void TestEditedSchema::changingNothingLeavesItAsItWas()
{
    const QJsonObject json = jsonOf(richSchema);
    EditedSchema schema(json, {u"name"_s, u"besides"_s});
    for (const QString &field : schema.fields())
        schema.setField(field, schema.field(field));
    QCOMPARE(schema.json(), json);
    QCOMPARE(schema.fields(), (QStringList{u"name"_s, u"zip"_s, u"count"_s, u"besides"_s}));
}

void TestEditedSchema::eachSettingIsWrittenAndReadBack_data()
{
    QTest::addColumn<EditedField>("wished");
    const auto row = [](const char *name, auto set) {
        EditedField field = EditedSchema(jsonOf(richSchema)).field(u"zip"_s);
        set(field);
        QTest::newRow(name) << field;
    };
    row("label", [](EditedField &f) { f.label = u"Ταχ. κώδικας"_s; });
    row("help", [](EditedField &f) { f.help = u"郵便番号"_s; });
    row("place of a scan", [](EditedField &f) { f.source.kind = EditedSource::Kind::Place; });
    row("folder of scans", [](EditedField &f) {
        f.source = {EditedSource::Kind::Place, u"/srv/Scans älter"_s, {}};
    });
    row("hosts of scans", [](EditedField &f) {
        f.source = {EditedSource::Kind::Place, {}, {u"scans.example.org"_s, u"http://a:8080"_s}};
    });
    row("folder and hosts", [](EditedField &f) {
        f.source = {EditedSource::Kind::Place, u"/srv"_s, {u"scans.example.org"_s}};
    });
    row("attached scan", [](EditedField &f) { f.source.kind = EditedSource::Kind::Attachment; });
    row("group", [](EditedField &f) { f.group = u"عنوان"_s; });
    row("kind", [](EditedField &f) { f.kind = u"email"_s; });
    row("date", [](EditedField &f) {
        f.kind = u"date"_s;
        f.format = u"dd.MM.yyyy"_s;
        f.least = u"01.01.2026"_s;
        f.most = u"31.12.2026"_s;
    });
    row("values", [](EditedField &f) { f.choices = {u"a"_s, u"b c"_s}; });
    row("several", [](EditedField &f) {
        f.choices = {u"a"_s, u"b c"_s};
        f.several = true;
    });
    row("pattern", [](EditedField &f) { f.pattern = u"^[0-9]{5}$"_s; });
    row("longest", [](EditedField &f) { f.longest = u"5"_s; });
    row("placeholders", [](EditedField &f) { f.placeholders = {u"N/A"_s, u"-"_s}; });
    row("spelling", [](EditedField &f) { f.spelling = u"en_US"_s; });
    row("required", [](EditedField &f) { f.required = true; });
    row("not unique", [](EditedField &f) { f.unique = false; });
    row("read-only", [](EditedField &f) { f.readOnly = true; });
    row("not in list", [](EditedField &f) { f.inList = false; });
    row("multiline", [](EditedField &f) { f.multiline = true; });
}

void TestEditedSchema::eachSettingIsWrittenAndReadBack()
{
    QFETCH(EditedField, wished);
    const EditedSchema before(jsonOf(richSchema));
    EditedSchema schema = before;
    QVERIFY(before.field(u"zip"_s) != wished);
    schema.setField(u"zip"_s, wished);
    QVERIFY(schema.field(u"zip"_s) == wished);
    QVERIFY(schema.allFields().value(u"zip"_s) == wished);
    QVERIFY(schema.faults().isEmpty());
    QVERIFY(RecordSchema::fromJson(schema.json()).has_value());
    for (const QString &other : {u"name"_s, u"count"_s})
        QVERIFY(schema.field(other) == before.field(other));
    schema.setField(u"zip"_s, before.field(u"zip"_s));
    QVERIFY(schema.field(u"zip"_s) == before.field(u"zip"_s));
}

void TestEditedSchema::aFieldOfTheKeyIsReadOnlyUntilItIsSaidOtherwise()
{
    EditedSchema schema(jsonOf(R"({"properties":{"a":{}},"x-intray":{"key":["a"]}})"));
    EditedField field = schema.field(u"a"_s);
    QVERIFY(field.readOnly);
    QVERIFY(schema.allFields().value(u"a"_s).readOnly);
    for (const bool wished : {false, true, false}) {
        field.readOnly = wished;
        schema.setField(u"a"_s, field);
        QCOMPARE(schema.field(u"a"_s).readOnly, wished);
        QCOMPARE(RecordSchema::fromJson(schema.json())->fields().first().readOnly, wished);
    }
}

void TestEditedSchema::whatIsTakenAwayIsGone()
{
    EditedSchema schema(jsonOf(R"({"properties":{"a":{"title":"A","pattern":"x","maxLength":3,
        "enum":["x"],"x-intray":{"kind":"email","placeholders":["-"]}}},"required":["a"],
        "x-intray":{"order":["a"],"list":["a"],"rules":[{"unique":["a"]}]}})"));
    schema.setField(u"a"_s, {});
    QCOMPARE(schema.json(),
             jsonOf(R"({"properties":{"a":{}},"x-intray":{"order":["a"],"list":[]}})"));
}

void TestEditedSchema::whatTheEditorDoesNotKnowStays()
{
    EditedSchema schema(jsonOf(richSchema));
    EditedField name = schema.field(u"name"_s);
    name.label = u"Who"_s;
    name.required = false;
    schema.setField(u"name"_s, name);
    schema.move(u"zip"_s, 1);
    QJsonObject expected = jsonOf(richSchema);
    QJsonObject properties = expected.value(u"properties"_s).toObject();
    QJsonObject property = properties.value(u"name"_s).toObject();
    property.insert(u"title"_s, u"Who"_s);
    properties.insert(u"name"_s, property);
    expected.insert(u"properties"_s, properties);
    expected.remove(u"required"_s);
    QJsonObject words = intrayWords(expected);
    words.insert(u"order"_s, QJsonArray{u"name"_s, u"count"_s, u"zip"_s});
    words.insert(u"list"_s, QJsonArray{u"name"_s, u"zip"_s, u"count"_s});
    QCOMPARE(schema.json(), withIntrayWords(expected, words));
}

void TestEditedSchema::anotherKindLeavesNoStrangers()
{
    EditedSchema schema(jsonOf(R"({"properties":{"a":{"title":"A","x-intray":{"kind":"date",
        "format":"dd.MM.yyyy","least":"01.02.2026"}}}})"));
    EditedField field = schema.field(u"a"_s);
    field.kind = u"number"_s;
    schema.setField(u"a"_s, field);
    QCOMPARE(schema.field(u"a"_s).kind, u"number"_s);
    QCOMPARE(schema.field(u"a"_s).format, QString());
    QCOMPARE(schema.field(u"a"_s).least, QString());
    QVERIFY(schema.faults().isEmpty());
    field = schema.field(u"a"_s);
    field.kind.clear();
    schema.setField(u"a"_s, field);
    QCOMPARE(schema.json()[u"properties"_s][u"a"_s], jsonOf(R"({"title":"A"})"));
}

void TestEditedSchema::anotherKindTakesAwayWhatNoneOfItsValuesKeeps_data()
{
    QTest::addColumn<QByteArray>("was");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QByteArray>("is");
    const auto row = [](const char *name, const char *was, const QString &kind, const char *is) {
        QTest::newRow(name) << QByteArray(was) << kind << QByteArray(is);
    };
    row("no day is a number", R"({"format":"date","title":"A","maxLength":10})", u"number"_s,
        R"({"title":"A","maxLength":10,"x-intray":{"kind":"number"}})");
    row("a day is a day", R"({"format":"date"})", u"date"_s,
        R"({"format":"date","x-intray":{"kind":"date"}})");
    row("any text is no day", R"({"format":"date","description":"B"})", u"text"_s,
        R"({"description":"B"})");
    row("its format again", R"({"format":"date","x-intray":{"kind":"number"}})", {},
        R"({"format":"date"})");
    row("an address of the web", R"({"format":"uri"})", u"web"_s,
        R"({"format":"uri","x-intray":{"kind":"web"}})");
    row("a format that says nothing", R"({"format":"hostname"})", u"phone"_s,
        R"({"format":"hostname","x-intray":{"kind":"phone"}})");
    row("five digits are a number", R"({"pattern":"^[0-9]{5}$"})", u"whole"_s,
        R"({"pattern":"^[0-9]{5}$","x-intray":{"kind":"whole"}})");
    row("three letters are none", R"({"pattern":"^[A-Z]{3}$"})", u"whole"_s,
        R"({"x-intray":{"kind":"whole"}})");
    row("some numbers", R"({"pattern":"^[2-9][0-9]*$"})", u"whole"_s,
        R"({"pattern":"^[2-9][0-9]*$","x-intray":{"kind":"whole"}})");
    row("some days", R"({"pattern":"^19[0-9]{2}-1[0-2]-"})", u"date"_s,
        R"({"pattern":"^19[0-9]{2}-1[0-2]-","x-intray":{"kind":"date"}})");
    row("no day at all", R"({"pattern":"^[0-9]{5}$"})", u"date"_s,
        R"({"x-intray":{"kind":"date"}})");
    row("mail of one firm", R"({"pattern":"@example\\.com$"})", u"email"_s,
        R"({"pattern":"@example\\.com$","x-intray":{"kind":"email"}})");
    row("a pattern of a number is one of a text",
        R"({"pattern":"^[0-9]{5}$","x-intray":{"kind":"whole"}})", {},
        R"({"pattern":"^[0-9]{5}$"})");
    row("what is no pattern is told", R"({"pattern":"("})", u"whole"_s,
        R"({"pattern":"(","x-intray":{"kind":"whole"}})");
}

void TestEditedSchema::anotherKindTakesAwayWhatNoneOfItsValuesKeeps()
{
    QFETCH(QByteArray, was);
    QFETCH(QString, kind);
    EditedSchema schema(jsonOf(R"({"properties":{"a":)" + was + "}}"));
    EditedField field = schema.field(u"a"_s);
    field.kind = kind;
    schema.setField(u"a"_s, field);
    QFETCH(QByteArray, is);
    QCOMPARE(schema.json()[u"properties"_s][u"a"_s].toObject(), jsonOf(is));
}

void TestEditedSchema::anotherFormatTakesThePlaceOfTheSchemas()
{
    EditedSchema schema(
        jsonOf(R"({"properties":{"a":{"format":"date","x-intray":{"kind":"date"}}}})"));
    for (const QString &typed : {u"dd.MM."_s, u"dd.MM.yyyy"_s}) {
        EditedField field = schema.field(u"a"_s);
        field.format = typed;
        schema.setField(u"a"_s, field);
        const QJsonObject property = schema.json()[u"properties"_s][u"a"_s].toObject();
        QCOMPARE(property[u"x-intray"_s][u"format"_s].toString(), typed);
        QCOMPARE(property.contains(u"format"_s), typed == u"dd.MM."); // which is no format yet
    }
}

void TestEditedSchema::numbersOfJsonKeepTheirLimits()
{
    EditedSchema schema(jsonOf(richSchema));
    EditedField count = schema.field(u"count"_s);
    QCOMPARE(count.type, u"integer"_s);
    QCOMPARE(count.least, u"1"_s);
    QVERIFY(fittingRules(count).limits && !fittingRules(count).text);
    count.least = u"3"_s;
    count.most = u"7"_s;
    schema.setField(u"count"_s, count);
    QCOMPARE(schema.json()[u"properties"_s][u"count"_s],
             jsonOf(R"({"type":"integer","minimum":3,"maximum":7,"exclusiveMaximum":9})"));
    count.most = u"many"_s;
    schema.setField(u"count"_s, count);
    QCOMPARE(schema.faults().constFirst().place, u"/properties/count/maximum"_s);
}

void TestEditedSchema::valuesKeepTheirTypes()
{
    EditedSchema schema(jsonOf(R"({"properties":{"a":{"enum":[1,"2",true]}}})"));
    EditedField field = schema.field(u"a"_s);
    field.choices = {u"2"_s, u"true"_s, u"1"_s, u"new"_s};
    schema.setField(u"a"_s, field);
    QCOMPARE(schema.json()[u"properties"_s][u"a"_s][u"enum"_s],
             (QJsonArray{u"2"_s, true, 1, u"new"_s}));
}

void TestEditedSchema::fieldsMoveAndTheListsColumnsStay()
{
    EditedSchema schema(jsonOf(R"({"properties":{"a":{},"b":{},"c":{},"d":{}}})"));
    schema.move(u"d"_s, -1);
    schema.move(u"d"_s, -1);
    schema.move(u"a"_s, -1);
    QCOMPARE(schema.fields().join(u' '), u"a d b c"_s);
    const auto read = RecordSchema::fromJson(schema.json());
    QStringList order, list;
    for (const Field &field : read->fields())
        order << field.name;
    for (const Field &field : read->listFields())
        list << field.name;
    QCOMPARE(order.join(u' '), u"a d b c"_s);
    QCOMPARE(list.join(u' '), u"a b c"_s);
    EditedField field = schema.field(u"d"_s);
    QVERIFY(!field.inList);
    field.inList = true;
    schema.setField(u"d"_s, field);
    QVERIFY(schema.field(u"b"_s).inList && schema.field(u"d"_s).inList);
}

/// A queue without a schema has its fields from its records; a first rule must not take them away.
void TestEditedSchema::fieldsOfRecordsAloneAreKept()
{
    Queue before;
    before.fields = {u"b"_s, u"a"_s};
    EditedSchema schema({}, before.fields);
    EditedField field = schema.field(u"a"_s);
    field.required = true;
    schema.setField(u"a"_s, field);
    Queue after = before;
    after.recordSchema = schema.json();
    QCOMPARE(fieldsAfter(before, after), before.fields);
}

void TestEditedSchema::aFieldGoesWithItsRules()
{
    EditedSchema schema(jsonOf(richSchema));
    schema.removeField(u"zip"_s);
    QCOMPARE(schema.fields().join(u' '), u"name count"_s);
    QVERIFY(schema.rules().isEmpty());
    QVERIFY(schema.faults().isEmpty());
    schema.removeField(u"name"_s);
    QVERIFY(!schema.json().contains(u"required"_s));
    QVERIFY(!intrayWords(schema.json()).contains(u"key"_s));
    schema.addField(u"new"_s);
    schema.addField(u"new"_s);
    QCOMPARE(schema.fields().join(u' '), u"count new"_s);
}

void TestEditedSchema::rulesSurviveTheForm_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("comparison") << QByteArray(R"({"compare":["a","<","b"],"sentence":"No."})");
    QTest::newRow("condition") << QByteArray(
        R"({"if":{"a":{"is":["x",5,true]},"b":{"filled":false}},
                          "then":{"c":{"filled":true}}})");
    QTest::newRow("dependency") << QByteArray(R"({"for_equal":["a","b"],"equal":["c","d"]})");
    QTest::newRow("unique") << QByteArray(R"({"unique":["a","b"],"x-note":[1]})");
}

void TestEditedSchema::rulesSurviveTheForm()
{
    QFETCH(QByteArray, json);
    const EditedRule rule = ruleIn(jsonOf(json));
    QVERIFY(whyIncomplete(rule).isEmpty());
    QCOMPARE(withRule(jsonOf(json), rule), jsonOf(json));
    EditedRule other = rule;
    other.kind = CrossRule::Kind::Unique;
    other.fields = {u"c"_s};
    QVERIFY(CrossRule::from(withRule(jsonOf(json), other)).has_value());
}

void TestEditedSchema::whatSaysNothingYetIsNoRule()
{
    for (int kind = 0; kind <= int(CrossRule::Kind::Unique); ++kind) {
        EditedRule rule;
        rule.kind = CrossRule::Kind(kind);
        QVERIFY(!whyIncomplete(rule).isEmpty());
    }
    EditedRule rule;
    rule.kind = CrossRule::Kind::Condition;
    rule.when = {{u"a"_s, EditedRule::Condition::Test::Is, {}}};
    rule.then = {{u"b"_s, EditedRule::Condition::Test::Filled, {}}};
    QVERIFY(!whyIncomplete(rule).isEmpty());
    rule.when[0].values = {u"x"_s};
    QVERIFY(whyIncomplete(rule).isEmpty());
}

void TestEditedSchema::aSourceIsSaidAsBrieflyAsItCanBe_data()
{
    QTest::addColumn<QByteArray>("words");
    for (const char *source :
         {R"({})", R"({"source": true})", R"({"source": "/srv/scans"})",
          R"({"source": {"hosts": ["scans.example.org"]}})",
          R"({"source": {"folder": "/srv", "hosts": ["scans.example.org", "http://a:8080"]}})",
          R"({"source": {"attachments": true}})"})
        QTest::newRow(source) << QByteArray(source);
}

void TestEditedSchema::aSourceIsSaidAsBrieflyAsItCanBe()
{
    QFETCH(QByteArray, words);
    const QJsonObject said = jsonOf(words);
    QJsonObject again{{u"source"_s, u"what was there before"_s}};
    EditedSource::of(said).putInto(again);
    QCOMPARE(again, said);
}

void TestEditedSchema::contradictionsAreToldWithTheirPlace()
{
    EditedSchema schema(jsonOf(R"({"properties":{"a":{},"b":{}}})"));
    schema.addRule({{u"compare"_s, QJsonArray{u"a"_s, u"<"_s, u"a"_s}}});
    QCOMPARE(schema.faults().constFirst().place, u"/x-intray/rules/0"_s);
    schema.setRule(0, {{u"compare"_s, QJsonArray{u"a"_s, u"="_s, u"b"_s}}});
    QVERIFY(schema.faults().isEmpty());
    schema.setRule(7, {});
    schema.removeRule(7);
    QCOMPARE(schema.rules().size(), 1);
    EditedField field = schema.field(u"a"_s);
    field.pattern = u"("_s;
    schema.setField(u"a"_s, field);
    QCOMPARE(schema.faults().constFirst().place, u"/properties/a/pattern"_s);
}

void TestEditedSchema::fiveThousandFieldsAreEdited()
{
    QStringList names;
    for (int i = 0; i < 5000; ++i)
        names << u"field %1"_s.arg(i);
    EditedSchema schema({}, names);
    EditedField field = schema.field(u"field 4999"_s);
    field.required = true;
    schema.setField(u"field 4999"_s, field);
    schema.move(u"field 4999"_s, -1);
    QCOMPARE(schema.fields().size(), 5000);
    QCOMPARE(schema.fields().indexOf(u"field 4999"_s), 4998);
    QVERIFY(schema.allFields().value(u"field 4999"_s).required);
    QVERIFY(schema.faults().isEmpty());
}

INTRAY_TEST_APPLESS_MAIN(TestEditedSchema)
#include "tst_editedschema.moc"
