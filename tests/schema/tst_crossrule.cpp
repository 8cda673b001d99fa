// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/intraywords.h"
#include "schema/recordschema.h"
#include "support/testclass.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// The keyword "x-intray": kinds, placeholders and rules across fields, in the checks of one
/// record.
class TestCrossRule : public QObject
{
    Q_OBJECT

private slots:
    void theFormerKeywordsAreReadAndSavedAsTheOne();
    void aPlaceholderIsNoValue();
    void aKindIsARule();
    void limitsAreOfTheKind();
    void oneFieldMayNotComeAfterTheOther();
    void aConditionHoldsOnlyWhereItApplies();
    void itsOwnSentenceIsTold();
    void rulesOverOtherRecordsAreLeftToThem();
    void brokenWordsAreRefusedWithThePlace_data();
    void brokenWordsAreRefusedWithThePlace();
    void whatCannotBeMeantIsRefusedWithThePlace_data();
    void whatCannotBeMeantIsRefusedWithThePlace();
    void whatCanBeMeantIsTaken();
    void tooManyFieldsAreRefused();
};

static RecordSchema schemaFrom(const QByteArray &json)
{
    const auto schema = RecordSchema::fromText(json);
    if (!schema)
        qFatal("%s", qPrintable(schema.error().sentence));
    return *schema;
}

static QString broken(const RecordSchema &schema, const Record &record)
{
    QStringList all;
    for (const Fault &fault : schema.check(record))
        all << fault.field + u':' + fault.rule;
    return all.join(u' ');
}

void TestCrossRule::theFormerKeywordsAreReadAndSavedAsTheOne()
{
    const RecordSchema schema =
        schemaFrom(R"({"properties":{"a":{"x-intray-multiline":true},"b":{}},
        "x-intray-order":["b","a"],"x-intray-list":["a"],"x-intray-key":["b"]})");
    QCOMPARE(schema.fields().at(0).name, u"b"_s);
    QVERIFY(schema.fields().at(1).multiline && schema.fields().at(1).inList);
    QCOMPARE(schema.keyFields(), QStringList{u"b"_s});
    const QJsonObject saved = schema.toJson();
    QVERIFY(!saved.contains(u"x-intray-order"_s));
    QCOMPARE(saved.value(intrayKeyword).toObject().value(u"order"_s),
             QJsonValue(QJsonArray{u"b"_s, u"a"_s}));
    QCOMPARE(RecordSchema::fromJson(saved)->fields(), schema.fields());
}

void TestCrossRule::aPlaceholderIsNoValue()
{
    const RecordSchema schema = schemaFrom(
        R"({"properties":{"a":{"pattern":"^[0-9]+$","x-intray":{"placeholders":["N/A","-"]}},
            "b":{"x-intray":{"placeholders":["-"]}}},"required":["b"]})");
    QCOMPARE(broken(schema, {{u"a"_s, u"N/A"_s}, {u"b"_s, u"x"_s}}), QString());
    QCOMPARE(broken(schema, {{u"a"_s, u"n/a"_s}, {u"b"_s, u" - "_s}}), u"a:pattern b:required"_s);
}

void TestCrossRule::aKindIsARule()
{
    const RecordSchema schema =
        schemaFrom(R"({"properties":{"d":{"x-intray":{"kind":"date","format":"dd.MM.yyyy"}}}})");
    QCOMPARE(broken(schema, {{u"d"_s, u"29.02.2024"_s}}), QString());
    QCOMPARE(broken(schema, {{u"d"_s, u"29.02.2023"_s}}), u"d:kind"_s);
    QCOMPARE(broken(schema, {{u"d"_s, QString()}}), QString());
    QVERIFY(schema.check({{u"d"_s, u"x"_s}}).constFirst().sentence.contains(u"31.01.2026"));
    QVERIFY(schema.fields().constFirst().hint.contains(u"31.01.2026"));
}

void TestCrossRule::limitsAreOfTheKind()
{
    const RecordSchema schema = schemaFrom(
        R"({"properties":{"d":{"x-intray":{"kind":"date","format":"d.M.yyyy","most":"31.12.2026"}},
            "n":{"x-intray":{"kind":"whole","format":"1234%","least":0,"most":"100%"}}}})");
    QCOMPARE(broken(schema, {{u"d"_s, u"1.1.2026"_s}, {u"n"_s, u"100%"_s}}), QString());
    QCOMPARE(broken(schema, {{u"d"_s, u"1.1.2027"_s}, {u"n"_s, u"101%"_s}}), u"d:range n:range"_s);
    QCOMPARE(broken(schema, {{u"n"_s, u"-1%"_s}}), u"n:range"_s);
    QCOMPARE(broken(schema, {{u"n"_s, 100}}), QString());
    QCOMPARE(broken(schema, {{u"n"_s, 101}}), u"n:range"_s);
    QCOMPARE(broken(schema, {{u"n"_s, -1}}), u"n:range"_s);
}

void TestCrossRule::oneFieldMayNotComeAfterTheOther()
{
    const RecordSchema schema = schemaFrom(
        R"({"properties":{"start":{"title":"Start","x-intray":{"kind":"date","format":"d.M.yyyy"}},
            "end":{"x-intray":{"kind":"date"}}},"x-intray":{"rules":[{"compare":["start","<=","end"]}]}})");
    QCOMPARE(broken(schema, {{u"start"_s, u"9.1.2026"_s}, {u"end"_s, u"2026-01-10"_s}}), QString());
    QCOMPARE(broken(schema, {{u"start"_s, u"9.1.2026"_s}, {u"end"_s, u"2026-01-08"_s}}),
             u"end:start<=end"_s);
    QCOMPARE(broken(schema, {{u"start"_s, u"9.1.2026"_s}, {u"end"_s, QString()}}), QString());
    QVERIFY(schema.check({{u"start"_s, u"9.1.2026"_s}, {u"end"_s, u"2026-01-08"_s}})
                .constFirst()
                .sentence.contains(u"“Start”"));
}

void TestCrossRule::aConditionHoldsOnlyWhereItApplies()
{
    const RecordSchema schema = schemaFrom(
        R"({"properties":{"state":{},"end":{"x-intray":{"placeholders":["-"]}},"why":{}},
            "x-intray":{"rules":[
            {"if":{"state":{"is":["done"]}},"then":{"end":{"filled":true}}},
            {"if":{"end":{"filled":false}},"then":{"why":{"is":["late","lost"]}}}]}})");
    QCOMPARE(broken(schema, {{u"state"_s, u"open"_s}, {u"why"_s, u"late"_s}}), QString());
    QCOMPARE(broken(schema, {{u"state"_s, u"done"_s}, {u"end"_s, u"-"_s}}),
             u"end:if state then end"_s);
    QCOMPARE(broken(schema, {{u"state"_s, u"done"_s}, {u"end"_s, u"x"_s}}), QString());
    QCOMPARE(broken(schema, {{u"why"_s, u"other"_s}}), u"why:if end then why"_s);
}

void TestCrossRule::itsOwnSentenceIsTold()
{
    const RecordSchema schema = schemaFrom(
        R"({"properties":{"a":{"type":"integer"},"b":{"type":"integer"}},"x-intray":{"rules":[
            {"compare":["a","<","b"],"sentence":"Ask the warehouse."}]}})");
    const auto faults = schema.check({{u"a"_s, 2}, {u"b"_s, 2}});
    QCOMPARE(faults.size(), 1);
    QCOMPARE(faults.constFirst().sentence, u"Ask the warehouse."_s);
}

void TestCrossRule::rulesOverOtherRecordsAreLeftToThem()
{
    const RecordSchema schema = schemaFrom(
        R"({"properties":{"zip":{},"city":{}},"x-intray":{"rules":[
            {"for_equal":["zip"],"equal":["city"]},{"unique":["zip"]}]}})");
    QCOMPARE(schema.crossRules().size(), 2);
    QVERIFY(schema.crossRules().constFirst().needsOtherRecords());
    QCOMPARE(broken(schema, {{u"zip"_s, u"1"_s}, {u"city"_s, u"a"_s}}), QString());
}

void TestCrossRule::brokenWordsAreRefusedWithThePlace_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QString>("place");
    const auto top = [](const char *name, QByteArray words, const char *place) {
        QTest::newRow(name) << words << QByteArray("{}") << QString::fromUtf8(place);
    };
    const auto inField = [](const char *name, QByteArray words, const char *place) {
        QTest::newRow(name) << QByteArray("{}") << words
                            << u"/properties/a/x-intray"_s + QString::fromUtf8(place);
    };
    top("no object", "[]", "/x-intray");
    top("unknown word", R"({"oder":[]})", "/x-intray/oder");
    top("order", R"({"order":{}})", "/x-intray/order");
    top("rules", R"({"rules":{}})", "/x-intray/rules");
    top("no rule", R"({"rules":[{"unique":["a"]},{"x":1}]})", "/x-intray/rules/1");
    top("comparison", R"({"rules":[{"compare":["a",">","a"]}]})", "/x-intray/rules/0");
    top("condition", R"({"rules":[{"if":{"a":{}},"then":{"a":{"filled":true}}}]})",
        "/x-intray/rules/0");
    top("stranger", R"({"rules":[{"unique":["b"]}]})", "/x-intray/rules/0");
    inField("no words", "5", "");
    inField("unknown", R"({"kidn":"date"})", "/kidn");
    inField("kind", R"({"kind":"colour"})", "/kind");
    inField("format", R"({"kind":"date","format":"?"})", "/format");
    inField("limit", R"({"kind":"date","least":"tomorrow"})", "/least");
    inField("limit of text", R"({"least":5})", "/least");
    inField("placeholders", R"({"placeholders":"-"})", "/placeholders");
    inField("multiline", R"({"multiline":1})", "/multiline");
}

void TestCrossRule::brokenWordsAreRefusedWithThePlace()
{
    QFETCH(QByteArray, words);
    QFETCH(QByteArray, field);
    QFETCH(QString, place);
    const auto schema = RecordSchema::fromText(R"({"properties":{"a":{"x-intray":)" + field +
                                               R"(}},"x-intray":)" + words + "}");
    QVERIFY(!schema);
    QVERIFY2(schema.error().sentence.contains(place + u':'), qPrintable(schema.error().sentence));
}

void TestCrossRule::whatCannotBeMeantIsRefusedWithThePlace_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *name, QByteArray fields, QByteArray rules, const char *place) {
        QTest::newRow(name) << fields << rules << QString::fromUtf8(place);
    };
    const QByteArray ab = R"("a":{"x-intray":{"kind":"date"}},"b":{"x-intray":{"kind":"number"}})";
    row("least above most", R"("a":{"x-intray":{"kind":"number","least":5,"most":4}})", "",
        "/properties/a/x-intray/least");
    row("days", R"("a":{"x-intray":{"kind":"date","least":"2026-02-01","most":"2026-01-31"}})", "",
        "/properties/a/x-intray/least");
    row("minimum", R"("a":{"minimum":5,"maximum":4})", "", "/properties/a/minimum");
    row("length", R"("a":{"minLength":5,"maxLength":4})", "", "/properties/a/minLength");
    row("odd name", R"("a/b~":{"minLength":5,"maxLength":4})", "", "/properties/a~1b~0/minLength");
    row("format alone", R"("a":{"x-intray":{"format":"dd.MM.yyyy"}})", "",
        "/properties/a/x-intray/format");
    row("format of a text", R"("a":{"x-intray":{"kind":"email","format":"1234"}})", "",
        "/properties/a/x-intray/format");
    row("itself", R"("a":{"type":"number"})", R"({"compare":["a","<","a"]})", "/x-intray/rules/0");
    row("equal to itself", R"("a":{})", R"({"compare":["a","=","a"]})", "/x-intray/rules/0");
    row("kinds", ab, R"({"compare":["a","<=","b"]})", "/x-intray/rules/0");
    row("second of two", ab, R"({"unique":["a"]},{"compare":["a","=","b"]})", "/x-intray/rules/1");
    row("texts", R"("a":{"type":"string"},"b":{"type":"string"})", R"({"compare":["a","<","b"]})",
        "/x-intray/rules/0");
    row("units", R"("a":{"x-intray":{"kind":"number","format":"1234.5 oz"}},
                    "b":{"x-intray":{"kind":"number","format":"1234.5 g"}})",
        R"({"compare":["a","<","b"]})", "/x-intray/rules/0");
    row("determines itself", R"("a":{},"b":{})", R"({"for_equal":["a"],"equal":["b","a"]})",
        "/x-intray/rules/0");
    QByteArray many = R"({"unique":["a"]})";
    for (int i = 0; i < 5000; ++i)
        many += R"(,{"unique":["a"]})";
    row("too many", R"("a":{})", many, "/x-intray/rules");
}

/// It is refused as a new schema; one that a queue has already goes on to work.
void TestCrossRule::whatCannotBeMeantIsRefusedWithThePlace()
{
    QFETCH(QByteArray, fields);
    QFETCH(QByteArray, rules);
    QFETCH(QString, place);
    const QByteArray text =
        R"({"properties":{)" + fields + R"(},"x-intray":{"rules":[)" + rules + "]}}";
    const auto schema = RecordSchema::fromText(text);
    QVERIFY(!schema);
    QVERIFY2(schema.error().sentence.contains(place + u':'), qPrintable(schema.error().sentence));
    QVERIFY(RecordSchema::fromJson(QJsonDocument::fromJson(text).object()).has_value());
}

void TestCrossRule::whatCanBeMeantIsTaken()
{
    for (const QByteArray &text :
         {QByteArray(R"({"properties":{"a":{"x-intray":{"kind":"number","least":4,"most":4}}}})"),
          QByteArray(R"({"properties":{"a":{"minLength":4,"maxLength":4},"b":{}},"x-intray":{
              "rules":[{"compare":["a","=","b"]},{"compare":["b","=","a"]}]}})"),
          QByteArray(R"({"properties":{"a":{},"b":{}},"x-intray":{
              "rules":[{"compare":["a","<","b"]}]}})"),
          QByteArray(R"({"properties":{"a":{"type":"integer"},"b":{"type":"number"}},"x-intray":{
              "rules":[{"compare":["a","<","b"]}]}})"),
          QByteArray(R"({"properties":{"a":{"x-intray":{"kind":"date"}},
                         "b":{"x-intray":{"kind":"date-time"}}},"x-intray":{
              "rules":[{"compare":["a","<","b"]}]}})"),
          QByteArray(R"({"properties":{"a":{},"b":{}},"x-intray":{"rules":[
              {"if":{"a":{"is":["x"]}},"then":{"a":{"filled":true},"b":{"filled":true}}}]}})")}) {
        const auto schema = RecordSchema::fromText(text);
        QVERIFY2(schema.has_value(), text.constData());
    }
}

void TestCrossRule::tooManyFieldsAreRefused()
{
    QJsonObject properties;
    for (int i = 0; i < 5000; ++i)
        properties.insert(QString::number(i), QJsonObject());
    const auto schema =
        RecordSchema::fromText(QJsonDocument(QJsonObject{{u"properties"_s, properties}}).toJson());
    QVERIFY(!schema);
    QVERIFY(schema.error().sentence.contains(u"/properties"));
    QVERIFY(schema.error().sentence.contains(u"5000"));
}

INTRAY_TEST_APPLESS_MAIN(TestCrossRule)
#include "tst_crossrule.moc"
