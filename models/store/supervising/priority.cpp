// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/eachonce.h"
#include "store/embedded/writing.h"
#include "store/refusals/refusals.h"
#include "store/supervising/supervisionstore.h"
#include "store/verbs.h"

#include <cstdlib>

namespace intray {

namespace {

struct Place
{
    State state;
    Lock lock;
    int priority;
    bool isFilledBySource;
    bool standsInTable;
};

Place placeOf(const Row &row)
{
    return {stateNamed(row.text("state")).value_or(State::Open), lockOf(row),
            static_cast<int>(row.number("priority")), row.isTrue("is_filled_by_source"),
            row.isTrue("stands_in_table")};
}

/// What is in the way of giving one item this priority; nothing: it has it.
std::optional<Error> prioritizeOne(const Writing &writing, ItemId item, const Priority &priority)
{
    const auto place = writing.sql.first("place_of_item", {{":item", item.value()}}, placeOf);
    if (!place)
        return refused("no_such_item", {{"item", item}});
    if (place->standsInTable)
        return refused("order_of_table");
    if (place->isFilledBySource)
        return refused("order_of_query");
    if (place->state != State::Open)
        return refused("does_not_wait", {place->lock, place->state});
    if (place->priority == priority.value)
        return std::nullopt;
    writing.sql.change("prioritize_item", {{":item", item.value()}, {":priority", priority.value}});
    QJsonObject detail{{QStringLiteral("priority"), priority.value},
                       {QStringLiteral("was"), place->priority}};
    if (!priority.reason.isEmpty())
        detail.insert(QStringLiteral("reason"), priority.reason);
    writing.tell(EventKind::Prioritized, item, {}, {}, detail);
    return std::nullopt;
}

Outcome<BulkResult> prioritizeHere(const Writing &writing, const QList<ItemId> &items,
                                   const Priority &priority)
{
    BulkResult result;
    for (const ItemId item : items) {
        if (const auto why = prioritizeOne(writing, item, priority))
            result.notDone << NotDone{item, *why};
        else
            result.done << item;
    }
    return result;
}

} // namespace

constinit const Verb<BulkResult, QList<ItemId>, Priority> verbs::prioritize{
    "prioritize",
    [](const Identity &who, const QList<ItemId> &items, const Priority &priority) {
        return Parameters{json(":items", idsText(items)), number(":priority", priority.value),
                          text(":reason", priority.reason), stationOf(who)};
    },
    bulkResultIn, inTransaction<prioritizeHere>};

Outcome<BulkResult> SupervisionStore::prioritize(const QList<ItemId> &items,
                                                 const Priority &priority)
{
    if (std::abs(priority.value) > mostUrgent)
        return tl::unexpected<Error>(refused("priority_out_of_range"));
    return carryOut(m_connection, m_identity, verbs::prioritize, eachOnce(items), priority);
}

} // namespace intray
