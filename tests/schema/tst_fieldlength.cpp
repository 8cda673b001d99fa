// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/fieldlength.h"
#include "schema/recordschema.h"
#include "support/testclass.h"

#include <QJsonDocument>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// How long a field's values can be, so that it is shown as wide as that.
class FieldLength : public QObject
{
    Q_OBJECT

private slots:
    void patternsAreMeasured_data();
    void patternsAreMeasured();
    void rulesTellHowLongAValueIs_data();
    void rulesTellHowLongAValueIs();
};

constexpr int any = -1;

void FieldLength::patternsAreMeasured_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<int>("longest");
    QTest::newRow("digits") << u"^[0-9]{5}$"_s << 5;
    QTest::newRow("letters before") << u"^C-[0-9]{5}$"_s << 7;
    QTest::newRow("escapes") << u"^\\(\\d{3}\\) \\d{3}-\\d{4}$"_s << 14;
    QTest::newRow("a range of times") << u"^[A-Z]{1,3}\\.?$"_s << 4;
    QTest::newRow("a group that may be missing") << u"^\\d{5}(-\\d{4})?$"_s << 10;
    QTest::newRow("a group that comes again") << u"^(?:ab|cde){2}$"_s << 6;
    QTest::newRow("the longer alternative") << u"^(Mr|Mrs|Dr)$"_s << 3;
    QTest::newRow("a bracket among the letters") << u"^[]a]b$"_s << 2;
    QTest::newRow("an escape among the letters") << u"^[\\]a]b$"_s << 2;
    QTest::newRow("nothing") << u"^$"_s << 0;
    QTest::newRow("no end") << u"^[0-9]{5}"_s << any;
    QTest::newRow("no beginning") << u"[0-9]{5}$"_s << any;
    QTest::newRow("any number") << u"^[A-Z][a-z]*$"_s << any;
    QTest::newRow("one or more") << u"^\\d+$"_s << any;
    QTest::newRow("at least") << u"^\\d{2,}$"_s << any;
    QTest::newRow("what stands before") << u"^(a)\\1$"_s << any;
    QTest::newRow("what must follow") << u"^(?=a)a$"_s << any;
    QTest::newRow("a class by name") << u"^[[:digit:]]$"_s << any;
    QTest::newRow("a group that does not end") << u"^(ab$"_s << any;
    QTest::newRow("a group that did not begin") << u"^ab)$"_s << any;
    QTest::newRow("empty") << QString() << any;
}

void FieldLength::patternsAreMeasured()
{
    QFETCH(QString, pattern);
    QTEST(longestOfPattern(pattern).value_or(any), "longest");
}

void FieldLength::rulesTellHowLongAValueIs_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("longest");
    QTest::newRow("nothing") << u"{}"_s << any;
    QTest::newRow("a state") << uR"({"enum": ["AL", "TX"]})"_s << 2;
    QTest::newRow("a city") << uR"({"enum": ["Opp", "Birmingham"]})"_s << 10;
    QTest::newRow("at most") << uR"({"type": "string", "maxLength": 30})"_s << 30;
    QTest::newRow("the shorter counts")
        << uR"({"type": "string", "maxLength": 30, "pattern": "^[0-9]{5}$"})"_s << 5;
    QTest::newRow("a date") << uR"({"type": "string", "format": "date"})"_s << 10;
    QTest::newRow("a date in its form")
        << uR"({"type": "string", "x-intray": {"kind": "date", "format": "d.M.yy"}})"_s << 7;
    QTest::newRow("a number") << uR"({"type": "integer"})"_s << 15;
    QTest::newRow("yes or no") << uR"({"type": "boolean"})"_s << 5;
    QTest::newRow("many lines")
        << uR"({"type": "string", "maxLength": 20, "x-intray": {"multiline": true}})"_s << any;
}

void FieldLength::rulesTellHowLongAValueIs()
{
    QFETCH(QString, rules);
    const QByteArray text = u"{\"properties\": {\"field\": %1}}"_s.arg(rules).toUtf8();
    const QJsonObject json = QJsonDocument::fromJson(text).object();
    const auto schema = RecordSchema::fromJson(json);
    QVERIFY2(schema, schema ? "" : qPrintable(schema.error().sentence));
    QTEST(longestValue(schema->fields().constFirst(), json).value_or(any), "longest");
}

INTRAY_TEST_GUILESS_MAIN(FieldLength)
#include "tst_fieldlength.moc"
