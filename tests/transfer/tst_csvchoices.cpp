// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixturedata.h"
#include "support/testclass.h"

#include <QBuffer>

using namespace intray;
using namespace Qt::StringLiterals;

/// What a person says about a file: comments, quotes, escapes, what is missing; and what a file of
/// Intray's own says by its header.
class CsvChoicesTest : public QObject
{
    Q_OBJECT

private slots:
    void commentsAreNotRead();
    void anEscapeTakesTheNextCharacterAsItIs_data();
    void anEscapeTakesTheNextCharacterAsItIs();
    void anEscapeWorksAcrossBlocks();
    void otherQuotesOrNone();
    void aMarkStandsForWhatIsMissing();
    void aMarkWithAnEscapeIsKnown();
    void whatIntrayWroteIsReadAsItWas();
    void otherFilesKeepTheirApostrophes();
    void contradictionsAreRefused_data();
    void contradictionsAreRefused();
};

static QStringList lines(const ReadTable &table)
{
    QStringList lines;
    for (const QStringList &row : table.rows)
        lines << row.join(u'|');
    return lines;
}

static CsvChoices plain()
{
    CsvChoices choices;
    choices.delimiter = u',';
    choices.hasHeader = true;
    choices.skipLines = 0;
    return choices;
}

void CsvChoicesTest::commentsAreNotRead()
{
    CsvChoices choices = plain();
    choices.comment = u'#';
    const ReadTable table =
        readText("# by hand\r\n#\r\na,b\r\n1,#2\r\n# a, comment\n3,4\n#last", choices);
    QCOMPARE(table.columns, QStringList({u"a"_s, u"b"_s}));
    QCOMPARE(lines(table), QStringList({u"1|#2"_s, u"3|4"_s}));
    QVERIFY2(table.notes.join(u' ').contains(u"4 comment"), qPrintable(table.notes.join(u' ')));
}

void CsvChoicesTest::anEscapeTakesTheNextCharacterAsItIs_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("value");
    QTest::newRow("quote") << QByteArray("\"a\\\"b\"") << u"a\"b"_s;
    QTest::newRow("delimiter") << QByteArray("a\\,b") << u"a,b"_s;
    QTest::newRow("itself") << QByteArray("a\\\\") << u"a\\"_s;
    QTest::newRow("line end") << QByteArray("a\\\r\nb") << u"a\r\nb"_s;
    QTest::newRow("line end in quotes") << QByteArray("\"a\\\nb\"") << u"a\nb"_s;
    QTest::newRow("doubled quote") << QByteArray("\"a\"\"b\"") << u"a\"b"_s;
}

void CsvChoicesTest::anEscapeTakesTheNextCharacterAsItIs()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, value);
    CsvChoices choices = plain();
    choices.escape = u'\\';
    const ReadTable table = readText("a,b\n" + text + ",x\n1,2\n", choices);
    QCOMPARE(table.rows.size(), 2);
    QCOMPARE(table.rows.at(0), QStringList({value, u"x"_s}));
}

void CsvChoicesTest::anEscapeWorksAcrossBlocks()
{
    CsvChoices choices = plain();
    choices.escape = u'\\';
    for (int length = 256 * 1024 - 12; length < 256 * 1024; ++length) {
        const QByteArray text = QByteArray(length, 'x') + "\\,y";
        const ReadTable table = readText("a,b\n" + text + ",z\n", choices);
        QCOMPARE(table.rows.size(), 1);
        QVERIFY(table.rows.at(0).at(0).endsWith(u"x,y"));
        QCOMPARE(table.rows.at(0).at(1), u"z"_s);
    }
}

void CsvChoicesTest::otherQuotesOrNone()
{
    CsvChoices choices = plain();
    choices.quote = u'\'';
    QCOMPARE(lines(readText("a,b\n'1,2','it''s'\n", choices)), QStringList{u"1,2|it's"_s});
    choices.quote = QChar();
    QCOMPARE(lines(readText("a,b\n\"1,2\"\n", choices)), QStringList{u"\"1|2\""_s});
}

void CsvChoicesTest::aMarkStandsForWhatIsMissing()
{
    CsvChoices choices = plain();
    choices.missing = u"NULL"_s;
    const ReadTable marked = readText("a,b,c\nNULL,\"NULL\",\nnull,x,NULL\n", choices);
    QVERIFY(marked.rows.at(0).at(0).isNull());
    QCOMPARE(marked.rows.at(0).at(1), u"NULL"_s);
    QVERIFY(!marked.rows.at(0).at(2).isNull());
    QCOMPARE(marked.rows.at(1).at(0), u"null"_s);
    QVERIFY(marked.rows.at(1).at(2).isNull());
    choices.missing = u""_s;
    const ReadTable empty = readText("a,b\nx,\n\"\",y\n", choices);
    QVERIFY(empty.rows.at(0).at(1).isNull());
    QVERIFY(!empty.rows.at(1).at(0).isNull());
}

void CsvChoicesTest::aMarkWithAnEscapeIsKnown()
{
    CsvChoices choices = plain();
    choices.escape = u'\\';
    choices.missing = u"\\N"_s;
    const ReadTable table = readText("a,b\n\\N,N\n\\\\N,\"\\N\"\n", choices);
    QVERIFY(table.rows.at(0).at(0).isNull());
    QCOMPARE(table.rows.at(0).at(1), u"N"_s);
    QCOMPARE(table.rows.at(1).at(0), u"\\N"_s);
    QVERIFY(!table.rows.at(1).at(1).isNull());
}

void CsvChoicesTest::whatIntrayWroteIsReadAsItWas()
{
    const ReadTable table =
        readText("intray_key,intray_state,a,b\r\nk,open,'=1,\r\nl,open,\"\", x\r\n");
    QCOMPARE(table.rows.at(0).at(2), u"=1"_s);
    QVERIFY(table.rows.at(0).at(3).isNull());
    QVERIFY(!table.rows.at(1).at(2).isNull());
    QCOMPARE(table.rows.at(1).at(3), u" x"_s);
    CsvChoices choices;
    choices.guarded = false;
    QCOMPARE(readText("intray_key,intray_state,a\nk,open,'=1\n", choices).rows.at(0).at(2),
             u"'=1"_s);
}

void CsvChoicesTest::otherFilesKeepTheirApostrophes()
{
    QCOMPARE(readText("a,b\n'=1,\n", plain()).rows.at(0).at(0), u"'=1"_s);
    QVERIFY(!readText("a,b\n'=1,\n", plain()).rows.at(0).at(1).isNull());
    CsvChoices choices = plain();
    choices.guarded = true;
    QCOMPARE(readText("a,b\n'=1,2\n", choices).rows.at(0).at(0), u"=1"_s);
}

void CsvChoicesTest::contradictionsAreRefused_data()
{
    QTest::addColumn<QChar>("quote");
    QTest::addColumn<QChar>("escape");
    QTest::addColumn<QChar>("comment");
    QTest::newRow("quote is the delimiter") << QChar(u',') << QChar() << QChar();
    QTest::newRow("escape is the delimiter") << QChar(u'"') << QChar(u',') << QChar();
    QTest::newRow("comment is a line end") << QChar(u'"') << QChar() << QChar(u'\n');
}

void CsvChoicesTest::contradictionsAreRefused()
{
    QFETCH(QChar, quote);
    QFETCH(QChar, escape);
    QFETCH(QChar, comment);
    CsvChoices choices = plain();
    choices.quote = quote;
    choices.escape = escape;
    choices.comment = comment;
    const ReadTable table = readText("a,b\n1,2\n", choices);
    QVERIFY(table.failed);
    QCOMPARE(table.error.kind, Error::Kind::Invalid);
}

INTRAY_TEST_APPLESS_MAIN(CsvChoicesTest)
#include "tst_csvchoices.moc"
