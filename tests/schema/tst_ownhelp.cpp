// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/examplewords.h"
#include "schema/fieldkind.h"
#include "schema/fieldrules.h"
#include "schema/ownhelp.h"
#include "schema/recordschema.h"
#include "support/languages.h"
#include "support/testclass.h"

#include <QJsonArray>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// The help that an import writes is read in the language of whoever reads it.
class OwnHelpTest : public QObject
{
    Q_OBJECT

private slots:
    void itIsWrittenTheSameInEveryLanguage();
    void itIsShownInTheLanguageOfTheWindow();
    void whatAPersonWroteStaysAsItIs();
    void theHintAtTheDeskSpeaksTheLanguage();
    void afterAnotherRuleItTellsWhatThatOneWants_data();
    void afterAnotherRuleItTellsWhatThatOneWants();
    void anExampleThatEndsInADotEndsTheSentence();
};

static QString wholeHelp()
{
    return usualHelp(*FieldKind::from(u"whole"_s, {}), u"12"_s);
}

void OwnHelpTest::itIsWrittenTheSameInEveryLanguage()
{
    const Speaking speaking(u"de"_s);
    QCOMPARE(wholeHelp(), u"Usually a whole number like 12."_s);
    QCOMPARE(writtenHelp(u"10046"_s), u"Write it like 10046."_s);
}

void OwnHelpTest::itIsShownInTheLanguageOfTheWindow()
{
    QCOMPARE(shownHelp(wholeHelp()), wholeHelp());
    const Speaking speaking(u"de"_s);
    QVERIFY2(shownHelp(wholeHelp()).contains(u"ganze Zahl"_s), qPrintable(shownHelp(wholeHelp())));
    QVERIFY(shownHelp(wholeHelp()).contains(u"12"_s));
    const QString yes = usualHelp(*FieldKind::from(u"yes-no"_s, {}), {});
    QVERIFY(shownHelp(yes) != yes);
    QVERIFY(shownHelp(u"Write it like %1 or 10046."_s).contains(u"%1 or 10046"_s));
}

void OwnHelpTest::whatAPersonWroteStaysAsItIs()
{
    const Speaking speaking(u"de"_s);
    for (const QString &own : {u"As on the form."_s, u"Usually a whole number like ."_s, QString()})
        QCOMPARE(shownHelp(own), own);
}

void OwnHelpTest::theHintAtTheDeskSpeaksTheLanguage()
{
    const auto schema = RecordSchema::fromJson(
        {{u"type"_s, u"object"_s},
         {u"properties"_s, QJsonObject{{u"n"_s, QJsonObject{{u"type"_s, u"string"_s},
                                                            {u"description"_s, wholeHelp()}}}}}});
    QCOMPARE(schema->fields().constFirst().hint, wholeHelp());
    const Speaking speaking(u"de"_s);
    const auto again = RecordSchema::fromJson(schema->toJson());
    QCOMPARE(again->fields().constFirst().hint, shownHelp(wholeHelp()));
}

static Field fieldWith(const QString &help, const QString &pattern)
{
    const QJsonObject field{
        {u"type"_s, u"string"_s}, {u"description"_s, help}, {u"pattern"_s, pattern}};
    const auto schema = RecordSchema::fromJson(
        {{u"type"_s, u"object"_s}, {u"properties"_s, QJsonObject{{u"n"_s, field}}}});
    return schema->fields().constFirst();
}

static QString faultOf(const QString &value, const QString &help, const QString &pattern)
{
    const FieldRules rules(QJsonObject{{u"description"_s, help}, {u"pattern"_s, pattern}}, false);
    const auto broken = rules.faultIn(QJsonValue(value));
    return broken ? broken->sentence : QString();
}

void OwnHelpTest::afterAnotherRuleItTellsWhatThatOneWants_data()
{
    QTest::addColumn<QString>("help");
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("told");
    const QString fraction = u"^[0-9]\\.[0-9]{2,3}$"_s; // as 0.05, 0.055 make it
    QTest::newRow("one of its values is wrong now")
        << u"Write it like 0.05, 0.05%."_s << fraction << u"0.069%"_s
        << u"Write it like 0.05, 1.234."_s;
    QTest::newRow("each of its values is wrong now")
        << u"Write it like 12.0 oz, 12.0 oz., 12.0 OZ.."_s << u"^[0-9]{2} ounces$"_s << u"12.0 oz"_s
        << u"Write it like 12 ounces."_s;
    QTest::newRow("only the one with the dot is right")
        << u"Write it like 12.0 oz, 12.0 oz.."_s << u"^12\\.0 oz\\.$"_s << u"12.0 oz"_s
        << u"Write it like 12.0 oz."_s;
    QTest::newRow("it was of a kind") << u"Usually a number like 12.5."_s << u"^[0-9]{2} oz$"_s
                                      << u"12.5"_s << u"Write it like 12 oz."_s;
    QTest::newRow("no value shows what the rule wants")
        << u"Write it like 0.05%."_s << u"^[0-9.]+$"_s << u"0.05%"_s
        << u"This does not match the pattern ^[0-9.]+$."_s;
    QTest::newRow("all its values are right still")
        << u"Write it like 12345."_s << u"^[0-9]{4,5}$"_s << u"12"_s << u"Write it like 12345."_s;
    QTest::newRow("a person wrote it") << u"As on the bottle: 0.05%."_s << fraction << u"0.069%"_s
                                       << u"As on the bottle: 0.05%."_s;
}

void OwnHelpTest::afterAnotherRuleItTellsWhatThatOneWants()
{
    QFETCH(QString, help);
    QFETCH(QString, pattern);
    QFETCH(QString, value);
    QFETCH(QString, told);
    QCOMPARE(faultOf(value, help, pattern), told);
    const QString hint = fieldWith(help, pattern).hint;
    QCOMPARE(hint, told.contains(u"pattern"_s) ? QString() : told);
}

void OwnHelpTest::anExampleThatEndsInADotEndsTheSentence()
{
    QCOMPARE(writtenHelp(u"12.0 OZ."_s), u"Write it like 12.0 OZ."_s);
    QCOMPARE(shownHelp(u"Write it like 12.0 oz, 12.0 OZ.."_s),
             u"Write it like 12.0 oz, 12.0 OZ."_s); // as it was kept so far
    QCOMPARE(withOneDot(u"One of them..."_s), u"One of them..."_s);
    QCOMPARE(withOneDot(u"The reason: “Urgent.”."_s), u"The reason: “Urgent.”"_s);
    QCOMPARE(withOneDot(u"Der Grund: „Eilt!“."_s), u"Der Grund: „Eilt!“"_s);
    QCOMPARE(withOneDot(u"La raison : « Urgent. »."_s), u"La raison : « Urgent. »"_s);
    QCOMPARE(withOneDot(u"Paused: “Stop.”. Go on."_s), u"Paused: “Stop.” Go on."_s);
    QCOMPARE(withOneDot(u"The reason: “Urgent”."_s), u"The reason: “Urgent”."_s);
    const FieldRules rules(QJsonObject{{u"enum"_s, QJsonArray{u"Co."_s, u"Inc."_s}}}, false);
    QCOMPARE(rules.faultIn(u"Ltd"_s)->sentence, u"This must be one of: Co., Inc."_s);
    const Speaking speaking(u"de"_s);
    QVERIFY(!shownHelp(u"Write it like 12.0 OZ.."_s).contains(u".."_s));
}

INTRAY_TEST_GUILESS_MAIN(OwnHelpTest)
#include "tst_ownhelp.moc"
