// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/times.h"
#include "store/adopted/work.h"
#include "store/calls.h"
#include "store/embedded/heartbeats.h"
#include "store/embedded/takingaway.h"
#include "store/refusals/refusals.h"

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

Outcome<Done> Store::beat()
{
    if (usesCalls(m_connection))
        return call(m_connection, "beat", {{":workstation", notNull(m_identity.workstation)}})
            .map(doneIn);
    return attempt(m_connection, [&](Sql &sql) -> Outcome<Done> {
        beatBeside(sql, m_identity);
        return Done{};
    });
}

namespace {

/// What a call says of many.
struct CallResult
{
    BulkResult result;
    QList<ItemId> inTable; ///< Items of adopted tables, on which MariaDB's calls cannot work.
};

CallResult callResultIn(const QJsonObject &answer)
{
    CallResult all{bulkResultIn(answer), {}};
    for (const QJsonValue one : answer.value(QStringLiteral("not_done")).toArray())
        if (one[u"refused"].toString() == QLatin1StringView("stands_in_table"))
            all.inTable << ItemId(one[u"item"].toInteger());
    all.result.notDone.removeIf(
        [&all](const NotDone &one) { return all.inTable.contains(one.item); });
    return all;
}

QJsonArray arrayOf(const QList<SeenLock> &locks)
{
    QJsonArray seen;
    for (const SeenLock &one : locks)
        seen << QJsonObject{{QStringLiteral("item"), one.item.value()},
                            {QStringLiteral("lock"), uuidOrNone(one.lock)}};
    return seen;
}

} // namespace

/// MariaDB works on adopted tables by a procedure, one item at a time.
template <typename Work>
static BulkResult workedOneByOne(const CallResult &called, Work work)
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

static BulkResult releasedOneByOne(Store &store, const QList<SeenLock> &locks, const TakeAway &how,
                                   const CallResult &called)
{
    return workedOneByOne(called, [&](ItemId item) -> std::optional<Error> {
        const auto seen = std::find_if(locks.begin(), locks.end(),
                                       [&](const SeenLock &one) { return one.item == item; });
        if (!how.to.isEmpty() || seen == locks.end())
            return refusals::standsInTable();
        const auto released = store.release({*seen}, how.reason);
        return released ? std::nullopt : std::optional(released.error());
    });
}

static BulkResult reopenedOneByOne(Connection &connection, const Identity &who,
                                   const QString &reason, const CallResult &called)
{
    return workedOneByOne(called, [&](ItemId item) -> std::optional<Error> {
        const auto opened = call(connection, "reopen",
                                 {{":item", item.value()},
                                  {":workstation", notNull(who.workstation)},
                                  {":reason", notNull(reason)}});
        return opened ? std::nullopt : std::optional(opened.error());
    });
}

Outcome<BulkResult> Store::takeAway(const QList<SeenLock> &locks, const TakeAway &how)
{
    if (how.reason.trimmed().isEmpty())
        return tl::unexpected<Error>(refusals::takeAwayReasonMissing());
    if (usesCalls(m_connection))
        return call(m_connection, "take_away",
                    {{":locks", jsonText(arrayOf(locks))},
                     {":reason", how.reason},
                     {":to", notNull(how.to)},
                     {":drafts", how.draftsGoAlong ? 1 : 0},
                     {":lock", newId()},
                     {":workstation", notNull(m_identity.workstation)}})
            .map([&](const QJsonObject &answer) {
                return releasedOneByOne(*this, locks, how, callResultIn(answer));
            });
    return attempt(m_connection,
                   [&](Sql &sql) {
                       return Outcome<QString>(how.to.isEmpty()
                                                   ? QString()
                                                   : lastStationOf(clientsBeside(sql), how.to));
                   })
        .and_then([&](const QString &station) {
            return attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<BulkResult> {
                std::optional<NewHolder> to;
                if (!how.to.isEmpty()) {
                    const auto checked = newHolder(sql, how.to, station);
                    if (!checked)
                        return tl::unexpected<Error>(checked.error());
                    to = *checked;
                }
                return takeAwayFrom(Deed(sql, m_identity), locks, how, to);
            });
        });
}

Outcome<Done> Store::settleProposal(ItemId item, const LockId &lock, const QStringList &fields)
{
    if (usesCalls(m_connection))
        return call(m_connection, "settle_proposal",
                    {{":item", item.value()},
                     {":lock", uuidOrNone(lock)},
                     {":fields", jsonText(QJsonArray::fromStringList(fields))}})
            .map(doneIn);
    return attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<Done> {
        const Deed deed(sql, m_identity);
        const auto holding = deed.holding(item);
        if (!holding || holding->lock.id != lock || holding->lock.user != m_identity.user)
            return tl::unexpected<Error>(deed.lockLost(item));
        auto proposal = sql.first("proposal", {{":item", item.value()}}, proposalOf);
        if (!proposal)
            return Done{};
        for (const QString &field : fields)
            proposal->content.remove(field);
        sql.change("set_proposal",
                   {{":item", item.value()}, {":content", jsonText(proposal->content)}});
        return Done{};
    });
}

namespace {

/// What is in the way of opening one finished item again; nothing: it was opened.
std::optional<Error> reopenOne(const Deed &deed, ItemId item, const QString &reason)
{
    const Bindings ofItem{{":item", item.value()}};
    const auto holding = deed.holding(item);
    if (!holding)
        return refusals::noSuchItem(item);
    if (deed.sql.number("steps_at_work", ofItem, "n").toInt() > 0)
        return refusals::anotherStepAtWork();
    const auto adopted = adoptedItem(deed, item);
    if (adopted && holding->state == State::Done && !reopenAdopted(deed, *adopted))
        return refusals::notFinished();
    if (deed.sql.change("reopen_item", ofItem) == 0)
        return refusals::notFinished();
    deed.sql.change("unfinish_record", ofItem);
    deed.sql.change("forget_proposal", ofItem);
    deed.tell(EventKind::Reopened, item, {}, {},
              reason.isEmpty() ? QJsonObject() : QJsonObject{{QStringLiteral("reason"), reason}});
    return std::nullopt;
}

} // namespace

Outcome<Done> Store::reopen(ItemId item)
{
    if (usesCalls(m_connection))
        return call(m_connection, "reopen",
                    {{":item", item.value()}, {":workstation", notNull(m_identity.workstation)}})
            .map(doneIn);
    return attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<Done> {
        if (const auto why = reopenOne(Deed(sql, m_identity), item, {}))
            return tl::unexpected<Error>(*why);
        return Done{};
    });
}

Outcome<BulkResult> Store::reopen(const QList<ItemId> &items, const QString &reason)
{
    if (usesCalls(m_connection))
        return call(m_connection, "reopen_items",
                    {{":items", idsText(items)},
                     {":reason", notNull(reason)},
                     {":workstation", notNull(m_identity.workstation)}})
            .map([&](const QJsonObject &answer) {
                return reopenedOneByOne(m_connection, m_identity, reason, callResultIn(answer));
            });
    return attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<BulkResult> {
        const Deed deed(sql, m_identity);
        BulkResult result;
        for (const ItemId item : items) {
            if (const auto why = reopenOne(deed, item, reason))
                result.notDone << NotDone{item, *why};
            else
                result.done << item;
        }
        return result;
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
