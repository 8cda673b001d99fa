// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/bulk.h"
#include "queue/claim.h"
#include "queue/disposition.h"
#include "queue/event.h"
#include "queue/finished.h"
#include "queue/helditem.h"
#include "queue/item.h"
#include "store/line/storebase.h"

#include <QHash>

namespace intray {

/// What one person does with items: takes them under a lock, reads them, types, ends the work.
/// Writes that carry a lock id change nothing and answer LockLost if that lock does not hold the
/// item (design rule 3).
class WorkStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    // Taking.
    /// The lock id is made by the client: said again with the same one after a lost answer, it
    /// gives what that lock holds already. What no claim can give does not stop its queue
    /// (passingover.h).
    Outcome<Claim> claimNext(const QStringList &queues, int count = 1,
                             const LockId &lock = newId());
    /// All of them or none.
    Outcome<Claim> claimItems(const QList<ItemId> &items, const LockId &lock = newId());
    Outcome<Lock> extend(ItemId item, const LockId &lock);
    /// Says that this user's program is there, on this workstation; every half minute. No history
    /// tells of it, and nobody who watches for changes is woken. How many programs a server knows
    /// to be there; of a file 1.
    Outcome<int> beat();

    // Reading.
    Outcome<QList<HeldItem>> mine();
    Outcome<QList<Item>> itemsUnder(const LockId &lock); ///< In claim order; empty: it is dead.
    /// What is offered to this user for the items of the lock; most have nothing.
    Outcome<QHash<ItemId, Proposal>> proposalsUnder(const LockId &lock);
    Outcome<QList<Draft>> lostDrafts(); ///< This user's drafts whose lock is dead.
    Outcome<ItemDetail> detail(ItemId item);
    /// Over all steps of the record, the queues named; of those queues that this user may see.
    Outcome<QList<Event>> history(ItemId item);

    // Typing.
    Outcome<Done> saveDraft(ItemId item, const LockId &lock, int revision, const Record &content);
    Outcome<Done> discardDraft(ItemId item,
                               const LockId &lock); ///< This user's own, of a dead lock too.
    /// These fields of the proposal for an item that this lock holds are taken or refused: they are
    /// not offered again.
    Outcome<Done> settleProposal(ItemId item, const LockId &lock, const Record &settled);

    /// Why a field of a record that this lock holds is empty, as the field's rule names reasons; no
    /// reason: there is none any more. Said again with the same operation after a lost answer, it
    /// says it once. Invalid: the rule knows no such reason, or the item stands in an adopted table.
    Outcome<Done> sayMissing(ItemId item, const LockId &lock, const QString &field,
                             const QString &reason, const OperationId &operation = newId());

    /// Adds a note to the item's history, whoever holds it: up to 10,000 characters that everybody
    /// reads who may read the record, and those who audit. Said again with the same operation after
    /// a lost answer, it adds nothing. Invalid: the note is empty.
    Outcome<Done> note(ItemId item, const QString &text, const OperationId &operation = newId());

    /// Asks supervisors for a finished item, with a note that says why. It stands among what is
    /// asked for until it is open again or declined. Said again with the same operation, it asks
    /// once. Invalid: it is not finished, the note is empty, or somebody asks for it already.
    Outcome<Done> askBack(ItemId item, const QString &why, const OperationId &operation = newId());

    // Ending.
    Outcome<Finished> finish(ItemId item, const LockId &lock, const Disposition &disposition);
    Outcome<QList<Finished>> finishAll(const LockId &lock, const Disposition &disposition);
    /// Sent again it gives what the next lock holds, and on a server takes nothing any more.
    Outcome<FinishedAndNext> finishAndTakeNext(ItemId item, const LockId &lock,
                                               const Disposition &disposition,
                                               const QStringList &queues,
                                               const LockId &nextLock = newId());
    /// A worker's round, in one transaction. Sent again as finishAndTakeNext().
    Outcome<FinishedAndTaken> finishAndTakeSeveral(const WorkRound &round);
    Outcome<Claim> takeBack(ItemId item, const OperationId &operation);
    /// Opens an item that this user finished for them again, under a lock, within the time that the
    /// queue allows (Queue::reopenOwn) and if nobody has worked on it since. NotPermitted: it was
    /// somebody else, the queue allows none, or the time is over.
    Outcome<Claim> reopenOwn(ItemId item);
    /// The event that stored the operation; none: it did not happen and never will (a tombstone
    /// stands now).
    Outcome<std::optional<Event>> outcomeOf(const OperationId &operation);
};

} // namespace intray
