// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/importchunks.h"

#include "schema/correction.h"

#include <utility>

namespace intray {

namespace {

// Short transactions, so that clerks can go on claiming while an import runs.
constexpr qint64 chunkRows = 2000;
constexpr qsizetype chunkCharacters = 1024 * 1024; // MariaDB takes 16 MiB at once, all told

bool isFull(const ImportChunk &chunk)
{
    return chunk.rows() >= chunkRows || chunk.characters >= chunkCharacters;
}

} // namespace

ImportChunks::ImportChunks(RecordTable &table, ItemMaker items, RecordLimits limits,
                           AttachedColumns attached, Cancellation cancellation)
    : m_table(table)
    , m_items(std::move(items))
    , m_limits(std::move(limits))
    , m_attached(std::move(attached))
    , m_cancellation(std::move(cancellation))
    , m_ahead(readAhead())
{
}

std::future<Outcome<ImportChunk>> ImportChunks::readAhead()
{
    const auto when = m_table.isBoundToThread() ? std::launch::deferred : std::launch::async;
    return std::async(when, [this] { return read(); });
}

Outcome<ImportChunk> ImportChunks::next()
{
    auto chunk = m_ahead.get();
    if (chunk && !chunk->isLast)
        m_ahead = readAhead();
    return chunk;
}

Outcome<ImportChunk> ImportChunks::read()
{
    ImportChunk chunk;
    TableRow row;
    while (!chunk.isLast && !isFull(chunk)) {
        if (m_cancellation.isCancelled())
            return failure(Error::Kind::Cancelled, QString());
        const auto more = m_table.next(row);
        if (!more)
            return tl::unexpected<Error>(more.error());
        if (*more)
            take(row, chunk);
        else
            chunk.isLast = true;
    }
    chunk.bytesRead = m_table.bytesRead();
    return chunk;
}

void ImportChunks::take(const TableRow &row, ImportChunk &chunk)
{
    const qint64 place = chunk.rows();
    chunk.characters += row.row.text.size();
    const auto item = m_items.make(row);
    if (!item)
        return chunk.bad.append({row, item.error(), place});
    if (const auto fault = unkeepableIn(*item, m_limits))
        return chunk.bad.append({row, factOf(*fault), place});
    if (const auto fault = unkeepableIn(item->context, m_limits))
        return chunk.bad.append({row, factOf(*fault), place});
    const auto files = m_attached.filesOf(row);
    if (!files)
        return chunk.bad.append({row, files.error(), place});
    chunk.good.append({row, *item, *files, place});
}

} // namespace intray
