// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixturedata.h"
#include "support/realdata.h"
#include "support/testclass.h"
#include "transfer/rowsurvey.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Which rows of a file would be rejected, and which are to be looked at, before it comes in.
class RowSurveyTest : public QObject
{
    Q_OBJECT
private slots:
    void rowsThatCannotBeReadAreRejected();
    void soAreRowsWhoseKeyIsBlankOrAnothersRow();
    void withoutAKeyEqualRowsComeIn();
    void lettersOfAnotherEncodingAreDoubtful();
    void rightLettersAreNot();
    void lettersAmongFiguresAreDoubtful();
    void aColumnOfWordsHasNoDoubts();
    void aRowIsCountedOnce();
    void lookingStopsWhereItShouldAndSaysSo();
    void itEndsWhenItIsCancelled();
    void typingErrorsInRealFiguresAreFound();
};

static RowSurvey surveyOf(const QByteArray &text, const QStringList &key = {},
                          qint64 most = rowsToTally)
{
    const WrittenFile file(text);
    ImportOptions options;
    options.file = file.path();
    options.keyColumns = key;
    return surveyRows(options, {}, most).value_or(RowSurvey());
}

static QStringList reasonsIn(const RowSurvey &survey)
{
    QStringList reasons;
    for (const Reject &reject : survey.rejects)
        reasons << u"%1: %2"_s.arg(reject.line).arg(reject.reason);
    for (const RowDoubt &doubt : survey.doubts)
        reasons << u"%1: %2"_s.arg(doubt.line).arg(doubt.reason);
    return reasons;
}

/// So many towns with a zip code each, and one more row.
static QByteArray townsAnd(const QByteArray &row, int count = 60)
{
    QByteArray text = "town,zip\n";
    for (int at = 0; at < count; ++at)
        text += "town,0" + QByteArray::number(1000 + at) + "\n";
    return text + row + "\n";
}

void RowSurveyTest::rowsThatCannotBeReadAreRejected()
{
    const RowSurvey survey = surveyOf("a,b\n1,2\n3\n4,5\n");
    QCOMPARE(survey.rows, 3);
    QCOMPARE(survey.rejected, 1);
    QVERIFY(survey.isWhole);
    QCOMPARE(survey.rejects.constFirst().line, 3);
}

void RowSurveyTest::soAreRowsWhoseKeyIsBlankOrAnothersRow()
{
    const RowSurvey survey = surveyOf("id,b\n1,2\n,3\n1,4\n", {u"id"_s});
    QCOMPARE(reasonsIn(survey),
             QStringList({u"3: The key column “id” is blank."_s,
                          u"4: An earlier row of the file has the same key, “1”."_s}));
}

void RowSurveyTest::withoutAKeyEqualRowsComeIn()
{
    QCOMPARE(surveyOf("a,b\n1,2\n1,2\n").rejected, 0);
}

void RowSurveyTest::lettersOfAnotherEncodingAreDoubtful()
{
    for (const char *word : {"MÃ¼nchen", "JosÃ©", "donâ€™t", "37ï¿½36", "Gr\xef\xbf\xbdn"}) {
        const RowSurvey survey = surveyOf("a,b\n1,Boaz\n2," + QByteArray(word) + "\n");
        QVERIFY2(survey.doubtful == 1, word);
        QCOMPARE(survey.doubts.constFirst().line, 3);
        QCOMPARE(survey.doubts.constFirst().values.constFirst(), u"2"_s);
        QVERIFY2(survey.doubts.constFirst().reason.contains(u"another encoding"_s), word);
    }
}

void RowSurveyTest::rightLettersAreNot()
{
    for (const char *word :
         {"München", "JOÃO", "Âge", "GRÜN“", "Ârsa", "don’t", "10 €", "ł", "名前"})
        QVERIFY2(surveyOf("a,b\n1,Boaz\n2," + QByteArray(word) + "\n").doubtful == 0, word);
}

void RowSurveyTest::lettersAmongFiguresAreDoubtful()
{
    QCOMPARE(reasonsIn(surveyOf(townsAnd("12345,Boaz"))),
             QStringList{u"62: “Boaz” has letters; nearly all others in “zip” are figures."_s});
}

void RowSurveyTest::aColumnOfWordsHasNoDoubts()
{
    QByteArray text = townsAnd("town,1a");
    for (int at = 0; at < 3; ++at)
        text += "town,N/A\n";
    QCOMPARE(surveyOf(text).doubtful, 0);
    QCOMPARE(surveyOf(townsAnd("town,1a", 10)).doubtful, 0); // of so few nobody knows
}

void RowSurveyTest::aRowIsCountedOnce()
{
    QCOMPARE(surveyOf(townsAnd("MÃ¼nchen,JosÃ©")).doubtful, 1);
}

void RowSurveyTest::lookingStopsWhereItShouldAndSaysSo()
{
    const QByteArray text = "a,b\n1,2\n3\n4,5\n";
    QVERIFY(!surveyOf(text, {}, 2).isWhole);
    QCOMPARE(surveyOf(text, {}, 2).rows, 2);
    QVERIFY(surveyOf(text, {}, 3).isWhole);
}

void RowSurveyTest::itEndsWhenItIsCancelled()
{
    const WrittenFile file(townsAnd("town,1"));
    ImportOptions options;
    options.file = file.path();
    Cancellation cancelled;
    cancelled.cancel();
    const auto survey = surveyRows(options, cancelled);
    QVERIFY(!survey);
    QCOMPARE(survey.error().kind, Error::Kind::Cancelled);
}

void RowSurveyTest::typingErrorsInRealFiguresAreFound()
{
    REQUIRE_DATA();
    ImportOptions options;
    options.file = dataFile("hospital/hospital.csv");
    options.keyColumns = {u"ProviderNumber"_s, u"MeasureCode"_s};
    const auto survey = surveyRows(options, {});
    QVERIFY(survey);
    QCOMPARE(survey->rejected, 0);
    QCOMPARE(survey->doubtful, 115);
    QCOMPARE(survey->doubts.size(), doubtsToShow);
    for (const RowDoubt &doubt : survey->doubts) // the errors were made with an x
        QVERIFY2(doubt.reason.section(u'”', 0, 0).contains(u'x'), qPrintable(doubt.reason));
}

INTRAY_TEST_GUILESS_MAIN(RowSurveyTest)
#include "tst_rowsurvey.moc"
