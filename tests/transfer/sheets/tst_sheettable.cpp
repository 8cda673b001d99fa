// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "transfer/importpreview.h"
#include "transfer/sheets/writtenbook.h"

#include <QSet>

using namespace intray;
using namespace Qt::StringLiterals;

/// Sheets as tables: real ones, which sheet is read, its header, and what stands beyond it.
class TestSheetTable : public QObject
{
    Q_OBJECT

private slots:
    void theEquipmentRecordsAreRead();
    void theSheetOfSeveralIsChosen();
    void cellsBeyondTheHeaderRejectTheirRow();
    void theFilmsAreRead();
    void theOnlySheetThatHasRowsIsTaken();
    void aBookWithoutRowsIsSaid();
    void aSheetIsOnlyAskedOfASpreadsheetAndATableNever();
    void namesThatAreEmptyEqualOrLongGoAsThoseOfACsvFile();
    void withoutAHeaderTheWidestRowDecides();
    void rowsAboveTheHeaderArePassedOver();
    void emptyCellsBeyondTheHeaderAddNothing();
    void aHeaderWithAnErrorIsRefused();
    void progressGoesFromNothingToTheWhole();
    void aPreviewShowsTheSheetThatHasRowsAndItsNamesFirst();
};

static QByteArray row(const QList<QByteArray> &texts)
{
    QByteArray cells;
    for (const QByteArray &text : texts)
        cells += "<c t=\"str\"><v>" + text + "</v></c>";
    return "<row>" + cells + "</row>";
}

static WrittenXlsx book(const QList<QPair<QByteArray, QByteArray>> &sheets)
{
    WrittenXlsx book;
    for (const auto &[name, rows] : sheets)
        book.sheets << qMakePair(name, "<sheetData>" + rows + "</sheetData>");
    return book;
}

void TestSheetTable::theEquipmentRecordsAreRead()
{
    REQUIRE_DATA();
    const ReadTable table = readSheet(dataFile("spreadsheets/ne_1033_data.xlsx"));
    QVERIFY2(!table.failed, qPrintable(table.error.sentence));
    QCOMPARE(table.columns.join(u','),
             u"state,county,fips,nsn,item_name,quantity,ui,acquisition_cost,total_cost,ship_date,"
             "federal_supply_category,federal_supply_category_name,federal_supply_class,"
             "federal_supply_class_name"_s);
    QCOMPARE(table.rows.size(), 1036);
    QCOMPARE(table.bad.size(), 0);
    QCOMPARE(shown(table.rows.constFirst()),
             u"NE|ADAMS|31001|1005-00-589-1271|RIFLE,7.62 MILLIMETER|1|Each|138|138|"
             "2008-07-11T00:00:00|10|WEAPONS|1005|Guns, through 30 mm"_s);
    const auto lacking = std::count_if(table.rows.begin(), table.rows.end(),
                                       [](const QStringList &row) { return row.at(4).isEmpty(); });
    QCOMPARE(lacking, 4);
    QSet<QStringList> different(table.rows.begin(), table.rows.end());
    QCOMPARE(table.rows.size() - different.size(), 875);
}

void TestSheetTable::theSheetOfSeveralIsChosen()
{
    REQUIRE_DATA();
    const QString file = dataFile("spreadsheets/sheets.xlsx");
    const ReadTable unsaid = readSheet(file);
    QCOMPARE(unsaid.error.sentence,
             u"Choose the sheet of the spreadsheet to import. It has: data, \u02a4."_s);
    const ReadTable other = readSheet(file, u"\u02a4"_s);
    QCOMPARE(shown(other.columns), u"a|b|c"_s);
    QCOMPARE(other.rows.size(), 1);
    QCOMPARE(shown(other.rows.constFirst()), u"1|2|3"_s);
    QCOMPARE(readSheet(file, u"not this one"_s).error.sentence,
             u"The sheet “not this one” has no rows: there is nothing to import."_s);
    const ReadTable none = readSheet(file, u"nosuch"_s);
    QCOMPARE(none.error.sentence,
             u"The spreadsheet has no sheet “nosuch”. It has: not this one, data, \u02a4."_s);
    QCOMPARE(readSheet(file, u"data"_s).rows.size(), 4);
}

void TestSheetTable::cellsBeyondTheHeaderRejectTheirRow()
{
    REQUIRE_DATA();
    for (const auto &[file, sheet] : {qMakePair("spreadsheets/test.xlsx", QString()),
                                      qMakePair("spreadsheets/sheets.xlsx", u"data"_s)}) {
        const ReadTable table = readSheet(dataFile(file), sheet);
        QVERIFY2(!table.failed, qPrintable(table.error.sentence));
        QCOMPARE(shown(table.columns), u"text|date|integer|boolean|float|datetime|empty_column"_s);
        QCOMPARE(table.rows.size(), 4);
        QCOMPARE(shown(table.rows.at(0)),
                 u"Chicago Reader|1971-01-01|40|true|1|1971-01-01T04:14:00|-"_s);
        QCOMPARE(shown(table.rows.at(1)),
                 u"Chicago Tribune|1920-01-01|164|false|41800000.01|1920-01-01T00:00:00|-"_s);
        QCOMPARE(shown(table.rows.at(2)), u"This row has blanks|-|-|-|-|-|-"_s);
        QCOMPARE(shown(table.rows.at(3)), u"Unicode! Σ|-|-|-|-|-|-"_s);
        QCOMPARE(table.bad.size(), 1);
        QCOMPARE(table.bad.constFirst().first, 3);
        QCOMPARE(table.bad.constFirst().second,
                 u"The cell H3 is beyond the last column, which is G."_s);
    }
}

void TestSheetTable::theFilmsAreRead()
{
    REQUIRE_DATA();
    const ReadTable table = readSheet(dataFile("spreadsheets/films.ods"));
    QVERIFY2(!table.failed, qPrintable(table.error.sentence));
    QCOMPARE(shown(table.columns),
             u"Category|Title|Director|Release Date|Gross|Rating|Rank|Good?"_s);
    QCOMPARE(table.rows.size(), 4);
    QCOMPARE(shown(table.rows.at(0)),
             u"Narrative Features|2 Days In New York|Julie Delpy|2012-03-28|"
             "10000000|4.5|1|false"_s);
    QCOMPARE(shown(table.rows.at(1)), u"Narrative Features|Booster|-|-|-|-|-|true"_s);
    QCOMPARE(shown(table.rows.at(3)), u"Narrative Features|Fairhaven|-|-|-|-|-|-"_s);
    QVERIFY2(table.notes.constFirst().contains(u"“Films”") &&
                 table.notes.constFirst().contains(u"row 1 names its columns"),
             qPrintable(table.notes.constFirst()));
}

void TestSheetTable::theOnlySheetThatHasRowsIsTaken()
{
    const ReadTable table = readXlsx(book(
        {{"one", {}}, {"two", row({"a"}) + row({"x"})}, {"three", "<row><c s=\"0\"/></row>"}}));
    QVERIFY2(!table.failed, qPrintable(table.error.sentence));
    QVERIFY2(table.notes.constFirst().contains(u"“two”"), qPrintable(table.notes.constFirst()));
}

void TestSheetTable::aBookWithoutRowsIsSaid()
{
    QVERIFY(readXlsx(book({{"one", {}}})).error.sentence.contains(u"No sheet"_s));
    QVERIFY(readOds("<table:table table:name=\"S\"/>").error.sentence.contains(u"No sheet"_s));
}

void TestSheetTable::aSheetIsOnlyAskedOfASpreadsheetAndATableNever()
{
    WrittenZip zip;
    book({{"one", row({"a"}) + row({"x"})}}).writeInto(zip);
    ImportOptions options;
    options.file = zip.path(u"book.mdb"_s);
    options.table = u"one"_s;
    QVERIFY2(previewImport(options).error().sentence.contains(u"Choose one of its sheets."),
             "a table of sheets");
    options.table.clear();
    options.sheet = u"one"_s;
    QVERIFY(previewImport(options).has_value());
    const WrittenFile text("a,b\n1,2\n", u"in.xlsx"_s);
    options.file = text.path();
    QVERIFY2(previewImport(options).error().sentence.contains(u"not a spreadsheet"),
             "a sheet of text");
    options.sheet.clear();
    QVERIFY(previewImport(options).has_value());
}

void TestSheetTable::namesThatAreEmptyEqualOrLongGoAsThoseOfACsvFile()
{
    const QByteArray longest(300, 'n');
    const ReadTable sheet = readXlsx(
        book({{"S", row({" a\nb ", "", "x", "x", longest}) + row({"1", "2", "3", "4", "5"})}}));
    const ReadTable csv = readText("\" a\nb \",,x,x," + longest + "\n1,2,3,4,5\n");
    QCOMPARE(sheet.columns, csv.columns);
    QCOMPARE(sheet.columns.mid(0, 4), QStringList({u"a b"_s, u"column 2"_s, u"x"_s, u"x (2)"_s}));
    for (const QString &note : csv.notes)
        QVERIFY2(sheet.notes.contains(note), qPrintable(note));
}

void TestSheetTable::withoutAHeaderTheWidestRowDecides()
{
    CsvChoices choices;
    choices.hasHeader = false;
    const ReadTable table = readXlsx(book({{"S", row({"1"}) + row({"2", "x", "y"})}}), choices);
    QCOMPARE(table.columns, QStringList({u"column 1"_s, u"column 2"_s, u"column 3"_s}));
    QCOMPARE(table.rows.size(), 2);
    QCOMPARE(shown(table.rows.at(0)), u"1|-|-"_s);
}

void TestSheetTable::rowsAboveTheHeaderArePassedOver()
{
    CsvChoices choices;
    choices.skipLines = 3;
    const QByteArray rows = row({"Report of", "May"}) +
                            "<row r=\"3\"><c t=\"str\"><v>by Ann</v></c>"
                            "</row>" +
                            row({"id", "name"}) + row({"1", "x"}) + row({"2", "y"});
    const ReadTable table = readXlsx(book({{"S", rows}}), choices);
    QCOMPARE(shown(table.columns), u"id|name"_s);
    QCOMPARE(table.rows.size(), 2);
    QVERIFY(table.notes.join(u'\n').contains(u"3 row(s) at the top were skipped"_s));
    const QByteArray titled = row({"Report of May"}) + row({"id", "name", "town"}) +
                              row({"1", "x", "Opp"}) + row({"2", "y", "Boaz"});
    QCOMPARE(shown(readXlsx(book({{"S", titled}})).columns), u"id|name|town"_s);
    choices.skipLines = 0;
    QCOMPARE(shown(readXlsx(book({{"S", titled}}), choices).columns), u"Report of May"_s);
}

void TestSheetTable::emptyCellsBeyondTheHeaderAddNothing()
{
    const ReadTable table =
        readXlsx(book({{"S", row({"a", "", ""}) + row({"1", "", ""}) + row({"", ""})}}));
    QCOMPARE(shown(table.columns), u"a"_s);
    QCOMPARE(table.rows.size(), 1);
    QCOMPARE(table.bad.size(), 0);
}

void TestSheetTable::aHeaderWithAnErrorIsRefused()
{
    const ReadTable table =
        readXlsx(book({{"S", "<row><c t=\"e\"><v>#REF!</v></c></row>" + row({"x"})}}));
    QCOMPARE(table.error.kind, Error::Kind::Invalid);
    QVERIFY2(table.error.sentence.contains(u"A1"), qPrintable(table.error.sentence));
}

void TestSheetTable::progressGoesFromNothingToTheWhole()
{
    QByteArray rows = row({"id", "name"});
    for (int i = 0; i < 20'000; ++i)
        rows += row({QByteArray::number(i), "name " + QByteArray::number(i * 7919)});
    WrittenZip zip;
    book({{"S", rows}}).writeInto(zip);
    const auto table = SheetTable::open(zip.path(), {}, {});
    QVERIFY(table.has_value());
    QVERIFY((*table)->totalBytes() > 10'000);
    TableRow row;
    qint64 last = (*table)->bytesRead();
    QVERIFY(last < (*table)->totalBytes() / 2);
    qint64 read = 0;
    while ((*table)->next(row).value_or(false)) {
        QVERIFY((*table)->bytesRead() >= last);
        last = (*table)->bytesRead();
        ++read;
    }
    QCOMPARE(read, 20'000);
    QCOMPARE((*table)->bytesRead(), (*table)->totalBytes());
}

void TestSheetTable::aPreviewShowsTheSheetThatHasRowsAndItsNamesFirst()
{
    WrittenZip zip;
    book({{"one", {}}, {"two", row({"a"}) + row({"x"})}}).writeInto(zip);
    ImportOptions options;
    options.file = zip.path();
    const FileLook look = lookAtFile(options);
    QVERIFY(look.isSpreadsheet);
    QCOMPARE(look.tables, QStringList({u"two"_s, u"one"_s}));
    QCOMPARE(look.table, u"two"_s);
    QVERIFY(look.preview.has_value());
    QCOMPARE(look.preview->columns, QStringList{u"a"_s});
}

INTRAY_TEST_GUILESS_MAIN(TestSheetTable)
#include "tst_sheettable.moc"
