// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/auditreport.h"
#include "queue/bulk.h"
#include "queue/disposition.h"
#include "queue/error.h"
#include "queue/event.h"
#include "queue/figures.h"
#include "queue/finished.h"
#include "queue/finishedquery.h"
#include "queue/helditem.h"
#include "queue/identity.h"
#include "queue/itempage.h"
#include "queue/keying.h"
#include "queue/lockpage.h"
#include "queue/obstacle.h"
#include "queue/queuerules.h"
#include "queue/recordversion.h"
#include "queue/role.h"
#include "queue/workrequest.h"
#include "store/cancellation.h"

#include <QDateTime>
#include <QList>

#include <chrono>
#include <optional>

namespace intray {

class Connection;
struct Glance;
struct GlanceQuery;
struct HistoryPage;
struct HistoryQuery;

/// How long a criteria query may run.
inline constexpr std::chrono::minutes sourceLimit{15};

/// How long a completion can be taken back, by the database's clock.
inline constexpr std::chrono::seconds takeBackSpan{10};

/// The queues of one database for one user: every operation of the design, each one transaction.
/// Blocking; lives in the thread of its connection and borrows it. Writes that carry a lock id
/// change nothing and answer LockLost if that lock does not hold the item (design rule 3). Every
/// call may also answer Busy, Offline, ReadOnly, DiskFull, Damaged, Cancelled or Broken.
class Store
{
public:
    Store(Connection &connection, Identity identity);

    const Identity &identity() const { return m_identity; }

    // Queues. NotFound for an unknown name, Invalid for rules that cannot be.
    Outcome<QList<Queue>> queues();
    Outcome<Queue> queue(const QString &name);
    Outcome<Queue> addQueue(const Queue &rules);
    Outcome<Queue> setQueue(const Queue &rules);
    Outcome<Done>
    removeQueue(const QString &name); ///< One that never had an item; Invalid for others.
    /// The message is for the people who work there; it goes when the queue goes on.
    Outcome<Done> pauseQueue(const QString &name, bool paused, const QString &message = {});

    // Items.
    Outcome<ItemId> addItem(const QString &queue,
                            const NewItem &item); ///< Invalid: the key is there already.
    Outcome<ItemPage> page(const ItemQuery &query, const PageRequest &request,
                           const Cancellation &cancellation = {});
    Outcome<ItemDetail> detail(ItemId item);
    /// Over all steps of the record, the queues named; of those queues that this user may see.
    Outcome<QList<Event>> history(ItemId item);
    /// The item's record at each ending, oldest first: how it came in, what each ending that was
    /// undone had made of it, what it is. Whoever may not read records gets none; clerks only how
    /// it came in and how it is.
    Outcome<QList<RecordVersion>> recordVersions(ItemId item);

    // Locks.
    /// The lock id is made by the client: said again with the same one after a lost answer, it
    /// gives what that lock holds already.
    Outcome<Claim> claimNext(const QStringList &queues, int count = 1,
                             const LockId &lock = newId());
    Outcome<Claim> claimItems(const QList<ItemId> &items); ///< All of them or none.
    Outcome<QList<HeldItem>> mine();
    Outcome<QList<Item>> itemsUnder(const LockId &lock); ///< In claim order; empty: it is dead.
    Outcome<QList<Draft>> lostDrafts();                  ///< This user's drafts whose lock is dead.
    Outcome<Lock> extend(ItemId item, const LockId &lock);
    Outcome<int> releaseLocks(const QList<SeenLock> &locks, const QString &reason);
    Outcome<int> sweep(); ///< Releases expired locks; how many.

    // A supervisor's. NotPermitted for others.
    /// A piece of the list of all locks, from a place on, read by one statement.
    Outcome<LockPage> locks(const LockQuery &query, qint64 from = 0, int limit = 200);
    /// Takes exactly these locks away, or hands their items on, in one transaction; bulkwork.h does
    /// it with many in pieces. NotFound, NotPermitted: nobody can be given items under that name.
    /// Each lock that is gone or newer, and each item that the new holder may not have, is told.
    Outcome<BulkResult> takeAway(const QList<SeenLock> &locks, const TakeAway &how);
    /// Opens finished items again in one transaction; what was there before stays in the history.
    Outcome<BulkResult> reopenItems(const QList<ItemId> &items, const QString &reason);
    /// Gives waiting items another priority, an administrator's too, in one transaction. Those that
    /// do not wait, or whose order a table or a query says, are told and stay; those that have the
    /// priority already count as done, without an event.
    Outcome<BulkResult> prioritize(const QList<ItemId> &items, const Priority &priority);
    /// Finished items behind this one, in the order of their ids, at most so many.
    Outcome<QList<ItemId>> finishedItems(const FinishedQuery &query, ItemId behind, int limit);
    Outcome<qint64> countFinished(const FinishedQuery &query);
    /// Why nobody can take the item now, the weightiest first; of kind None: it can be taken.
    Outcome<QList<Obstacle>> whyNot(ItemId item);
    /// Why a user gets nothing from a queue now; of kind None: there is something to get.
    Outcome<QList<Obstacle>> whyNothing(const QString &user, const QString &queue);

    /// Says that this user's program is there, on this workstation; every half minute. No history
    /// tells of it, and nobody who watches for changes is woken.
    Outcome<Done> beat();
    /// These fields of the proposal for an item that this lock holds are taken or refused: they are
    /// not offered again.
    Outcome<Done> settleProposal(ItemId item, const LockId &lock, const QStringList &fields);

    // Work over a criteria query (docs/criteria.md): asked for, and given out to all who wait, in
    // the order in which they asked, from one run of the query.
    /// Writes the request down, and serves it at once if the last result is still good. The lock id
    /// is made by the client: said again with the same one, it answers about the same request.
    /// Invalid: the queue has no source.
    Outcome<WorkRequest> askForWork(const QString &queue, int count, const LockId &lock = newId());
    Outcome<WorkRequest> lookAtRequest(RequestId request); ///< Never starts the query.
    Outcome<WorkRequest> cancelRequest(RequestId request); ///< One's own, unless it is answered.
    /// Runs the queue's query unless somebody does or nobody waits, and serves everybody who waits.
    /// May take long; nothing is locked meanwhile. A query that the database refuses or that takes
    /// longer than the limit ends all requests that wait, and is the error here too.
    Outcome<SourceRun> runSource(const QString &queue, const Cancellation &cancellation = {},
                                 std::chrono::seconds limit = sourceLimit);
    /// Runs the query for a request that nobody attends to; how the request stands afterwards.
    Outcome<WorkRequest> attend(const WorkRequest &request, const Cancellation &cancellation = {});
    Outcome<QList<WorkRequest>> requests(const QString &queue, int limit = 200); ///< Newest first.
    /// Tries a criteria query on a few rows. Invalid, with the database's words and the line: it
    /// cannot be run, or lacks keys.
    Outcome<SourceTrial> trySource(const QString &source, const Cancellation &cancellation = {});

    // Work under a lock.
    Outcome<Done> saveDraft(ItemId item, const LockId &lock, int revision, const Record &content);
    Outcome<Done> discardDraft(ItemId item,
                               const LockId &lock); ///< This user's own, of a dead lock too.
    Outcome<Finished> finish(ItemId item, const LockId &lock, const Disposition &disposition);
    Outcome<QList<Finished>> finishAll(const LockId &lock, const Disposition &disposition);
    Outcome<FinishedAndNext> finishAndTakeNext(ItemId item, const LockId &lock,
                                               const Disposition &disposition,
                                               const QStringList &queues,
                                               const LockId &nextLock = newId());
    Outcome<Claim> takeBack(ItemId item, const OperationId &operation);
    Outcome<Done> reopen(ItemId item, const QString &reason = {});
    /// The event that stored the operation; none: it did not happen and never will (a tombstone
    /// stands now).
    Outcome<std::optional<Event>> outcomeOf(const OperationId &operation);

    // Users, an administrator's. NotFound: no such user, or no such login; NotPermitted.
    Outcome<QList<User>> users();
    Outcome<User> setUser(const User &user); ///< Adds or changes; by its name.
    Outcome<Done>
    removeUser(const QString &name); ///< Takes all rights; the history keeps the name.
    /// The name goes on with another login; where logins have no lasting id of their own.
    Outcome<User> renameLogin(const QString &name, const QString &login);

    // Figures.
    Outcome<QList<QueueStatus>> status(const QString &queue = {}); ///< Empty: all queues.
    Outcome<QList<QueueLoad>> loads(); ///< Of all queues that this user may see.
    /// From the newest lines of history only, so that it is known soon.
    Outcome<HandlingTimes> handlingTimes(const QString &queue);
    Outcome<Counts> counts(const QString &queue, const QDateTime &midnight);
    /// The queues that this user sees, from figures that are kept: quick, however long the history
    /// is. Adds a piece of history to them first.
    Outcome<Glance> glance(const GlanceQuery &query);
    /// Adds a piece of the history to the kept figures, nothing if there are fewer new events than
    /// `least`; how many are left. On servers the newest may have to wait for a while.
    Outcome<qint64> keepFigures(qint64 least = 1);
    /// A piece of all histories that this user may see, newest first, from in front of an event on;
    /// 0: from the newest.
    Outcome<HistoryPage> events(const HistoryQuery &query, qint64 before = 0, int limit = 200,
                                const Cancellation &cancellation = {});
    Outcome<qint64>
    changeNumber(); ///< Differs from an earlier answer if another connection wrote since.
    /// The newest lines of all histories that this user may see, newest first: only what happened
    /// to which item, and who did it.
    Outcome<QList<Event>> recentEvents(int limit);
    /// How often each field was keyed wrong in a queue of second keying. NotPermitted for clerks.
    Outcome<QList<FieldErrors>> errors(const QString &queue);
    Outcome<QDateTime> now(); ///< The database's clock.
    Outcome<AuditReport> audit(const Cancellation &cancellation = {});

private:
    Connection &m_connection;
    Identity m_identity;
};

} // namespace intray
