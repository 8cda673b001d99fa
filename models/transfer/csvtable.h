// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/csvreader.h"
#include "transfer/recordtable.h"

#include <QFile>
#include <QStringList>

#include <memory>

namespace intray {

/// A delimited file as a table: opens it, guesses its format, reads the header and gives rows with
/// exactly one value per column. Rows that are not like that carry the reason. Blank lines are
/// passed over and counted.
class CsvTable : public RecordTable
{
public:
    /// Unreadable: the file. Invalid: it is empty, has no row, or its header cannot be read.
    static Outcome<std::unique_ptr<CsvTable>> open(const QString &path, const CsvChoices &choices);

    const CsvFormat &format() const override { return m_format; }
    const QStringList &columns() const override { return m_columns; }
    /// Renamed columns, skipped lines, inner quotes.
    QStringList notes() const override;

    /// The next row; false at the end. Errors as CsvReader::next().
    Outcome<bool> next(TableRow &row) override;

    qint64 bytesRead() const override { return m_reader->bytesRead(); }
    qint64 totalBytes() const override { return m_file.size(); }

private:
    explicit CsvTable(const QString &path);
    Outcome<Done> guessFormat(const CsvChoices &choices);
    Outcome<Done> readHeader();
    void nameColumns(const CsvRow &header);
    QString faultOf(const CsvRow &row) const;
    bool isHeaderAgain(const CsvRow &row) const;
    QString raggedness(const CsvRow &row) const;
    static void takeGuardAway(CsvRow &row);
    void dropEmptySurplus(CsvRow &row);
    void takeTextOfExcel(CsvRow &row);
    void countBlank(const CsvRow &row);

    QFile m_file;
    CsvFormat m_format;
    std::unique_ptr<CsvReader> m_reader;
    QStringList m_columns;
    QStringList m_headerNotes;
    CsvRow m_firstRow; ///< The header; without one: read for its width, not given yet.
    bool m_hasFirstRow = false;
    qint64 m_blankLines = 0;
    qint64 m_firstBlankLine = 0;
    qint64 m_innerQuoteRows = 0;
    qint64 m_firstInnerQuoteLine = 0;
    qint64 m_excelTexts = 0;
    qint64 m_firstExcelLine = 0;
    qint64 m_surplusRows = 0; ///< Rows whose empty values beyond the last column were dropped.
};

} // namespace intray
