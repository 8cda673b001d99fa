// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/drivererror.h"
#include "store/refusals/refusals.h"
#include "store/verifying/queuerecords.h"
#include "store/verifying/suggestionstore.h"
#include "verify/suspicion/learning.h"
#include "verify/suspicion/suspicion.h"

#include <algorithm>

namespace intray {

// Enough to learn what is usual; the counts themselves are of all records.
static constexpr int mostLearnedFrom = 2000;

static SuspicionModel modelOf(const QueueRecords &read, const Cancellation &cancellation)
{
    const auto isStopped = [&] { return cancellation.isCancelled(); };
    if (read.counts.records() <= mostLearnedFrom)
        return learnSuspicion(read.fields, read.counts, isStopped);
    return learnSuspicion(read.fields, read.counts.sample(mostLearnedFrom), isStopped);
}

static tl::unexpected<Error> cancelled()
{
    return tl::unexpected<Error>(Error{Error::Kind::Cancelled, cancelledSentence(), {}});
}

static void judgeOne(const QueueRecords &read, int record, const CellJudge &judge,
                     QList<SuspiciousCell> &cells)
{
    const QueueRecords::Entry &entry = read.entries[size_t(record)];
    const QStringList values = read.counts.record(record);
    for (const Suspicion &suspicion : suspicionsOf(judge, values, values))
        cells.append({entry.item, entry.key, read.fields.at(suspicion.field), suspicion.value,
                      suspicion.suggestion, suspicion.score, suspicion.why});
}

Outcome<QList<SuspiciousCell>> SuggestionStore::suggestions(const QString &queue, ItemId item,
                                                            Progress progress,
                                                            const Cancellation &cancellation)
{
    const auto read = recordsOfQueue(m_connection, m_identity, queue, progress, cancellation);
    if (!read)
        return tl::unexpected<Error>(read.error());
    const SuspicionModel model = modelOf(*read, cancellation);
    progress.setTotal(2 * read->counts.records());
    const CellJudge judge(model, read->counts);
    QList<SuspiciousCell> cells;
    bool isFound = !item.isValid();
    for (int record = 0; record < int(read->entries.size()); ++record) {
        if (cancellation.isCancelled())
            return cancelled();
        progress.add(1);
        const QueueRecords::Entry &entry = read->entries[size_t(record)];
        if (item.isValid() ? entry.item != item : entry.state == State::Done)
            continue;
        isFound = true;
        judgeOne(*read, record, judge, cells);
    }
    if (!isFound)
        return tl::unexpected<Error>(refusals::noSuchItem(item));
    std::ranges::stable_sort(cells, std::greater(), &SuspiciousCell::score);
    return cells;
}

} // namespace intray
