// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/recordschema.h"
#include "store/line/drivererror.h"
#include "store/line/verbs.h"
#include "store/refusals/refusals.h"
#include "store/rules/queuestore.h"
#include "store/verifying/doubtstore.h"
#include "store/verifying/learningsample.h"
#include "store/verifying/queuerecords.h"
#include "verify/doubt/recorddoubt.h"
#include "verify/proposal/lookhere.h"
#include "verify/suspicion/learning.h"
#include "verify/suspicion/recordjudge.h"

#include <QMap>

#include <algorithm>

namespace intray {

static QSet<int> brokenIn(const RecordSchema &schema, const Record &record,
                          const QStringList &fields)
{
    QSet<int> broken;
    for (const Fault &fault : schema.check(record))
        broken.insert(std::max(0, int(fields.indexOf(fault.field)))); // of several: the first
    return broken;
}

static RecordDoubt doubtOf(const QueueRecords &read, int record, const CellJudge &judge,
                           const RecordSchema &schema)
{
    const QueueRecords::Entry &entry = read.entries[size_t(record)];
    const QStringList cells = read.counts.record(record);
    const QSet<int> broken =
        brokenIn(schema, recordOfCells(schema, read.fields, cells), read.fields);
    return {entry.item, entry.key, expectedWrong(judgeRecord(judge, cells, cells), broken),
            !broken.isEmpty(), entry.doubt};
}

int RecordDoubt::place() const
{
    return placeOfDoubt(wrong, breaksRule);
}

Outcome<QList<RecordDoubt>> DoubtStore::doubts(const QString &queue, Progress progress,
                                               const Cancellation &cancellation)
{
    const auto rules =
        mayAsk().and_then([&](Done) { return QueueStore(m_connection, m_identity).queue(queue); });
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    const auto read = recordsOfQueue(m_connection, m_identity, queue, progress, cancellation);
    if (!read)
        return tl::unexpected<Error>(read.error());
    if (countedFields(*rules).isEmpty()) // what cannot be judged must not seem free of doubt
        return QList<RecordDoubt>();
    progress.setTotal(2 * read->counts.records());
    const SuspicionModel model = modelOfAll(*read, cancellation);
    const CellJudge judge(model, read->counts);
    const RecordSchema schema = RecordSchema::of(*rules).value_or(RecordSchema());
    QList<RecordDoubt> doubts;
    for (int record = 0; record < int(read->entries.size()); ++record) {
        if (cancellation.isCancelled())
            return tl::unexpected<Error>(Error{Error::Kind::Cancelled, cancelledSentence(), {}});
        progress.add(1);
        if (read->entries[size_t(record)].state == State::Open)
            doubts << doubtOf(*read, record, judge, schema);
    }
    std::ranges::stable_sort(doubts, std::greater(), &RecordDoubt::place);
    return doubts;
}

// Whoever may keep places.
Outcome<Done> DoubtStore::mayAsk()
{
    return carryOut(m_connection, m_identity, verbs::keepDoubt, {idsText({}), 0})
        .map([](const BulkResult &) { return Done(); });
}

Outcome<BulkResult> DoubtStore::keep(const QList<RecordDoubt> &doubts, const BulkProgress &progress,
                                     const Cancellation &cancellation)
{
    QMap<int, QList<ItemId>> moved;
    qint64 all = 0;
    for (const RecordDoubt &one : doubts)
        if (one.place() != one.kept) {
            moved[one.place()] << one.item;
            ++all;
        }
    return keep(moved, all, progress, cancellation);
}

Outcome<BulkResult> DoubtStore::forget(const QList<RecordDoubt> &doubts)
{
    QList<ItemId> placed;
    for (const RecordDoubt &one : doubts)
        if (one.kept != 0)
            placed << one.item;
    return keep({{0, placed}}, placed.size(), {}, {});
}

Outcome<BulkResult> DoubtStore::keep(const QMap<int, QList<ItemId>> &places, qint64 all,
                                     const BulkProgress &progress, const Cancellation &cancellation)
{
    BulkResult result;
    for (auto place = places.constBegin(); place != places.constEnd(); ++place)
        for (qsizetype at = 0; at < place->size(); at += bulkPiece) {
            result.isCancelled = result.isCancelled || cancellation.isCancelled();
            if (result.isCancelled)
                return result;
            const auto kept = carryOut(m_connection, m_identity, verbs::keepDoubt,
                                       {idsText(place->mid(at, bulkPiece)), place.key()});
            if (!kept)
                return kept;
            result += *kept;
            if (progress)
                progress(result.done.size() + result.notDone.size(), all);
        }
    return result;
}

} // namespace intray
