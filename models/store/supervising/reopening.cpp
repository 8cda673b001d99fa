// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/supervising/reopening.h"

#include "queue/times.h"
#include "store/eachonce.h"
#include "store/embedded/adoptedwork.h"
#include "store/embedded/assigning.h"
#include "store/line/verbs.h"
#include "store/reading/sieve.h"
#include "store/refusals/refusals.h"
#include "store/rules/queuestore.h"
#include "store/supervising/calledresult.h"
#include "store/supervising/supervisionstore.h"

namespace intray {

std::optional<Error> reopenOne(const Writing &writing, ItemId item, const QJsonObject &told,
                               const OperationId &operation)
{
    const Bindings ofItem{{":item", item.value()}};
    const auto holding = writing.holding(item);
    if (!holding)
        return refused("no_such_item", {{"item", item}});
    if (writing.sql.number("steps_at_work", ofItem, "n").toInt() > 0)
        return refused("another_step_at_work");
    const QString asker = writing.sql.number("asker_of", ofItem, "user").toString();
    const auto adopted = adoptedItem(writing, item);
    if (adopted && !reopenAdopted(writing, *adopted, holding->state))
        return refused("not_finished");
    if (writing.sql.change("reopen_item", ofItem) == 0)
        return refused("not_finished");
    writing.sql.change("unfinish_record", ofItem);
    writing.tell(EventKind::Reopened, item, {}, operation, told);
    tellOutcome(writing, item, State::Open);
    writing.sql.change("forget_asking", ofItem);
    if (!asker.isEmpty())
        assignToAsker(writing, item, asker);
    return std::nullopt;
}

namespace {

QJsonObject toldOf(const QString &reason)
{
    return reason.isEmpty() ? QJsonObject() : QJsonObject{{QStringLiteral("reason"), reason}};
}

Outcome<Done> reopenHere(const Writing &writing, ItemId item, const QString &reason)
{
    if (const auto why = reopenOne(writing, item, toldOf(reason)))
        return tl::unexpected<Error>(*why);
    return Done{};
}

Outcome<CalledResult> reopenItemsHere(const Writing &writing, const QList<ItemId> &items,
                                      const QString &reason)
{
    CalledResult all;
    for (const ItemId item : items) {
        if (const auto why = reopenOne(writing, item, toldOf(reason)))
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

Outcome<Done> SupervisionStore::reopen(ItemId item, const QString &reason)
{
    return carryOut(m_connection, m_identity, verbs::reopen, item, reason);
}

constinit const Verb<CalledResult, QList<ItemId>, QString> verbs::reopenItems{
    "reopen_items",
    [](const Identity &who, const QList<ItemId> &items, const QString &reason) {
        return Parameters{json(":items", idsText(items)), text(":reason", reason), stationOf(who)};
    },
    calledResultIn, inTransaction<reopenItemsHere>};

Outcome<BulkResult> SupervisionStore::reopenItems(const QList<ItemId> &items, const QString &reason)
{
    return carryOut(m_connection, m_identity, verbs::reopenItems, eachOnce(items), reason)
        .map([&](const CalledResult &called) {
            return workedOneByOne(called, [&](ItemId item) -> std::optional<Error> {
                const auto opened = reopen(item, reason);
                return opened ? std::nullopt : std::optional(opened.error());
            });
        });
}

static Bindings bindingsOf(const FinishedQuery &query, const Queue &rules, Dialect dialect)
{
    ItemQuery list;
    list.find = query.find;
    QStringList states;
    for (const State state : query.states)
        states << nameOf(state);
    return Sieve(list, rules, dialect).sought() +
           Bindings{{":queue_id", rules.id.value()},
                    {":states", notNull(states.join(u','))},
                    {":finished_by", notNull(query.finishedBy)},
                    {":since", notNull(isoTime(query.from))},
                    {":until", notNull(isoTime(query.to))}};
}

Outcome<QList<ItemId>> SupervisionStore::finishedItems(const FinishedQuery &query, ItemId behind,
                                                       int limit)
{
    return QueueStore(m_connection, m_identity)
        .queue(query.queue)
        .and_then([&](const Queue &rules) {
            return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<ItemId>> {
                return sql.all("finished_items",
                               bindingsOf(query, rules, m_connection.d().dialect) +
                                   Bindings{{":behind", behind.value()}, {":limit", limit}},
                               [](const Row &row) { return ItemId(row.number("id")); });
            });
        });
}

Outcome<qint64> SupervisionStore::countFinished(const FinishedQuery &query)
{
    return QueueStore(m_connection, m_identity)
        .queue(query.queue)
        .and_then([&](const Queue &rules) {
            return attempt(m_connection, [&](Sql &sql) -> Outcome<qint64> {
                return sql
                    .number("count_finished_items",
                            bindingsOf(query, rules, m_connection.d().dialect), "n")
                    .toLongLong();
            });
        });
}

} // namespace intray
