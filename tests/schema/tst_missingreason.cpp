// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/recordschema.h"
#include "support/testclass.h"

#include <QJsonArray>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// The reasons for which a field may be empty.
class MissingReasonTest : public QObject
{
    Q_OBJECT

private slots:
    void aFieldHasTheReasonsOfItsRule();
    void peopleWriteOnePerLine();
    void wordsThatMakeNoSenseAreTold_data();
    void wordsThatMakeNoSenseAreTold();
    void aTextOrItsCodeMeansTheReason();
    void onlyTheRequiredFieldIsExcused();
    void whatIsFilledInNeedsNoReason();
};

static QJsonObject schemaWith(const QJsonObject &words)
{
    return {{u"properties"_s, QJsonObject{{u"phone"_s, QJsonObject{{u"x-intray"_s, words}}},
                                          {u"mail"_s, QJsonObject()}}},
            {u"required"_s, QJsonArray{u"phone"_s, u"mail"_s}}};
}

static const QList<MissingReason> bothReasons{{u"not asked"_s, {}}, {u"refused"_s, u"-98"_s}};

void MissingReasonTest::aFieldHasTheReasonsOfItsRule()
{
    const auto schema = RecordSchema::fromJson(schemaWith(withMissingReasons({}, bothReasons)));
    QVERIFY(schema);
    QCOMPARE(schema->fields().size(), 2);
    for (const Field &field : schema->fields())
        QCOMPARE(field.missing, field.name == u"phone" ? bothReasons : QList<MissingReason>());
}

void MissingReasonTest::peopleWriteOnePerLine()
{
    QCOMPARE(linesOf(bothReasons), (QStringList{u"not asked"_s, u"refused = -98"_s}));
    QCOMPARE(missingReasonsOf(linesOf(bothReasons)), bothReasons);
    QCOMPARE(missingReasonsOf({u"a = b = c"_s}), (QList<MissingReason>{{u"a = b"_s, u"c"_s}}));
}

void MissingReasonTest::wordsThatMakeNoSenseAreTold_data()
{
    QTest::addColumn<QJsonObject>("words");
    QTest::addColumn<QString>("place");
    const QJsonArray reasons{u"refused"_s};
    QTest::newRow("no list") << QJsonObject{{u"missing"_s, u"refused"_s}} << u"missing"_s;
    QTest::newRow("none") << QJsonObject{{u"missing"_s, QJsonArray()}} << u"missing"_s;
    QTest::newRow("twice") << QJsonObject{{u"missing"_s, QJsonArray{u"a"_s, u"a"_s}}}
                           << u"missing"_s;
    QTest::newRow("blank") << QJsonObject{{u"missing"_s, QJsonArray{u" "_s}}} << u"missing"_s;
    QTest::newRow("a number") << QJsonObject{{u"missing"_s, QJsonArray{1}}} << u"missing"_s;
    QTest::newRow("a code of none")
        << QJsonObject{{u"missing"_s, reasons},
                       {u"missing_codes"_s, QJsonObject{{u"other"_s, u"-1"_s}}}}
        << u"missing_codes"_s;
    QTest::newRow("a code that is no text")
        << QJsonObject{{u"missing"_s, reasons},
                       {u"missing_codes"_s, QJsonObject{{u"refused"_s, -98}}}}
        << u"missing_codes"_s;
}

void MissingReasonTest::wordsThatMakeNoSenseAreTold()
{
    QFETCH(const QJsonObject, words);
    QFETCH(const QString, place);
    const auto schema = RecordSchema::fromJson(schemaWith(words));
    QVERIFY(!schema);
    QVERIFY2(schema.error().sentence.contains(u"/properties/phone/x-intray/"_s + place),
             qPrintable(schema.error().sentence));
}

void MissingReasonTest::aTextOrItsCodeMeansTheReason()
{
    QCOMPARE(missingReasonMeant(bothReasons, u"-98"_s), u"refused"_s);
    QCOMPARE(missingReasonMeant(bothReasons, u" Refused "_s), u"refused"_s);
    QCOMPARE(missingReasonMeant(bothReasons, u"98"_s), QString());
    QCOMPARE(missingReasonMeant(bothReasons, {}), QString());
}

void MissingReasonTest::onlyTheRequiredFieldIsExcused()
{
    const auto schema = RecordSchema::fromJson(schemaWith({}));
    const QJsonObject missing{{u"phone"_s, u"refused"_s}};
    const QList<Fault> faults = withoutExcused(schema->check({}), missing);
    QCOMPARE(faults.size(), 1);
    QCOMPARE(faults.first().field, u"mail"_s);
}

void MissingReasonTest::whatIsFilledInNeedsNoReason()
{
    const QJsonObject missing{{u"phone"_s, u"refused"_s}, {u"mail"_s, u"refused"_s}};
    QCOMPARE(stillMissing(missing, {{u"phone"_s, u"555"_s}, {u"mail"_s, u" "_s}}),
             (QJsonObject{{u"mail"_s, u"refused"_s}}));
}

INTRAY_TEST_GUILESS_MAIN(MissingReasonTest)
#include "tst_missingreason.moc"
