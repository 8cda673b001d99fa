// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/correction.h"
#include "store/embedded/adoptedwork.h"
#include "store/embedded/newitem.h"
#include "store/importing/importstore.h"
#include "store/line/verbs.h"
#include "store/refusals/refusals.h"

#include <algorithm>

namespace intray {

/// How long the item waits, because the times of servers are theirs alone.
static Outcome<qint64> secondsToWait(ImportStore &store, const NewItem &item)
{
    if (!item.availableAt.isValid())
        return 0;
    return store.now().map([&item](const QDateTime &now) {
        return std::max<qint64>(0, now.secsTo(item.availableAt));
    });
}

static Outcome<ItemId> addItemHere(const Writing &writing, const QString &queue,
                                   const NewItem &item, qint64)
{
    const auto rules = writing.sql.first("queue_by_name", {{":name", queue}}, queueOf);
    if (!rules)
        return tl::unexpected<Error>(refused("no_such_queue", {{"queue", queue}}));
    if (adoptedQueue(writing, rules->id))
        return tl::unexpected<Error>(refused("queue_is_adopted", {{"queue", queue}}));
    if (const auto refused = itemRefused(item, limitsOf(*rules)))
        return tl::unexpected<Error>(*refused);
    const auto id = insertItem(writing, {rules->id, State::Open, {}}, item);
    if (!id)
        return tl::unexpected<Error>(
            refused("key_is_there", {{"key", item.key}, {"queue", queue}}));
    if (rules->fields.isEmpty())
        keepFields(writing, rules->id, recordOf(item).keys());
    writing.tell(EventKind::Added, *id, {});
    return *id;
}

constinit const Verb<ItemId, QString, NewItem, qint64> verbs::addItem{
    "add_item",
    [](const Identity &who, const QString &queue, const NewItem &item, const qint64 &after) {
        return Parameters{text(":queue", queue),
                          text(":key", item.key),
                          number(":priority", item.priority),
                          number(":after", after),
                          json(":record", jsonOfRecord(item)),
                          text(":search", searchTextOf(item)),
                          {":context", "jsonb", jsonOrNull(item.context)},
                          stationOf(who)};
    },
    [](const QJsonObject &answer) { return ItemId(JsonRow(answer).number("item")); },
    inTransaction<addItemHere>};

Outcome<AddedRow> ImportStore::addRow(const QString &queueName, const NewItem &item,
                                      const OperationId &operation)
{
    if (!item.key.isEmpty())
        return tl::unexpected<Error>(refused("queue_is_adopted", {{"queue", queueName}}));
    if (item.priority != 0)
        return tl::unexpected<Error>(refused("order_of_table"));
    return secondsToWait(*this, item).and_then([&](qint64 after) {
        return carryOut(m_connection, m_identity, verbs::adoptedAdd, queueName, item, after,
                        operation);
    });
}

Outcome<ItemId> ImportStore::addItem(const QString &queueName, const NewItem &item)
{
    if (const auto takes = takesItems(queueName); !takes)
        return tl::unexpected<Error>(takes.error());
    if (item.key.trimmed().isEmpty())
        return tl::unexpected<Error>(refused("key_blank"));
    return secondsToWait(*this, item).and_then([&](qint64 after) {
        return carryOut(m_connection, m_identity, verbs::addItem, queueName, item, after);
    });
}

} // namespace intray
