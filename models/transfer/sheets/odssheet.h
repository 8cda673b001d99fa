// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/sheets/partreader.h"
#include "transfer/sheets/sheetrows.h"

namespace intray {

/// The sheets of a workbook of ods, which stand behind one another in one part: all of it is read.
/// Errors as OdsSheet::open().
Outcome<QList<SheetName>> sheetsInOds(const QString &path);

/// A sheet of a workbook of ods (OpenDocument), row by row. Values are what is stored with their
/// type, not what is shown, but for numbers that are shown with leading zeros. An error such as
/// #N/A is a fault of its cell. Rows that are repeated are as many rows.
class OdsSheet : public SheetRows
{
public:
    /// Stands in front of the first sheet. Errors as ZipFile and PartReader; Invalid too: the file
    /// is locked with a password.
    static Outcome<std::unique_ptr<OdsSheet>> open(const QString &path);

    /// Goes on to the next sheet and says how it is called; nothing: there is none, or the reading
    /// stopped, which fault() says. The one before must have been read to its end.
    std::optional<QString> toSheet();
    Outcome<Done> fault() const { return m_reader->fault(); }
    void passOverRest(); ///< Of the sheet.

    Outcome<bool> next(SheetRow &row) override;
    Outcome<Done> finish() override { return m_reader->finish(); }
    const SheetFindings &findings() const override { return m_findings; }
    qint64 bytesRead() const override { return m_reader->part().packedBytesRead(); }
    qint64 totalBytes() const override { return m_reader->part().entry().packedBytes; }

private:
    struct Stored
    {
        QString type;
        QString value; ///< Of the attribute that goes with the type.
        bool hasValue = false;
        bool hasFormula = false;
        bool isError = false;
    };

    OdsSheet(std::unique_ptr<ZipFile> file, std::unique_ptr<PartReader> reader);
    bool toRow();
    void readColumn();
    Outcome<Done> readRow();
    Outcome<Done> readCell();
    Stored storedHere() const;
    void tellMerged();
    std::optional<SheetCell> cellOf(const Stored &stored, const std::optional<QString> &text);
    std::optional<QString> textOf(const Stored &stored, const QString &text);
    std::optional<QString> textOfPlainNumber(const QString &stored, const QString &shown);
    qint64 repeated(QLatin1String attribute) const;

    std::unique_ptr<ZipFile> m_file;
    std::unique_ptr<PartReader> m_reader;
    int m_inside = 0; ///< How many groups of rows deep, the sheet included.
    bool m_isOver = false;
    qint64 m_nextRow = 1;
    qint64 m_nextColumn = 0; ///< Of the row's cells; of the columns, in front of the first row.
    int m_cellColumn = 0;    ///< Where the cell begins that is read.
    qint64 m_timesMore = 0;  ///< The row comes so many times more.
    qsizetype m_rowCharacters = 0;
    SheetRow m_row;
    SheetFindings m_findings;
};

} // namespace intray
