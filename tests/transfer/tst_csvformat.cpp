// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "transfer/columnnames.h"
#include "transfer/csvformat.h"

#include <QTest>

using namespace intray;

class TestCsvFormat : public QObject
{
    Q_OBJECT

private slots:
    void theDelimiterIsGuessed_data();
    void theDelimiterIsGuessed();
    void theHeaderIsGuessed_data();
    void theHeaderIsGuessed();
    void whatTellsNoHeaderFromARecordIsADoubt();
    void wordsOverChecksumsAreNamesWithoutDoubt();
    void aHeaderOfTwoLinesIsSeen();
    void whatStandsAboveTheNamesIsPassedOver_data();
    void whatStandsAboveTheNamesIsPassedOver();
    void commentsAboveTheHeaderAreNotes_data();
    void commentsAboveTheHeaderAreNotes();
    void singleQuotationMarksAreFoundOut_data();
    void singleQuotationMarksAreFoundOut();
    void anExportThatASpreadsheetSavedAgainIsKnown();
    void blanksAreGuessedOnlyWhereNearlyAllDelimitersHaveThem();
    void notesAreGuessedOnlyAboveAHeader();
    void aCutSampleIsGuessedFromItsWholeRecords();
    void choicesAreTaken();
    void choicesThatContradictAreRefused_data();
    void choicesThatContradictAreRefused();
    void delimitersHaveNames();
    void columnNamesAreMadeUniqueAndTold();
    void aNumberedNameDoesNotCollide();
    void namesOfFieldsThatIntrayWroteKeepTheirBlanks();
};

static CsvFormat guessed(const QByteArray &text, const CsvChoices &choices = {})
{
    return guessCsvFormat(text, true, choices).value_or(CsvFormat{});
}

void TestCsvFormat::theDelimiterIsGuessed_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QChar>("delimiter");
    QTest::newRow("comma") << QByteArray("a,b\n1,2\n") << QChar(u',');
    QTest::newRow("semicolon, decimal commas")
        << QByteArray("a;b\n1,5;2,5\n3,5;4,5\n") << QChar(u';');
    QTest::newRow("tab, commas in text")
        << QByteArray("a\tb\nx, y\tz\nu, v, w\tz\n") << QChar(u'\t');
    QTest::newRow("bar") << QByteArray("a|b\n1|2\n") << QChar(u'|');
    QTest::newRow("quoted semicolons") << QByteArray("a,b\n\"x;y\",2\n\"x;y\",3\n") << QChar(u',');
    QTest::newRow("one column") << QByteArray("name\nx\ny\n") << QChar(u',');
    QTest::newRow("header only") << QByteArray("a;b;c\n") << QChar(u';');
    QTest::newRow("Excel says comma") << QByteArray("sep=,\r\nid,name\r\n1,a\r\n") << QChar(u',');
    QTest::newRow("Excel says comma, as wide as the table")
        << QByteArray("sep=,,\nid,name,city\n1,a,b\n") << QChar(u',');
    QTest::newRow("Excel says tab") << QByteArray("SEP=\t\r\nid\tname\r\n1\ta\r\n") << QChar(u'\t');
    QTest::newRow("Excel says what is rare")
        << QByteArray("\"sep=^\"\nid^name\n1^a\n") << QChar(u'^');
    QTest::newRow("one column, a comma in some")
        << QByteArray("name\nBerg\nCole, Bob\nDoe\n") << QChar(u';');
    QTest::newRow("one column, a comma in each")
        << QByteArray("name\nBerg, Ann\nCole, Bob\n") << QChar(u';');
    QTest::newRow("one column, several commas")
        << QByteArray("address\n12 Oak St, Boaz\n5 Elm St, Opp, AL\n") << QChar(u';');
    QTest::newRow("a date with a comma in each row")
        << QByteArray("May 15, 2023;12;Ray;x\nMay 14, 2023;13;Ann;y\nMay 9, 2023;14;Bob\n")
        << QChar(u';');
    QTest::newRow("a title and blanks behind commas")
        << QByteArray("Customers\nid, name\n1, Ann\n2, Bob\n") << QChar(u',');
}

void TestCsvFormat::theDelimiterIsGuessed()
{
    QFETCH(QByteArray, text);
    QFETCH(QChar, delimiter);
    QCOMPARE(guessed(text).delimiter, delimiter);
}

void TestCsvFormat::theHeaderIsGuessed_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("hasHeader");
    QTest::newRow("words over numbers") << QByteArray("id,n\n1,2\n") << true;
    QTest::newRow("numbers over numbers") << QByteArray("7,x\n8,y\n") << false;
    QTest::newRow("words over words") << QByteArray("a,b\nc,d\n") << true;
    QTest::newRow("years as names") << QByteArray("country,2024,2025\nde,1,2\nfr,3,4\n") << true;
    QTest::newRow("one row") << QByteArray("1,2\n") << true;
    QTest::newRow("values in one form") << QByteArray("A-17,Ann\nB-18,Bob\nC-19,Cyd\n") << false;
    QTest::newRow("addresses of mail")
        << QByteArray("Ann,ann@x.org\nBob,bob@y.org\nCyd,cyd@z.org\n") << false;
    QTest::newRow("a value that comes again")
        << QByteArray("Ann,Boaz\nBob,Opp\nCyd,Boaz\n") << false;
    QTest::newRow("a header that comes again")
        << QByteArray("name,city\nAnn,Boaz\nname,city\nBob,Opp\n") << true;
    QTest::newRow("names over values in one form")
        << QByteArray("number,name\nB-18,Bob\nC-19,Cyd\n") << true;
}

void TestCsvFormat::theHeaderIsGuessed()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, hasHeader);
    QCOMPARE(guessed(text).hasHeader, hasHeader);
}

void TestCsvFormat::whatTellsNoHeaderFromARecordIsADoubt()
{
    QVERIFY(guessed("Ann,Boaz\nBob,Opp\n").isHeaderDoubtful);
    QVERIFY(!guessed("name,number\nAnn,1\nBob,2\n").isHeaderDoubtful);
    QVERIFY(!guessed("name,since\nAnn,2024-01-02\nBob,2024-03-04\n").isHeaderDoubtful);
    CsvChoices choices;
    choices.hasHeader = true;
    QVERIFY(!guessed("Ann,Boaz\nBob,Opp\n", choices).isHeaderDoubtful);
}

void TestCsvFormat::wordsOverChecksumsAreNamesWithoutDoubt()
{
    const QByteArray records = "5feceb66ffc86f38d952,Ann\n6b86b273ff34fce19d6b,Bob\n"
                               "d4735e3a265e16eee03f,Cyd\n4e07408562bedb8b60ce,Dan\n";
    QVERIFY(!guessed("checksum,name\n" + records).isHeaderDoubtful);
    const CsvFormat withoutNames = guessed(records);
    QVERIFY2(withoutNames.isHeaderDoubtful || !withoutNames.hasHeader,
             "the first line looks like the others");
}

void TestCsvFormat::aHeaderOfTwoLinesIsSeen()
{
    const QByteArray numbers = "1,2,Boaz\n3,4,Opp\n5,6,Arab\n";
    QVERIFY(guessed("2025,2025,place\nfirst,second,town\n" + numbers).isHeaderDouble);
    QVERIFY(guessed("length,weight,town\nmm,kg,\n" + numbers).isHeaderDouble);
    QVERIFY(!guessed("first,second,town\n" + numbers).isHeaderDouble);
    QVERIFY(!guessed("first,second,town\n1,n/a,x\n" + numbers).isHeaderDouble);
}

void TestCsvFormat::whatStandsAboveTheNamesIsPassedOver_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("lines");
    const QByteArray numbers = "1,2,Boaz\n3,4,Opp\n5,6,Arab\n";
    const QByteArray table = "first,second,town\n" + numbers;
    QTest::newRow("names of groups") << "2025,,\n" + table << 1;
    QTest::newRow("groups that differ from units") << "length,weight,town\nmm,kg,\n" + numbers << 0;
    QTest::newRow("groups above names that repeat") << "2024,2025,\nsum,sum,town\n" + numbers << 0;
    QTest::newRow("separators only") << ",,\n" + table << 1;
    QTest::newRow("separators above a record") << ",,\n" + numbers << 1;
    QTest::newRow("a title that is filled up") << "Towns of 2025,,\n,,\n" + table << 2;
    QTest::newRow("a title above groups") << "Towns\n2025,,\n" + table << 2;
    QTest::newRow("a name that is missing") << ",second,town\n" + numbers << 0;
    QTest::newRow("only separators") << QByteArray(",,\n,,\n") << 0;
}

void TestCsvFormat::whatStandsAboveTheNamesIsPassedOver()
{
    QFETCH(QByteArray, text);
    QFETCH(int, lines);
    QCOMPARE(guessed(text).skipLines, lines);
}

void TestCsvFormat::commentsAboveTheHeaderAreNotes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("lines");
    QTest::newRow("one") << QByteArray("# made on Monday\nid,name\n1,Ann\n") << 1;
    QTest::newRow("as wide as the table")
        << QByteArray("# made on Monday, by Ann\nid,name\n1,Ann\n") << 1;
    QTest::newRow("several, with blank lines")
        << QByteArray("#a\r\n\r\n#b\r\nid,name\r\n1,Ann\r\n") << 3;
    QTest::newRow("quoted") << QByteArray("\"# a, b\"\nid,name\n1,Ann\n") << 1;
    QTest::newRow("below what Excel says") << QByteArray("sep=;\n# a\nid;name\n1;Ann\n") << 2;
    QTest::newRow("above one column") << QByteArray("# a\nname\nAnn\n") << 1;
    QTest::newRow("a header with the sign") << QByteArray("##v1\n#id,name\n1,Ann\n") << 1;
    QTest::newRow("a header behind a blank")
        << QByteArray("# Order,Customer,Total\nA-1,Anna,3.50\nA-2,Bert,4.00\n") << 0;
    QTest::newRow("a header behind a tab") << QByteArray("#\tName\tCity\n1\tAnn\tOpp\n") << 0;
    QTest::newRow("nothing else") << QByteArray("# a\n# b\n") << 0;
    QTest::newRow("a number sign further down") << QByteArray("id,name\n#1,Ann\n") << 0;
}

void TestCsvFormat::commentsAboveTheHeaderAreNotes()
{
    QFETCH(QByteArray, text);
    QFETCH(int, lines);
    QCOMPARE(guessed(text).skipLines, lines);
}

void TestCsvFormat::singleQuotationMarksAreFoundOut_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QChar>("quote");
    const QChar usual(u'"');
    const QChar single(u'\'');
    QTest::newRow("separators within")
        << QByteArray("id,name,city\n1,'Ann, Berg',Boaz\n2,'Bob, Cole',Opp\n3,'C, D',Opp\n")
        << single;
    QTest::newRow("around every word") << QByteArray("'id','name'\n1,'Ann'\n2,'Bob'\n") << single;
    QTest::newRow("of one column only")
        << QByteArray("name,id\narnie morton's,'0'\nart's,'1'\n") << usual;
    QTest::newRow("apostrophes") << QByteArray("city,n\n's-Hertogenbosch,1\n't Harde,2\n") << usual;
    QTest::newRow("both") << QByteArray("a,b\n\"x, y\",'z'\n\"u, v\",'w'\n") << usual;
}

void TestCsvFormat::singleQuotationMarksAreFoundOut()
{
    QFETCH(QByteArray, text);
    QFETCH(QChar, quote);
    QCOMPARE(guessed(text).quote, quote);
    QCOMPARE(guessed(text).delimiter, QChar(u','));
}

void TestCsvFormat::anExportThatASpreadsheetSavedAgainIsKnown()
{
    QVERIFY(guessed("\xEF\xBB\xBFintray_key,intray_state,a\n1,open,'=1\n").isGuarded);
}

void TestCsvFormat::blanksAreGuessedOnlyWhereNearlyAllDelimitersHaveThem()
{
    QVERIFY(guessed("a, b, c\n1, 2, 3\n4, 5, 6\n").trimBlanks);
    QVERIFY(!guessed("a,b,c\n1, 2,3\n4,5,6\n").trimBlanks);
}

void TestCsvFormat::notesAreGuessedOnlyAboveAHeader()
{
    QCOMPARE(guessed("Report of May\n\na,b,c\nx,y,1\nx,y,2\n").skipLines, 2);
    QCOMPARE(guessed("id,name\n1,x,y\n2,x,y\n").skipLines, 0);
    QCOMPARE(guessed("a,b,c\nx,y,1\n").skipLines, 0);
}

void TestCsvFormat::aCutSampleIsGuessedFromItsWholeRecords()
{
    const auto format = guessCsvFormat("a;b;c\n1;2;3\n4;5;6\n7;\"8", false);
    QCOMPARE(format->delimiter, QChar(u';'));
}

void TestCsvFormat::choicesAreTaken()
{
    CsvChoices choices;
    choices.delimiter = u'b';
    choices.trimBlanks = true;
    choices.skipLines = 3;
    choices.quote = QChar();
    const CsvFormat format = guessed("a,b\n1,2\n", choices);
    QCOMPARE(format.delimiter, QChar(u'b'));
    QVERIFY(format.trimBlanks);
    QCOMPARE(format.skipLines, 3);
    QVERIFY(format.quote.isNull());
}

void TestCsvFormat::choicesThatContradictAreRefused_data()
{
    QTest::addColumn<QChar>("delimiter");
    QTest::newRow("quote") << QChar(u'"');
    QTest::newRow("line feed") << QChar(u'\n');
    QTest::newRow("nothing") << QChar();
}

void TestCsvFormat::choicesThatContradictAreRefused()
{
    QFETCH(QChar, delimiter);
    CsvChoices choices;
    choices.delimiter = delimiter;
    const auto format = guessCsvFormat("a,b", true, choices);
    QVERIFY(!format);
    QCOMPARE(format.error().kind, Error::Kind::Invalid);
}

void TestCsvFormat::delimitersHaveNames()
{
    QVERIFY(delimiterNamed(QStringLiteral("tab")) == u'\t');
    QVERIFY(delimiterNamed(QStringLiteral("\\t")) == u'\t');
    QVERIFY(delimiterNamed(QStringLiteral(";")) == u';');
    QVERIFY(!delimiterNamed(QStringLiteral(";;")));
    QVERIFY(!delimiterNamed(QString()));
    QCOMPARE(delimiterName(u'\t'), QStringLiteral("tab"));
    QCOMPARE(delimiterName(u'#'), QStringLiteral("#"));
}

void TestCsvFormat::columnNamesAreMadeUniqueAndTold()
{
    const auto names = columnNamesFrom(
        {QStringLiteral("a"), QString(), QStringLiteral("a "), QStringLiteral("b")});
    QCOMPARE(names.names.join(u'|'), QStringLiteral("a|column 2|a (2)|b"));
    QCOMPARE(names.notes.size(), 2);
    QVERIFY(columnNamesFrom({QStringLiteral("a"), QStringLiteral("A")}).notes.isEmpty());
}

void TestCsvFormat::aNumberedNameDoesNotCollide()
{
    const auto names =
        columnNamesFrom({QStringLiteral("a (2)"), QStringLiteral("a"), QStringLiteral("a")});
    QCOMPARE(names.names.join(u'|'), QStringLiteral("a (2)|a|a (3)"));
    const QString share = QStringLiteral("share %2");
    QCOMPARE(columnNamesFrom({share, share}).names.last(), QStringLiteral("share %2 (2)"));
}

void TestCsvFormat::namesOfFieldsThatIntrayWroteKeepTheirBlanks()
{
    const QString name = QStringLiteral(" a\tb\n");
    for (const char *own : {"intray_key", "intray_line"}) {
        const auto names =
            columnNamesFrom({QString::fromLatin1(own), name, QString(), QStringLiteral("a b")});
        QCOMPARE(names.names.mid(1),
                 QStringList({name, QStringLiteral("column 3"), QStringLiteral("a b")}));
    }
    QCOMPARE(columnNamesFrom({name}).names, QStringList(QStringLiteral("a b")));
}

INTRAY_TEST_APPLESS_MAIN(TestCsvFormat)
#include "tst_csvformat.moc"
