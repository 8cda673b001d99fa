// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "transfer/sheets/writtenbook.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// What the cells of .ods become, and what a person is told about them.
class TestOdsSheet : public QObject
{
    Q_OBJECT

private slots:
    void valuesAreWhatIsStoredAndNotWhatIsShown();
    void longNumbersAndLeadingZerosAreKept();
    void paragraphsAreLinesAndBlanksAreMeantAsWritten();
    void notesAndDrawingsAreLeftOut();
    void repeatedCellsAndRowsAreAsMany();
    void aMillionEmptyCellsAndRowsAreNothing();
    void coveredCellsAreMissingAndTold();
    void anErrorRejectsItsRowWithTheCell_data();
    void anErrorRejectsItsRowWithTheCell();
    void formulasWithoutResultAreTold();
    void missingAndEmptyAreTwo();
    void groupsAndHeaderRowsAreRead();
    void hiddenRowsAndColumnsAreReadAndTold();
    void theSecondSheetIsRead();
};

static QByteArray text(const QByteArray &text)
{
    return "<table:table-cell office:value-type=\"string\"><text:p>" + text +
           "</text:p></table:table-cell>";
}

static QByteArray typed(const QByteArray &type, const QByteArray &value)
{
    const QByteArray name = type == "date" || type == "time" || type == "boolean"
                                ? "office:" + type + "-value"
                                : QByteArray("office:value");
    return "<table:table-cell office:value-type=\"" + type + "\" " + name + "=\"" + value +
           "\"><text:p>shown</text:p></table:table-cell>";
}

static QByteArray row(const QByteArray &cells, const QByteArray &attributes = {})
{
    return "<table:table-row" + attributes + ">" + cells + "</table:table-row>";
}

static QByteArray table(const QByteArray &rows)
{
    return "<table:table table:name=\"S\">" + rows + "</table:table>";
}

static ReadTable below(const QByteArray &rows)
{
    return readOds(table(row(text("a") + text("b") + text("c")) + rows));
}

static QString only(const ReadTable &table)
{
    return table.rows.size() == 1 ? shown(table.rows.constFirst()) : table.error.sentence;
}

void TestOdsSheet::valuesAreWhatIsStoredAndNotWhatIsShown()
{
    const ReadTable table =
        below(row(typed("float", "31001.0") + typed("percentage", "0.125") +
                  typed("currency", "10000000")) +
              row(typed("date", "2012-03-28") + typed("date", "2012-03-28T07:05:00.500000000") +
                  typed("time", "PT26H05M00S")) +
              row(typed("boolean", "true") + typed("boolean", "false") + text("00123")));
    QCOMPARE(table.rows.size(), 3);
    QCOMPARE(shown(table.rows.at(0)), u"31001|0.125|10000000"_s);
    QCOMPARE(shown(table.rows.at(1)), u"2012-03-28|2012-03-28T07:05:00.5|26:05:00"_s);
    QCOMPARE(shown(table.rows.at(2)), u"true|false|00123"_s);
}

void TestOdsSheet::longNumbersAndLeadingZerosAreKept()
{
    const ReadTable table = below(row(typed("float", "1234567890123456789") +
                                      typed("float", "35").replace("shown", "00035") +
                                      typed("float", "35").replace("shown", "35.00")));
    QCOMPARE(only(table), u"1234567890123456789|00035|35"_s);
    const QString notes = table.notes.join(u'\n');
    QVERIFY2(notes.contains(u"1 number(s) were read as their format shows them"_s),
             qPrintable(notes));
    QVERIFY2(notes.contains(u"1 number(s) have more than 15 digits"_s), qPrintable(notes));
}

void TestOdsSheet::paragraphsAreLinesAndBlanksAreMeantAsWritten()
{
    const ReadTable table =
        below(row(text(" one\n  <text:span>two</text:span> </text:p><text:p>three") +
                  text("a<text:s text:c=\"2\"/>b<text:tab/>c<text:line-break/>d<text:s/>") +
                  text("<text:a>link</text:a> &amp; more")));
    QCOMPARE(only(table), u"one two\nthree|a  b\tc\nd |link & more"_s);
}

void TestOdsSheet::notesAndDrawingsAreLeftOut()
{
    QCOMPARE(only(below(row(
                 "<table:table-cell office:value-type=\"string\"><office:annotation><text:p>note"
                 "</text:p></office:annotation><draw:frame><draw:text-box><text:p>box</text:p>"
                 "</draw:text-box></draw:frame><text:p>x<office:annotation><text:p>y</text:p>"
                 "</office:annotation><text:ruby><text:ruby-base>z</text:ruby-base><text:ruby-text>"
                 "spoken</text:ruby-text></text:ruby></text:p></table:table-cell>"))),
             u"xz|-|-"_s);
}

void TestOdsSheet::repeatedCellsAndRowsAreAsMany()
{
    const ReadTable table = below(
        row("<table:table-cell table:number-columns-repeated=\"2\" office:value-type=\"float\" "
            "office:value=\"7\"/><table:table-cell/>",
            " table:number-rows-repeated=\"3\"") +
        row("<table:table-cell/><table:covered-table-cell/>" +
            typed("error", "x").replace("error", "float").replace("\"x\"", "\"y\"")));
    QCOMPARE(table.rows.size(), 3);
    for (const QStringList &values : table.rows)
        QCOMPARE(shown(values), u"7|7|-"_s);
    QCOMPARE(table.bad.size(), 1);
    QCOMPARE(table.bad.constFirst().first, 5);
    QVERIFY(table.bad.constFirst().second.contains(u"C5"));
}

void TestOdsSheet::aMillionEmptyCellsAndRowsAreNothing()
{
    const ReadTable table =
        below(row("<table:table-cell/>", " table:number-rows-repeated=\"1000\"") +
              row(text("x") + "<table:table-cell table:number-columns-repeated=\"1048576\"/>") +
              row("<table:table-cell table:number-columns-repeated=\"16384\"/>",
                  " table:number-rows-repeated=\"1047573\""));
    QCOMPARE(only(table), u"x|-|-"_s);
    QVERIFY(table.notes.join(u'\n').contains(u"1000 empty row(s)"_s));
}

void TestOdsSheet::coveredCellsAreMissingAndTold()
{
    const ReadTable table = below(
        row("<table:table-cell table:number-columns-spanned=\"2\" table:number-rows-spanned=\"1\" "
            "office:value-type=\"string\"><text:p>x</text:p></table:table-cell>"
            "<table:covered-table-cell office:value-type=\"string\"><text:p>under</text:p>"
            "</table:covered-table-cell>" +
            text("y")));
    QCOMPARE(only(table), u"x|-|y"_s);
    QVERIFY2(
        table.notes.join(u'\n').contains(u"1 range(s) of cells are merged, the first is A2:B2"_s),
        qPrintable(table.notes.join(u'\n')));
}

void TestOdsSheet::anErrorRejectsItsRowWithTheCell_data()
{
    QTest::addColumn<QByteArray>("cell");
    QTest::newRow("now") << QByteArray(
        "<table:table-cell table:formula=\"of:=1/0\" office:value-type=\"string\" "
        "office:string-value=\"\" calcext:value-type=\"error\"><text:p>#DIV/0!</text:p>"
        "</table:table-cell>");
    QTest::newRow("before") << QByteArray(
        "<table:table-cell table:formula=\"of:=1/0\" office:value-type=\"float\" "
        "office:value=\"0\"><text:p>#DIV/0!</text:p></table:table-cell>");
    QTest::newRow("a date that is none") << typed("date", "2024-02-30");
    QTest::newRow("a time that is none") << typed("time", "7:05");
    QTest::newRow("a number that is none") << typed("float", "1,5");
}

void TestOdsSheet::anErrorRejectsItsRowWithTheCell()
{
    QFETCH(QByteArray, cell);
    const ReadTable table = below(row(text("x") + cell) + row(text("#N/A")));
    QCOMPARE(only(table), u"#N/A|-|-"_s);
    QCOMPARE(table.bad.size(), 1);
    QCOMPARE(table.bad.constFirst().first, 2);
    QVERIFY2(table.bad.constFirst().second.contains(u"B2"),
             qPrintable(table.bad.constFirst().second));
}

void TestOdsSheet::formulasWithoutResultAreTold()
{
    const ReadTable table =
        below(row(text("x") + "<table:table-cell table:formula=\"of:=NOW()\"/>"));
    QCOMPARE(only(table), u"x|-|-"_s);
    QVERIFY(
        table.notes.join(u'\n').contains(u"no stored result and are missing, the first in B2"_s));
}

void TestOdsSheet::missingAndEmptyAreTwo()
{
    QCOMPARE(only(below(row("<table:table-cell/>"
                            "<table:table-cell office:value-type=\"string\"/>" +
                            text("x")))),
             u"-||x"_s);
}

void TestOdsSheet::groupsAndHeaderRowsAreRead()
{
    const ReadTable read =
        readOds(table("<table:table-column-group><table:table-column/></table:table-column-group>"
                      "<table:table-header-rows>" +
                      row(text("a")) + "</table:table-header-rows><table:table-row-group>" +
                      row(text("x")) + "<table:table-row-group>" + row(text("y")) +
                      "</table:table-row-group></table:table-row-group>" + row(text("z"))));
    QCOMPARE(read.columns, QStringList{u"a"_s});
    QCOMPARE(read.rows.size(), 3);
}

void TestOdsSheet::hiddenRowsAndColumnsAreReadAndTold()
{
    const ReadTable read =
        readOds(table("<table:table-column/><table:table-column table:visibility=\"collapse\" "
                      "table:number-columns-repeated=\"1000\"/>" +
                      row(text("a") + text("b")) + row(text("x"), " table:visibility=\"filter\"")));
    QCOMPARE(only(read), u"x|-"_s);
    const QString notes = read.notes.join(u'\n');
    QVERIFY2(notes.contains(u"1 hidden row(s)"_s), qPrintable(notes));
    QVERIFY2(notes.contains(u"1 hidden column(s)"_s), qPrintable(notes));
}

void TestOdsSheet::theSecondSheetIsRead()
{
    WrittenZip zip;
    writeOds(zip, table(row(text("a")) + row(text("x"))) + "<table:table table:name=\"T\">" +
                      row(text("b")) + row(text("y")) + "</table:table>");
    QCOMPARE(readSheet(zip.path(), u"T"_s).columns, QStringList{u"b"_s});
    QCOMPARE(only(readSheet(zip.path(), u"T"_s)), u"y"_s);
    const ReadTable none = readSheet(zip.path(), u"U"_s);
    QVERIFY2(none.error.sentence.contains(u"no sheet “U”. It has: S, T."_s),
             qPrintable(none.error.sentence));
}

INTRAY_TEST_GUILESS_MAIN(TestOdsSheet)
#include "tst_odssheet.moc"
