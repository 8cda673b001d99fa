// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/times.h"
#include "store/adopted/looking.h"
#include "store/eachonce.h"
#include "store/embedded/heartbeats.h"
#include "store/embedded/takingaway.h"
#include "store/line/verbs.h"
#include "store/reading/listeditems.h"
#include "store/refusals/refusals.h"
#include "store/supervising/calledresult.h"
#include "store/supervising/supervisionstore.h"

#include <algorithm>

namespace intray {

namespace {

ClientLife lifeNamed(const QString &name)
{
    if (name == u"alive")
        return ClientLife::Alive;
    return name == u"silent" ? ClientLife::Silent : ClientLife::Unknown;
}

HeldLock heldLockOf(const Row &row)
{
    HeldLock held;
    held.item = ItemId(row.number("id"));
    held.queue = row.text("queue");
    held.key = row.text("key");
    held.lock = lockOf(row);
    held.idleSince = timeFromIso(row.text("idle_since"));
    held.hasDraft = row.isTrue("has_draft");
    held.clientSeenAt = timeFromIso(row.text("seen_at"));
    held.client = lifeNamed(row.text("client"));
    held.isExpired = row.isTrue("is_expired");
    held.isAbandoned = row.isTrue("is_abandoned");
    return held;
}

Bindings bindingsOf(const LockQuery &query)
{
    return {{":find", notNull(query.find)},
            {":queue", notNull(query.queue)},
            {":user", notNull(query.user)},
            {":only_abandoned", query.onlyAbandoned ? 1 : 0},
            {":by", nameOf(query.by)},
            {":descending", query.descending ? 1 : 0},
            {":silent_after", qint64(clientSilentAfter.count())}};
}

void addRecords(Sql &sql, QList<HeldLock> &locks)
{
    QList<ItemId> ids;
    for (const HeldLock &held : locks)
        ids << held.item;
    const QHash<ItemId, Item> items = listedItems(sql, ids, 0);
    for (HeldLock &held : locks)
        held.record = items.value(held.item).record;
}

Bindings clientsOf(Connection &connection, Sql &sql)
{
    if (!keepsClientsBeside(connection.d().dialect))
        return {};
    return {{":clients", clientsBeside(sql)}};
}

} // namespace

/// The views of some servers show nothing to others instead of refusing.
static std::optional<Error> mayNotSeeLocks(const Connection &connection)
{
    const bool hasRoles = connection.server().isServer;
    const QList<Role> &roles = connection.server().roles;
    if (!hasRoles || roles.contains(Role::Supervisor) || roles.contains(Role::Administrator))
        return std::nullopt;
    return refused("not_permitted", {{"role", nameOf(Role::Supervisor)}});
}

Outcome<LockPage> SupervisionStore::locks(const LockQuery &query, qint64 from, int limit)
{
    if (const auto refused = mayNotSeeLocks(m_connection))
        return tl::unexpected<Error>(*refused);
    if (const auto looked = lookAtTables(m_connection, m_identity); !looked)
        return tl::unexpected<Error>(looked.error());
    return attempt(m_connection, [&](Sql &sql) -> Outcome<LockPage> {
        const QString now = sql.now();
        const Bindings clients = clientsOf(m_connection, sql);
        LockPage page;
        page.now = timeFromIso(now);
        sql.each("locks",
                 bindingsOf(query) + clients +
                     Bindings{{":now", now},
                              {":offset", std::max<qint64>(0, from)},
                              {":limit", std::max(1, limit)}},
                 [&page](const Row &row) {
                     page.total = row.number("total");
                     page.abandoned = row.number("abandoned");
                     page.locks << heldLockOf(row);
                     return true;
                 });
        addRecords(sql, page.locks);
        return page;
    });
}

namespace {

BulkResult takenOneByOne(SupervisionStore &store, const QList<SeenLock> &locks, const TakeAway &how,
                         const CalledResult &called)
{
    return workedOneByOne(called, [&](ItemId item) -> std::optional<Error> {
        const auto seen = std::find_if(locks.begin(), locks.end(),
                                       [&](const SeenLock &one) { return one.item == item; });
        if (seen == locks.end())
            return refused("stands_in_table");
        const auto taken = store.takeAway({*seen}, how);
        if (!taken)
            return taken.error();
        return taken->notDone.isEmpty() ? std::nullopt
                                        : std::optional(taken->notDone.constFirst().why);
    });
}

Outcome<CalledResult> takeAwayHere(Connection &connection, const Identity &who,
                                   const QList<SeenLock> &locks, const TakeAway &how)
{
    // Outside of the transaction, because what is read there lies in a file of its own.
    const auto station = attempt(connection, [&](Sql &sql) -> Outcome<QString> {
        const QString last =
            how.to.isEmpty() ? QString() : lastStationOf(clientsBeside(sql), how.to);
        return last.isEmpty() ? noWorkstation() : last;
    });
    if (!station)
        return tl::unexpected<Error>(station.error());
    return attemptInTransaction(connection, [&](Sql &sql) -> Outcome<CalledResult> {
        std::optional<NewHolder> to;
        if (!how.to.isEmpty()) {
            const auto checked = newHolder(sql, how.to, *station);
            if (!checked)
                return tl::unexpected<Error>(checked.error());
            to = *checked;
        }
        return CalledResult{takeAwayFrom(Writing(sql, who), locks, how, to), {}};
    });
}

} // namespace

constinit const Verb<CalledResult, QList<SeenLock>, TakeAway> verbs::takeAway{
    "take_away",
    [](const Identity &who, const QList<SeenLock> &locks, const TakeAway &how) {
        return Parameters{json(":locks", locksText(locks)), text(":reason", how.reason),
                          text(":receiver", how.to),        number(":drafts", how.draftsGoAlong),
                          uuid(":lock", newId()),           stationOf(who)};
    },
    calledResultIn,
    takeAwayHere,
    {.isForEachItem = true}};

Outcome<BulkResult> SupervisionStore::takeAway(const QList<SeenLock> &locks, const TakeAway &how)
{
    if (how.reason.trimmed().isEmpty())
        return tl::unexpected<Error>(refused("take_away_reason_missing"));
    const auto called = carryOut(m_connection, m_identity, verbs::takeAway, eachOnce(locks), how);
    // One row of a table on MariaDB, which another program has taken over.
    if (!called && called.error().isAdoptedLoss && locks.size() == 1) {
        BulkResult result;
        result.notDone << NotDone{locks.constFirst().item, called.error()};
        return result;
    }
    return called.map(
        [&](const CalledResult &all) { return takenOneByOne(*this, locks, how, all); });
}

} // namespace intray
