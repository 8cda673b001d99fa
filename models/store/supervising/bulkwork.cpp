// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/supervising/bulkwork.h"

#include "store/supervising/supervisionstore.h"

#include <limits>

namespace intray {

namespace {

ItemId itemIn(const SeenLock &seen)
{
    return seen.item;
}

ItemId itemIn(ItemId item)
{
    return item;
}

template <typename One>
BulkResult refusedAll(const QList<One> &rest, const Error &why)
{
    BulkResult result;
    for (const One &one : rest)
        result.notDone << NotDone{itemIn(one), why};
    return result;
}

void tell(const BulkProgress &progress, qint64 tried, qint64 all)
{
    if (progress)
        progress(tried, all);
}

/// Some kinds of failure hit every piece alike; nothing was done then.
template <typename One, typename Work>
Outcome<BulkResult> inPieces(const QList<One> &all, const BulkProgress &progress,
                             const Cancellation &cancellation, Work work)
{
    BulkResult result;
    for (qsizetype at = 0; at < all.size(); at += bulkPiece) {
        if (cancellation.isCancelled()) {
            result.isCancelled = true;
            return result;
        }
        auto piece = work(all.mid(at, bulkPiece));
        if (!piece && at == 0)
            return piece;
        if (!piece)
            return result += refusedAll(all.mid(at), piece.error());
        result += *piece;
        tell(progress, std::min<qint64>(at + bulkPiece, all.size()), all.size());
    }
    return result;
}

} // namespace

Outcome<BulkResult> takeAwayMany(SupervisionStore &store, const QList<SeenLock> &locks,
                                 const TakeAway &how, const BulkProgress &progress,
                                 const Cancellation &cancellation)
{
    return inPieces(locks, progress, cancellation,
                    [&](const QList<SeenLock> &piece) { return store.takeAway(piece, how); });
}

Outcome<QList<HeldLock>> allLocks(SupervisionStore &store, const LockQuery &query)
{
    return store.locks(query, 0, std::numeric_limits<int>::max()).map([](const LockPage &page) {
        return page.locks;
    });
}

Outcome<BulkResult> handOver(SupervisionStore &store, const QString &from, const TakeAway &how,
                             const BulkProgress &progress, const Cancellation &cancellation)
{
    LockQuery query;
    query.user = from;
    return allLocks(store, query).and_then([&](const QList<HeldLock> &held) {
        return takeAwayMany(store, seen(held), how, progress, cancellation);
    });
}

Outcome<BulkResult> reopenMany(SupervisionStore &store, const QList<ItemId> &items,
                               const QString &reason, const BulkProgress &progress,
                               const Cancellation &cancellation)
{
    return inPieces(items, progress, cancellation,
                    [&](const QList<ItemId> &piece) { return store.reopenItems(piece, reason); });
}

namespace {

/// Looked for in large pages, which a person can cancel.
Outcome<QList<ItemId>> allFinished(SupervisionStore &store, const FinishedQuery &query,
                                   const Cancellation &cancellation)
{
    constexpr int most = 50 * bulkPiece;
    QList<ItemId> all;
    while (!cancellation.isCancelled()) {
        auto page = store.finishedItems(query, all.isEmpty() ? ItemId() : all.constLast(), most);
        if (!page)
            return page;
        all += *page;
        if (page->size() < most)
            break;
    }
    return all;
}

} // namespace

Outcome<BulkResult> reopenFound(SupervisionStore &store, const FinishedQuery &query,
                                const QString &reason, const BulkProgress &progress,
                                const Cancellation &cancellation)
{
    return allFinished(store, query, cancellation).and_then([&](const QList<ItemId> &found) {
        return reopenMany(store, found, reason, progress, cancellation);
    });
}

Outcome<BulkResult> prioritizeMany(SupervisionStore &store, const QList<ItemId> &items,
                                   const Priority &priority, const BulkProgress &progress,
                                   const Cancellation &cancellation)
{
    return inPieces(items, progress, cancellation,
                    [&](const QList<ItemId> &piece) { return store.prioritize(piece, priority); });
}

Outcome<BulkResult> assignMany(SupervisionStore &store, const QList<ItemId> &items,
                               const Assignment &assignment, const BulkProgress &progress,
                               const Cancellation &cancellation)
{
    return inPieces(items, progress, cancellation,
                    [&](const QList<ItemId> &piece) { return store.assign(piece, assignment); });
}

} // namespace intray
