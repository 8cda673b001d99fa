// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/times.h"
#include "store/adopted/losses.h"
#include "store/adopted/work.h"
#include "store/calls.h"
#include "store/embedded/claiming.h"
#include "store/embedded/takingaway.h"
#include "store/refusals/refusals.h"

#include <QCoreApplication>

namespace intray {

Outcome<Claim> Store::claimNext(const QStringList &queues, int count, const LockId &lock)
{
    if (usesCalls(m_connection))
        return call(m_connection, hasAdopted(m_connection, queues) ? "adopted_claim" : "claim_next",
                    {{":queues", jsonText(QJsonArray::fromStringList(queues))},
                     {":count", std::max(1, count)},
                     {":lock", lock},
                     {":workstation", notNull(m_identity.workstation)}})
            .map(claimIn);
    return attemptInTransaction(m_connection, [&](Sql &sql) {
        return claimNextOf(Deed(sql, m_identity), queues, std::max(1, count), lock);
    });
}

static Outcome<Claim> callClaimItems(Connection &connection, const QList<ItemId> &items,
                                     const QString &workstation)
{
    QJsonArray ids;
    for (const ItemId item : items)
        ids << item.value();
    return call(connection, "claim_items",
                {{":items", jsonText(ids)},
                 {":lock", newId()},
                 {":workstation", notNull(workstation)}})
        .map(claimIn);
}

Outcome<Claim> Store::claimItems(const QList<ItemId> &items)
{
    if (usesCalls(m_connection))
        return claimNotLost(callClaimItems(m_connection, items, m_identity.workstation),
                            static_cast<int>(items.size()));
    // A refusal of one must undo the others, so it leaves the transaction as a failure and is
    // unwrapped here.
    std::optional<Claim> refused;
    const auto outcome = attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<Claim> {
        auto claim = claimPicked(Deed(sql, m_identity), items);
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

Outcome<Lock> Store::extend(ItemId item, const LockId &lock)
{
    if (usesCalls(m_connection))
        return toldOfLoss(
            m_connection, m_identity, lock,
            call(m_connection, "extend", {{":item", item.value()}, {":lock", uuidOrNone(lock)}})
                .map([](const QJsonObject &answer) { return lockOf(JsonRow(answer)); }));
    const auto extended = attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<Lock> {
        const Deed deed(sql, m_identity);
        const Bindings bindings = deed.with({{":item", item.value()}, {":lock", lock}});
        if (sql.change("extend", bindings) == 0)
            return tl::unexpected<Error>(deed.lockLost(item));
        if (const auto adopted = adoptedItem(deed, item)) {
            if (!holdsAdopted(deed, *adopted, m_identity.user, lock))
                return tl::unexpected<Error>(adoptedLockLost(deed, *adopted));
            touchAdopted(deed, *adopted);
        }
        return deed.holding(item)->lock;
    });
    return toldOfLoss(m_connection, m_identity, lock, extended);
}

static int releasedIn(const QJsonObject &answer)
{
    return answer.value(QStringLiteral("released")).toInt();
}

static Outcome<int> callRelease(Connection &connection, const QList<SeenLock> &locks,
                                const QString &reason, const QString &workstation)
{
    QJsonArray seen;
    for (const SeenLock &one : locks)
        seen << QJsonObject{{QStringLiteral("item"), one.item.value()},
                            {QStringLiteral("lock"), uuidOrNone(one.lock)}};
    return call(connection, "release_locks",
                {{":locks", jsonText(seen)},
                 {":reason", notNull(reason)},
                 {":workstation", notNull(workstation)}})
        .map(releasedIn);
}

Outcome<int> Store::release(const QList<SeenLock> &locks, const QString &reason)
{
    if (usesCalls(m_connection))
        return callRelease(m_connection, locks, reason, m_identity.workstation);
    return attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<int> {
        const Deed deed(sql, m_identity);
        int released = 0;
        for (const SeenLock &seen : locks) {
            const auto holding = deed.holding(seen.item);
            if (!holding)
                return tl::unexpected<Error>(refusals::noSuchItem(seen.item));
            const QJsonObject detail{{QStringLiteral("reason"), reason},
                                     {QStringLiteral("holder"), holding->lock.user}};
            released += releaseSeen(deed, seen, EventKind::Released, detail) ? 1 : 0;
        }
        return released;
    });
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

void giveUp(const Deed &deed, const ExpiredLock &expired)
{
    const QString reason = QCoreApplication::translate(
        "Store", "Given up after %n attempt(s), each of which expired.", nullptr, expired.attempts);
    deed.sql.change("finish_record", deed.with({{":item", expired.seen.item.value()},
                                                {":current", QString()},
                                                {":search", QString()},
                                                {":error", reason}}));
    deed.tell(EventKind::Failed, expired.seen.item, {}, {}, {{QStringLiteral("reason"), reason}});
}

bool releaseExpired(const Deed &deed, const ExpiredLock &expired)
{
    const State state = expired.isExhausted ? State::Failed : State::Open;
    if (!releaseSeen(deed, expired.seen, EventKind::Expired,
                     {{QStringLiteral("holder"), expired.user}}, state))
        return false;
    if (expired.isExhausted)
        giveUp(deed, expired);
    return true;
}

} // namespace

static Outcome<int> sweepPortion(Connection &connection, const Identity &identity)
{
    if (usesCalls(connection))
        return call(connection, "sweep", {{":workstation", notNull(identity.workstation)}})
            .map(releasedIn);
    return attemptInTransaction(connection, [&](Sql &sql) -> Outcome<int> {
        const Deed deed(sql, identity);
        int released = 0;
        for (const ExpiredLock &expired :
             sql.all("expired_locks", {{":now", deed.now}}, expiredLockOf))
            released += releaseExpired(deed, expired) ? 1 : 0;
        return released;
    });
}

Outcome<int> Store::sweep()
{
    int all = 0;
    for (;;) { // in portions, so that nobody waits long for the sweeper
        const auto portion = sweepPortion(m_connection, m_identity);
        if (!portion)
            return portion;
        if (*portion == 0)
            return all;
        all += *portion;
    }
}

} // namespace intray
