// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/schemachanges.h"
#include "support/testclass.h"

#include <QJsonDocument>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What is told of a change in a record schema.
class TestSchemaChanges : public QObject
{
    Q_OBJECT

private slots:
    void eachDifferenceIsNamed_data();
    void eachDifferenceIsNamed();
    void theSameInOtherWordsIsNoDifference();
    void manyAreCounted();
};

static QJsonObject jsonOf(const QByteArray &text)
{
    return QJsonDocument::fromJson(text).object();
}

static QString valuesUpTo(int last)
{
    QStringList values;
    for (int i = 1; i <= last; ++i)
        values << u"\"s%1\""_s.arg(i);
    return values.join(u',');
}

void TestSchemaChanges::eachDifferenceIsNamed_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("told");
    const auto row = [](const char *name, QByteArray before, QByteArray after, const char *told) {
        QTest::newRow(name) << before << after << QString::fromUtf8(told);
    };
    const auto field = [](const QByteArray &words) {
        return R"({"properties":{"zip":{)" + words + "}}}";
    };
    row("required", field(""), R"({"properties":{"zip":{}},"required":["zip"]})",
        "field zip: required added");
    row("no more required", R"({"properties":{"zip":{}},"required":["zip"]})", field(""),
        "field zip: required removed");
    row("fewer values", field(R"("enum":[)" + valuesUpTo(52).toUtf8() + "]"),
        field(R"("enum":[)" + valuesUpTo(50).toUtf8() + "]"),
        "field zip: list of values 52 → 50 (without s51, s52)");
    row("other values", field(R"("enum":["a","b"])"), field(R"("enum":["a","c"])"),
        "field zip: list of values a, b → a, c");
    row("kind", field(""), field(R"("x-intray":{"kind":"date","format":"dd.MM.yyyy"})"),
        "field zip: format added: dd.MM.yyyy; field zip: kind added: date");
    row("pattern", field(R"("pattern":"^[0-9]{4}$")"), field(R"("pattern":"^[0-9]{5}$")"),
        "field zip: pattern ^[0-9]{4}$ → ^[0-9]{5}$");
    row("label", field(R"("title":"ZIP")"), field(R"("title":"Ταχ. κώδικας")"),
        "field zip: label ZIP → Ταχ. κώδικας");
    row("flag", field(""), field(R"("readOnly":true)"), "field zip: read-only added");
    row("a field", field(""), R"({"properties":{"zip":{},"town":{"title":"T"}}})",
        "field town added");
    row("gone", R"({"properties":{"zip":{},"town":{}}})", field(""), "field town removed");
    row("order", R"({"properties":{"a":{},"b":{}}})",
        R"({"properties":{"a":{},"b":{}},"x-intray":{"order":["b","a"]}})",
        "order of the fields a, b → b, a");
    row("rule", field(""), R"({"properties":{"zip":{}},"x-intray":{"rules":[{"unique":["zip"]}]}})",
        "rule unique zip added");
    row("no rule", R"({"properties":{"zip":{}},"x-intray":{"rules":[{"unique":["zip"]}]}})",
        field(""), "rule unique zip removed");
    row("its sentence", R"({"properties":{"zip":{}},"x-intray":{"rules":[{"unique":["zip"]}]}})",
        R"({"properties":{"zip":{}},"x-intray":{"rules":[{"unique":["zip"],"sentence":"Ask."}]}})",
        "rule unique zip added: Ask.; rule unique zip removed");
    row("foreign", R"({"definitions":{"a":{"b":1}}})", R"({"definitions":{"a":{"b":2}}})",
        R"(definitions {"a":{"b":1}} → {"a":{"b":2}})");
    row("long and nested",
        R"({"definitions":{"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa":1}})",
        R"({"definitions":{"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa":2}})",
        R"(definitions {"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa… → )"
        R"({"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa… (otherwise))");
}

void TestSchemaChanges::eachDifferenceIsNamed()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QString, told);
    QCOMPARE(inWords(schemaDifferences(jsonOf(before), jsonOf(after)), 10), told);
    QVERIFY(schemaDifferences(jsonOf(after), jsonOf(after)).isEmpty());
}

void TestSchemaChanges::theSameInOtherWordsIsNoDifference()
{
    QVERIFY(
        schemaDifferences(
            jsonOf(R"({"properties":{"a":{"x-intray-multiline":true}},"x-intray-order":["a"]})"),
            jsonOf(R"({"properties":{"a":{"x-intray":{"multiline":true}}},
                           "x-intray":{"order":["a"]}})"))
            .isEmpty());
}

void TestSchemaChanges::manyAreCounted()
{
    const auto all =
        schemaDifferences({}, jsonOf(R"({"properties":{"a":{},"b":{},"c":{},"d":{}}})"));
    QCOMPARE(all.size(), 4);
    QCOMPARE(inWords(all, 2), u"field a added; field b added; and 2 more"_s);
}

INTRAY_TEST_APPLESS_MAIN(TestSchemaChanges)
#include "tst_schemachanges.moc"
