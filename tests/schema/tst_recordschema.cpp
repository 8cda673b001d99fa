// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/recordschema.h"
#include "support/testclass.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

class TestRecordSchema : public QObject
{
    Q_OBJECT

private slots:
    void whatIsNoSchemaIsRefused_data();
    void whatIsNoSchemaIsRefused();
    void aQueueAsItIsPrintedHasItsSchemaInIt();
    void aHardPatternStopsNobody_data();
    void aHardPatternStopsNobody();
    void patternsBelowCombinationsAreKept();
    void namesAreHeldAgainstPatterns();
    void schemasWithoutAnEndAreRefused_data();
    void schemasWithoutAnEndAreRefused();
    void noSchemaAllowsEveryRecord();
    void fieldsComeInTheOrderOfTheSchema();
    void fieldsThatOnlyTheRecordHasComeLast();
    void theListHasTheNamedColumnsInTheirOrder();
    void aFieldShowsTitleHintAndChoices();
    void whatTheKeyWasMadeOfIsReadOnlyUnlessSaidOtherwise();
    void brokenRulesAreToldInSentences_data();
    void brokenRulesAreToldInSentences();
    void keptRulesAreSilent_data();
    void keptRulesAreSilent();
    void anEmptyTextBreaksOnlyRequired();
    void faultsComeInTheOrderOfTheFields();
    void oneFieldIsCheckedAlone();
    void rulesAcrossFieldsAreChecked();
    void aConditionOfTheSchemaSaysWhatWouldBeRight_data();
    void aConditionOfTheSchemaSaysWhatWouldBeRight();
    void longTextIsCheckedWithoutHarm();
    void brokenJsonIsRefusedWithLineAndColumn();
    void brokenSchemasAreRefusedWithThePlace_data();
    void brokenSchemasAreRefusedWithThePlace();
    void aSchemaSurvivesTheWayThroughJson();
    void whatIsStoredIsWhatIsShownOrItIsRefused_data();
    void whatIsStoredIsWhatIsShownOrItIsRefused();
    void randomTextIsNeverCoerced();
};

static RecordSchema schemaFrom(const QByteArray &json)
{
    const auto schema = RecordSchema::fromText(json);
    if (!schema)
        qFatal("%s", qPrintable(schema.error().sentence));
    return *schema;
}

static RecordSchema schemaOfField(const QByteArray &property)
{
    return schemaFrom("{\"properties\":{\"f\":" + property + "}}");
}

static QJsonValue valueFrom(const QByteArray &json)
{
    return QJsonDocument::fromJson('[' + json + ']').array().at(0);
}

static QStringList namesOf(const QList<Field> &fields)
{
    QStringList names;
    for (const Field &field : fields)
        names << field.name;
    return names;
}

static QString sentences(const QList<Fault> &faults)
{
    QStringList lines;
    for (const Fault &fault : faults)
        lines << fault.field + QStringLiteral(": ") + fault.sentence;
    return lines.join(u'\n');
}

void TestRecordSchema::noSchemaAllowsEveryRecord()
{
    const RecordSchema schema;
    const Record record{{QStringLiteral("a"), 1}, {QStringLiteral("b"), QString()}};
    QVERIFY(schema.check(record).isEmpty());
    QCOMPARE(namesOf(schema.fieldsOf(record)),
             QStringList({QStringLiteral("a"), QStringLiteral("b")}));
}

void TestRecordSchema::fieldsComeInTheOrderOfTheSchema()
{
    const auto schema =
        schemaFrom(R"({"properties":{"a":{},"b":{},"c":{}},"x-intray-order":["c","a"]})");
    QCOMPARE(namesOf(schema.fields()).join(u' '), QStringLiteral("c a b"));
}

void TestRecordSchema::fieldsThatOnlyTheRecordHasComeLast()
{
    const auto schema = schemaFrom(R"({"properties":{"z":{}}})");
    QCOMPARE(namesOf(schema.fieldsOf({{QStringLiteral("a"), 1}})).join(u' '),
             QStringLiteral("z a"));
}

void TestRecordSchema::theListHasTheNamedColumnsInTheirOrder()
{
    const auto named =
        schemaFrom(R"({"properties":{"a":{},"b":{},"c":{}},"x-intray-list":["c","a"]})");
    QCOMPARE(namesOf(named.listFields()).join(u' '), QStringLiteral("c a"));
    QVERIFY(!named.fields().at(1).inList);
    const auto unnamed = schemaFrom(R"({"properties":{"a":{},"b":{},"c":{},"d":{}}})");
    QCOMPARE(namesOf(unnamed.listFields()).join(u' '), QStringLiteral("a b c"));
}

void TestRecordSchema::aFieldShowsTitleHintAndChoices()
{
    const auto schema = schemaFrom(R"({"properties":{"s":{"title":"State","enum":["al","ak"]},
        "d":{"format":"date","readOnly":true},"n":{"type":["integer","null"],"minimum":1,"maximum":9}},
        "required":["s"],"x-intray-order":["s","d","n"]})");
    const Field state = schema.fields().at(0);
    QCOMPARE(state.label, QStringLiteral("State"));
    QCOMPARE(state.choices, QStringList({QStringLiteral("al"), QStringLiteral("ak")}));
    QVERIFY(state.required);
    QVERIFY(schema.fields().at(1).readOnly);
    QCOMPARE(schema.fields().at(1).hint, QStringLiteral("a date like 2026-01-31"));
    QCOMPARE(schema.fields().at(2).type, QStringLiteral("integer"));
    QCOMPARE(schema.fields().at(2).hint, QStringLiteral("1 to 9"));
}

void TestRecordSchema::whatTheKeyWasMadeOfIsReadOnlyUnlessSaidOtherwise()
{
    const auto schema = schemaFrom(R"({"properties":{"a":{},"b":{"readOnly":false},"c":{}},
        "x-intray":{"key":["a","b"],"order":["a","b","c"]}})");
    QStringList readOnly;
    for (const Field &field : schema.fields())
        if (field.readOnly)
            readOnly << field.name;
    QCOMPARE(readOnly, QStringList(QStringLiteral("a")));
}

void TestRecordSchema::brokenRulesAreToldInSentences_data()
{
    QTest::addColumn<QByteArray>("property");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, QByteArray property, QByteArray value,
                        const char *words) {
        QTest::newRow(name) << property << value << QString::fromUtf8(words);
    };
    row("integer", R"({"type":"integer"})", R"("abc")", "whole number");
    row("a space before", R"({"pattern":"^[A-Z]+$","description":"Letters."})", R"(" AB")",
        "There is a space before the text. Delete it.");
    row("a space behind", R"({"format":"email"})", R"("a@example.org ")",
        "There is a space behind the text. Delete it.");
    row("spaces around", R"({"pattern":"^[A-Z]+$"})", R"(" AB ")",
        "There are spaces before and behind the text. Delete them.");
    row("a space that is not all", R"({"pattern":"^[A-Z]+$","description":"Letters."})", R"(" ab")",
        "Letters.");
    row("other spelling", R"({"type":"integer"})", R"("007")", "as 7");
    row("number", R"({"type":"number"})", R"("1.50")", "as 1.5");
    row("no fraction", R"({"type":"integer"})", "1.5", "whole number");
    row("boolean", R"({"type":"boolean"})", R"("yes")", "true or false");
    row("string", R"({"type":"string"})", "5", "must be text");
    row("few choices", R"({"enum":["al","ak"]})", R"("zz")", "one of: al, ak");
    row("const", R"({"const":"x"})", R"("y")", "one of: x");
    row("many choices", R"({"enum":["1","2","3","4","5","6","7"]})", R"("x")",
        "one of the 7 known values");
    row("too short", R"({"minLength":3})", R"("ab")", "at least 3");
    row("too long", R"({"maxLength":2})", R"("abc")", "at most 2");
    row("pattern", R"({"pattern":"^[0-9]+$"})", R"("12x")", "^[0-9]+$");
    row("described pattern", R"({"pattern":"^[0-9]{5}$","description":"5 digits"})", R"("12x")",
        "5 digits.");
    row("described in a sentence", R"({"pattern":"^x","description":"Write it like x-1."})",
        R"("y")", "Write it like x-1.");
    row("described by a word", R"({"pattern":"^[0-9]","description":"digits, no letters"})",
        R"("y")", "Digits, no letters.");
    row("described by a form", R"({"pattern":"^[0-9]","description":"dd.MM."})", R"("y")",
        "dd.MM.");
    row("date", R"({"format":"date"})", R"("2026-02-30")", "a date like 2026-01-31");
    row("email", R"({"format":"email"})", R"("nobody")", "e-mail address");
    row("time", R"({"format":"time"})", R"("25:00:00")", "a time like");
    row("date and time", R"({"format":"date-time"})", R"("2026-01-01 10:00")",
        "a date and time like");
    row("uri", R"({"format":"uri"})", R"("not an address")", "an address like");
    row("uuid", R"({"format":"uuid"})", R"("123")", "UUID");
    row("ipv4", R"({"format":"ipv4"})", R"("256.1.1.1")", "IP address");
    row("minimum", R"({"minimum":3})", "2", "3 or more");
    row("maximum", R"({"maximum":3})", "4", "3 or less");
    row("above", R"({"exclusiveMinimum":3})", "3", "more than 3");
    row("below", R"({"exclusiveMaximum":3})", "3", "less than 3");
    row("multiple", R"({"multipleOf":5})", "7", "multiple of 5");
    row("one of several", R"({"x-intray":{"several":["new","wet"]}})", R"("wet; od")",
        "must not contain “od”");
    row("another separator", R"({"x-intray":{"several":["new","wet"],"separator":"|"}})",
        R"("wet;new")", "must not contain “wet;new”");
}

void TestRecordSchema::brokenRulesAreToldInSentences()
{
    QFETCH(QByteArray, property);
    QFETCH(QByteArray, value);
    QFETCH(QString, words);
    const auto faults = schemaOfField(property).check({{QStringLiteral("f"), valueFrom(value)}});
    QCOMPARE(faults.size(), 1);
    QCOMPARE(faults.first().field, QStringLiteral("f"));
    QVERIFY2(faults.first().sentence.contains(words), qPrintable(faults.first().sentence));
    QVERIFY(!faults.first().sentence.front().isLower() || faults.first().sentence == words);
}

void TestRecordSchema::keptRulesAreSilent_data()
{
    QTest::addColumn<QByteArray>("property");
    QTest::addColumn<QByteArray>("value");
    const auto row = [](const char *name, QByteArray property, QByteArray value) {
        QTest::newRow(name) << property << value;
    };
    row("integer", R"({"type":"integer"})", "-7");
    row("integer is a number", R"({"type":"number"})", "7");
    row("one of several types", R"({"type":["string","integer"]})", "7");
    row("null allowed", R"({"type":["string","null"]})", "null");
    row("choice", R"({"enum":["al",5]})", "5");
    row("length counts characters", R"({"maxLength":1})", QByteArray("\"\xF0\x9F\x90\xB6\""));
    row("pattern is a search", R"({"pattern":"b"})", R"("abc")");
    row("letters with accents", R"({"pattern":"^\\w+$"})", QByteArray("\"\xC3\xA9t\xC3\xA9\""));
    row("date", R"({"format":"date"})", R"("2024-02-29")");
    row("email", R"({"format":"email"})", R"("a.b@example.org")");
    row("ipv4", R"({"format":"ipv4"})", R"("192.0.2.1")");
    row("date and time", R"({"format":"date-time"})", R"("2026-01-31T14:30:00+02:00")");
    row("unknown format", R"({"format":"colour"})", R"("anything")");
    row("fraction step", R"({"multipleOf":0.1})", "0.3");
}

void TestRecordSchema::keptRulesAreSilent()
{
    QFETCH(QByteArray, property);
    QFETCH(QByteArray, value);
    const auto faults = schemaOfField(property).check({{QStringLiteral("f"), valueFrom(value)}});
    QCOMPARE(sentences(faults), QString());
}

void TestRecordSchema::anEmptyTextBreaksOnlyRequired()
{
    const auto schema = schemaFrom(R"({"properties":{"a":{"pattern":"^x$","enum":["x"]},
        "b":{"type":"integer"},"c":{"type":"string"}},"required":["c"]})");
    const Record empty{{QStringLiteral("a"), QString()},
                       {QStringLiteral("b"), QString()},
                       {QStringLiteral("c"), QStringLiteral("")}};
    QCOMPARE(sentences(schema.check(empty)),
             QStringLiteral("c: This field is required. Fill it in."));
    QCOMPARE(sentences(schema.check({})), QStringLiteral("c: This field is required. Fill it in."));
}

void TestRecordSchema::faultsComeInTheOrderOfTheFields()
{
    const auto schema = schemaFrom(R"({"properties":{"a":{},"b":{}},"required":["a","b"],
        "x-intray-order":["b","a"]})");
    const auto faults = schema.check({});
    QCOMPARE(faults.size(), 2);
    QCOMPARE(faults.first().field, QStringLiteral("b"));
}

void TestRecordSchema::oneFieldIsCheckedAlone()
{
    const auto schema = schemaFrom(R"({"properties":{"a":{},"b":{}},"required":["a","b"]})");
    const auto faults = schema.checkField({}, QStringLiteral("b"));
    QCOMPARE(faults.size(), 1);
    QCOMPARE(faults.first().field, QStringLiteral("b"));
}

void TestRecordSchema::rulesAcrossFieldsAreChecked()
{
    const auto schema = schemaFrom(R"({"properties":{"country":{},"zip":{}},
        "if":{"properties":{"country":{"const":"de"}}},"then":{"required":["zip"]}})");
    const QString country = QStringLiteral("country");
    QVERIFY(schema.check({{country, QStringLiteral("fr")}}).isEmpty());
    QCOMPARE(schema.check({{country, QStringLiteral("de")}}).size(), 1);
    const Record full{{country, QStringLiteral("de")},
                      {QStringLiteral("zip"), QStringLiteral("10115")}};
    QVERIFY(schema.check(full).isEmpty());
    const auto bound = schemaFrom(R"({"properties":{"country":{},"zip":{}},
        "if":{"properties":{"country":{"const":"de"}}},
        "then":{"properties":{"zip":{"pattern":"^[0-9]{5}$"}}}})");
    Record wrong = full;
    wrong.insert(QStringLiteral("zip"), QStringLiteral("SW1A"));
    QCOMPARE(bound.checkField(wrong, QStringLiteral("zip")).size(), 1);
    QCOMPARE(bound.checkField(wrong, country).size(), 0);
}

void TestRecordSchema::aConditionOfTheSchemaSaysWhatWouldBeRight_data()
{
    QTest::addColumn<QString>("then");
    QTest::addColumn<QString>("sentence");
    const QString unknown = u"This does not comply with the queue's rules. Please check it."_s;
    QTest::newRow("a beginning") << uR"({"pattern": "^937"})"_s
                                 << u"This must begin with 937, because “Town” is Fresno."_s;
    QTest::newRow("one value") << uR"({"const": "93701"})"_s
                               << u"This must be 93701, because “Town” is Fresno."_s;
    QTest::newRow("several values") << uR"({"enum": ["93701", "93702"]})"_s
                                    << u"This must be 93701, 93702, because “Town” is Fresno."_s;
    QTest::newRow("more values than anybody reads")
        << uR"({"enum": ["93701", "93702", "93703", "93704", "93705", "93706"]})"_s << unknown;
    QTest::newRow("another pattern") << uR"({"pattern": "^93[67]"})"_s << unknown;
    QTest::newRow("a length") << uR"({"maxLength": 4})"_s << unknown;
}

void TestRecordSchema::aConditionOfTheSchemaSaysWhatWouldBeRight()
{
    QFETCH(QString, then);
    QFETCH(QString, sentence);
    const QString text = uR"({"properties": {"zip": {}, "city": {"title": "Town"}}, "allOf": [
            {"if": {"properties": {"city": {"const": "Mobile"}}, "required": ["city"]},
             "then": {"properties": {"zip": {"pattern": "^366"}}}},
            {"if": {"properties": {"city": {"const": "Fresno"}}, "required": ["city"]},
             "then": {"properties": {"zip": %1}}}]})"_s;
    const RecordSchema schema = schemaFrom(text.arg(then).toUtf8());
    const auto faults = schema.check({{u"zip"_s, u"45655"_s}, {u"city"_s, u"Fresno"_s}});
    QCOMPARE(faults.size(), 1);
    QCOMPARE(faults.constFirst().field, u"zip"_s);
    QCOMPARE(faults.constFirst().sentence, sentence);
    QVERIFY(schema.check({{u"zip"_s, u"45655"_s}, {u"city"_s, u"Denver"_s}}).isEmpty());
}

void TestRecordSchema::longTextIsCheckedWithoutHarm()
{
    const QString longText(1024 * 1024, u'a');
    const auto plain = schemaOfField(R"({"pattern":"^a+$"})");
    QVERIFY(plain.check({{QStringLiteral("f"), longText}}).isEmpty());
    const auto nested = schemaOfField(R"({"anyOf":[{"pattern":"^(a|b)+$"}]})");
    QVERIFY(nested.check({{QStringLiteral("f"), longText}}).isEmpty());
}

void TestRecordSchema::brokenJsonIsRefusedWithLineAndColumn()
{
    const auto schema = RecordSchema::fromText("{\n  \"properties\": {\n    oops\n  }\n}");
    QVERIFY(!schema);
    QCOMPARE(schema.error().kind, Error::Kind::Invalid);
    QVERIFY2(schema.error().sentence.contains(QStringLiteral("line 3, column 5")),
             qPrintable(schema.error().sentence));
}

void TestRecordSchema::brokenSchemasAreRefusedWithThePlace_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *name, QByteArray json, const char *place) {
        QTest::newRow(name) << json << QString::fromUtf8(place);
    };
    row("array", "[]", " /");
    row("properties", R"({"properties":[]})", "/properties");
    row("property", R"({"properties":{"a":5}})", "/properties/a");
    row("type", R"({"properties":{"a":{"type":"text"}}})", "/properties/a/type");
    row("enum", R"({"properties":{"a":{"enum":[]}}})", "/properties/a/enum");
    row("pattern", R"({"properties":{"a":{"pattern":"("}}})", "/properties/a/pattern");
    row("length", R"({"properties":{"a":{"maxLength":-1}}})", "/properties/a/maxLength");
    row("minimum", R"({"properties":{"a":{"minimum":"1"}}})", "/properties/a/minimum");
    row("required", R"({"required":"a"})", "/required");
    row("order", R"({"x-intray-order":{"a":1}})", "/x-intray-order");
    row("combination", R"({"allOf":[{"type":"x"}]})", "/allOf/0/type");
    row("reference", R"({"properties":{"a":{"$ref":"#/definitions/b"}}})", "/properties/a/$ref");
    row("circle", R"({"definitions":{"a":{"$ref":"#/definitions/a"}}})", "/definitions/a/$ref");
    row("columns", R"({"x-intray":{"columns":3}})", "/x-intray/columns");
    row("several", R"({"properties":{"a":{"x-intray":{"several":[]}}}})",
        "/properties/a/x-intray/several");
    row("separator inside", R"({"properties":{"a":{"x-intray":{"several":["a;b"]}}}})",
        "/properties/a/x-intray/several");
    row("empty separator", R"({"properties":{"a":{"x-intray":{"separator":""}}}})",
        "/properties/a/x-intray/separator");
    row("look-up", R"({"properties":{"a":{"x-intray":{"lookup":{"says":"b"}}}}})",
        "/properties/a/x-intray/lookup/table");
    row("look-up fills no field",
        R"({"properties":{"a":{"x-intray":{"lookup":{"table":"t","fills":{"b":"c"}}}}}})",
        "/properties/a/x-intray/lookup/fills");
    row("escaped", R"({"properties":{"a/b":{"type":1}}})", "/properties/a~1b/type");
}

void TestRecordSchema::brokenSchemasAreRefusedWithThePlace()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, place);
    const auto schema = RecordSchema::fromText(json);
    QVERIFY(!schema);
    QCOMPARE(schema.error().kind, Error::Kind::Invalid);
    QVERIFY2(schema.error().sentence.contains(place + u':'), qPrintable(schema.error().sentence));
}

void TestRecordSchema::aSchemaSurvivesTheWayThroughJson()
{
    const auto schema =
        schemaFrom(R"({"properties":{"a":{"type":"integer"}},"x-intray-key":["a"]})");
    const auto again = RecordSchema::fromJson(schema.toJson());
    QVERIFY(again.has_value());
    QCOMPARE(again->fields(), schema.fields());
    QCOMPARE(again->keyFields(), QStringList{QStringLiteral("a")});
}

void TestRecordSchema::whatIsStoredIsWhatIsShownOrItIsRefused_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("isTyped");
    const auto row = [](const char *type, const char *typed, bool isTyped) {
        QTest::addRow("%s %s", type, typed)
            << QString::fromUtf8(type) << QString::fromUtf8(typed) << isTyped;
    };
    for (const char *text : {"0", "7", "-7", "9007199254740991"})
        row("integer", text, true);
    for (const char *text :
         {"007", "+7", "7.0", "1e3", " 7", "7 ", "-0", "9007199254740993", "0x10", "1,000"})
        row("integer", text, false);
    for (const char *text : {"1.5", "-0.25", "7", "0.1"})
        row("number", text, true);
    for (const char *text :
         {"1.50", ".5", "5.", "1e5", "nan", "inf", "-inf", "1,5", "0.10000000000000000555"})
        row("number", text, false);
    for (const char *text : {"true", "false"})
        row("boolean", text, true);
    for (const char *text : {"True", "1", "yes", "null"})
        row("boolean", text, false);
}

void TestRecordSchema::whatIsStoredIsWhatIsShownOrItIsRefused()
{
    QFETCH(QString, type);
    QFETCH(QString, typed);
    QFETCH(bool, isTyped);
    const auto schema = schemaOfField("{\"type\":\"" + type.toLatin1() + "\"}");
    const QJsonValue value = schema.valueOf(schema.fields().first(), typed);
    QCOMPARE(RecordSchema::textOf(value), typed);
    QCOMPARE(!value.isString(), isTyped);
    QCOMPARE(schema.check({{QStringLiteral("f"), value}}).isEmpty(), isTyped);
}

void TestRecordSchema::randomTextIsNeverCoerced()
{
    QRandomGenerator random(4711);
    const QString letters = QStringLiteral("0123456789+-.eE, truefalsn\tx");
    const QList<RecordSchema> schemas{schemaOfField(R"({"type":"integer"})"),
                                      schemaOfField(R"({"type":"number"})"),
                                      schemaOfField(R"({"type":"boolean"})"), schemaOfField("{}")};
    for (int i = 0; i < 20000; ++i) {
        QString typed;
        for (int length = random.bounded(1, 8); length > 0; --length)
            typed += letters.at(random.bounded(int(letters.size())));
        for (const RecordSchema &schema : schemas) {
            const QJsonValue value = schema.valueOf(schema.fields().first(), typed);
            const bool isRefused = !schema.check({{QStringLiteral("f"), value}}).isEmpty();
            const QJsonValue stored =
                QJsonDocument::fromJson(QJsonDocument(QJsonArray{value}).toJson()).array().at(0);
            QVERIFY2(isRefused || RecordSchema::textOf(stored) == typed, qPrintable(typed));
        }
    }
}

void TestRecordSchema::whatIsNoSchemaIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("a record") << QByteArray(R"({"name": "Miller", "city": "Opp"})");
    QTest::newRow("queues") << QByteArray(R"({"queues": []})");
    QTest::newRow("a broken pattern below")
        << QByteArray(R"({"allOf": [{"properties": {"a": {"pattern": "(a"}}}]})");
    QTest::newRow("a broken pattern of names") << QByteArray(R"({"patternProperties": {"[": {}}})");
}

void TestRecordSchema::whatIsNoSchemaIsRefused()
{
    QFETCH(QByteArray, text);
    const auto schema = RecordSchema::fromText(text);
    QVERIFY(!schema);
    QCOMPARE(schema.error().kind, Error::Kind::Invalid);
}

void TestRecordSchema::aQueueAsItIsPrintedHasItsSchemaInIt()
{
    const auto schema = RecordSchema::fromText(
        R"({"queue": "q", "schema": {"properties": {"zip": {"maxLength": 5}}}})");
    QVERIFY(schema.has_value());
    QCOMPARE(schema->fields().size(), 1);
    QCOMPARE(schema->check({{u"zip"_s, u"123456"_s}}).size(), 1);
    QVERIFY(RecordSchema::fromText("{}").has_value());
}

void TestRecordSchema::aHardPatternStopsNobody_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isRight");
    const QString choices(500'000, u'a');
    const QString many = QString(41, u'a') + u'!';
    for (const char *schema :
         {R"({"properties": {"a": {"pattern": "%1"}}})",
          R"({"allOf": [{"properties": {"a": {"pattern": "%1"}}}]})",
          R"({"properties": {"a": {"anyOf": [{"pattern": "%1"}, {"const": "x"}]}}})"}) {
        const QByteArray with(schema);
        const auto row = [&](const char *pattern, const QString &text, bool isRight) {
            QTest::newRow((QByteArray(pattern) + " in " + with).constData())
                << QByteArray(with).replace("%1", pattern) << text << isRight;
        };
        row("^(a|b)*$", choices, true);
        row("^(a|b)*$", choices + u'c', false);
        row("^(a+)+$", many, false);
        row("^(a+)+$", many.chopped(1), true);
    }
    QTest::newRow("a format below")
        << QByteArray(R"({"allOf": [{"properties": {"a": {"format": "date"}}}]})")
        << QString(500'000, u'1') << false;
}

void TestRecordSchema::aHardPatternStopsNobody()
{
    QFETCH(QByteArray, schema);
    QFETCH(QString, text);
    QFETCH(bool, isRight);
    const auto rules = RecordSchema::fromText(schema);
    QVERIFY(rules.has_value());
    QCOMPARE(rules->check({{u"a"_s, text}}).isEmpty(), isRight);
}

void TestRecordSchema::patternsBelowCombinationsAreKept()
{
    const auto schema = RecordSchema::fromText(
        R"({"properties": {"zip": {}, "land": {}},
            "if": {"properties": {"land": {"pattern": "^[A-Z&[]+$"}}, "required": ["land"]},
            "then": {"properties": {"zip": {"pattern": "^[0-9]{5}$"}}, "required": ["zip"]},
            "not": {"properties": {"zip": {"pattern": "^0"}}, "required": ["zip"]}})");
    QVERIFY(schema.has_value());
    const auto isFine = [&](const QString &zip, const QString &land) {
        return schema->check({{u"zip"_s, zip}, {u"land"_s, land}}).isEmpty();
    };
    QVERIFY(isFine(u"12345"_s, u"DE"_s));
    QVERIFY(!isFine(u"1234"_s, u"D&E["_s));
    QVERIFY(isFine(u"1234"_s, u"de"_s));
    QVERIFY(!isFine(u"0234"_s, u"de"_s));
}

void TestRecordSchema::namesAreHeldAgainstPatterns()
{
    const auto schema = RecordSchema::fromText(
        R"({"properties": {"name": {}}, "additionalProperties": false,
            "patternProperties": {"^tel": {"pattern": "^[+0-9 ]*$"}}})");
    QVERIFY(schema.has_value());
    QVERIFY(schema->check({{u"name"_s, u"x"_s}, {u"tel1"_s, u"+49 30"_s}}).isEmpty());
    QVERIFY(!schema->check({{u"name"_s, u"x"_s}, {u"tel1"_s, u"none"_s}}).isEmpty());
    QVERIFY(!schema->check({{u"fax"_s, u"1"_s}}).isEmpty());
    const auto names =
        RecordSchema::fromText(R"({"type": "object", "propertyNames": {"pattern": "^[a-z]+$"}})");
    QVERIFY(names->check({{u"abc"_s, u"1"_s}}).isEmpty());
    QVERIFY(!names->check({{u"Abc"_s, u"1"_s}}).isEmpty());
}

void TestRecordSchema::schemasWithoutAnEndAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("back to itself") << QByteArray(
        R"({"$defs": {"a": {"allOf": [{"$ref": "#/$defs/a"}]}}, "allOf": [{"$ref": "#/$defs/a"}]})");
    QByteArray doubled = R"({"$defs": {"a0": {})";
    for (int i = 1; i < 40; ++i)
        doubled += R"(, "a%1": {"allOf": [{"$ref": "#/$defs/a%2"}, {"$ref": "#/$defs/a%2"}]})"_ba
                       .replace("%1", QByteArray::number(i))
                       .replace("%2", QByteArray::number(i - 1));
    QTest::newRow("doubled forty times")
        << doubled + R"(}, "properties": {"x": {"$ref": "#/$defs/a39"}}})";
    QTest::newRow("too large") << R"({"type": "object", "description": ")"_ba +
                                      QByteArray(2'000'000, 'x') + "\"}";
}

void TestRecordSchema::schemasWithoutAnEndAreRefused()
{
    QFETCH(QByteArray, text);
    const auto schema = RecordSchema::fromText(text);
    QVERIFY(!schema);
    QVERIFY2(schema.error().sentence.startsWith(u"The record schema is wrong"_s),
             qPrintable(schema.error().sentence));
}

INTRAY_TEST_APPLESS_MAIN(TestRecordSchema)
#include "tst_recordschema.moc"
