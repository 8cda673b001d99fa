// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/xlsxrows.h"

#include "transfer/transferfile.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(XlsxRows)
};

constexpr qint64 rowsThatSayHowWide = 200;
constexpr qsizetype roomToWrite = 28; // letters
constexpr qsizetype bytesHeldBack = 256 * 1024;

constexpr char xmlLine[] = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";

// In the order of SheetColumn::Style. 49 is text: what is corrected by hand stays one, too.
constexpr char styles[] =
    R"(<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">)"
    R"(<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\-mm\-dd"/>)"
    R"(<numFmt numFmtId="165" formatCode="yyyy\-mm\-dd\ hh:mm:ss"/></numFmts>)"
    R"(<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>)"
    R"(<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>)"
    R"(<fills count="3"><fill><patternFill patternType="none"/></fill>)"
    R"(<fill><patternFill patternType="gray125"/></fill>)"
    R"(<fill><patternFill patternType="solid"><fgColor rgb="FFFFF8E1"/></patternFill></fill></fills>)"
    R"(<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>)"
    R"(<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>)"
    R"(<cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>)"
    R"(<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>)"
    R"(<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>)"
    R"(<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>)"
    R"(<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>)"
    R"(<xf numFmtId="49" fontId="0" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFill="1" applyProtection="1">)"
    R"(<protection locked="0"/></xf></cellXfs>)"
    R"(<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>)";

constexpr char rootRelations[] =
    R"(<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">)"
    R"(<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>)";

QByteArray nameOfSheet(int sheet)
{
    return sheet == 1 ? QByteArray("Items") : "Items " + QByteArray::number(sheet);
}

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\n';
}

} // namespace

XlsxRows::XlsxRows(QSaveFile &file, const QString &path, const SheetLimits &limits)
    : m_file(file)
    , m_path(path)
    , m_limits(limits)
    , m_zip(file)
{
}

void XlsxRows::refuse(const QString &sentence)
{
    if (!m_refusal)
        m_refusal = Error{Error::Kind::Invalid, sentence, {}};
}

void XlsxRows::begin(const QList<Field> &columns)
{
    m_fields = columns;
    for (const Field &column : columns) {
        m_columns << SheetColumn(column);
        m_letters << lettersOf(m_letters.size());
        m_widths << (m_toFillIn.contains(m_widths.size()) ? roomToWrite : column.name.size());
    }
    if (columns.size() > m_limits.columns)
        refuse(Words::tr("The items have %1 columns, and a sheet holds at most %2. Choose fields, "
                         "or write them as CSV.")
                   .arg(columns.size())
                   .arg(m_limits.columns));
    beginSheet();
}

void XlsxRows::beginSheet()
{
    ++m_sheets;
    m_row = 0;
    m_hasHead = false;
    m_zip.begin("xl/worksheets/sheet" + QByteArray::number(m_sheets) + ".xml");
    writeHeading();
}

void XlsxRows::writeHeading()
{
    beginRow();
    for (qsizetype column = 0; column < m_fields.size(); ++column)
        writeText(column, m_fields.at(column).name.toUtf8(), SheetColumn::Heading);
    m_xml += "</row>";
}

void XlsxRows::beginRow()
{
    m_xml += "<row r=\"";
    m_xml += QByteArray::number(++m_row);
    m_xml += "\">";
}

void XlsxRows::write(const QList<Cell> &cells)
{
    if (m_refusal)
        return;
    if (m_row == m_limits.rows || m_zip.memberBytes() > ZipWriter::mostBytes / 2) {
        endSheet();
        beginSheet();
    }
    beginRow();
    for (qsizetype column = 0; column < std::min(cells.size(), m_columns.size()); ++column)
        writeCell(column, cells.at(column), cells.constFirst());
    m_xml += "</row>";
    if (m_xml.size() > bytesHeldBack)
        handOver();
}

void XlsxRows::beginCell(qsizetype column, int style)
{
    m_xml += "<c r=\"";
    m_xml += m_letters.at(column);
    m_xml += QByteArray::number(m_row);
    m_xml += "\" s=\"";
    m_xml += char('0' + style);
}

void XlsxRows::writeText(qsizetype column, QByteArrayView text, int style)
{
    beginCell(column, style);
    const bool hasBlanks = !text.isEmpty() && (isBlank(text.front()) || isBlank(text.back()));
    m_xml += hasBlanks ? "\" t=\"inlineStr\"><is><t xml:space=\"preserve\">"
                       : "\" t=\"inlineStr\"><is><t>";
    appendSheetText(m_xml, text);
    m_xml += "</t></is></c>";
}

bool XlsxRows::isTooLong(qsizetype column, QByteArrayView text, const Cell &key)
{
    if (text.size() <= m_limits.characters)
        return false;
    const qsizetype characters = charactersIn(text);
    if (characters <= m_limits.characters)
        return false;
    const QLocale locale;
    refuse(Words::tr("The field “%1” of item “%2” has %3 characters, and a cell of a spreadsheet "
                     "holds at most %4. Write the items as CSV or JSON lines, or choose other "
                     "fields.")
               .arg(m_fields.at(column).name, QString::fromUtf8(key.text),
                    locale.toString(characters), locale.toString(m_limits.characters)));
    return true;
}

void XlsxRows::writeCell(qsizetype column, const Cell &cell, const Cell &key)
{
    if (m_toFillIn.contains(column))
        return writeRoom(column, cell);
    if (cell.isMissing())
        return;
    const QByteArray shown = cell.kind == Cell::Kind::Json ? shownJson(cell.text) : QByteArray();
    const QByteArrayView text = cell.kind == Cell::Kind::Json ? QByteArrayView(shown) : cell.text;
    if (isTooLong(column, text, key))
        return;
    if (!m_hasHead)
        m_widths[column] = std::max(m_widths.at(column), text.size());
    if (const auto number = m_columns.at(column).numberOf(text)) {
        beginCell(column, m_columns.at(column).style());
        m_xml += "\"><v>" + *number + "</v></c>";
    } else {
        writeText(column, text, SheetColumn::Text);
    }
}

// Without a text in it a cell is kept for its style, which lets people write there.
void XlsxRows::writeRoom(qsizetype column, const Cell &cell)
{
    if (!cell.isMissing())
        return writeText(column, cell.text, SheetColumn::ToFillIn);
    beginCell(column, SheetColumn::ToFillIn);
    m_xml += "\"/>";
}

SheetColumn::Style XlsxRows::styleOf(qsizetype column) const
{
    return m_toFillIn.contains(column) ? SheetColumn::ToFillIn : m_columns.at(column).style();
}

QByteArray XlsxRows::columnsXml() const
{
    QByteArray xml = "<cols>";
    for (qsizetype column = 0; column < m_columns.size(); ++column) {
        const QByteArray place = QByteArray::number(column + 1);
        const qsizetype width = std::clamp(m_widths.at(column) + 2, qsizetype(8), qsizetype(60));
        xml += "<col min=\"" + place + "\" max=\"" + place + "\" width=\"" +
               QByteArray::number(width) + "\" style=\"" +
               QByteArray::number(int(styleOf(column))) + "\" customWidth=\"1\"/>";
    }
    return xml + "</cols>";
}

// Widths stand in front of the rows by which they are chosen.
void XlsxRows::writeHead()
{
    const QByteArray pane =
        R"(<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>)";
    m_zip.write(
        xmlLine +
        QByteArray(
            R"(<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">)") +
        "<sheetViews><sheetView workbookViewId=\"0\">" + pane + "</sheetView></sheetViews>" +
        columnsXml() + "<sheetData>");
    m_hasHead = true;
}

void XlsxRows::handOver()
{
    if (!m_hasHead)
        writeHead();
    m_zip.write(m_xml);
    m_xml.resize(0);
}

void XlsxRows::endSheet()
{
    handOver();
    m_zip.write("</sheetData>");
    if (!m_toFillIn.isEmpty())
        m_zip.write(R"(<sheetProtection sheet="1" formatColumns="0" formatRows="0"/>)");
    m_zip.write("</worksheet>");
    m_zip.end();
}

Outcome<Done> XlsxRows::flush()
{
    if (m_row > rowsThatSayHowWide)
        handOver();
    return trouble();
}

Outcome<Done> XlsxRows::trouble() const
{
    if (m_refusal)
        return tl::unexpected<Error>(*m_refusal);
    if (m_zip.hasFailed())
        return tl::unexpected<Error>(writeError(m_file, m_path));
    if (m_zip.bytesWritten() > ZipWriter::mostBytes)
        return failure(Error::Kind::Invalid,
                       Words::tr("A workbook cannot hold this many items. Write them as CSV or "
                                 "JSON lines, or write fewer of them."));
    return Done();
}

QByteArray XlsxRows::workbook() const
{
    QByteArray sheets;
    for (int sheet = 1; sheet <= m_sheets; ++sheet) {
        const QByteArray number = QByteArray::number(sheet);
        sheets += "<sheet name=\"" + nameOfSheet(sheet) + "\" sheetId=\"" + number +
                  "\" r:id=\"rId" + number + "\"/>";
    }
    return xmlLine +
           QByteArray(
               R"(<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main")"
               R"( xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>)") +
           sheets + "</sheets></workbook>";
}

QByteArray XlsxRows::relations() const
{
    const QByteArray type =
        "\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/";
    QByteArray xml =
        xmlLine +
        QByteArray(
            R"(<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">)");
    for (int sheet = 1; sheet <= m_sheets; ++sheet) {
        const QByteArray number = QByteArray::number(sheet);
        xml += "<Relationship Id=\"rId" + number + type + "worksheet\" Target=\"worksheets/sheet" +
               number + ".xml\"/>";
    }
    return xml + "<Relationship Id=\"rId" + QByteArray::number(m_sheets + 1) + type +
           "styles\" Target=\"styles.xml\"/></Relationships>";
}

QByteArray XlsxRows::contentTypes() const
{
    const QByteArray type = "application/vnd.openxmlformats-officedocument.spreadsheetml.";
    QByteArray xml =
        xmlLine +
        QByteArray(
            R"(<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">)"
            R"(<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>)"
            R"(<Default Extension="xml" ContentType="application/xml"/>)");
    const auto add = [&](const QByteArray &part, const QByteArray &kind) {
        xml += "<Override PartName=\"/xl/" + part + "\" ContentType=\"" + type + kind + "+xml\"/>";
    };
    add("workbook.xml", "sheet.main");
    add("styles.xml", "styles");
    for (int sheet = 1; sheet <= m_sheets; ++sheet)
        add("worksheets/sheet" + QByteArray::number(sheet) + ".xml", "worksheet");
    return xml + "</Types>";
}

Outcome<Done> XlsxRows::finish()
{
    endSheet();
    m_zip.add("xl/workbook.xml", workbook());
    m_zip.add("xl/_rels/workbook.xml.rels", relations());
    m_zip.add("xl/styles.xml", xmlLine + QByteArray(styles));
    m_zip.add("_rels/.rels", xmlLine + QByteArray(rootRelations));
    m_zip.add("[Content_Types].xml", contentTypes());
    m_zip.finish();
    return trouble();
}

} // namespace intray
