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
std::optional<Error> prioritizeOne(const Writing &writing, ItemId item,
                                   const verbs::Prioritize &given)
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
    if (place->priority == given.priority)
        return std::nullopt;
    writing.sql.change("prioritize_item", {{":item", item.value()}, {":priority", given.priority}});
    QJsonObject detail{{QStringLiteral("priority"), given.priority},
                       {QStringLiteral("was"), place->priority}};
    if (!given.reason.isEmpty())
        detail.insert(QStringLiteral("reason"), given.reason);
    writing.tell(EventKind::Prioritized, item, {}, {}, detail);
    return std::nullopt;
}

} // namespace

Outcome<BulkResult> embedded::prioritize(const Writing &writing, const verbs::Prioritize &given)
{
    BulkResult result;
    for (const ItemId item : itemsIn(given.items)) {
        if (const auto why = prioritizeOne(writing, item, given))
            result.notDone << NotDone{item, *why};
        else
            result.done << item;
    }
    return result;
}

Outcome<BulkResult> SupervisionStore::prioritize(const QList<ItemId> &items,
                                                 const Priority &priority)
{
    if (std::abs(priority.value) > mostUrgent)
        return tl::unexpected<Error>(refused("priority_out_of_range"));
    return carryOut(m_connection, m_identity, verbs::prioritize,
                    {idsText(eachOnce(items)), priority.value, priority.reason});
}

} // namespace intray
