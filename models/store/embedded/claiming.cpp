// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/claiming.h"

#include "queue/times.h"
#include "store/embedded/adoptedwork.h"
#include "store/refusals/refusals.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace intray {

namespace {

/// What a claim must know of a queue.
struct QueueForClaim
{
    QueueId id;
    bool paused = false;
    std::optional<int> locksPerUser;
    bool isOnRequest = false;
    bool needsOtherHands = false; ///< Of one item: not this user's.
    bool isForOthers = false;     ///< Of one item: assigned to somebody else.
    bool isAdopted = false;
};

QueueForClaim queueForClaimOf(const Row &row)
{
    return {QueueId(row.number("id")),
            row.number("paused") != 0,
            row.isNull("locks_per_user")
                ? std::nullopt
                : std::optional(static_cast<int>(row.number("locks_per_user"))),
            row.isTrue("on_request"),
            row.isTrue("needs_other_hands"),
            row.isTrue("is_for_others"),
            row.isTrue("is_adopted")};
}

/// How many more this user may hold in the queue; many if the queue sets no limit.
int freeLocks(const Writing &writing, const QueueForClaim &queue)
{
    if (!queue.locksPerUser)
        return std::numeric_limits<int>::max();
    const int held =
        writing.sql
            .number("my_locks", {{":user", writing.identity.user}, {":queue_id", queue.id.value()}},
                    "held")
            .toInt();
    return std::max(0, *queue.locksPerUser - held);
}

Outcome<QList<QueueForClaim>> queuesNamed(const Writing &writing, const QStringList &names)
{
    QList<QueueForClaim> queues;
    for (const QString &name : names) {
        const auto found = writing.sql.first("queue_for_claim", {{":name", name}}, queueForClaimOf);
        if (!found)
            return tl::unexpected<Error>(refused("no_such_queue", {{"queue", name}}));
        queues << *found;
    }
    return queues;
}

/// Returns how many items it locked. Items that are assigned to the user come first. Items that the
/// user has returned come only if no others are left.
int lockNext(const Writing &writing, const QJsonArray &queues, bool haveLines, int count,
             const LockId &lock)
{
    const QString json = QString::fromUtf8(QJsonDocument(queues).toJson(QJsonDocument::Compact));
    int taken = 0;
    for (const int again : {0, 1})
        for (const char *statement : {"claim_assigned", "claim_next"})
            if (taken < count && (haveLines || statement == QByteArrayView("claim_next")))
                taken += writing.sql.change(statement, writing.with({{":queues", json},
                                                                     {":count", count - taken},
                                                                     {":lock", lock},
                                                                     {":again", again}}));
    return taken;
}

/// Whether items of the queue wait for somebody. One look tells that, and whether any are due.
bool wakeItemsOf(const Writing &writing, const QueueForClaim &queue)
{
    const Bindings due{{":queue_id", queue.id.value()}, {":now", writing.now}};
    const auto isAssigned = writing.sql.first(
        "item_to_wake", due, [](const Row &row) { return row.isTrue("is_assigned"); });
    if (isAssigned)
        writing.sql.change("wake_items", due);
    return isAssigned.value_or(false);
}

/// Locks the next items under one lock id. Queues that limit locks per user are asked one by one,
/// because each has its own rest; the others in one statement, so that the priority decides between
/// them.
void lockNextWithin(const Writing &writing, const QList<QueueForClaim> &queues, int count,
                    const LockId &lock)
{
    QJsonArray unlimited;
    bool haveLines = false;
    for (const QueueForClaim &queue : queues) {
        haveLines = wakeItemsOf(writing, queue) || haveLines;
        if (!queue.locksPerUser)
            unlimited << queue.id.value();
    }
    if (unlimited.size() == queues.size()) {
        lockNext(writing, unlimited, haveLines, count, lock);
        return;
    }
    for (int taken = 0; taken < count; ++taken) {
        QJsonArray allowed;
        for (const QueueForClaim &queue : queues)
            if (freeLocks(writing, queue) > 0)
                allowed << queue.id.value();
        if (lockNext(writing, allowed, haveLines, 1, lock) == 0)
            return;
    }
}

/// Rows of adopted tables come behind the items of Intray's own queues, in the order in which their
/// queues were named. How many rows their tables did not let it lock.
int lockNextAdopted(const Writing &writing, const QList<QueueForClaim> &queues, int count,
                    const LockId &lock)
{
    if (queues.isEmpty())
        return 0;
    int refused = 0;
    int taken = static_cast<int>(
        writing.sql.all("items_of_lock_ids", {{":lock", lock}}, [](const Row &) { return 0; })
            .size());
    for (const QueueForClaim &queue : queues) {
        const int wanted = std::min(count - taken, freeLocks(writing, queue));
        if (const auto adopted = adoptedQueue(writing, queue.id); adopted && wanted > 0) {
            const TakenRows rows = takeAdopted(writing, *adopted, wanted, lock);
            taken += rows.taken;
            refused += rows.refused;
        }
    }
    return refused;
}

/// What other programs hold in an adopted table counts as held by others.
void explainAdopted(const Writing &writing, const QueueForClaim &queue, Claim &claim)
{
    const auto adopted = adoptedQueue(writing, queue.id);
    if (!adopted)
        return;
    const int mine =
        writing.sql
            .number("my_locks", {{":user", writing.identity.user}, {":queue_id", queue.id.value()}},
                    "held")
            .toInt();
    claim.heldByOthers = std::max(0, static_cast<int>(countAdopted(writing, *adopted).held) - mine);
}

/// Open items that a user cannot have.
struct KeptBack
{
    int needOtherHands = 0;
    int areForOthers = 0;
    int wereReturned = 0; ///< By this user, from whom the queue keeps them.
};

/// Why a queue gave nothing more.
void explain(const Writing &writing, const QueueForClaim &queue, Claim &claim, KeptBack &kept)
{
    if (queue.paused) {
        claim.shortage = Shortage::Paused;
        return;
    }
    if (queue.isOnRequest) {
        claim.shortage = Shortage::OnRequest;
        return;
    }
    if (freeLocks(writing, queue) == 0) {
        claim.shortage = Shortage::LockLimit;
        return;
    }
    writing.sql.each(
        "shortage",
        {{":queue_id", queue.id.value()}, {":user", writing.identity.user}, {":now", writing.now}},
        [&](const Row &row) {
            kept.needOtherHands += static_cast<int>(row.number("need_other_hands"));
            kept.areForOthers += static_cast<int>(row.number("are_for_others"));
            kept.wereReturned += static_cast<int>(row.number("were_returned"));
            claim.heldByOthers += static_cast<int>(row.number("held_by_others"));
            const QDateTime next = timeFromIso(row.text("next_available"));
            if (next.isValid() && (!claim.nextAvailable.isValid() || next < claim.nextAvailable))
                claim.nextAvailable = next;
            return false;
        });
    explainAdopted(writing, queue, claim);
}

/// The reason that helps most comes first: what waits for others, then what waits for a time, then
/// the rules.
void explainShortage(const Writing &writing, const QList<QueueForClaim> &queues, Claim &claim)
{
    KeptBack kept;
    claim.shortage = Shortage::Empty;
    for (const QueueForClaim &queue : queues)
        explain(writing, queue, claim, kept);
    if (claim.heldByOthers > 0)
        claim.shortage = Shortage::AllHeld;
    else if (claim.nextAvailable.isValid())
        claim.shortage = Shortage::Later;
    else if (kept.needOtherHands > 0)
        claim.shortage = Shortage::OtherHands;
    else if (kept.wereReturned > 0)
        claim.shortage = Shortage::Returned;
    else if (kept.areForOthers > 0)
        claim.shortage = Shortage::ForOthers;
}

} // namespace

namespace {

Claim heldUnder(const Writing &writing, const LockId &lock, int requested, ItemIn itemIn)
{
    Claim claim;
    claim.requested = requested;
    claim.now = timeFromIso(writing.now);
    claim.items = writing.sql.all("items_of_lock", {{":lock", lock}}, itemIn);
    if (!claim.items.isEmpty())
        claim.lock = lock;
    return claim;
}

/// Gives nothing, because locks by a clock that was put forward would last too long.
Claim byAMovedClock(const Writing &writing, int requested)
{
    Claim claim;
    claim.requested = requested;
    claim.now = timeFromIso(writing.now);
    claim.shortage = Shortage::ClockMoved;
    return claim;
}

/// A claim that was sent again under its lock gets what that lock holds, and nothing more.
bool wasGranted(const Writing &writing, const LockId &lock)
{
    return writing.sql.first("item_of_lock", {{":lock", lock}}, [](const Row &) { return 0; })
        .has_value();
}

} // namespace

Claim grantedClaim(const Writing &writing, const LockId &lock, int requested, ItemIn itemIn)
{
    writing.sql.change("add_claim_events", {{":lock", lock}});
    return heldUnder(writing, lock, requested, itemIn);
}

Outcome<Claim> claimNextOf(const Writing &writing, const QStringList &names, int count,
                           const LockId &lock, ItemIn itemIn)
{
    const auto queues = queuesNamed(writing, names);
    if (!queues)
        return tl::unexpected<Error>(queues.error());
    if (writing.sql.isClockPutForward())
        return byAMovedClock(writing, count);
    if (wasGranted(writing, lock)) {
        Claim claim = heldUnder(writing, lock, count, itemIn);
        if (claim.items.size() < count)
            explainShortage(writing, *queues, claim);
        return claim;
    }
    QList<QueueForClaim> running;
    std::copy_if(queues->begin(), queues->end(), std::back_inserter(running),
                 [](const QueueForClaim &queue) { return !queue.paused && !queue.isOnRequest; });
    const auto adopted =
        std::stable_partition(running.begin(), running.end(),
                              [](const QueueForClaim &queue) { return !queue.isAdopted; });
    const QList<QueueForClaim> own(running.begin(), adopted);
    if (!own.isEmpty())
        lockNextWithin(writing, own, count, lock);
    const int refused = lockNextAdopted(writing, {adopted, running.end()}, count, lock);
    Claim claim = grantedClaim(writing, lock, count, itemIn);
    if (claim.items.size() < count)
        explainShortage(writing, *queues, claim);
    if (claim.items.size() < count && refused > 0)
        claim.shortage = Shortage::TableRefuses;
    return claim;
}

namespace {

/// Locks one picked item; false: it cannot be had.
bool lockPicked(const Writing &writing, ItemId item, const LockId &lock)
{
    const auto adopted = adoptedItem(writing, item);
    if (!adopted)
        return writing.sql.change("claim_item",
                                  writing.with({{":item", item.value()}, {":lock", lock}})) > 0;
    if (const auto held = writing.holding(item); held->state == State::Locked)
        noteAdoptedLoss(writing, held->lock.id);
    const Item known = *writing.sql.first("item_by_id", {{":item", item.value()}}, itemOf);
    const bool isPutAside =
        known.state == State::Dismissed ||
        (known.state == State::Failed && adopted->queue.layout.failedValue.isEmpty()) ||
        (known.state == State::Done && adopted->queue.layout.state.isEmpty()) ||
        (known.availableAt.isValid() && known.availableAt > timeFromIso(writing.now));
    return !isPutAside && takeAdoptedItem(writing, *adopted, lock);
}

/// Says that another program holds the row of an adopted table, or has finished it.
void explainAdoptedRefusal(const Writing &writing, ItemId item, Claim &claim)
{
    const auto adopted = adoptedItem(writing, item);
    const bool isExplained =
        claim.shortage != Shortage::Later && claim.shortage != Shortage::Finished;
    if (!adopted || isExplained || claim.nextAvailable.isValid())
        return;
    const auto row = adoptedRow(writing, *adopted);
    const bool isHeld = row && row->isOpen && !row->holder.isEmpty();
    claim.shortage = isHeld ? Shortage::TakenByOther : Shortage::Finished;
    if (isHeld)
        claim.holder = {{}, row->holder, {}, timeFromIso(row->lockTime), {}};
}

bool isExpired(const Writing &writing, const Lock &lock)
{
    return lock.expiresAt <= timeFromIso(writing.now);
}

/// Why one picked item cannot be taken.
Claim refusal(const Writing &writing, ItemId item, const QueueForClaim &queue, int requested)
{
    Claim claim;
    claim.requested = requested;
    claim.now = timeFromIso(writing.now);
    const auto holding = writing.holding(item);
    const bool isOpen = holding->state == State::Open;
    if (queue.paused)
        claim.shortage = Shortage::Paused;
    else if (holding->state == State::Locked && !isExpired(writing, holding->lock))
        claim.shortage = Shortage::TakenByOther;
    else if (queue.needsOtherHands && (isOpen || holding->state == State::Locked))
        claim.shortage = Shortage::NotForYou;
    else if (queue.isForOthers && (isOpen || holding->state == State::Locked))
        claim.shortage = Shortage::ForSomebodyElse;
    else if (holding->state != State::Open)
        claim.shortage = Shortage::Finished;
    else if (queue.isOnRequest)
        claim.shortage = Shortage::OnRequest;
    else if (freeLocks(writing, queue) == 0)
        claim.shortage = Shortage::LockLimit;
    else
        claim.shortage = Shortage::Later;
    claim.holder = holding->lock;
    if (claim.shortage == Shortage::Later)
        claim.nextAvailable = writing.sql.first("item_by_id", {{":item", item.value()}}, itemOf)
                                  .value_or(Item())
                                  .availableAt;
    explainAdoptedRefusal(writing, item, claim);
    return claim;
}

} // namespace

std::optional<Claim> lockRefused(const Writing &writing, ItemId item)
{
    if (writing.sql.isClockPutForward())
        return byAMovedClock(writing, 1);
    const auto queue = writing.sql.first(
        "queue_of_item", {{":item", item.value()}, {":user", writing.identity.user}},
        queueForClaimOf);
    Claim claim;
    claim.requested = 1;
    claim.now = timeFromIso(writing.now);
    claim.shortage = queue->paused                     ? Shortage::Paused
                     : freeLocks(writing, *queue) == 0 ? Shortage::LockLimit
                     : queue->isForOthers              ? Shortage::ForSomebodyElse
                                                       : Shortage::None;
    return claim.shortage == Shortage::None ? std::nullopt : std::optional(claim);
}

Outcome<Claim> claimPicked(const Writing &writing, const QList<ItemId> &items, const LockId &lock)
{
    const int requested = static_cast<int>(items.size());
    if (writing.sql.isClockPutForward())
        return byAMovedClock(writing, requested);
    for (const ItemId item : items) {
        const auto queue = writing.sql.first(
            "queue_of_item", {{":item", item.value()}, {":user", writing.identity.user}},
            queueForClaimOf);
        if (!queue)
            return tl::unexpected<Error>(refused("no_such_item", {{"item", item}}));
        const bool allowed = !queue->paused && !queue->isOnRequest && !queue->isForOthers &&
                             freeLocks(writing, *queue) > 0;
        if (!allowed || !lockPicked(writing, item, lock))
            return refusal(writing, item, *queue, requested);
    }
    return grantedClaim(writing, lock, requested);
}

} // namespace intray
