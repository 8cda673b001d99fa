// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"
#include "store/work/workstore.h"

#include <optional>

namespace intray {

/// A record for the desk: what a claim gave, with everything about its first item.
struct TakenRecord
{
    Claim claim;                      ///< Of one item; defaults when an item was only looked at.
    std::optional<ItemDetail> detail; ///< None: nothing was given, or it could not be read.
    QDateTime now;                    ///< The database's clock.
    std::optional<Error> trouble;     ///< The lock was given, but the record could not be read.
    std::optional<Event> lastEvent;   ///< When looked at: the newest line of its history.
    int others = 0;                   ///< How many more items its lock holds.
    bool isNew = false;               ///< It comes from the queue, or is the next of its batch.
};

/// Who holds an item now, and what happened to it last if that is somebody else than expected.
struct LockFacts
{
    ItemDetail detail;
    QDateTime now;
    std::optional<Event> lastEvent;
    std::optional<Event> ending = {};    ///< The line that ended the expected lock.
    std::optional<Event> beginning = {}; ///< The line that gave the lock that holds the item now.
    bool isThere = true;                 ///< The database knows the item.
    bool isLockKnown = true;             ///< The database knows that the lock was once given.
};

// Blocking steps, each one visit to the database; for the database's threads.

Outcome<TakenRecord> takenFrom(WorkStore &store, const Claim &claim);
/// Asked again with the same lock id after a lost answer, it gives what that lock holds.
/// Queues that give out their work on request give what this user has of them already, but
/// `except`.
Outcome<TakenRecord> takeNextOf(WorkStore &store, const QStringList &queues,
                                const LockId &lock = newId(), ItemId except = {});
/// A batch: up to so many under one lock id.
Outcome<TakenRecord> takeSeveralOf(WorkStore &store, const QStringList &queues, int count,
                                   const LockId &lock);
/// What these locks still hold comes first, in claim order; then the next of these queues, as
/// takeNextOf().
Outcome<TakenRecord> takeNextAfter(WorkStore &store, const QList<LockId> &first,
                                   const QStringList &queues, const LockId &lock,
                                   ItemId except = {});
/// Gives back all that these locks hold, each with the text that was typed for it: at the desk
/// `corrected`, else its draft. Which ones.
Outcome<QList<ItemId>> returnBatch(WorkStore &store, const QList<LockId> &locks, ItemId atDesk,
                                   const std::optional<Record> &corrected,
                                   std::chrono::seconds after, const QString &reason,
                                   const RecordSchema &schema);
/// The very item; if this user holds it already, that is as good.
Outcome<TakenRecord> takeItem(WorkStore &store, ItemId item);
/// The first of these that can be taken; none: others have them all, or have done them.
Outcome<TakenRecord> takeFirstItem(WorkStore &store, const QList<ItemId> &items);
Outcome<TakenRecord> lookAt(WorkStore &store, ItemId item);
Outcome<LockFacts> factsOf(WorkStore &store, ItemId item, const LockId &expected);
/// Whether this user's work on the item ended under this lock, whatever was heard of it.
bool isFinishedUnder(WorkStore &store, ItemId item, const LockId &lock);

/// The locks of this user's drafts that do not hold the item any more.
QList<LockId> deadLocksOf(const TakenRecord &taken, const QString &user);

} // namespace intray
