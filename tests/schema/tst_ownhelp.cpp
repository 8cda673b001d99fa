// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/fieldkind.h"
#include "schema/ownhelp.h"
#include "schema/recordschema.h"
#include "support/languages.h"
#include "support/testclass.h"

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

INTRAY_TEST_GUILESS_MAIN(OwnHelpTest)
#include "tst_ownhelp.moc"
