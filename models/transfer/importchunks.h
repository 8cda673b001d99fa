// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordlimits.h"
#include "store/cancellation.h"
#include "transfer/attachedcolumns.h"
#include "transfer/itemmaker.h"
#include "transfer/recordtable.h"

#include <future>

namespace intray {

/// Rows of a table that are brought in together.
struct ImportChunk
{
    struct Good
    {
        TableRow row;
        NewItem item;
        QList<FileToAttach> files;
        qint64 place = 0; ///< Among the rows of the chunk.
    };
    struct Bad
    {
        TableRow row;
        QString reason; ///< Translated.
        qint64 place = 0;
    };

    QList<Good> good;
    QList<Bad> bad;
    qint64 bytesRead = 0; ///< Of the table so far.
    bool isLast = false;
    qsizetype characters = 0;

    qint64 rows() const { return good.size() + bad.size(); }
};

/// Makes chunks of the rows of a table, from its first row to its last. While one is brought in,
/// the next is read in a thread of its own, if the table can be read there. Used in one thread, in
/// which it blocks; until it goes, nobody else may ask the table anything.
class ImportChunks
{
public:
    ImportChunks(RecordTable &table, ItemMaker items, RecordLimits limits, AttachedColumns attached,
                 Cancellation cancellation);

    Q_DISABLE_COPY_MOVE(ImportChunks)

    /// Errors of the table, and Cancelled.
    Outcome<ImportChunk> next();

private:
    std::future<Outcome<ImportChunk>> readAhead();
    Outcome<ImportChunk> read();
    void take(const TableRow &row, ImportChunk &chunk);

    RecordTable &m_table;
    ItemMaker m_items;
    const RecordLimits m_limits;
    const AttachedColumns m_attached;
    const Cancellation m_cancellation;
    std::future<Outcome<ImportChunk>>
        m_ahead; // the last member: it waits for the thread at the end
};

} // namespace intray
