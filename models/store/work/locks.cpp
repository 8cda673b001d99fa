// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/adopted/looking.h"
#include "store/adopted/losses.h"
#include "store/eachonce.h"
#include "store/embedded/adoptedwork.h"
#include "store/embedded/claiming.h"
#include "store/embedded/heartbeats.h"
#include "store/line/verbs.h"
#include "store/refusals/refusals.h"
#include "store/rows/workitem.h"
#include "store/work/passingover.h"
#include "store/work/workstore.h"

#include <algorithm>

namespace intray {

static Parameters claimedQueues(const Identity &who, const QStringList &queues, const int &count,
                                const LockId &lock)
{
    return {json(":queues", queues), number(":count", count), uuid(":lock", lock), stationOf(who)};
}

static bool hasNoRecord(const Item &item)
{
    return item.record.isEmpty();
}

/// As on servers, what cannot be read is told once it is locked: then it can be set aside.
static Outcome<Claim> claimNextHere(Connection &connection, const Identity &who,
                                    const QStringList &queues, const int &count, const LockId &lock)
{
    const auto claim = attemptInTransaction(connection, [&](Sql &sql) {
        return claimNextOf(Writing(sql, who), queues, count, lock, itemOf);
    });
    if (!claim || std::none_of(claim->items.begin(), claim->items.end(), hasNoRecord))
        return claim;
    const auto read = WorkStore(connection, who).itemsUnder(lock);
    return read ? claim : tl::unexpected(unreadableAnswer(read.error().detail));
}

constinit const Verb<Claim, QStringList, int, LockId> verbs::claimNext{"claim_next", claimedQueues,
                                                                       claimIn, claimNextHere};

constinit const Verb<Claim, QStringList, int, LockId> verbs::adoptedClaim{
    "adopted_claim", claimedQueues, claimIn, claimNextHere, {.isOfTables = true}};

Outcome<Claim> WorkStore::claimNext(const QStringList &queues, int count, const LockId &lock)
{
    const auto &verb = hasAdopted(m_connection, queues) ? verbs::adoptedClaim : verbs::claimNext;
    const auto claimSome = [&](int some) {
        return carryOut(m_connection, m_identity, verb, queues, some, lock);
    };
    const int most = std::max(1, count);
    const auto claim = claimSome(most);
    if (claim || !PassingOver::isOfAnItem(claim.error()))
        return claim;
    return PassingOver(m_connection, m_identity, lock, claimSome)
        .claim(queues, most, claim.error());
}

/// A refusal of one must undo the others, so it leaves the transaction as a failure and is
/// unwrapped here.
static Outcome<Claim> claimItemsHere(Connection &connection, const Identity &who,
                                     const QList<ItemId> &items, const LockId &lock)
{
    std::optional<Claim> refused;
    const auto outcome = attemptInTransaction(connection, [&](Sql &sql) -> Outcome<Claim> {
        auto claim = claimPicked(Writing(sql, who), items, lock);
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

constinit const Verb<Claim, QList<ItemId>, LockId> verbs::claimItems{
    "claim_items",
    [](const Identity &who, const QList<ItemId> &items, const LockId &lock) {
        return Parameters{json(":items", idsText(items)), uuid(":lock", lock), stationOf(who)};
    },
    claimIn, claimItemsHere};

Outcome<Claim> WorkStore::claimItems(const QList<ItemId> &items, const LockId &lock)
{
    const QList<ItemId> picked = eachOnce(items);
    return claimNotLost(carryOut(m_connection, m_identity, verbs::claimItems, picked, lock),
                        static_cast<int>(picked.size()));
}

Outcome<QList<HeldItem>> WorkStore::mine()
{
    // Other work goes on where a table cannot be read.
    (void)lookAtTables(m_connection, m_identity);
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<HeldItem>> {
        return sql.all("my_items", {{":user", m_identity.user}}, heldItemOf);
    });
}

Outcome<QList<Item>> WorkStore::itemsUnder(const LockId &lock)
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<Item>> {
        return sql.all("items_of_lock", {{":lock", uuidOrNone(lock)}}, workItemOf);
    });
}

Outcome<QHash<ItemId, Proposal>> WorkStore::proposalsUnder(const LockId &lock)
{
    using Proposals = QHash<ItemId, Proposal>;
    return attempt(m_connection, [&](Sql &sql) -> Outcome<Proposals> {
        Proposals proposals;
        sql.each("proposals_under_lock", {{":lock", uuidOrNone(lock)}}, [&](const Row &row) {
            proposals.insert(ItemId(row.number("item_id")), proposalOf(row));
            return true;
        });
        return proposals;
    });
}

Outcome<QList<Draft>> WorkStore::lostDrafts()
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<Draft>> {
        return sql.all("lost_drafts", {{":user", m_identity.user}}, draftOf);
    });
}

static Outcome<Lock> extendHere(const Writing &writing, ItemId item, const LockId &lock)
{
    if (writing.sql.isClockPutForward())
        return tl::unexpected<Error>(refused("clock_moved"));
    if (writing.sql.change("extend", writing.with({{":item", item.value()}, {":lock", lock}})) == 0)
        return tl::unexpected<Error>(lockLost(writing, item));
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

Outcome<Lock> WorkStore::extend(ItemId item, const LockId &lock)
{
    return toldOfLoss(m_connection, m_identity, lock,
                      carryOut(m_connection, m_identity, verbs::extend, item, lock));
}

// Nobody waits for others who only look at a file, so it does not matter how many there are.
static Outcome<int> beatHere(Connection &connection, const Identity &who)
{
    return attempt(connection, [&](Sql &sql) -> Outcome<int> {
        beatBeside(sql, who);
        return 1;
    });
}

constinit const Verb<int> verbs::beat{
    "beat", [](const Identity &who) { return Parameters{stationOf(who)}; },
    [](const QJsonObject &answer) { return int(JsonRow(answer).number("programs")); }, beatHere};

Outcome<int> WorkStore::beat()
{
    return carryOut(m_connection, m_identity, verbs::beat);
}

} // namespace intray
