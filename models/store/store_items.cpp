// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/times.h"
#include "store/deed.h"
#include "store/newitem.h"

#include <QCoreApplication>

namespace intray {

std::optional<ItemId> insertItem(const Deed &deed, const Placement &placement, const NewItem &item)
{
    const qint64 id = deed.sql.insert(
        "add_item", deed.with({{":queue_id", placement.queue.value()},
                               {":key", item.key},
                               {":priority", item.priority},
                               {":state", nameOf(placement.state)},
                               {":available_at", notNull(isoTime(item.availableAt))},
                               {":import_id", placement.import.toVariant()}}));
    if (id == 0)
        return std::nullopt;
    deed.sql.change("add_record", {{":item", id},
                                   {":imported", jsonText(item.record)},
                                   {":search", searchText(item.key, item.record)},
                                   {":context", jsonOrNull(item.context)}});
    return ItemId(id);
}

static tl::unexpected<Error> blankKey()
{
    return failure(Error::Kind::Invalid,
                   QCoreApplication::translate("Store", "An item needs a key that is not blank."));
}

static tl::unexpected<Error> keyIsThere(const QString &key, const QString &queue)
{
    return failure(Error::Kind::Invalid,
                   QCoreApplication::translate(
                       "Store", "The queue \"%1\" has an item with the key \"%2\" already.")
                       .arg(queue, key));
}

Outcome<ItemId> Store::addItem(const QString &queueName, const NewItem &item)
{
    if (item.key.trimmed().isEmpty())
        return blankKey();
    const auto rules = queue(queueName);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    return attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<ItemId> {
        const Deed deed(sql, m_identity);
        const auto id = insertItem(deed, {rules->id, State::Open, {}}, item);
        if (!id)
            return keyIsThere(item.key, queueName);
        deed.tell("added", *id, {});
        return *id;
    });
}

static ItemDetail detailOf(Sql &sql, const Item &item)
{
    ItemDetail detail;
    detail.item = item;
    const Bindings ofItem{{":item", item.id.value()}};
    detail.drafts = sql.all("drafts_of_item", ofItem, draftOf);
    sql.each("record_of_item", ofItem, [&detail](const Row &row) {
        detail.imported = jsonOf(row.text("imported"));
        detail.context = jsonOf(row.text("context"));
        detail.error = row.text("error");
        detail.finishedBy = row.text("finished_by");
        detail.finishedAt = timeFromIso(row.text("finished_at"));
        return false;
    });
    return detail;
}

Outcome<ItemDetail> Store::detail(ItemId item)
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<ItemDetail> {
        const auto found = sql.first("item_by_id", {{":item", item.value()}}, itemOf);
        if (!found)
            return tl::unexpected<Error>(Deed(sql, m_identity).noSuchItem(item));
        return detailOf(sql, *found);
    });
}

Outcome<QList<Event>> Store::history(ItemId item)
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<Event>> {
        const auto events = sql.all("history", {{":item", item.value()}}, eventOf);
        if (events.isEmpty())
            return tl::unexpected<Error>(Deed(sql, m_identity).noSuchItem(item));
        return events;
    });
}

} // namespace intray
