// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/times.h"
#include "store/adopted/losses.h"
#include "store/adopted/work.h"
#include "store/embedded/claiming.h"
#include "store/embedded/takingaway.h"
#include "store/refusals/refusals.h"
#include "store/verbs.h"

#include <QCoreApplication>

namespace intray {

static Parameters claimedQueues(const Identity &who, const QStringList &queues, const int &count,
                                const LockId &lock)
{
    return {json(":queues", queues), number(":count", count), uuid(":lock", lock), stationOf(who)};
}

constinit const Verb<Claim, QStringList, int, LockId> verbs::claimNext{
    "claim_next", claimedQueues, claimIn, inTransaction<claimNextOf>};

constinit const Verb<Claim, QStringList, int, LockId> verbs::adoptedClaim{
    "adopted_claim", claimedQueues, claimIn, inTransaction<claimNextOf>};

Outcome<Claim> Store::claimNext(const QStringList &queues, int count, const LockId &lock)
{
    const auto &verb = hasAdopted(m_connection, queues) ? verbs::adoptedClaim : verbs::claimNext;
    return carryOut(m_connection, m_identity, verb, queues, std::max(1, count), lock);
}

/// A refusal of one must undo the others, so it leaves the transaction as a failure and is
/// unwrapped here.
static Outcome<Claim> claimItemsHere(Connection &connection, const Identity &who,
                                     const QList<ItemId> &items)
{
    std::optional<Claim> refused;
    const auto outcome = attemptInTransaction(connection, [&](Sql &sql) -> Outcome<Claim> {
        auto claim = claimPicked(Writing(sql, who), items);
        if (claim && claim->items.isEmpty()) {
            refused = *claim;
            return failure(Error::Kind::Broken, {});
        }
        return claim;
    });
    if (refused)
        return *refused;
    return outcome;
}

constinit const Verb<Claim, QList<ItemId>> verbs::claimItems{
    "claim_items",
    [](const Identity &who, const QList<ItemId> &items) {
        return Parameters{json(":items", idsText(items)), uuid(":lock", newId()), stationOf(who)};
    },
    claimIn, claimItemsHere};

Outcome<Claim> Store::claimItems(const QList<ItemId> &items)
{
    return claimNotLost(carryOut(m_connection, m_identity, verbs::claimItems, items),
                        static_cast<int>(items.size()));
}

Outcome<QList<HeldItem>> Store::mine()
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<HeldItem>> {
        return sql.all("my_items", {{":user", m_identity.user}}, heldItemOf);
    });
}

Outcome<QList<Item>> Store::itemsUnder(const LockId &lock)
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<Item>> {
        return sql.all("items_of_lock", {{":lock", uuidOrNone(lock)}}, itemOf);
    });
}

Outcome<QList<Draft>> Store::lostDrafts()
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<Draft>> {
        return sql.all("lost_drafts", {{":user", m_identity.user}}, draftOf);
    });
}

static Outcome<Lock> extendHere(const Writing &writing, ItemId item, const LockId &lock)
{
    if (writing.sql.change("extend", writing.with({{":item", item.value()}, {":lock", lock}})) == 0)
        return tl::unexpected<Error>(writing.lockLost(item));
    if (const auto adopted = adoptedItem(writing, item)) {
        if (!holdsAdopted(writing, *adopted, writing.identity.user, lock))
            return tl::unexpected<Error>(adoptedLockLost(writing, *adopted));
        touchAdopted(writing, *adopted);
    }
    return writing.holding(item)->lock;
}

constinit const Verb<Lock, ItemId, LockId> verbs::extend{
    "extend",
    [](const Identity &, const ItemId &item, const LockId &lock) {
        return Parameters{number(":item", item.value()), uuid(":lock", uuidOrNone(lock))};
    },
    [](const QJsonObject &answer) { return lockOf(JsonRow(answer)); }, inTransaction<extendHere>};

Outcome<Lock> Store::extend(ItemId item, const LockId &lock)
{
    return toldOfLoss(m_connection, m_identity, lock,
                      carryOut(m_connection, m_identity, verbs::extend, item, lock));
}

static int releasedIn(const QJsonObject &answer)
{
    return answer.value(QStringLiteral("released")).toInt();
}

static Outcome<int> releaseLocksHere(const Writing &writing, const QList<SeenLock> &locks,
                                     const QString &reason)
{
    int released = 0;
    for (const SeenLock &seen : locks) {
        const auto holding = writing.holding(seen.item);
        if (!holding)
            return tl::unexpected<Error>(refusals::noSuchItem(seen.item));
        const QJsonObject detail{{QStringLiteral("reason"), reason},
                                 {QStringLiteral("holder"), holding->lock.user}};
        released += releaseSeen(writing, seen, EventKind::Released, detail) ? 1 : 0;
    }
    return released;
}

constinit const Verb<int, QList<SeenLock>, QString> verbs::releaseLocks{
    "release_locks",
    [](const Identity &who, const QList<SeenLock> &locks, const QString &reason) {
        return Parameters{json(":locks", locksText(locks)), text(":reason", reason),
                          stationOf(who)};
    },
    releasedIn, inTransaction<releaseLocksHere>};

Outcome<int> Store::releaseLocks(const QList<SeenLock> &locks, const QString &reason)
{
    return carryOut(m_connection, m_identity, verbs::releaseLocks, locks, reason);
}

namespace {

/// An expired lock, and whether its item has been tried too often to be given out again.
struct ExpiredLock
{
    SeenLock seen;
    QString user;
    int attempts = 0;
    bool isExhausted = false;
};

ExpiredLock expiredLockOf(const Row &row)
{
    const int attempts = static_cast<int>(row.number("attempts"));
    return {{ItemId(row.number("id")), row.text("lock_id")},
            row.text("lock_user"),
            attempts,
            !row.isNull("attempts_allowed") && attempts >= row.number("attempts_allowed")};
}

void giveUp(const Writing &writing, const ExpiredLock &expired)
{
    const QString reason = QCoreApplication::translate(
        "Store", "Given up after %n attempt(s), each of which expired.", nullptr, expired.attempts);
    writing.sql.change("finish_record", writing.with({{":item", expired.seen.item.value()},
                                                      {":current", QString()},
                                                      {":search", QString()},
                                                      {":error", reason}}));
    writing.tell(EventKind::Failed, expired.seen.item, {}, {},
                 {{QStringLiteral("reason"), reason}});
}

bool releaseExpired(const Writing &writing, const ExpiredLock &expired)
{
    const State state = expired.isExhausted ? State::Failed : State::Open;
    if (!releaseSeen(writing, expired.seen, EventKind::Expired,
                     {{QStringLiteral("holder"), expired.user}}, state))
        return false;
    if (expired.isExhausted)
        giveUp(writing, expired);
    return true;
}

} // namespace

static Outcome<int> sweepHere(const Writing &writing)
{
    int released = 0;
    for (const ExpiredLock &expired :
         writing.sql.all("expired_locks", {{":now", writing.now}}, expiredLockOf))
        released += releaseExpired(writing, expired) ? 1 : 0;
    return released;
}

constinit const Verb<int> verbs::sweep{
    "sweep", [](const Identity &who) { return Parameters{stationOf(who)}; }, releasedIn,
    inTransaction<sweepHere>};

Outcome<int> Store::sweep()
{
    int all = 0;
    for (;;) { // in portions, so that nobody waits long for the sweeper
        const auto portion = carryOut(m_connection, m_identity, verbs::sweep);
        if (!portion)
            return portion;
        if (*portion == 0)
            return all;
        all += *portion;
    }
}

} // namespace intray
