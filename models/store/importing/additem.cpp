// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/longestkey.h"
#include "queue/times.h"
#include "schema/correction.h"
#include "schema/mostfields.h"
#include "store/adopted/work.h"
#include "store/importing/importstore.h"
#include "store/importing/newitem.h"
#include "store/importing/recordwriter.h"
#include "store/refusals/refusals.h"
#include "store/verbs.h"

#include <algorithm>

namespace intray {

QString jsonOfRecord(const NewItem &item)
{
    return item.written ? item.written->json : jsonText(item.record);
}

QString searchTextOf(const NewItem &item)
{
    return item.written ? foldedForSearch(item.key) + item.written->search
                        : searchText(item.key, item.record);
}

static qsizetype fieldsOf(const NewItem &item)
{
    return item.written ? item.written->fields.size() : item.record.size();
}

std::optional<Error> itemRefused(const NewItem &item, const RecordLimits &limits)
{
    if (limits.fields.isEmpty() && fieldsOf(item) > mostFieldsOfQueue)
        return refused("too_many",
                       {{"what", QStringLiteral("field")}, {"most", mostFieldsOfQueue}});
    if (item.key.toUcs4().size() > longestKeyOfItem)
        return refused("text_too_long",
                       {{"what", QStringLiteral("key")}, {"most", longestKeyOfItem}});
    if (const auto fault = faultIn(item, limits))
        return recordRefused(*fault);
    const qsizetype bytes = item.context.isEmpty() ? 0 : jsonText(item.context).toUtf8().size();
    if (bytes > limits.largestRecord)
        return refused("text_too_long",
                       {{"what", QStringLiteral("context")}, {"most", limits.largestRecord}});
    return std::nullopt;
}

std::optional<ItemId> insertItem(const Writing &writing, const Placement &placement,
                                 const NewItem &item)
{
    const qint64 id = writing.sql.insert(
        "add_item", writing.with({{":queue_id", placement.queue.value()},
                                  {":key", item.key},
                                  {":priority", item.priority},
                                  {":state", nameOf(placement.state)},
                                  {":available_at", notNull(isoTime(item.availableAt))},
                                  {":import_id", placement.import.toVariant()}}));
    if (id == 0)
        return std::nullopt;
    insertRecord(writing, ItemId(id), item);
    return ItemId(id);
}

static QString keysWithPriorities(const QList<NewItem> &items)
{
    QString keys;
    for (const NewItem &item : items) {
        keys += keys.isEmpty() ? u'{' : u',';
        appendJson(keys, item.key);
        keys += u':' + QString::number(item.priority);
    }
    return keys + u'}';
}

/// One statement: on its own each row would cost half as much again.
QHash<QString, ItemId> insertItems(const Writing &writing, const Placement &placement,
                                   const QList<NewItem> &items)
{
    QHash<QString, ItemId> added;
    if (items.isEmpty())
        return added;
    added.reserve(items.size());
    const qint64 behind =
        *writing.sql.first("last_item", {}, [](const Row &row) { return row.number("id"); });
    writing.sql.change("add_items", writing.with({{":queue_id", placement.queue.value()},
                                                  {":keys", keysWithPriorities(items)},
                                                  {":state", nameOf(placement.state)},
                                                  {":import_id", placement.import.toVariant()}}));
    writing.sql.each("items_behind", {{":behind", behind}}, [&](const Row &row) {
        added.insert(row.text("key"), ItemId(row.number("id")));
        return true;
    });
    return added;
}

void insertRecord(const Writing &writing, ItemId id, const NewItem &item)
{
    writing.sql.change("add_record", {{":item", id.value()},
                                      {":imported", jsonOfRecord(item)},
                                      {":search", searchTextOf(item)},
                                      {":context", jsonOrNull(item.context)}});
}

void keepFields(const Writing &writing, QueueId queue, const QStringList &fields)
{
    writing.sql.change("keep_fields",
                       {{":queue_id", queue.value()}, {":fields", textOfFields(fields)}});
}

void keepFirstFields(const Writing &writing, QueueId queue, const QStringList &fields)
{
    writing.sql.change("keep_first_fields",
                       {{":queue_id", queue.value()}, {":fields", textOfFields(fields)}});
}

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
