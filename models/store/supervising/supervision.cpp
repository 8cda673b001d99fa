// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/times.h"
#include "store/adopted/work.h"
#include "store/embedded/heartbeats.h"
#include "store/embedded/takingaway.h"
#include "store/refusals/refusals.h"
#include "store/verbs.h"

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

Bindings clientsOf(Connection &connection, Sql &sql)
{
    if (hasCalls(connection.d().dialect))
        return {};
    return {{":clients", clientsBeside(sql)}};
}

} // namespace

/// The views of some servers show nothing to others instead of refusing.
static std::optional<Error> mayNotSeeLocks(const Connection &connection)
{
    const bool hasRoles = hasCalls(connection.d().dialect);
    const QList<Role> &roles = connection.server().roles;
    if (!hasRoles || roles.contains(Role::Supervisor) || roles.contains(Role::Administrator))
        return std::nullopt;
    return refusals::notPermitted(nameOf(Role::Supervisor));
}

Outcome<LockPage> Store::locks(const LockQuery &query, qint64 from, int limit)
{
    if (const auto refused = mayNotSeeLocks(m_connection))
        return tl::unexpected<Error>(*refused);
    return attempt(m_connection, [&](Sql &sql) -> Outcome<LockPage> {
        const QString now = sql.now();
        const Bindings clients = clientsOf(m_connection, sql);
        LockPage page;
        page.now = timeFromIso(now);
        sql.each("locks",
                 bindingsOf(query) + clients +
                     Bindings{{":now", now},
                              {":from", std::max<qint64>(0, from)},
                              {":limit", std::max(1, limit)}},
                 [&page](const Row &row) {
                     page.total = row.number("total");
                     page.abandoned = row.number("abandoned");
                     page.locks << heldLockOf(row);
                     return true;
                 });
        return page;
    });
}

static Outcome<Done> beatHere(Connection &connection, const Identity &who)
{
    return attempt(connection, [&](Sql &sql) -> Outcome<Done> {
        beatBeside(sql, who);
        return Done{};
    });
}

constinit const Verb<Done> verbs::beat{
    "beat", [](const Identity &who) { return Parameters{stationOf(who)}; }, doneIn, beatHere};

Outcome<Done> Store::beat()
{
    return carryOut(m_connection, m_identity, verbs::beat);
}

namespace {

CalledResult calledResultIn(const QJsonObject &answer)
{
    CalledResult all{bulkResultIn(answer), {}};
    for (const QJsonValue one : answer.value(QStringLiteral("not_done")).toArray())
        if (one[u"refused"].toString() == QLatin1StringView("stands_in_table"))
            all.inTable << ItemId(one[u"item"].toInteger());
    all.result.notDone.removeIf(
        [&all](const NotDone &one) { return all.inTable.contains(one.item); });
    return all;
}

/// MariaDB works on adopted tables by a procedure, one item at a time.
template <typename Work>
BulkResult workedOneByOne(const CalledResult &called, Work work)
{
    BulkResult all = called.result;
    for (const ItemId item : called.inTable) {
        if (const std::optional<Error> why = work(item))
            all.notDone << NotDone{item, *why};
        else
            all.done << item;
    }
    return all;
}

BulkResult releasedOneByOne(Store &store, const QList<SeenLock> &locks, const TakeAway &how,
                            const CalledResult &called)
{
    return workedOneByOne(called, [&](ItemId item) -> std::optional<Error> {
        const auto seen = std::find_if(locks.begin(), locks.end(),
                                       [&](const SeenLock &one) { return one.item == item; });
        if (!how.to.isEmpty() || seen == locks.end())
            return refusals::standsInTable();
        const auto released = store.releaseLocks({*seen}, how.reason);
        return released ? std::nullopt : std::optional(released.error());
    });
}

Outcome<CalledResult> takeAwayHere(Connection &connection, const Identity &who,
                                   const QList<SeenLock> &locks, const TakeAway &how)
{
    // Outside of the transaction, because what is read there lies in a file of its own.
    const auto station = attempt(connection, [&](Sql &sql) -> Outcome<QString> {
        return how.to.isEmpty() ? QString() : lastStationOf(clientsBeside(sql), how.to);
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
    calledResultIn, takeAwayHere};

Outcome<BulkResult> Store::takeAway(const QList<SeenLock> &locks, const TakeAway &how)
{
    if (how.reason.trimmed().isEmpty())
        return tl::unexpected<Error>(refusals::takeAwayReasonMissing());
    return carryOut(m_connection, m_identity, verbs::takeAway, locks, how)
        .map([&](const CalledResult &called) {
            return releasedOneByOne(*this, locks, how, called);
        });
}

static Outcome<Done> settleProposalHere(const Writing &writing, ItemId item, const LockId &lock,
                                        const QStringList &fields)
{
    const auto holding = writing.holding(item);
    if (!holding || holding->lock.id != lock || holding->lock.user != writing.identity.user)
        return tl::unexpected<Error>(writing.lockLost(item));
    auto proposal = writing.sql.first("proposal", {{":item", item.value()}}, proposalOf);
    if (!proposal)
        return Done{};
    for (const QString &field : fields)
        proposal->content.remove(field);
    writing.sql.change("set_proposal",
                       {{":item", item.value()}, {":content", jsonText(proposal->content)}});
    return Done{};
}

constinit const Verb<Done, ItemId, LockId, QStringList> verbs::settleProposal{
    "settle_proposal",
    [](const Identity &, const ItemId &item, const LockId &lock, const QStringList &fields) {
        return Parameters{number(":item", item.value()), uuid(":lock", uuidOrNone(lock)),
                          json(":fields", fields)};
    },
    doneIn, inTransaction<settleProposalHere>};

Outcome<Done> Store::settleProposal(ItemId item, const LockId &lock, const QStringList &fields)
{
    return carryOut(m_connection, m_identity, verbs::settleProposal, item, lock, fields);
}

namespace {

/// What is in the way of opening one finished item again; nothing: it was opened.
std::optional<Error> reopenOne(const Writing &writing, ItemId item, const QString &reason)
{
    const Bindings ofItem{{":item", item.value()}};
    const auto holding = writing.holding(item);
    if (!holding)
        return refusals::noSuchItem(item);
    if (writing.sql.number("steps_at_work", ofItem, "n").toInt() > 0)
        return refusals::anotherStepAtWork();
    const auto adopted = adoptedItem(writing, item);
    if (adopted && holding->state == State::Done && !reopenAdopted(writing, *adopted))
        return refusals::notFinished();
    if (writing.sql.change("reopen_item", ofItem) == 0)
        return refusals::notFinished();
    writing.sql.change("unfinish_record", ofItem);
    writing.sql.change("forget_proposal", ofItem);
    writing.tell(EventKind::Reopened, item, {}, {},
                 reason.isEmpty() ? QJsonObject()
                                  : QJsonObject{{QStringLiteral("reason"), reason}});
    return std::nullopt;
}

Outcome<Done> reopenHere(const Writing &writing, ItemId item, const QString &reason)
{
    if (const auto why = reopenOne(writing, item, reason))
        return tl::unexpected<Error>(*why);
    return Done{};
}

Outcome<CalledResult> reopenItemsHere(const Writing &writing, const QList<ItemId> &items,
                                      const QString &reason)
{
    CalledResult all;
    for (const ItemId item : items) {
        if (const auto why = reopenOne(writing, item, reason))
            all.result.notDone << NotDone{item, *why};
        else
            all.result.done << item;
    }
    return all;
}

} // namespace

constinit const Verb<Done, ItemId, QString> verbs::reopen{
    "reopen",
    [](const Identity &who, const ItemId &item, const QString &reason) {
        return Parameters{number(":item", item.value()), text(":reason", reason), stationOf(who)};
    },
    doneIn, inTransaction<reopenHere>};

Outcome<Done> Store::reopen(ItemId item, const QString &reason)
{
    return carryOut(m_connection, m_identity, verbs::reopen, item, reason);
}

constinit const Verb<CalledResult, QList<ItemId>, QString> verbs::reopenItems{
    "reopen_items",
    [](const Identity &who, const QList<ItemId> &items, const QString &reason) {
        return Parameters{json(":items", idsText(items)), text(":reason", reason), stationOf(who)};
    },
    calledResultIn, inTransaction<reopenItemsHere>};

Outcome<BulkResult> Store::reopenItems(const QList<ItemId> &items, const QString &reason)
{
    return carryOut(m_connection, m_identity, verbs::reopenItems, items, reason)
        .map([&](const CalledResult &called) {
            return workedOneByOne(called, [&](ItemId item) -> std::optional<Error> {
                const auto opened = reopen(item, reason);
                return opened ? std::nullopt : std::optional(opened.error());
            });
        });
}

static Bindings bindingsOf(const FinishedQuery &query, QueueId queue)
{
    QStringList states;
    for (const State state : query.states)
        states << nameOf(state);
    return {{":queue_id", queue.value()},
            {":states", notNull(states.join(u','))},
            {":finished_by", notNull(query.finishedBy)},
            {":since", notNull(isoTime(query.from))},
            {":before", notNull(isoTime(query.to))},
            {":needle", notNull(foldedForSearch(query.find))}};
}

Outcome<QList<ItemId>> Store::finishedItems(const FinishedQuery &query, ItemId behind, int limit)
{
    return queue(query.queue).and_then([&](const Queue &rules) {
        return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<ItemId>> {
            return sql.all("finished_items",
                           bindingsOf(query, rules.id) +
                               Bindings{{":behind", behind.value()}, {":limit", limit}},
                           [](const Row &row) { return ItemId(row.number("id")); });
        });
    });
}

Outcome<qint64> Store::countFinished(const FinishedQuery &query)
{
    return queue(query.queue).and_then([&](const Queue &rules) {
        return attempt(m_connection, [&](Sql &sql) -> Outcome<qint64> {
            return sql.number("count_finished_items", bindingsOf(query, rules.id), "n")
                .toLongLong();
        });
    });
}

} // namespace intray
