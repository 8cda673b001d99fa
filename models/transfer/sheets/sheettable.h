// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/recordtable.h"
#include "transfer/sheets/book.h"

namespace intray {

/// A sheet of a spreadsheet (.xlsx, .ods) as a table. Its header, and notes above it, are guessed
/// as those of a CSV file. A line is a row as the sheet counts. Rows and trailing cells with
/// nothing in them are passed over; a cell that is not there is missing. A row with an error value,
/// or with a value beyond the last column, carries the reason with the cell's name.
class SheetTable : public RecordTable
{
public:
    /// As openSheet(). Invalid too: the sheet has no rows. Nothing of `choices` but the header and
    /// the lines to skip means anything to a spreadsheet.
    static Outcome<std::unique_ptr<SheetTable>> open(const QString &path, const QString &sheet,
                                                     const CsvChoices &choices);

    const CsvFormat &format() const override { return m_format; }
    const QStringList &columns() const override { return m_columns; }
    QStringList notes() const override;
    Outcome<bool> next(TableRow &row) override;
    qint64 bytesRead() const override { return m_sheet.rows->bytesRead(); }
    qint64 totalBytes() const override { return m_sheet.rows->totalBytes(); }

private:
    SheetTable(const QString &path, OpenedSheet sheet);
    Outcome<Done> readAhead(int skipped);
    Outcome<bool> nextWithText(SheetRow &row);
    void guessFormat(const CsvChoices &choices);
    Outcome<Done> readHeader();
    Outcome<bool> nextRow(SheetRow &row);
    void fill(TableRow &row, const SheetRow &sheetRow);
    QString textOf(const SheetCell &cell, qint64 row);
    Outcome<Done> checkAmount(const TableRow &row);
    void count(const SheetRow &row);
    qint64 hiddenColumns() const;

    const QString m_path;
    OpenedSheet m_sheet;
    CsvFormat m_format;
    QStringList m_columns;
    QStringList m_columnNotes;
    QList<SheetRow> m_ahead; ///< Read for the guesses, not given yet.
    SheetRow m_now;
    CsvRow m_header; ///< Empty: there is none.
    Met m_returns;   ///< Cells with carriage returns.
    qint64 m_headerRow = 0;
    qint64 m_lastRow = 0;
    qint64 m_emptyRows = 0; ///< Between rows that were given.
    qint64 m_firstEmptyRow = 0;
    qint64 m_hiddenRows = 0;
    qint64 m_characters = 0; ///< Of all that was given.
};

} // namespace intray
