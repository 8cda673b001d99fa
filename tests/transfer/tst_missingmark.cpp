// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "transfer/exporttemplate.h"
#include "transfer/mapping/importtemplate.h"
#include "transfer/missingmark.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What stands for a missing value can be told from all else, wherever it is said.
class MissingMarkTest : public QObject
{
    Q_OBJECT

private slots:
    void usualMarksAreTaken();
    void whatWouldBeReadAsSomethingElseIsRefused_data();
    void whatWouldBeReadAsSomethingElseIsRefused();
    void theFormatDecides();
    void templatesNameThePlace();
};

void MissingMarkTest::usualMarksAreTaken()
{
    for (const QString &mark :
         {u""_s, u"NULL"_s, u"\\N"_s, u"-"_s, u"é"_s, u"n/a"_s, u"-1"_s, u"."_s, u" "_s, u"'"_s})
        QCOMPARE(whyNoMissingMark(mark, u',', u'"'), QString());
}

void MissingMarkTest::whatWouldBeReadAsSomethingElseIsRefused_data()
{
    QTest::addColumn<QString>("mark");
    QTest::addColumn<QString>("word");
    QTest::newRow("quotes") << u"\"\""_s << u"quote character"_s;
    QTest::newRow("separator") << u","_s << u"separator"_s;
    QTest::newRow("line feed") << u"a\nb"_s << u"line end"_s;
    QTest::newRow("return") << u"\r"_s << u"line end"_s;
    QTest::newRow("formula") << u"=1"_s << u"formula"_s;
    QTest::newRow("at") << u"@a"_s << u"formula"_s;
    QTest::newRow("dashes") << u"--"_s << u"formula"_s;
    QTest::newRow("tab") << u"\tx"_s << u"formula"_s;
}

void MissingMarkTest::whatWouldBeReadAsSomethingElseIsRefused()
{
    QFETCH(QString, mark);
    QFETCH(QString, word);
    const QString why = whyNoMissingMark(mark, u',', u'"');
    QVERIFY2(why.contains(word) && why.endsWith(u'.'), qPrintable(why));
}

void MissingMarkTest::theFormatDecides()
{
    QVERIFY(whyNoMissingMark(u","_s, u';', u'"').isEmpty());
    QVERIFY(whyNoMissingMark(u"\""_s, u',', QChar()).isEmpty());
    QVERIFY(!whyNoMissingMark(u"'"_s, u',', u'\'').isEmpty());
    CsvChoices choices;
    choices.missing = u";"_s;
    QVERIFY(guessCsvFormat("a,b\n1,2\n", true, choices));
    const auto guessed = guessCsvFormat("a;b\n1;2\n", true, choices);
    QVERIFY(!guessed);
    QCOMPARE(guessed.error().kind, Error::Kind::Invalid);
}

void MissingMarkTest::templatesNameThePlace()
{
    const auto out = exportTemplateFromJson(R"({"for": "export", "null": "=1"})");
    QVERIFY(!out);
    QVERIFY2(out.error().sentence.contains(u"/null"_s), qPrintable(out.error().sentence));
    const auto in = templateFromJson(R"({"format": {"delimiter": ";", "null": ";"}})");
    QVERIFY(!in);
    QVERIFY2(in.error().sentence.contains(u"/format/null"_s), qPrintable(in.error().sentence));
    QVERIFY(templateFromJson(R"({"format": {"delimiter": ";", "null": ","}})"));
    QVERIFY(exportTemplateFromJson(R"({"for": "export", "null": "-"})"));
}

INTRAY_TEST_APPLESS_MAIN(MissingMarkTest)
#include "tst_missingmark.moc"
