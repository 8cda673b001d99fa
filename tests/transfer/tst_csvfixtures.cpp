// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixturedata.h"
#include "support/testclass.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace intray;

/// The real and awkward files, each with what must come out of it.
class TestCsvFixtures : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theSpectrumIsReadAsItsJsonSays_data();
    void theSpectrumIsReadAsItsJsonSays();
    void hospitalHasAThousandRows();
    void peopleHaveTheirBlanksTrimmed();
    void restaurantsHaveTheirQuotesReadAfterBlanks_data();
    void restaurantsHaveTheirQuotesReadAfterBlanks();
    void accentsOfWindowsAreRead();
    void theBankListLosesNoRow();
    void disastersAreTheSameInEveryEncoding();
    void lineBreaksInCellsAreKept();
    void transitStopsKeepTheirInnerQuotes();
    void theNightmareIsRejectedRowByRow();
    void theNightmareInAGuessedEncodingSaysThatItIsAGuess();
    void leadingZerosSurvive();
    void notesBeforeTheHeaderArePassedOver();
    void repeatedHeadersAreNumberedAndTold();
    void filesWithoutHeaderAreNumbered();
    void shiftJisIsRecognised();
    void latin1NamesAreRead();
    void anEmojiInAQuotedFieldIsRead();
    void oldMacLineEndsAreRead();
    void aZeroByteRejectsItsRow();
    void unnamedColumnsAreNamedAndShortRowsRejected();
    void lineBreaksInAHeaderBecomeBlanks();
    void wordsForNothingAreText();
    void utf16IsRead();
    void smallLatin1IsRead();
    void aByteOrderMarkIsNoPartOfTheHeader();
};

static QString cell(const ReadTable &table, qsizetype row, const char *column)
{
    return table.rows.value(row).value(table.columns.indexOf(QString::fromUtf8(column)));
}

static QStringList words(const char *text)
{
    return QString::fromUtf8(text).split(u' ');
}

static bool hasNote(const ReadTable &table, const char *part)
{
    return !table.notes.filter(QString::fromUtf8(part)).isEmpty();
}

static CsvChoices in(const char *encoding)
{
    CsvChoices choices;
    choices.encoding = QString::fromUtf8(encoding);
    return choices;
}

void TestCsvFixtures::init()
{
    REQUIRE_DATA();
}

void TestCsvFixtures::theSpectrumIsReadAsItsJsonSays_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(dataFile("csv/spectrum"));
    for (const QFileInfo &file : folder.entryInfoList({QStringLiteral("*.csv")}))
        QTest::newRow(qPrintable(file.baseName())) << file.filePath();
    if (folder.isEmpty())
        QTest::newRow("missing") << QString();
}

void TestCsvFixtures::theSpectrumIsReadAsItsJsonSays()
{
    QFETCH(QString, path);
    QFile json(QString(path).replace(QStringLiteral(".csv"), QStringLiteral(".json")));
    QVERIFY(json.open(QIODevice::ReadOnly));
    const QJsonDocument document = QJsonDocument::fromJson(json.readAll());
    const QJsonArray expected =
        document.isArray() ? document.array() : QJsonArray{document.object()};
    const ReadTable table = readTable(path);
    QVERIFY2(!table.failed, qPrintable(table.error.sentence));
    QCOMPARE(table.rows.size(), expected.size());
    for (qsizetype row = 0; row < expected.size(); ++row)
        for (const QString &column : table.columns) {
            // The fixture's own JSON has another number here than its CSV.
            if (column == u"Contact Phone Number")
                continue;
            // The CSV came with its line ends changed, the JSON did not.
            QString value = expected.at(row).toObject().value(column).toString();
            value.remove(u'\r');
            QCOMPARE(table.rows.at(row).at(table.columns.indexOf(column)), value);
        }
}

void TestCsvFixtures::hospitalHasAThousandRows()
{
    const ReadTable table = readTable(dataFile("hospital/hospital.csv"));
    QCOMPARE(table.rows.size(), 1000);
    QCOMPARE(table.columns.size(), 19);
    QVERIFY(table.bad.isEmpty());
    QVERIFY(table.notes.isEmpty());
    QVERIFY(table.format.encoding.sure);
    QCOMPARE(cell(table, 0, "City"), QStringLiteral("birmingham"));
}

void TestCsvFixtures::peopleHaveTheirBlanksTrimmed()
{
    const ReadTable table = readTable(dataFile("people/febrl_dataset1.csv"));
    QVERIFY(table.format.trimBlanks);
    QCOMPARE(table.rows.size(), 1000);
    QCOMPARE(table.columns.at(1), QStringLiteral("given_name"));
    QCOMPARE(
        table.rows.first().join(u'|'),
        QStringLiteral(
            "rec-223-org||waller|6|tullaroop street|willaroo|st james|4011|wa|19081209|6988048"));
    qsizetype empty = 0;
    for (const QStringList &row : table.rows)
        empty += row.at(1).isEmpty() ? 1 : 0;
    QCOMPARE(empty, 44);
}

void TestCsvFixtures::restaurantsHaveTheirQuotesReadAfterBlanks_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("rows");
    QTest::newRow("one") << dataFile("restaurants/restaurant-1.csv") << 112;
    QTest::newRow("two") << dataFile("restaurants/restaurant-2.csv") << 752;
    QTest::newRow("all") << dataFile("restaurants/restaurant-nophone-training.csv") << 864;
}

void TestCsvFixtures::restaurantsHaveTheirQuotesReadAfterBlanks()
{
    QFETCH(QString, path);
    QFETCH(int, rows);
    const ReadTable table = readTable(path);
    QVERIFY(table.format.trimBlanks);
    QCOMPARE(table.rows.size(), rows);
    QVERIFY(table.bad.isEmpty());
    QCOMPARE(cell(table, 0, "city"), QStringLiteral("los angeles"));
    QCOMPARE(cell(table, 0, "unique_id"), QStringLiteral("'0'"));
}

void TestCsvFixtures::accentsOfWindowsAreRead()
{
    const ReadTable table = readTable(dataFile("csv/frictionless/table-with-accents.csv"));
    QCOMPARE(table.format.delimiter, QChar(u';'));
    QCOMPARE(table.format.encoding, (TextEncoding{QStringLiteral("windows-1252"), false}));
    QCOMPARE(table.columns.at(3), QStringLiteral("Année"));
    QCOMPARE(table.rows.size(), 638);
    QCOMPARE(cell(table, 0, "Occupancy rate"), QStringLiteral("0,611553068"));
    QVERIFY(hasNote(table, "windows-1252"));
}

void TestCsvFixtures::theBankListLosesNoRow()
{
    const ReadTable table = readTable(dataFile("csv/duckdb/banklist.csv"));
    QCOMPARE(table.format.encoding.name, QStringLiteral("windows-1252"));
    QCOMPARE(table.rows.size(), 568);
    QVERIFY(table.bad.isEmpty());
    QCOMPARE(table.columns.first(), QStringLiteral("Bank Name"));
    QCOMPARE(cell(table, 1, "Acquiring Institution"), QStringLiteral("Dream First Bank, N.A."));
    QCOMPARE(cell(table, 4, "Acquiring Institution"),
             QStringLiteral("First–Citizens Bank & Trust Company"));
}

void TestCsvFixtures::disastersAreTheSameInEveryEncoding()
{
    const ReadTable utf8 = readTable(dataFile("csv/openrefine/example-utf8.tsv"));
    const ReadTable utf16 = readTable(dataFile("csv/openrefine/example-utf16le-bom.tsv"));
    const ReadTable latin1 = readTable(dataFile("csv/openrefine/example-latin1.tsv"));
    QCOMPARE(utf8.rows.size(), 2);
    QCOMPARE(utf8.columns.size(), 11);
    QCOMPARE(utf16.rows, utf8.rows);
    QCOMPARE(latin1.rows, utf8.rows);
    QCOMPARE(cell(utf8, 0, "Start"), QStringLiteral("02042003"));
    QVERIFY(cell(latin1, 0, "Location").contains(QStringLiteral("Béjaïa")));
    QVERIFY(hasNote(utf8, "beyond the last column"));
}

void TestCsvFixtures::lineBreaksInCellsAreKept()
{
    const ReadTable table = readTable(dataFile("csv/openrefine/example-linebreaks-in-cells.csv"));
    QCOMPARE(table.rows.size(), 2);
    QCOMPARE(cell(table, 1, "description").count(u'\n'), 3);
    QCOMPARE(cell(table, 0, "yearOfBirth"), QStringLiteral(" 1662"));
}

void TestCsvFixtures::transitStopsKeepTheirInnerQuotes()
{
    const ReadTable table = readTable(dataFile("csv/duckdb/stops.csv"));
    QCOMPARE(table.rows.size(), 9);
    QVERIFY(table.bad.isEmpty());
    QCOMPARE(cell(table, 7, "stop_name"),
             QStringLiteral("Lahr Schlüssel \"Vis-à-Vis Bus\" more text"));
    QCOMPARE(cell(table, 8, "stop_name"), QStringLiteral("Lahr Schlüssel \"Vis-à-Vis Bus\""));
    QCOMPARE(cell(table, 8, "stop_lat"), QStringLiteral("48.3411985847104"));
    QVERIFY(hasNote(table, "first in line 9"));
    QVERIFY(hasNote(table, "first is line 11"));
}

void TestCsvFixtures::theNightmareIsRejectedRowByRow()
{
    const ReadTable table = readTable(dataFile("csv/duckdb/nightmare.csv"), in("UTF-8"));
    QVERIFY(!table.failed);
    QList<qint64> lines;
    for (const auto &bad : table.bad)
        lines << bad.first;
    QCOMPARE(lines, QList<qint64>({10, 14, 22, 38}));
    QVERIFY(table.bad.at(0).second.contains(QStringLiteral("too short")));
    QVERIFY(table.bad.at(1).second.contains(QStringLiteral("too long")));
    QVERIFY(table.bad.at(2).second.contains(QStringLiteral("quotation marks end")));
    QVERIFY(table.bad.at(3).second.contains(QStringLiteral("not UTF-8")));
    QCOMPARE(table.rows.size(), 43);
}

void TestCsvFixtures::theNightmareInAGuessedEncodingSaysThatItIsAGuess()
{
    const ReadTable table = readTable(dataFile("csv/duckdb/nightmare.csv"));
    QVERIFY(!table.format.encoding.sure);
    QVERIFY(hasNote(table, "is a guess"));
}

void TestCsvFixtures::leadingZerosSurvive()
{
    const ReadTable table = readTable(dataFile("csv/duckdb/leading_zeros.csv"));
    QCOMPARE(table.rows.size(), 6);
    QCOMPARE(cell(table, 0, "CODGEO"), QStringLiteral("09001"));
}

void TestCsvFixtures::notesBeforeTheHeaderArePassedOver()
{
    const ReadTable table = readTable(dataFile("csv/duckdb/multiple_skip_row.csv"));
    QCOMPARE(table.format.skipLines, 2);
    QCOMPARE(table.columns, words("number text date"));
    QCOMPARE(table.rows, QList<QStringList>{words("345.0 TEST4 2000-12-13")});
    QVERIFY(hasNote(table, "before the header"));
}

void TestCsvFixtures::repeatedHeadersAreNumberedAndTold()
{
    const ReadTable table = readTable(dataFile("csv/duckdb/duplicate_header_columns.csv"));
    QCOMPARE(table.columns.size(), 13);
    QCOMPARE(table.columns.at(11), QStringLiteral("a (12)"));
    QCOMPARE(table.columns.at(12), QStringLiteral("column 13"));
    QCOMPARE(cell(table, 1, "column 13"), QStringLiteral("value2"));
    QVERIFY(hasNote(table, "a (2)"));
    QVERIFY(hasNote(table, "column 13"));
}

void TestCsvFixtures::filesWithoutHeaderAreNumbered()
{
    const ReadTable semicolons = readTable(dataFile("csv/duckdb/semicolon_quote.csv"));
    QCOMPARE(semicolons.format.delimiter, QChar(u';'));
    QVERIFY(!semicolons.format.hasHeader);
    QCOMPARE(semicolons.rows.size(), 3);
    QCOMPARE(cell(semicolons, 2, "column 3"), QStringLiteral("te;xt3"));
    const ReadTable bars = readTable(dataFile("csv/duckdb/pipe_delim_quote.csv"));
    QCOMPARE(bars.format.delimiter, QChar(u'|'));
    QCOMPARE(bars.rows.size(), 3);
    QCOMPARE(cell(bars, 1, "column 3"), QStringLiteral("text2|"));
}

void TestCsvFixtures::shiftJisIsRecognised()
{
    const ReadTable table = readTable(dataFile("csv/duckdb/shift_jis.csv"));
    QCOMPARE(table.format.encoding, (TextEncoding{QStringLiteral("Shift_JIS"), false}));
    QCOMPARE(table.columns, words("名前 年齢"));
    QCOMPARE(table.rows.size(), 20);
    QVERIFY(table.bad.isEmpty());
}

void TestCsvFixtures::latin1NamesAreRead()
{
    const ReadTable table = readTable(dataFile("csv/duckdb/latin1.csv"));
    QCOMPARE(table.rows.size(), 12);
    QCOMPARE(cell(table, 0, "name"), QStringLiteral("José Álvarez"));
    QCOMPARE(readTable(dataFile("csv/duckdb/latin1.csv"), in("latin1")).rows, table.rows);
}

void TestCsvFixtures::anEmojiInAQuotedFieldIsRead()
{
    CsvChoices choices;
    choices.delimiter = u',';
    const ReadTable table = readTable(dataFile("csv/duckdb/csv_quoted_newline_odd.csv"), choices);
    QCOMPARE(table.columns, words("content"));
    QCOMPARE(table.rows.size(), 1);
    QVERIFY(cell(table, 0, "content").contains(QStringLiteral("🐶 RT\n")));
    QCOMPARE(table.bad.size(), 1); // the second row has two values
    QCOMPARE(table.bad.first().first, 11);
}

void TestCsvFixtures::oldMacLineEndsAreRead()
{
    const ReadTable table = readTable(dataFile("csv/csvkit/mac_newlines.csv"));
    QCOMPARE(table.rows.size(), 2);
    QCOMPARE(cell(table, 1, "a"), QStringLiteral("Once upon\ra time"));
}

void TestCsvFixtures::aZeroByteRejectsItsRow()
{
    const ReadTable table = readTable(dataFile("csv/csvkit/null_byte.csv"));
    QVERIFY(table.rows.isEmpty());
    QCOMPARE(table.bad.size(), 1);
    QCOMPARE(table.bad.first().second,
             QStringLiteral("There is a zero byte in line 2, column “a”."));
}

void TestCsvFixtures::unnamedColumnsAreNamedAndShortRowsRejected()
{
    const ReadTable table = readTable(dataFile("csv/csvkit/test_empty_columns.csv"));
    QCOMPARE(table.columns.join(u'|'), QStringLiteral("a|b|c|column 4|column 5"));
    QCOMPARE(table.rows.size(), 1);
    QCOMPARE(table.bad.size(), 2);
    QCOMPARE(table.bad.at(0).first, 3);
    QVERIFY(table.bad.at(0).second.contains(QStringLiteral("too short")));
    QCOMPARE(table.bad.at(1).second, QStringLiteral("The row has no values."));
}

void TestCsvFixtures::lineBreaksInAHeaderBecomeBlanks()
{
    const ReadTable table = readTable(dataFile("csv/csvkit/test_header_newline.csv"));
    QCOMPARE(table.columns.join(u'|'), QStringLiteral("start end|b|c"));
    QCOMPARE(table.rows, QList<QStringList>{words("d e f")});
}

void TestCsvFixtures::wordsForNothingAreText()
{
    const ReadTable table = readTable(dataFile("csv/csvkit/blanks.csv"));
    QCOMPARE(table.rows.first().join(u'|'), QStringLiteral("|NA|N/A|NONE|NULL|."));
}

void TestCsvFixtures::utf16IsRead()
{
    const ReadTable table = readTable(dataFile("csv/csvkit/test_utf16_little.csv"));
    QCOMPARE(table.format.encoding, (TextEncoding{QStringLiteral("UTF-16LE"), true}));
    QCOMPARE(table.rows.last(), words("4 5 ʤ"));
}

void TestCsvFixtures::smallLatin1IsRead()
{
    const ReadTable table = readTable(dataFile("csv/csvkit/test_latin1.csv"));
    QCOMPARE(table.rows.last(), words("4 5 ©"));
}

void TestCsvFixtures::aByteOrderMarkIsNoPartOfTheHeader()
{
    const ReadTable table = readTable(dataFile("csv/csvkit/test_utf8_bom.csv"));
    QCOMPARE(table.columns, words("foo bar baz"));
    QVERIFY(table.format.encoding.sure);
}

INTRAY_TEST_APPLESS_MAIN(TestCsvFixtures)
#include "tst_csvfixtures.moc"
