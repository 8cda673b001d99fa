// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/newitem.h"

#include "queue/longestkey.h"
#include "queue/times.h"
#include "schema/correction.h"
#include "schema/mostfields.h"
#include "store/refusals/refusals.h"
#include "store/rows/recordwriter.h"

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
                                      {":missing", jsonOrNull(item.missing)},
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

} // namespace intray
