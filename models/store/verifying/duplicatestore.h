// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/id.h"
#include "queue/state.h"
#include "store/cancellation.h"
#include "store/line/storebase.h"
#include "store/progress.h"
#include "store/verifying/keptduplicates.h"
#include "store/verifying/merge.h"

namespace intray {

/// One of two items that are likely the same thing.
struct LikelyItem
{
    ItemId item;
    QString key;
    State state = State::Open;
    QString name = {};   ///< What people call it, as recordName(); empty: by its key.
    QString begins = {}; ///< Its first values in lists, by which people know it.

    const QString &called() const { return name.isEmpty() ? key : name; }
};

/// Two items and how likely they are the same thing: 0 to 1, 0.5 where both are equally likely.
struct LikelyDuplicates
{
    LikelyItem a;
    LikelyItem b;
    double score = 0;
};

/// Which items of a queue are likely the same thing, and what people decide about that.
class DuplicateStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    /// Whether a merge was refused because somebody has said that the two are not the same thing.
    static bool isToldApart(const Error &error);
    /// Whether it was because the one to be kept is assigned to somebody else.
    static bool isForSomebodyElse(const Error &error);

    /// Pairs of the queue's items that score at least so much, likeliest first; with an item only
    /// those of which it is one. Looked at are the records that this user may see, whatever their
    /// state but dismissed; fields that hold the items' keys tell nothing and are left out, as are
    /// pairs that somebody told apart. Reads the whole queue, unless it is asked for one item and
    /// what is kept of the queue can say it. NotFound, Cancelled.
    Outcome<QList<LikelyDuplicates>> duplicates(const QString &queue, ItemId item, double least,
                                                Progress progress,
                                                const Cancellation &cancellation);

    /// What is kept of the queue, with its model. `known` is what was answered before: its model is
    /// not read again if it is still the one. NotFound for an unknown queue.
    Outcome<KeptDuplicates> kept(const QString &queue, const KeptDuplicates &known = {});
    /// The likely duplicates of one record by what is kept, likeliest first, without those that
    /// were told apart from it and those that were dismissed: a few short statements, however long
    /// the queue is. Records that came or changed since the keys were made are found by their old
    /// keys or not yet.
    Outcome<QList<LikelyRecord>> ofRecord(const KeptDuplicates &kept, const Item &item,
                                          double least);

    /// Ends an item as a duplicate of another of its queue. Whoever holds the item may; one that
    /// nobody holds a supervisor. The other one is kept; with a record, it must be unfinished. Both
    /// histories tell it; taking back or reopening undoes the ending. Sent again under its
    /// operation it changes nothing. NotFound, NotPermitted (held by another, finished, changed
    /// meanwhile, told apart, the other one for somebody else), Invalid (of two queues),
    /// RecordRefused.
    Outcome<Done> mergeInto(ItemId item, const Merge &merge);
    /// Takes that back: the item is open again, and the kept one's record is what it was before the
    /// merge, unless somebody has worked on it since. Both histories tell it. A supervisor may.
    /// Sent again under its operation it changes nothing. NotFound, NotPermitted, Invalid (it did
    /// not end as a duplicate).
    Outcome<TakenBackMerge> takeBackMerge(ItemId item, const OperationId &operation = newId());
    /// Remembers that two items of a queue are not the same thing, in both histories. Whoever works
    /// on the queue may, whoever holds them. NotFound, Invalid.
    Outcome<Done> tellApart(ItemId one, ItemId other, const OperationId &operation = newId());
    /// Takes that back, in both histories: they are likely or not as their records say. The last
    /// word counts. The same errors.
    Outcome<Done> tellAlike(ItemId one, ItemId other, const OperationId &operation = newId());

private:
    /// Nothing: what is kept cannot say it.
    Outcome<std::optional<QList<LikelyDuplicates>>> knownOf(const QString &queue, ItemId item,
                                                            double least);
};

} // namespace intray
