// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "transfer/recordtext.h"

#include <QTest>

using namespace intray;

/// Records are read from their JSON text without becoming values, and are the same.
class RecordTextTest : public QObject
{
    Q_OBJECT

private slots:
    void eachFieldIsReadInItsOrder();
    void escapesAreUndone();
    void whatIsNoTextStaysJson();
    void halvesOfLettersAreRead();
    void theLastOfTwoCounts();
    void whatIsNoObjectHasNoFields_data();
    void whatIsNoObjectHasNoFields();
    void theNextRecordLeavesNothingOfTheLast();
    void numbersAreShownAsValuesAre_data();
    void numbersAreShownAsValuesAre();
    void textsAreWrittenAsJson();

private:
    /// "name=T:text", with T, J or M for the kind.
    QStringList fieldsIn(QByteArrayView json)
    {
        QStringList fields;
        for (const NamedCell &field : m_text.read(json)) {
            const char *kinds = "MTJ";
            fields << QString::fromUtf8(field.name) + u'=' +
                          QLatin1Char(kinds[int(field.cell.kind)]) + u':' +
                          QString::fromUtf8(field.cell.text);
        }
        return fields;
    }

    RecordText m_text;
};

static QString joined(const QStringList &fields)
{
    return fields.join(QStringLiteral(" | "));
}

void RecordTextTest::eachFieldIsReadInItsOrder()
{
    QCOMPARE(joined(fieldsIn(R"({"b":"x","a": "","c" : null})")),
             QStringLiteral("b=T:x | a=T: | c=M:"));
}

void RecordTextTest::escapesAreUndone()
{
    QCOMPARE(joined(fieldsIn("{\"a\\\"b\":\"\\n\\t\\\\\\/\\u00e9\\ud83d\\udc36\"}")),
             QStringLiteral("a\"b=T:\n\t\\/é🐶"));
}

void RecordTextTest::whatIsNoTextStaysJson()
{
    QCOMPARE(
        joined(fieldsIn(R"({"n": -12.50 ,"y":true,"l": [1, "]"] ,"o": {"a": {"b": "}"}}})")),
        QStringLiteral("n=J:-12.50 | y=J:true | l=J:[1, \"]\"] | o=J:{\"a\": {\"b\": \"}\"}}"));
}

void RecordTextTest::halvesOfLettersAreRead()
{
    const QStringList fields = fieldsIn(R"({"a":"x\ud800","b":"y","n":1.5,"m":null})");
    QCOMPARE(fields.size(), 4);
    QVERIFY(fields.contains(QStringLiteral("b=T:y")) && fields.contains(QStringLiteral("n=J:1.5")));
    QVERIFY(fields.constFirst().startsWith(QStringLiteral("a=T:x")));
}

void RecordTextTest::theLastOfTwoCounts()
{
    QCOMPARE(joined(fieldsIn(R"({"a":"1","b":"2","a":"3"})")),
             QStringLiteral("a=T:1 | b=T:2 | a=T:3"));
}

void RecordTextTest::whatIsNoObjectHasNoFields_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text : {"", " ", "null", "[1]", "\"a\"", "7", "{", "{\"a\"", "{\"a\":}",
                             "{\"a\":\"", "{\"a\":[}", "{\"a\":{", "\xFF", "{\"\xFF\":1"})
        QTest::newRow(text) << QByteArray(text);
    QTest::newRow("deep") << QByteArray(100'000, '[');
    QTest::newRow("deep in a field") << QByteArray("{\"a\":" + QByteArray(100'000, '['));
}

void RecordTextTest::whatIsNoObjectHasNoFields()
{
    QFETCH(QByteArray, text);
    QCOMPARE(fieldsIn(text), QStringList());
}

void RecordTextTest::theNextRecordLeavesNothingOfTheLast()
{
    (void)fieldsIn(R"({"a":"1","b":"2"})");
    QCOMPARE(joined(fieldsIn(R"({"c":"3"})")), QStringLiteral("c=T:3"));
    (void)fieldsIn(R"({"a":"\ud800"})");
    QCOMPARE(joined(fieldsIn(R"({"c":"3"})")), QStringLiteral("c=T:3"));
}

void RecordTextTest::numbersAreShownAsValuesAre_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("shown");
    QTest::addColumn<QByteArray>("compact");
    const auto row = [](const char *json, const char *shown, const char *compact) {
        QTest::newRow(json) << QByteArray(json) << QByteArray(shown) << QByteArray(compact);
    };
    row("0", "0", "0");
    row("-7", "-7", "-7");
    row("12.50", "12.5", "12.5");
    row("1e3", "1000", "1000");
    row("true", "true", "true");
    row("9007199254740993", "9007199254740993", "9007199254740993");
    row("123456789012345678901", "123456789012345678901", "123456789012345678901");
    row("[1, 2.50]", "[1,2.5]", "[1,2.5]");
    row("{\"b\": 1, \"a\": \"x\"}", "{\"a\":\"x\",\"b\":1}", "{\"a\":\"x\",\"b\":1}");
}

void RecordTextTest::numbersAreShownAsValuesAre()
{
    QFETCH(QByteArray, json);
    QTEST(shownJson(json), "shown");
    QTEST(compactJson(json), "compact");
}

void RecordTextTest::textsAreWrittenAsJson()
{
    QByteArray line;
    appendJsonText(line, "a\"b\\c\n\x01\x1F/é");
    QCOMPARE(line, QByteArray("\"a\\\"b\\\\c\\n\\u0001\\u001f/é\""));
}

INTRAY_TEST_GUILESS_MAIN(RecordTextTest)
#include "tst_recordtext.moc"
