// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "transfer/sheets/writtenbook.h"

#include <QStringEncoder>

using namespace intray;
using namespace Qt::StringLiterals;

/// What the cells of .xlsx become, and what a person is told about them.
class TestXlsxSheet : public QObject
{
    Q_OBJECT

private slots:
    void numbersAreTheirShortestText();
    void numbersWithMoreDigitsThanASpreadsheetKeepsAreReadWhole();
    void leadingZerosOfAFormatAreKept();
    void textsAreSharedOrStandInTheirCell();
    void carriageReturnsAreLineBreaksAndNothingAtTheEnd();
    void runsAreJoinedAndTheSpokenFormIsLeftOut();
    void blanksAtTheEndsAreKeptWhereTheFileSaysSo();
    void datesAreToldByTheirFormat();
    void theOtherBeginningOfDaysIsKnown();
    void datesThatThereAreNotStayNumbersAndAreTold();
    void datesOfTheStrictFormAreRead();
    void yesAndNoAreTrueAndFalse();
    void formulasAreTheirStoredResult();
    void anErrorRejectsItsRowWithTheCell();
    void aValueThatCannotBeRejectsItsRowWithTheCell_data();
    void aValueThatCannotBeRejectsItsRowWithTheCell();
    void missingAndEmptyAreTwo();
    void rowsAndCellsMayLeaveOutWhereTheyAre();
    void mergedCellsAreTold();
    void hiddenRowsAndColumnsAreReadAndTold();
    void sheetsAsLargeAsAnyAreRead();
    void allRowsOfTheLongestSheetAreRead();
    void aSheetInUtf16IsRead();
};

static QByteArray text(const QByteArray &cell, const QByteArray &text)
{
    return "<c r=\"" + cell + "\" t=\"inlineStr\"><is><t>" + text + "</t></is></c>";
}

/// Header a, b, c in the first row, and this in the rows below.
static WrittenXlsx below(const QByteArray &rows)
{
    return WrittenXlsx::ofRows("<row r=\"1\">" + text("A1", "a") + text("B1", "b") +
                               text("C1", "c") + "</row>" + rows);
}

static QString only(const ReadTable &table)
{
    return table.rows.size() == 1 ? shown(table.rows.constFirst()) : table.error.sentence;
}

void TestXlsxSheet::numbersAreTheirShortestText()
{
    const ReadTable table = readXlsx(below(
        "<row r=\"2\"><c r=\"A2\"><v>31001.0</v></c><c r=\"B2\" t=\"n\"><v>0.10000000000000001</v>"
        "</c><c r=\"C2\"><v>-1.5E-3</v></c></row>"));
    QCOMPARE(only(table), u"31001|0.1|-0.0015"_s);
}

void TestXlsxSheet::numbersWithMoreDigitsThanASpreadsheetKeepsAreReadWhole()
{
    const ReadTable table =
        readXlsx(below("<row r=\"2\"><c r=\"A2\"><v>1234567890123456789</v></c><c r=\"B2\"><v>"
                       "9007199254740993</v></c><c r=\"C2\"><v>123456789012345</v></c></row>"));
    QCOMPARE(only(table), u"1234567890123456789|9007199254740993|123456789012345"_s);
    const QString notes = table.notes.join(u'\n');
    QVERIFY2(notes.contains(u"2 number(s) have more than 15 digits"_s), qPrintable(notes));
    QVERIFY2(notes.contains(u"the first is A2."_s), qPrintable(notes));
}

void TestXlsxSheet::leadingZerosOfAFormatAreKept()
{
    WrittenXlsx book = below("<row r=\"2\"><c r=\"A2\" s=\"1\"><v>35</v></c><c r=\"B2\" s=\"2\">"
                             "<v>7</v></c><c r=\"C2\" s=\"0\"><v>35</v></c></row>");
    book.formats = "<numFmt numFmtId=\"164\" formatCode=\"00000\"/>"
                   "<numFmt numFmtId=\"165\" formatCode=\"0000-000\"/>";
    book.styles += "<xf numFmtId=\"164\"/><xf numFmtId=\"165\"/>";
    const ReadTable table = readXlsx(book);
    QCOMPARE(only(table), u"00035|0000-007|35"_s);
    const QString notes = table.notes.join(u'\n');
    QVERIFY2(notes.contains(u"2 number(s) were read as their format shows them"_s),
             qPrintable(notes));
    QVERIFY2(notes.contains(u"the first is A2."_s), qPrintable(notes));
}

void TestXlsxSheet::textsAreSharedOrStandInTheirCell()
{
    WrittenXlsx book = below("<row r=\"2\"><c r=\"A2\" t=\"s\"><v>1</v></c>"
                             "<c r=\"B2\" t=\"str\"><v>x_x000D_y</v></c>" +
                             text("C2", "00123") + "</row>");
    book.texts = "<si><t>no</t></si><si><t>caf\u00e9_x000a_1 &amp; 2</t></si>";
    QCOMPARE(only(readXlsx(book)), u"café\n1 & 2|x\ny|00123"_s);
}

void TestXlsxSheet::carriageReturnsAreLineBreaksAndNothingAtTheEnd()
{
    const ReadTable table = readXlsx(below(
        "<row r=\"2\"><c r=\"A2\" t=\"str\"><v>one_x000D_\ntwo</v></c><c r=\"B2\" t=\"str\"><v>"
        "Opp_x000D_</v></c><c r=\"C2\" t=\"str\"><v>_x000D_\n</v></c></row>"));
    QCOMPARE(only(table), u"one\ntwo|Opp|"_s);
    const QString notes = table.notes.join(u'\n');
    QVERIFY2(notes.contains(u"3 cell(s) have carriage returns"_s), qPrintable(notes));
    QVERIFY2(notes.contains(u"the first in A2."_s), qPrintable(notes));
}

void TestXlsxSheet::runsAreJoinedAndTheSpokenFormIsLeftOut()
{
    WrittenXlsx book = below("<row r=\"2\"><c r=\"A2\" t=\"s\"><v>0</v></c></row>");
    book.texts = "<si><r><t xml:space=\"preserve\">one </t></r><r><rPr><b/><t>no</t></rPr>"
                 "<t>two</t></r><rPh sb=\"0\" eb=\"1\"><t>spoken</t></rPh><phoneticPr/></si>";
    QCOMPARE(only(readXlsx(book)), u"one two|-|-"_s);
}

void TestXlsxSheet::blanksAtTheEndsAreKeptWhereTheFileSaysSo()
{
    const ReadTable table = readXlsx(
        below("<row r=\"2\">" + text("A2", "\n  x\u00a0\t") +
              "<c r=\"B2\" t=\"inlineStr\"><is><t xml:space=\"preserve\"> x </t></is></c></row>"));
    QCOMPARE(only(table), u"x\u00a0| x |-"_s);
}

void TestXlsxSheet::datesAreToldByTheirFormat()
{
    WrittenXlsx book =
        below("<row r=\"2\"><c r=\"A2\" s=\"1\"><v>45351</v></c><c r=\"B2\" s=\"2\">"
              "<v>45351.295138888891</v></c><c r=\"C2\" s=\"3\"><v>1.5</v></c></row>"
              "<row r=\"3\"><c r=\"A3\" s=\"4\"><v>0.295138888888889</v></c>"
              "<c r=\"B3\" s=\"5\"><v>0.12</v></c><c r=\"C3\" s=\"6\"><v>1500</v></c></row>");
    book.formats = "<numFmt numFmtId=\"164\" formatCode=\"[Red]dd/mm/yyyy\\ hh:mm\"/>"
                   "<numFmt numFmtId=\"165\" formatCode=\"[h]:mm\"/>"
                   "<numFmt numFmtId=\"166\" formatCode=\"#,##0.00\\ &quot;dh&quot;\"/>";
    for (const QByteArray id : {"14", "164", "165", "21", "9", "166"})
        book.styles += "<xf numFmtId=\"" + id + "\"/>";
    const ReadTable table = readXlsx(book);
    QCOMPARE(table.rows.size(), 2);
    QCOMPARE(shown(table.rows.at(0)), u"2024-02-29|2024-02-29T07:05:00|36:00:00"_s);
    QCOMPARE(shown(table.rows.at(1)), u"07:05:00|0.12|1500"_s);
}

void TestXlsxSheet::theOtherBeginningOfDaysIsKnown()
{
    WrittenXlsx book = below("<row r=\"2\"><c r=\"A2\" s=\"1\"><v>0</v></c></row>");
    book.styles += "<xf numFmtId=\"14\"/>";
    book.properties = "<workbookPr date1904=\"true\"/>";
    QCOMPARE(only(readXlsx(book)), u"1904-01-01|-|-"_s);
}

void TestXlsxSheet::datesThatThereAreNotStayNumbersAndAreTold()
{
    WrittenXlsx book = below("<row r=\"2\"><c r=\"A2\" s=\"1\"><v>1</v></c><c r=\"B2\" s=\"1\">"
                             "<v>-3</v></c><c r=\"C2\" s=\"1\"><v>60</v></c></row>");
    book.styles += "<xf numFmtId=\"14\"/>";
    const ReadTable table = readXlsx(book);
    QCOMPARE(only(table), u"1900-01-01|-3|60"_s);
    QVERIFY2(table.notes.join(u'\n').contains(u"2 cell(s) are formatted as impossible dates"_s) &&
                 table.notes.join(u'\n').contains(u"the first is B2"_s),
             qPrintable(table.notes.join(u'\n')));
}

void TestXlsxSheet::datesOfTheStrictFormAreRead()
{
    WrittenXlsx book =
        below("<row r=\"2\"><c r=\"A2\" s=\"1\" t=\"d\"><v>2024-02-29T00:00:00</v></c>"
              "<c r=\"B2\" t=\"d\"><v>2024-02-29T00:00:00</v></c>"
              "<c r=\"C2\" t=\"d\"><v>07:05:00</v></c></row>");
    book.styles += "<xf numFmtId=\"14\"/>";
    QCOMPARE(only(readXlsx(book)), u"2024-02-29|2024-02-29T00:00:00|07:05:00"_s);
}

void TestXlsxSheet::yesAndNoAreTrueAndFalse()
{
    QCOMPARE(only(readXlsx(below("<row r=\"2\"><c r=\"A2\" t=\"b\"><v>1</v></c>"
                                 "<c r=\"B2\" t=\"b\"><v>0</v></c></row>"))),
             u"true|false|-"_s);
}

void TestXlsxSheet::formulasAreTheirStoredResult()
{
    const ReadTable table = readXlsx(
        below("<row r=\"2\"><c r=\"A2\"><f>1+1</f><v>2</v></c><c r=\"B2\" t=\"str\"><f>\"\"</f><v>"
              "</v></c><c r=\"C2\"><f>NOW()</f></c></row>"));
    QCOMPARE(only(table), u"2||-"_s);
    QVERIFY2(
        table.notes.join(u'\n').contains(u"no stored result and are missing, the first in C2"_s),
        qPrintable(table.notes.join(u'\n')));
}

void TestXlsxSheet::anErrorRejectsItsRowWithTheCell()
{
    const ReadTable table = readXlsx(
        below("<row r=\"2\"><c r=\"A2\"><v>1</v></c></row><row r=\"7\"><c r=\"A7\"><v>2</v></c>"
              "<c r=\"C7\" t=\"e\"><f>1/0</f><v>#DIV/0!</v></c></row>"));
    QCOMPARE(table.rows.size(), 1);
    QCOMPARE(table.bad.size(), 1);
    QCOMPARE(table.bad.constFirst().first, 7);
    QCOMPARE(table.bad.constFirst().second, u"The cell C7 has the error #DIV/0!."_s);
}

void TestXlsxSheet::aValueThatCannotBeRejectsItsRowWithTheCell_data()
{
    QTest::addColumn<QByteArray>("cell");
    QTest::newRow("no such text") << QByteArray("<c r=\"B2\" t=\"s\"><v>7</v></c>");
    QTest::newRow("no number of a text") << QByteArray("<c r=\"B2\" t=\"s\"><v>x</v></c>");
    QTest::newRow("no number") << QByteArray("<c r=\"B2\"><v>1,5</v></c>");
    QTest::newRow("beyond numbers") << QByteArray("<c r=\"B2\"><v>1e999</v></c>");
    QTest::newRow("no date") << QByteArray("<c r=\"B2\" t=\"d\"><v>2024-02-30</v></c>");
}

void TestXlsxSheet::aValueThatCannotBeRejectsItsRowWithTheCell()
{
    QFETCH(QByteArray, cell);
    const ReadTable table = readXlsx(below("<row r=\"2\">" + cell + "</row>"));
    QVERIFY2(!table.failed, qPrintable(table.error.sentence));
    QCOMPARE(table.rows.size(), 0);
    QCOMPARE(table.bad.size(), 1);
    QVERIFY2(table.bad.constFirst().second.contains(u"B2"),
             qPrintable(table.bad.constFirst().second));
}

void TestXlsxSheet::missingAndEmptyAreTwo()
{
    QCOMPARE(only(readXlsx(below("<row r=\"2\"><c r=\"A2\" s=\"0\"/>" + text("B2", "") +
                                 text("C2", "x") + "</row>"))),
             u"-||x"_s);
}

void TestXlsxSheet::rowsAndCellsMayLeaveOutWhereTheyAre()
{
    const ReadTable table = readXlsx(
        below("<row><c><v>1</v></c><c><v>2</v></c></row><row r=\"9\"><c r=\"B9\"><v>3</v></c><c>"
              "<v>4</v></c></row>"));
    QCOMPARE(table.rows.size(), 2);
    QCOMPARE(shown(table.rows.at(0)), u"1|2|-"_s);
    QCOMPARE(shown(table.rows.at(1)), u"-|3|4"_s);
    QVERIFY2(table.notes.join(u'\n').contains(u"6 empty row(s) between others were skipped, the "
                                              "first is row 3."_s),
             qPrintable(table.notes.join(u'\n')));
}

void TestXlsxSheet::mergedCellsAreTold()
{
    WrittenXlsx book = below("<row r=\"2\"><c r=\"A2\"><v>1</v></c><c r=\"B2\"/></row>");
    book.sheets[0].second +=
        "<mergeCells count=\"2\"><mergeCell ref=\"A2:B2\"/><mergeCell ref=\"A4:A5\"/></mergeCells>";
    const ReadTable table = readXlsx(book);
    QCOMPARE(only(table), u"1|-|-"_s);
    QVERIFY2(
        table.notes.join(u'\n').contains(u"2 range(s) of cells are merged, the first is A2:B2"_s),
        qPrintable(table.notes.join(u'\n')));
}

void TestXlsxSheet::hiddenRowsAndColumnsAreReadAndTold()
{
    WrittenXlsx book = below("<row r=\"2\" hidden=\"1\"><c r=\"A2\"><v>1</v></c></row>");
    book.sheets[0].second.prepend("<cols><col min=\"2\" max=\"16384\" hidden=\"1\"/></cols>");
    const ReadTable table = readXlsx(book);
    QCOMPARE(only(table), u"1|-|-"_s);
    const QString notes = table.notes.join(u'\n');
    QVERIFY2(notes.contains(u"1 hidden row(s)"_s), qPrintable(notes));
    QVERIFY2(notes.contains(u"2 hidden column(s)"_s), qPrintable(notes));
}

void TestXlsxSheet::sheetsAsLargeAsAnyAreRead()
{
    QByteArray header;
    for (int column = 0; column < 16'384; ++column)
        header += "<c t=\"str\"><v>c</v></c>";
    const QByteArray longest(40'000, 'x');
    const ReadTable table = readXlsx(
        WrittenXlsx::ofRows("<row r=\"1\">" + header + "</row><row r=\"1048576\">" +
                            text("A1048576", longest) + "<c r=\"XFD1048576\"><v>1</v></c></row>"));
    QVERIFY2(!table.failed, qPrintable(table.error.sentence));
    QCOMPARE(table.columns.size(), 16'384);
    QCOMPARE(table.columns.constLast(), u"c (16384)"_s);
    QCOMPARE(table.rows.size(), 1);
    QCOMPARE(table.rows.constFirst().constFirst().size(), 40'000);
    QCOMPARE(table.rows.constFirst().constLast(), u"1"_s);
}

void TestXlsxSheet::allRowsOfTheLongestSheetAreRead()
{
    constexpr int mostRows = 1'048'576; // that a spreadsheet program has
    QByteArray rows = "<row>" + text("A1", "a") + "</row>";
    for (int row = 2; row <= mostRows; ++row)
        rows += "<row><c><v>7</v></c></row>";
    WrittenZip zip;
    WrittenXlsx::ofRows(rows).writeInto(zip);
    const auto table = SheetTable::open(zip.path(), {}, {});
    QVERIFY(table.has_value());
    TableRow row;
    int read = 0;
    for (; (*table)->next(row).value_or(false); ++read)
        if (!row.reason.isEmpty() || row.row.at(0) != u'7')
            QFAIL(qPrintable(u"row %1: %2"_s.arg(read).arg(row.reason)));
    QCOMPARE(read, mostRows - 1);
    QCOMPARE(row.row.line, mostRows);
}

void TestXlsxSheet::aSheetInUtf16IsRead()
{
    WrittenZip zip;
    QStringEncoder encoder(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom);
    const QByteArray sheet = encoder(QString::fromUtf8(
        "<?xml version=\"1.0\" encoding=\"UTF-16\"?><worksheet><sheetData><row><c "
        "t=\"str\"><v>a</v></c></row><row>"
        "<c t=\"str\"><v>\u00e9</v></c></row></sheetData></worksheet>"));
    zip.with("[Content_Types].xml", "<Types/>")
        .with("xl/workbook.xml", "<workbook><sheets><sheet name=\"S\" r:id=\"x\" "
                                 "xmlns:r=\"r\"/></sheets></workbook>")
        .with("xl/_rels/workbook.xml.rels",
              "<Relationships><Relationship Id=\"x\" "
              "Type=\"a/worksheet\" Target=\"s.xml\"/></Relationships>")
        .with("xl/s.xml", sheet);
    QCOMPARE(only(readSheet(zip.path())), u"é"_s);
}

INTRAY_TEST_GUILESS_MAIN(TestXlsxSheet)
#include "tst_xlsxsheet.moc"
