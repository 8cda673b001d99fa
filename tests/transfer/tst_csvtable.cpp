// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixturedata.h"
#include "support/testclass.h"

using namespace intray;

class TestCsvTable : public QObject
{
    Q_OBJECT

private slots:
    void anEmptyFileIsRefused();
    void aFileOfBlankLinesIsRefused();
    void aMissingFileIsUnreadable();
    void aFolderIsUnreadable();
    void aBrokenHeaderIsRefusedWithTheReason();
    void aHeaderAloneGivesNoRows();
    void emptyValuesAreThereAndShortRowsAreRejected();
    void longRowsAreRejectedUnlessTheSurplusIsEmpty();
    void blankLinesArePassedOverAndCounted();
    void choicesOverrideTheGuess();
    void aFileWithoutHeaderGivesItsFirstRow();
    void whatExcelSaysAboutTheSeparatorIsNoRow();
    void aHeaderThatMayBeARecordIsTold();
    void blanksThatAreTakenOffAreTold();
    void aFileOfTwoEncodingsRejectsWhatIsInTheOther();
    void theEndOfATextOfDosIsNoRow();
    void whatElsePartsTheValuesIsAskedFor_data();
    void whatElsePartsTheValuesIsAskedFor();
    void textForExcelIsReadAsText();
    void aHeaderThatComesAgainIsNoRecord();
};

static bool isTold(const ReadTable &table, const QString &words)
{
    return table.notes.join(u'\n').contains(words);
}

void TestCsvTable::whatExcelSaysAboutTheSeparatorIsNoRow()
{
    for (const char *text : {"sep=,\r\nid,name\r\n1,a\r\n", "sep=\t\r\nid\tname\r\n1\ta\r\n"}) {
        const ReadTable table = readText(text);
        QCOMPARE(table.columns, (QStringList{QStringLiteral("id"), QStringLiteral("name")}));
        QCOMPARE(table.rows, (QList<QStringList>{{QStringLiteral("1"), QStringLiteral("a")}}));
    }
}

void TestCsvTable::aHeaderThatMayBeARecordIsTold()
{
    const QString words = QStringLiteral("Line 1 was read as the names of the columns");
    QVERIFY(isTold(readText("Ann,Boaz\nBob,Opp\n"), words));
    QVERIFY(!isTold(readText("name,number\nAnn,1\nBob,2\n"), words));
    QVERIFY(isTold(readText("a,b,c\nmm,kg,\n1,2,x\n3,4,y\n5,6,z\n"),
                   QStringLiteral("Line 2 seems to name columns, too")));
}

void TestCsvTable::theEndOfATextOfDosIsNoRow()
{
    const ReadTable table = readText("id,name\r\n1,Ann\r\n\x1A");
    QCOMPARE(table.rows.size(), 1);
    QCOMPARE(table.bad.size(), 0);
    QCOMPARE(readText("id,name\n\x1A\n1,Ann\n").bad.size(), 1);
}

void TestCsvTable::whatElsePartsTheValuesIsAskedFor_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isAsked");
    QTest::newRow("carets") << QByteArray("id^name\n1^Ann\n2^Bob\n") << true;
    QTest::newRow("blanks") << QByteArray("id name city\n1 Ann Opp\n2 Bob Boaz\n") << true;
    QTest::newRow("a fixed width") << QByteArray("ID   NAME\n1    Ann Berg\n17   Bob\n") << true;
    QTest::newRow("names") << QByteArray("name\nAnn Berg\nBob Cole\n") << false;
    QTest::newRow("names below two words")
        << QByteArray("full name\nAnn Berg\nBob Cole\n") << false;
    QTest::newRow("times") << QByteArray("time\n10:30\n11:00\n") << false;
    QTest::newRow("commas") << QByteArray("a,b\n1,2\n") << false;
}

void TestCsvTable::whatElsePartsTheValuesIsAskedFor()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, isAsked);
    QCOMPARE(isTold(readText(text), QStringLiteral("Each line is read as one value")), isAsked);
}

void TestCsvTable::textForExcelIsReadAsText()
{
    const ReadTable table =
        readText("id;amount\n1;\"=\"\"00123\"\"\"\n2;=\"00456\"\n3;=\"a\"&\"b\"\n");
    QCOMPARE(table.rows.at(0).at(1), QStringLiteral("00123"));
    QCOMPARE(table.rows.at(1).at(1), QStringLiteral("00456"));
    QCOMPARE(table.rows.at(2).at(1), QStringLiteral("=\"a\"&\"b\""));
    QVERIFY(isTold(table, QStringLiteral("2 value(s) stand as text for Excel")));
}

void TestCsvTable::aHeaderThatComesAgainIsNoRecord()
{
    const ReadTable table = readText("id,name\n1,Ann\nid,name\n2,Bob\n");
    QCOMPARE(table.rows.size(), 2);
    QCOMPARE(table.bad.size(), 1);
    QCOMPARE(table.bad.at(0).first, 3);
    QCOMPARE(readText("name\nAnn\nname\n").rows.size(), 2);
}

void TestCsvTable::blanksThatAreTakenOffAreTold()
{
    const QString words = QStringLiteral("Blanks around the values were taken off.");
    QVERIFY(isTold(readText("id, name\n1, Ann\n2, Bob\n"), words));
    QVERIFY(!isTold(readText("id,name\n1,Ann\n2,Bob\n"), words));
}

/// As two files that were put together.
void TestCsvTable::aFileOfTwoEncodingsRejectsWhatIsInTheOther()
{
    const ReadTable table =
        readText("id,city\n1,K\xC3\xB6ln\n2,J\xC3\xBClich\n3,M\xFCnchen\n4,Bonn\n");
    QCOMPARE(table.rows.size(), 3);
    QCOMPARE(table.rows.at(0).at(1), QStringLiteral("Köln"));
    QCOMPARE(table.bad.size(), 1);
    QCOMPARE(table.bad.at(0).first, 4);
}

void TestCsvTable::anEmptyFileIsRefused()
{
    const ReadTable table = readText("");
    QVERIFY(table.failed);
    QCOMPARE(table.error.kind, Error::Kind::Invalid);
    QVERIFY2(table.error.sentence.contains(QStringLiteral("is empty")),
             qPrintable(table.error.sentence));
}

void TestCsvTable::aFileOfBlankLinesIsRefused()
{
    for (const QByteArray &text : {QByteArray("\n\n\n"), QByteArray("\xEF\xBB\xBF")}) {
        const ReadTable table = readText(text);
        QVERIFY(table.failed);
        QVERIFY2(table.error.sentence.contains(QStringLiteral("no rows")),
                 qPrintable(table.error.sentence));
    }
}

void TestCsvTable::aMissingFileIsUnreadable()
{
    const ReadTable table = readTable(QStringLiteral("/no/such/file.csv"));
    QCOMPARE(table.error.kind, Error::Kind::Unreadable);
    QVERIFY(table.error.sentence.contains(QStringLiteral("/no/such/file.csv")));
}

void TestCsvTable::aFolderIsUnreadable()
{
    const ReadTable table = readTable(QDir::tempPath());
    QCOMPARE(table.error.kind, Error::Kind::Unreadable);
    QVERIFY(table.error.sentence.contains(QStringLiteral("folder")));
}

void TestCsvTable::aBrokenHeaderIsRefusedWithTheReason()
{
    const ReadTable table = readText(QByteArray("a,b\0\n1,2\n", 9));
    QVERIFY(table.failed);
    QVERIFY2(table.error.sentence.contains(QStringLiteral("zero byte in line 1")),
             qPrintable(table.error.sentence));
}

void TestCsvTable::aHeaderAloneGivesNoRows()
{
    const ReadTable table = readText("a,b\n");
    QVERIFY(!table.failed);
    QCOMPARE(table.columns.size(), 2);
    QVERIFY(table.rows.isEmpty());
}

void TestCsvTable::emptyValuesAreThereAndShortRowsAreRejected()
{
    const ReadTable table = readText("a,b,c\n1,,\n1,\"\",\n1,2\n");
    QCOMPARE(table.rows.size(), 2);
    QVERIFY(!table.rows.first().at(1).isNull());
    QCOMPARE(table.bad.size(), 1);
    QCOMPARE(table.bad.first().first, 4);
    QCOMPARE(table.bad.first().second,
             QStringLiteral("The row is too short: 2 value(s) for 3 column(s)."));
}

void TestCsvTable::longRowsAreRejectedUnlessTheSurplusIsEmpty()
{
    const ReadTable table = readText("a,b\n1,2,,\n1,2,3\n1,,\n4,5\n6,7\n8,9\n");
    QCOMPARE(table.rows.size(), 5);
    QCOMPARE(table.bad.size(), 1);
    QCOMPARE(table.bad.first().first, 3);
}

void TestCsvTable::blankLinesArePassedOverAndCounted()
{
    const ReadTable table = readText("a,b\n\n1,2\n\n\n3,4\n");
    QCOMPARE(table.rows.size(), 2);
    QCOMPARE(table.notes,
             QStringList{QStringLiteral("3 blank line(s) were skipped, the first is line 2.")});
}

void TestCsvTable::choicesOverrideTheGuess()
{
    CsvChoices choices;
    choices.delimiter = u';';
    choices.hasHeader = false;
    choices.encoding = QStringLiteral("latin1");
    const ReadTable table = readText("a,b;c\n1,2;\xE9\n", choices);
    QCOMPARE(table.format.encoding, (TextEncoding{QStringLiteral("ISO-8859-1"), true}));
    QCOMPARE(table.rows.size(), 2);
    QCOMPARE(table.rows.last().join(u'|'), QStringLiteral("1,2|é"));
}

void TestCsvTable::aFileWithoutHeaderGivesItsFirstRow()
{
    const ReadTable table = readText("1,x\n2,y\n3,z\n");
    QVERIFY(!table.format.hasHeader);
    QCOMPARE(table.rows.size(), 3);
    QCOMPARE(table.rows.first().join(u'|'), QStringLiteral("1|x"));
}

INTRAY_TEST_APPLESS_MAIN(TestCsvTable)
#include "tst_csvtable.moc"
