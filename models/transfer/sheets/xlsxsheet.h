// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/sheets/partreader.h"
#include "transfer/sheets/sheetrows.h"
#include "transfer/sheets/xlsxbook.h"

namespace intray {

/// The sheets of a workbook of xlsx. Errors as XlsxBook::open() and PartReader's.
Outcome<QList<SheetName>> sheetsInXlsx(const QString &path);

/// A sheet of a workbook of xlsx, row by row. Values are what is stored, told apart by their cell's
/// type and its style's number format: numbers as textOfNumber(), or with all
/// places where the format shows them so, dates as textOfSerial(), yes and
/// no as true and false, formulas by their stored result. An error such as #N/A is a fault of its
/// cell.
class XlsxSheet : public SheetRows
{
public:
    /// As PartReader::open().
    static Outcome<std::unique_ptr<XlsxSheet>> open(const std::shared_ptr<const XlsxBook> &book,
                                                    const QString &part);

    Outcome<bool> next(SheetRow &row) override;
    Outcome<Done> finish() override { return m_reader->finish(); }
    const SheetFindings &findings() const override { return m_findings; }
    qint64 bytesRead() const override { return m_reader->part().packedBytesRead(); }
    qint64 totalBytes() const override { return m_reader->part().entry().packedBytes; }

private:
    enum class Type { Number, Shared, Text, Boolean, Error, IsoDate };
    struct Stored
    {
        int column = 0;
        Type type = Type::Number;
        qsizetype style = 0;
        QString value;
        bool hasValue = false;
        bool hasFormula = false;
    };

    XlsxSheet(std::shared_ptr<const XlsxBook> book, std::unique_ptr<PartReader> reader);
    bool toRow();
    void readHiddenColumns();
    void readMerged();
    Outcome<Done> readRow(SheetRow &row);
    Outcome<Done> readCell(SheetRow &row, int expected);
    Stored cellHere(int expected) const;
    static Type typeOf(QStringView name);
    void readStored(Stored &stored);
    void take(SheetRow &row, const Stored &stored);
    void takeNumber(SheetCell &cell, const Stored &stored, qint64 row);
    void takePlainNumber(SheetCell &cell, const QString &number, const ZeroForm &zeroForm,
                         qint64 row);
    void takeSharedText(SheetCell &cell, const Stored &stored, qint64 row) const;
    void takeIsoDate(SheetCell &cell, const Stored &stored, qint64 row) const;

    const std::shared_ptr<const XlsxBook> m_book;
    std::unique_ptr<PartReader> m_reader;
    bool m_isInRows = false;
    bool m_isOver = false;
    qint64 m_row = 0;
    int m_column = 0; ///< Of the cell that was read last.
    qsizetype m_rowCharacters = 0;
    SheetFindings m_findings;
};

} // namespace intray
