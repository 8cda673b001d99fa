// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/sheets/sheettable.h"

#include "transfer/columnnames.h"
#include "transfer/exportcolumns.h"
#include "transfer/headerguess.h"
#include "transfer/sheets/bookfault.h"

#include <QCoreApplication>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SheetTable)
};

/// For the guesses, and for the width of a sheet without a header, whose first row may be short.
constexpr qsizetype rowsToLookAt = 200;
constexpr qsizetype charactersToLookAt = 8 * 1024 * 1024;
/// One text or row of the file may stand for many; so much never comes out of a real one.
constexpr qint64 mostCharacters = 8LL * 1024 * 1024 * 1024;

CsvRow rowOf(const SheetRow &row)
{
    CsvRow values;
    values.line = row.number;
    const int width = row.width();
    for (const SheetCell &cell : row.cells) {
        if (cell.column >= width)
            break;
        while (values.size() < cell.column) {
            values.missing << values.size();
            values.ends << values.text.size();
        }
        values.text += cell.text;
        values.ends << values.text.size();
    }
    return values;
}

QString kindName(BookKind kind)
{
    return kind == BookKind::Xlsx ? QStringLiteral(".xlsx") : QStringLiteral(".ods");
}

} // namespace

SheetTable::SheetTable(const QString &path, OpenedSheet sheet)
    : m_path(path)
    , m_sheet(std::move(sheet))
{
    m_format.encoding = {QStringLiteral("UTF-8"), true};
}

Outcome<std::unique_ptr<SheetTable>> SheetTable::open(const QString &path, const QString &sheet,
                                                      const CsvChoices &choices)
{
    auto opened = openSheet(path, sheet);
    if (!opened)
        return tl::unexpected<Error>(opened.error());
    std::unique_ptr<SheetTable> table(new SheetTable(path, std::move(*opened)));
    const auto read = table->readAhead(choices.skipLines.value_or(0));
    if (!read)
        return tl::unexpected<Error>(read.error());
    table->guessFormat(choices);
    if (const auto named = table->readHeader(); !named)
        return tl::unexpected<Error>(named.error());
    return table;
}

/// The next row with a value in it; false at the end, if all was whole.
Outcome<bool> SheetTable::nextWithText(SheetRow &row)
{
    for (;;) {
        const auto more = m_sheet.rows->next(row);
        if (!more || (*more && row.width() > 0))
            return more;
        if (!*more)
            return m_sheet.rows->finish().map([](Done) { return false; });
    }
}

Outcome<Done> SheetTable::readAhead(int skipped)
{
    qsizetype characters = 0;
    SheetRow row;
    while (m_ahead.size() < rowsToLookAt && characters < charactersToLookAt) {
        const auto more = nextWithText(row);
        if (!more)
            return tl::unexpected<Error>(more.error());
        if (!*more)
            break;
        if (row.number <= skipped)
            continue;
        for (const SheetCell &cell : std::as_const(row.cells))
            characters += cell.text.size();
        m_ahead << row;
    }
    if (!m_ahead.isEmpty())
        return Done();
    return failure(
        Error::Kind::Invalid,
        Words::tr("The sheet “%1” has no rows: there is nothing to import.").arg(m_sheet.name));
}

void SheetTable::guessFormat(const CsvChoices &choices)
{
    QList<CsvRow> rows;
    for (const SheetRow &row : std::as_const(m_ahead))
        rows << rowOf(row);
    m_format.skipLines = choices.skipLines.value_or(likelyNotes(rows));
    rows.removeIf([this](const CsvRow &row) { return row.line <= m_format.skipLines; });
    m_ahead.removeIf([this](const SheetRow &row) { return row.number <= m_format.skipLines; });
    const HeaderGuess guess = guessHeader(rows);
    m_format.hasHeader = choices.hasHeader.value_or(guess.hasHeader);
    m_format.isHeaderDoubtful = !choices.hasHeader && m_format.hasHeader && !guess.isSure;
    m_format.isHeaderDouble = m_format.hasHeader && guess.isDouble;
}

Outcome<Done> SheetTable::readHeader()
{
    QStringList names;
    if (m_format.hasHeader) {
        const SheetRow header = m_ahead.takeFirst();
        for (const SheetCell &cell : header.cells)
            if (!cell.fault.isEmpty())
                return failure(Error::Kind::Invalid,
                               Words::tr("The header cannot be read: %1").arg(cell.fault));
        m_header = rowOf(header);
        names = m_header.values();
        m_headerRow = header.number;
        m_lastRow = header.number;
    } else {
        int width = 0;
        for (const SheetRow &row : std::as_const(m_ahead))
            width = std::max(width, row.width());
        names.resize(width);
    }
    const ColumnNames columns = columnNamesFrom(names);
    m_columns = columns.names;
    if (m_format.hasHeader)
        m_columnNotes = columns.notes;
    return Done();
}

Outcome<bool> SheetTable::nextRow(SheetRow &row)
{
    if (m_ahead.isEmpty())
        return nextWithText(row);
    row = m_ahead.takeFirst();
    return true;
}

Outcome<bool> SheetTable::next(TableRow &row)
{
    const auto more = nextRow(m_now);
    if (!more || !*more)
        return more;
    fill(row, m_now);
    count(m_now);
    return checkAmount(row).map([](Done) { return true; });
}

/// A carriage return is half of a line end of Windows, which nobody sees; at the end of a text it
/// is nothing. Intray's own files have what the records have.
QString SheetTable::textOf(const SheetCell &cell, qint64 row)
{
    if (!cell.text.contains(u'\r') || m_columns.contains(exportKeyColumn()))
        return cell.text;
    m_returns.at(cellName(cell.column, row));
    QString text = cell.text;
    text.replace(QStringLiteral("\r\n"), QStringLiteral("\n")).replace(u'\r', u'\n');
    while (text.endsWith(u'\n'))
        text.chop(1);
    return text;
}

void SheetTable::fill(TableRow &row, const SheetRow &sheetRow)
{
    row.reason.clear();
    row.row.clear();
    row.row.line = sheetRow.number;
    const int width = std::max(int(m_columns.size()), sheetRow.width());
    auto cell = sheetRow.cells.cbegin();
    for (int column = 0; column < width; ++column) {
        const bool isThere = cell != sheetRow.cells.cend() && cell->column == column;
        if (isThere && row.reason.isEmpty())
            row.reason = cell->fault;
        if (isThere)
            row.row.text += textOf(*cell++, sheetRow.number);
        else
            row.row.missing << column;
        row.row.ends << row.row.text.size();
    }
    const bool isHeaderAgain =
        width > 1 && row.row.text == m_header.text && row.row.ends == m_header.ends;
    if (isHeaderAgain)
        row.reason = Words::tr("The row has the names of the columns once more.");
    if (width > m_columns.size() && row.reason.isEmpty())
        row.reason = Words::tr("The cell %1 is beyond the last column, which is %2.")
                         .arg(cellName(width - 1, sheetRow.number),
                              columnLetters(int(m_columns.size()) - 1));
}

void SheetTable::count(const SheetRow &row)
{
    const qint64 empty = m_lastRow == 0 ? 0 : row.number - m_lastRow - 1;
    if (empty > 0 && m_emptyRows == 0)
        m_firstEmptyRow = m_lastRow + 1;
    m_emptyRows += empty;
    m_hiddenRows += row.isHidden ? 1 : 0;
    m_lastRow = row.number;
}

Outcome<Done> SheetTable::checkAmount(const TableRow &row)
{
    m_characters += row.row.text.size();
    if (m_characters <= mostCharacters)
        return Done();
    return tl::unexpected<Error>(oversized(m_path, QStringLiteral("more than 8 G characters")));
}

qint64 SheetTable::hiddenColumns() const
{
    qint64 hidden = 0;
    for (const auto &[from, to] : m_sheet.rows->findings().hiddenColumns)
        hidden += std::max<qint64>(0, std::min<qint64>(to, m_columns.size() - 1) - from + 1);
    return hidden;
}

static QStringList notesOfCells(const SheetFindings &found)
{
    QStringList notes;
    if (found.merged.times > 0)
        notes << Words::tr("%n range(s) of cells are merged, the first is %1; the value is in the "
                           "first cell, the others are missing.",
                           nullptr, int(found.merged.times))
                     .arg(found.merged.first);
    if (found.withoutResult.times > 0)
        notes << Words::tr("%n formula(s) have no stored result and are missing, the first in %1. "
                           "Open the file, let it calculate, and save it.",
                           nullptr, int(found.withoutResult.times))
                     .arg(found.withoutResult.first);
    if (found.impossibleDates.times > 0)
        notes << Words::tr("%n cell(s) are formatted as impossible dates, such as before 1900; "
                           "they were read as numbers, the first is %1.",
                           nullptr, int(found.impossibleDates.times))
                     .arg(found.impossibleDates.first);
    if (found.zeroForms.times > 0)
        notes << Words::tr("%n number(s) were read as their format shows them, with its leading "
                           "zeros, the first is %1.",
                           nullptr, int(found.zeroForms.times))
                     .arg(found.zeroForms.first);
    if (found.longNumbers.times > 0)
        notes << Words::tr("%n number(s) have more than 15 digits, which spreadsheet programs "
                           "round; they were read with the digits of the file, the first is %1.",
                           nullptr, int(found.longNumbers.times))
                     .arg(found.longNumbers.first);
    return notes;
}

QStringList SheetTable::notes() const
{
    QStringList notes;
    if (m_format.hasHeader)
        notes << Words::tr(
                     "The sheet “%1” of a spreadsheet (%2) is read; row %3 names its columns.")
                     .arg(m_sheet.name, kindName(m_sheet.kind), QString::number(m_headerRow));
    else
        notes << Words::tr("The sheet “%1” of a spreadsheet (%2) is read; it seems to have no "
                           "header, so its columns are numbered.")
                     .arg(m_sheet.name, kindName(m_sheet.kind));
    notes << m_columnNotes
          << notesOfHeader(m_format.isHeaderDoubtful, m_format.isHeaderDouble, m_headerRow);
    if (m_format.skipLines > 0)
        notes << Words::tr("%n row(s) at the top were skipped.", nullptr, m_format.skipLines);
    if (m_emptyRows > 0)
        notes << Words::tr("%n empty row(s) between others were skipped, the first is row %1.",
                           nullptr, int(m_emptyRows))
                     .arg(m_firstEmptyRow);
    if (m_hiddenRows > 0)
        notes << Words::tr("%n hidden row(s) were read as well.", nullptr, int(m_hiddenRows));
    if (const qint64 hidden = hiddenColumns(); hidden > 0)
        notes << Words::tr("%n hidden column(s) were read as well.", nullptr, int(hidden));
    if (m_returns.times > 0)
        notes << Words::tr("%n cell(s) have carriage returns; they were read as line breaks, and "
                           "left out at the end of a cell, the first in %1.",
                           nullptr, int(m_returns.times))
                     .arg(m_returns.first);
    return notes + notesOfCells(m_sheet.rows->findings());
}

} // namespace intray
