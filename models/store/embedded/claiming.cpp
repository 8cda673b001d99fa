// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/claiming.h"

#include "queue/times.h"
#include "store/adopted/work.h"
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
};

QueueForClaim queueForClaimOf(const Row &row)
{
    return {QueueId(row.number("id")), row.number("paused") != 0,
            row.isNull("locks_per_user")
                ? std::nullopt
                : std::optional(static_cast<int>(row.number("locks_per_user"))),
            row.isTrue("on_request"), row.isTrue("needs_other_hands")};
}

/// How many more this user may hold in the queue; many if the queue sets no limit.
int freeLocks(const Deed &deed, const QueueForClaim &queue)
{
    if (!queue.locksPerUser)
        return std::numeric_limits<int>::max();
    const int held =
        deed.sql
            .number("my_locks", {{":user", deed.identity.user}, {":queue_id", queue.id.value()}},
                    "held")
            .toInt();
    return std::max(0, *queue.locksPerUser - held);
}

Outcome<QList<QueueForClaim>> queuesNamed(const Deed &deed, const QStringList &names)
{
    QList<QueueForClaim> queues;
    for (const QString &name : names) {
        const auto found = deed.sql.first("queue_for_claim", {{":name", name}}, queueForClaimOf);
        if (!found)
            return tl::unexpected<Error>(refusals::noSuchQueue(name));
        queues << *found;
    }
    return queues;
}

void lockNext(const Deed &deed, const QJsonArray &queues, int count, const LockId &lock)
{
    const QString json = QString::fromUtf8(QJsonDocument(queues).toJson(QJsonDocument::Compact));
    deed.sql.change("claim_next",
                    deed.with({{":queues", json}, {":count", count}, {":lock", lock}}));
}

void wakeItemsOf(const Deed &deed, const QueueForClaim &queue)
{
    deed.sql.change("wake_items", {{":queue_id", queue.id.value()}, {":now", deed.now}});
}

/// Locks the next items under one lock id. Queues that limit locks per user are asked one by one,
/// because each has its own rest; the others in one statement, so that the priority decides between
/// them.
void lockNextWithin(const Deed &deed, const QList<QueueForClaim> &queues, int count,
                    const LockId &lock)
{
    QJsonArray unlimited;
    for (const QueueForClaim &queue : queues) {
        wakeItemsOf(deed, queue);
        if (!queue.locksPerUser)
            unlimited << queue.id.value();
    }
    if (unlimited.size() == queues.size())
        return lockNext(deed, unlimited, count, lock);
    const auto taken = [&] {
        return static_cast<int>(
            deed.sql.all("items_of_lock_ids", {{":lock", lock}}, [](const Row &) { return 0; })
                .size());
    };
    while (taken() < count) {
        QJsonArray allowed;
        for (const QueueForClaim &queue : queues)
            if (freeLocks(deed, queue) > 0)
                allowed << queue.id.value();
        const int before = taken();
        lockNext(deed, allowed, 1, lock);
        if (taken() == before)
            return;
    }
}

/// Rows of adopted tables come behind the items of Intray's own queues, in the order in which their
/// queues were named.
void lockNextAdopted(const Deed &deed, const QList<QueueForClaim> &queues, int count,
                     const LockId &lock)
{
    int taken = static_cast<int>(
        deed.sql.all("items_of_lock_ids", {{":lock", lock}}, [](const Row &) { return 0; }).size());
    for (const QueueForClaim &queue : queues) {
        const int wanted = std::min(count - taken, freeLocks(deed, queue));
        if (const auto adopted = adoptedQueue(deed, queue.id); adopted && wanted > 0)
            taken += takeAdopted(deed, *adopted, wanted, lock);
    }
}

/// What other programs hold in an adopted table counts as held by others.
void explainAdopted(const Deed &deed, const QueueForClaim &queue, Claim &claim)
{
    const auto adopted = adoptedQueue(deed, queue.id);
    if (!adopted)
        return;
    const int mine =
        deed.sql
            .number("my_locks", {{":user", deed.identity.user}, {":queue_id", queue.id.value()}},
                    "held")
            .toInt();
    claim.heldByOthers = std::max(0, static_cast<int>(countAdopted(deed, *adopted).held) - mine);
}

/// Why a queue gave nothing more.
void explain(const Deed &deed, const QueueForClaim &queue, Claim &claim, int &needOtherHands)
{
    if (queue.paused) {
        claim.shortage = Shortage::Paused;
        return;
    }
    if (queue.isOnRequest) {
        claim.shortage = Shortage::OnRequest;
        return;
    }
    if (freeLocks(deed, queue) == 0) {
        claim.shortage = Shortage::LockLimit;
        return;
    }
    deed.sql.each(
        "shortage",
        {{":queue_id", queue.id.value()}, {":user", deed.identity.user}, {":now", deed.now}},
        [&](const Row &row) {
            needOtherHands += static_cast<int>(row.number("need_other_hands"));
            claim.heldByOthers += static_cast<int>(row.number("held_by_others"));
            const QDateTime next = timeFromIso(row.text("next_available"));
            if (next.isValid() && (!claim.nextAvailable.isValid() || next < claim.nextAvailable))
                claim.nextAvailable = next;
            return false;
        });
    explainAdopted(deed, queue, claim);
}

/// The reason that helps most comes first: what waits for others, then what waits for a time, then
/// the rules.
void explainShortage(const Deed &deed, const QList<QueueForClaim> &queues, Claim &claim)
{
    int needOtherHands = 0;
    claim.shortage = Shortage::Empty;
    for (const QueueForClaim &queue : queues)
        explain(deed, queue, claim, needOtherHands);
    if (claim.heldByOthers > 0)
        claim.shortage = Shortage::AllHeld;
    else if (claim.nextAvailable.isValid())
        claim.shortage = Shortage::Later;
    else if (needOtherHands > 0)
        claim.shortage = Shortage::OtherHands;
}

} // namespace

namespace {

Claim heldUnder(const Deed &deed, const LockId &lock, int requested)
{
    Claim claim;
    claim.requested = requested;
    claim.now = timeFromIso(deed.now);
    claim.items = deed.sql.all("items_of_lock", {{":lock", lock}}, itemOf);
    if (!claim.items.isEmpty())
        claim.lock = lock;
    return claim;
}

/// A claim that was sent again under its lock gets what that lock holds, and nothing more.
bool wasGranted(const Deed &deed, const LockId &lock)
{
    return deed.sql.first("items_of_lock_ids", {{":lock", lock}}, [](const Row &) { return 0; })
        .has_value();
}

} // namespace

Claim grantedClaim(const Deed &deed, const LockId &lock, int requested)
{
    deed.sql.change("add_claim_events", {{":lock", lock}});
    return heldUnder(deed, lock, requested);
}

Outcome<Claim> claimNextOf(const Deed &deed, const QStringList &names, int count,
                           const LockId &lock)
{
    const auto queues = queuesNamed(deed, names);
    if (!queues)
        return tl::unexpected<Error>(queues.error());
    if (wasGranted(deed, lock)) {
        Claim claim = heldUnder(deed, lock, count);
        if (claim.items.size() < count)
            explainShortage(deed, *queues, claim);
        return claim;
    }
    QList<QueueForClaim> running;
    std::copy_if(queues->begin(), queues->end(), std::back_inserter(running),
                 [](const QueueForClaim &queue) { return !queue.paused && !queue.isOnRequest; });
    const auto isAdopted = [&deed](const QueueForClaim &queue) {
        return adoptedQueue(deed, queue.id).has_value();
    };
    const auto adopted = std::stable_partition(
        running.begin(), running.end(), [&](const auto &queue) { return !isAdopted(queue); });
    const QList<QueueForClaim> own(running.begin(), adopted);
    if (!own.isEmpty())
        lockNextWithin(deed, own, count, lock);
    lockNextAdopted(deed, {adopted, running.end()}, count, lock);
    Claim claim = grantedClaim(deed, lock, count);
    if (claim.items.size() < count)
        explainShortage(deed, *queues, claim);
    return claim;
}

namespace {

/// Locks one picked item; false: it cannot be had.
bool lockPicked(const Deed &deed, ItemId item, const LockId &lock)
{
    const auto adopted = adoptedItem(deed, item);
    if (!adopted)
        return deed.sql.change("claim_item",
                               deed.with({{":item", item.value()}, {":lock", lock}})) > 0;
    const Item known = *deed.sql.first("item_by_id", {{":item", item.value()}}, itemOf);
    const bool isPutAside =
        known.state == State::Failed || known.state == State::Dismissed ||
        (known.state == State::Done && adopted->queue.layout.state.isEmpty()) ||
        (known.availableAt.isValid() && known.availableAt > timeFromIso(deed.now));
    return !isPutAside && takeAdoptedItem(deed, *adopted, lock);
}

/// Another program holds the row of an adopted table, or has done with it.
void explainAdoptedRefusal(const Deed &deed, ItemId item, Claim &claim)
{
    const auto adopted = adoptedItem(deed, item);
    const bool isExplained =
        claim.shortage != Shortage::Later && claim.shortage != Shortage::Finished;
    if (!adopted || isExplained || claim.nextAvailable.isValid())
        return;
    const auto row = adoptedRow(deed, *adopted);
    const bool isHeld = row && row->isOpen && !row->holder.isEmpty();
    claim.shortage = isHeld ? Shortage::TakenByOther : Shortage::Finished;
    if (isHeld)
        claim.holder = {{}, row->holder, {}, timeFromIso(row->lockTime), {}};
}

bool isExpired(const Deed &deed, const Lock &lock)
{
    return lock.expiresAt <= timeFromIso(deed.now);
}

/// Why one picked item cannot be taken.
Claim refusal(const Deed &deed, ItemId item, const QueueForClaim &queue, int requested)
{
    Claim claim;
    claim.requested = requested;
    claim.now = timeFromIso(deed.now);
    const auto holding = deed.holding(item);
    const bool isOpen = holding->state == State::Open;
    if (queue.paused)
        claim.shortage = Shortage::Paused;
    else if (holding->state == State::Locked && !isExpired(deed, holding->lock))
        claim.shortage = Shortage::TakenByOther;
    else if (queue.needsOtherHands && (isOpen || holding->state == State::Locked))
        claim.shortage = Shortage::NotForYou;
    else if (holding->state != State::Open)
        claim.shortage = Shortage::Finished;
    else if (queue.isOnRequest)
        claim.shortage = Shortage::OnRequest;
    else if (freeLocks(deed, queue) == 0)
        claim.shortage = Shortage::LockLimit;
    else
        claim.shortage = Shortage::Later;
    claim.holder = holding->lock;
    if (claim.shortage == Shortage::Later)
        claim.nextAvailable = deed.sql.first("item_by_id", {{":item", item.value()}}, itemOf)
                                  .value_or(Item())
                                  .availableAt;
    explainAdoptedRefusal(deed, item, claim);
    return claim;
}

} // namespace

Outcome<Claim> claimPicked(const Deed &deed, const QList<ItemId> &items)
{
    const LockId lock = newId();
    const int requested = static_cast<int>(items.size());
    for (const ItemId item : items) {
        const auto queue = deed.sql.first("queue_of_item",
                                          {{":item", item.value()}, {":user", deed.identity.user}},
                                          queueForClaimOf);
        if (!queue)
            return tl::unexpected<Error>(refusals::noSuchItem(item));
        const bool allowed = !queue->paused && !queue->isOnRequest && freeLocks(deed, *queue) > 0;
        if (!allowed || !lockPicked(deed, item, lock))
            return refusal(deed, item, *queue, requested);
    }
    return grantedClaim(deed, lock, requested);
}

} // namespace intray
