// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/importoptions.h"
#include "transfer/recordtable.h"

namespace intray {

/// Several files of one delivery as one table, read one after the other, so that memory does not
/// grow with their number. They have the same columns, in any order; of JSON lines, whose records
/// may leave fields out, it has the columns of all. Each row tells its file. A row with too few or
/// too many values is as it stands in its file.
class FilesInTurn : public RecordTable
{
public:
    /// As RecordTable::open() for each, with the file in the sentence. Invalid too: one is there
    /// twice, or has other columns than the first; a database is among them.
    static Outcome<std::unique_ptr<FilesInTurn>> open(const ImportOptions &options);

    const CsvFormat &format() const override { return m_format; }
    const QStringList &columns() const override { return m_columns; }
    const QStringList &fileColumns() const override { return m_fileColumns; }
    QStringList notes() const override;
    /// Errors with the file in the sentence.
    Outcome<bool> next(TableRow &row) override;
    bool isJson() const override { return m_isJson; }
    bool isBoundToThread() const override { return m_isBoundToThread; }
    qint64 bytesRead() const override;
    qint64 totalBytes() const override { return m_totalBytes; }

private:
    struct Part
    {
        QString path;
        QString name;
    };
    /// Where each of our columns stands in a file; empty: at the same place.
    using Places = QList<qsizetype>;

    explicit FilesInTurn(const ImportOptions &options);
    Outcome<Done> lookAtAll();
    Outcome<Done> checkOnce() const;
    Outcome<std::unique_ptr<RecordTable>> opened(const Part &part) const;
    Outcome<Done> takeColumns(const RecordTable &table, const Part &part);
    Outcome<Done> openCurrent();
    void leaveCurrent();
    void settle(TableRow &row) const;
    QStringList notesOfCurrent() const;

    const ImportOptions m_options;
    QList<Part> m_parts;
    CsvFormat m_format;
    QStringList m_columns;
    QStringList m_fileColumns;
    bool m_isJson = false;
    bool m_isBoundToThread = false;
    qint64 m_totalBytes = 0;

    qsizetype m_current = 0;
    std::unique_ptr<RecordTable> m_table; ///< Of the current file, once it is read.
    Places m_places;
    Places m_filePlaces; ///< Before any mapping.
    QStringList m_notes; ///< Of the files that were read to their ends.
    qint64 m_bytesBefore = 0;
};

} // namespace intray
