// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/item.h"
#include "transfer/csvformat.h"
#include "transfer/csvrow.h"

#include <QStringList>

#include <memory>
#include <optional>

namespace intray {

struct ImportOptions;

/// A record of a table, or why it is not one.
struct TableRow
{
    CsvRow row;
    std::optional<Record> record; ///< The record itself where values are more than text.
    std::optional<int> priority;  ///< That the row says itself.
    QJsonObject missing = {};     ///< Why fields are empty, as it says beside its record.
    QJsonObject context = {};     ///< What the row says beside its record.
    QByteArray source;            ///< The line as it stands, of JSON lines.
    QString reason; ///< Translated; empty: the row is good and has one value per column.
    std::optional<CsvRow> asItStood = std::nullopt; ///< In the file, if the row was mapped.
};

/// A file that holds a table, read from its beginning to its end: what an import needs of it.
/// Blocks; used by one thread at a time.
class RecordTable
{
public:
    virtual ~RecordTable() = default;
    Q_DISABLE_COPY_MOVE(RecordTable)

    /// A table or query of another database if the options name one. Else the file: a spreadsheet,
    /// an Access file, JSON lines, whatever they are called, or a delimited file; of several files
    /// one after the other. If they have a mapping, its columns are fields. Errors as
    /// DatabaseTable::open(), SheetTable::open(), AccessTable::open(), JsonTable::open(),
    /// CsvTable::open(), MappedTable::open() and FilesInTurn::open(); Invalid for what is neither,
    /// and for a sheet or table of what has none.
    static Outcome<std::unique_ptr<RecordTable>> open(const ImportOptions &options);

    virtual const CsvFormat &format() const = 0;
    virtual const QStringList &columns() const = 0;                      ///< Unique and not empty.
    virtual const QStringList &fileColumns() const { return columns(); } ///< Before any mapping.
    /// What a person should know about the reading so far.
    virtual QStringList notes() const = 0;
    /// The next row; false at the end.
    virtual Outcome<bool> next(TableRow &row) = 0;
    virtual bool isJson() const { return false; } ///< Lines of JSON, not rows of text.
    /// It is read in the thread in which it was opened, by which its driver or program knows it.
    virtual bool isBoundToThread() const { return false; }
    virtual qint64 bytesRead() const = 0;
    virtual qint64 totalBytes() const = 0;

protected:
    RecordTable() = default;
};

} // namespace intray
