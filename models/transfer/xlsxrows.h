// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/rowwriter.h"
#include "transfer/sheetcell.h"
#include "transfer/zipwriter.h"

#include <QSaveFile>
#include <QSet>

#include <optional>

namespace intray {

/// What a workbook's sheets can hold.
struct SheetLimits
{
    qint64 rows = 1'048'576; ///< The header included.
    qsizetype columns = 16'384;
    qsizetype characters = 32'767; ///< In a cell.
};

/// A table as an Excel workbook (ECMA-376), written as it comes: rows that one sheet cannot hold go
/// on in another. Texts are texts whatever they look like, missing is no cell, empty is an empty
/// text. Invalid: something is larger than a sheet's limits; the sentence names the row by its
/// first cell, and the column.
class XlsxRows final : public RowWriter
{
public:
    XlsxRows(QSaveFile &file, const QString &path, const SheetLimits &limits = {});

    /// Before begin(): all but these columns is protected, and people write there.
    void setToFillIn(const QSet<qsizetype> &columns) { m_toFillIn = columns; }
    void begin(const QList<Field> &columns) override;
    void write(const QList<Cell> &cells) override;
    Outcome<Done> flush() override;
    Outcome<Done> finish() override;
    qint64 bytesWritten() const override { return m_zip.bytesWritten(); }
    int sheets() const override { return m_sheets; }

private:
    void beginSheet();
    void endSheet();
    void writeHead();
    void handOver();
    void beginRow();
    void writeHeading();
    void writeCell(qsizetype column, const Cell &cell, const Cell &key);
    void writeText(qsizetype column, QByteArrayView text, int style);
    void writeRoom(qsizetype column, const Cell &cell);
    SheetColumn::Style styleOf(qsizetype column) const;
    void beginCell(qsizetype column, int style);
    bool isTooLong(qsizetype column, QByteArrayView text, const Cell &key);
    void refuse(const QString &sentence);
    QByteArray columnsXml() const;
    QByteArray workbook() const;
    QByteArray relations() const;
    QByteArray contentTypes() const;
    Outcome<Done> trouble() const;

    QSaveFile &m_file;
    const QString m_path;
    const SheetLimits m_limits;
    ZipWriter m_zip;
    QSet<qsizetype> m_toFillIn;
    QList<Field> m_fields;
    QList<SheetColumn> m_columns;
    QList<QByteArray> m_letters;
    QList<qsizetype> m_widths; ///< Of the first rows.
    QByteArray m_xml;          ///< Rows that are not compressed yet.
    std::optional<Error> m_refusal;
    qint64 m_row = 0; ///< Of the open sheet, from 1.
    int m_sheets = 0;
    bool m_hasHead = false;
};

} // namespace intray
