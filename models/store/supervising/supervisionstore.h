// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/askedback.h"
#include "queue/assignment.h"
#include "queue/bulk.h"
#include "queue/finishedquery.h"
#include "queue/item.h"
#include "queue/lockpage.h"
#include "queue/obstacle.h"
#include "store/line/storebase.h"
#include "store/supervising/sweptlocks.h"

namespace intray {

/// A program that sweeps all the time waits at least this long between two seals.
inline constexpr std::chrono::seconds usualSealSpan{600};

/// What a supervisor does: sees locks and takes them away, opens finished items again, says what
/// comes first, finds out why nobody gets an item. NotPermitted for others.
class SupervisionStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    /// A piece of the list of all locks, from a place on, read by one statement.
    Outcome<LockPage> locks(const LockQuery &query, qint64 from = 0, int limit = 200);
    Outcome<int> releaseLocks(const QList<SeenLock> &locks, const QString &reason);
    /// Releases expired locks, anybody's. What an adopted table does not give back stays as it is
    /// and is told.
    Outcome<SweptLocks> sweepLocks();
    Outcome<int> sweep(); ///< The same; how many.
    /// Seals what the history has behind the newest seal; how many seals were made. Nothing is done
    /// while the newest one is younger than `spare` and no whole stretch waits. On MariaDB what is
    /// younger than a minute waits for the next seal. Whoever may sweep may do it.
    Outcome<int> sealHistory(std::chrono::seconds spare = {}, int longest = 0);
    /// Takes exactly these locks away, or hands their items on, in one transaction; bulkwork.h does
    /// it with many in pieces. NotFound, NotPermitted: nobody can be given items under that name.
    /// Each lock that is gone or newer, and each item that the new holder may not have, is told.
    Outcome<BulkResult> takeAway(const QList<SeenLock> &locks, const TakeAway &how);

    /// Opens a finished item again. Whoever asks for it gets it first, if they may take it.
    Outcome<Done> reopen(ItemId item, const QString &reason = {});
    /// Says no to whoever asks for the item, in a note. Invalid: nobody asks, or the note is empty.
    Outcome<Done> decline(ItemId item, const QString &why, const OperationId &operation = newId());
    /// What is asked for, oldest first, at most 500; of one queue if it is named. An
    /// administrator's too; others get nothing.
    Outcome<QList<AskedBack>> askedBack(const QString &queue = {});
    /// Opens finished items again in one transaction; what was there before stays in the history.
    Outcome<BulkResult> reopenItems(const QList<ItemId> &items, const QString &reason);
    /// Finished items behind this one, in the order of their ids, at most so many.
    Outcome<QList<ItemId>> finishedItems(const FinishedQuery &query, ItemId behind, int limit);
    Outcome<qint64> countFinished(const FinishedQuery &query);

    /// Gives waiting items another priority, an administrator's too, in one transaction. Those that
    /// do not wait, or whose order a table or a query says, are told and stay; those that have the
    /// priority already count as done, without an event.
    Outcome<BulkResult> prioritize(const QList<ItemId> &items, const Priority &priority);

    /// Says for whom waiting items are, an administrator's too, in one transaction. They come first
    /// for those and are given to nobody else, except when a supervisor picks them. Items that do
    /// not wait, that are in an adopted table or come from a query, and those that the user may not
    /// have are told and stay. NotFound, NotPermitted: nobody of that name takes items. A tag that
    /// nobody has is taken; assignedItems() tells of it.
    Outcome<BulkResult> assign(const QList<ItemId> &items, const Assignment &assignment);
    /// For whom how many items wait, by queue and name; what nobody can take is told apart.
    Outcome<QList<AssignedItems>> assignedItems();

    /// Why nobody can take the item now, the weightiest first; of kind None: it can be taken.
    Outcome<QList<Obstacle>> whyNot(ItemId item);
    /// Why a user gets nothing from a queue now; of kind None: there is something to get.
    Outcome<QList<Obstacle>> whyNothing(const QString &user, const QString &queue);
};

} // namespace intray
