// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
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
}

void TestCsvFormat::theHeaderIsGuessed()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, hasHeader);
    QCOMPARE(guessed(text).hasHeader, hasHeader);
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

QTEST_APPLESS_MAIN(TestCsvFormat)
#include "tst_csvformat.moc"
