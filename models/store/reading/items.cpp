// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/times.h"
#include "store/embedded/writing.h"
#include "store/importing/newitem.h"
#include "store/refusals/refusals.h"
#include "store/verbs.h"

#include <algorithm>

namespace intray {

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
    writing.sql.change("add_record", {{":item", id},
                                      {":imported", jsonText(item.record)},
                                      {":search", searchText(item.key, item.record)},
                                      {":context", jsonOrNull(item.context)}});
    return ItemId(id);
}

/// How long the item waits, because the times of servers are theirs alone.
static Outcome<qint64> secondsToWait(Store &store, const NewItem &item)
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
        return tl::unexpected<Error>(refusals::noSuchQueue(queue));
    const auto id = insertItem(writing, {rules->id, State::Open, {}}, item);
    if (!id)
        return tl::unexpected<Error>(refusals::keyIsThere(item.key, queue));
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
                          json(":record", jsonText(item.record)),
                          text(":search", searchText(item.key, item.record)),
                          {":context", "jsonb", jsonOrNull(item.context)},
                          stationOf(who)};
    },
    [](const QJsonObject &answer) { return ItemId(JsonRow(answer).number("item")); },
    inTransaction<addItemHere>};

Outcome<ItemId> Store::addItem(const QString &queueName, const NewItem &item)
{
    if (item.key.trimmed().isEmpty())
        return tl::unexpected<Error>(refusals::keyBlank());
    return secondsToWait(*this, item).and_then([&](qint64 after) {
        return carryOut(m_connection, m_identity, verbs::addItem, queueName, item, after);
    });
}

static ItemDetail detailOf(Sql &sql, const Item &item)
{
    ItemDetail detail;
    detail.item = item;
    const Bindings ofItem{{":item", item.id.value()}};
    detail.drafts = sql.all("drafts_of_item", ofItem, draftOf);
    sql.each("record_of_item", ofItem, [&detail](const Row &row) {
        detail.imported = row.json("imported");
        detail.context = row.json("context");
        detail.result = row.json("result");
        detail.error = row.text("error");
        detail.finishedBy = row.text("finished_by");
        detail.finishedAt = timeFromIso(row.text("finished_at"));
        return false;
    });
    detail.proposal = sql.first("proposal", ofItem, proposalOf);
    return detail;
}

Outcome<ItemDetail> Store::detail(ItemId item)
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<ItemDetail> {
        const auto found = sql.first("item_by_id", {{":item", item.value()}}, itemOf);
        if (!found)
            return tl::unexpected<Error>(refusals::noSuchItem(item));
        return detailOf(sql, *found);
    });
}

/// The items of all steps of a record, from any of them. One by one, because each look is by an
/// index then, whatever a planner believes of a chain's length.
static QList<ItemId> stepsOf(Sql &sql, ItemId item)
{
    QList<ItemId> steps{item};
    for (qsizetype at = 0; at < steps.size(); ++at)
        sql.each("steps_beside", {{":item", steps.at(at).value()}}, [&steps](const Row &row) {
            const ItemId beside(row.number("id"));
            if (!steps.contains(beside))
                steps << beside;
            return true;
        });
    return steps;
}

Outcome<QList<Event>> Store::history(ItemId item)
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<Event>> {
        QList<Event> events;
        for (const ItemId step : stepsOf(sql, item))
            events += sql.all("history", {{":item", step.value()}}, eventOfStep);
        if (events.isEmpty())
            return tl::unexpected<Error>(refusals::noSuchItem(item));
        std::sort(events.begin(), events.end(),
                  [](const Event &a, const Event &b) { return a.id < b.id; });
        return events;
    });
}

static RecordVersion earlierVersionOf(const Row &row)
{
    return {row.json("record"), row.text("finished_by"), timeFromIso(row.text("finished_at")),
            row.text("error")};
}

static RecordVersion versionNow(const Row &row)
{
    return {row.json(row.isNull("current") ? "imported" : "current"), row.text("finished_by"),
            timeFromIso(row.text("finished_at")), row.text("error")};
}

Outcome<QList<RecordVersion>> Store::recordVersions(ItemId item)
{
    return attempt(m_connection,
                   [&](Sql &sql) -> Outcome<QList<RecordVersion>> {
                       const Bindings ofItem{{":item", item.value()}};
                       QList<RecordVersion> versions;
                       std::optional<RecordVersion> now;
                       sql.each("record_of_item", ofItem, [&](const Row &row) {
                           versions << RecordVersion{row.json("imported")};
                           now = versionNow(row);
                           return false;
                       });
                       if (now)
                           versions += sql.all("earlier_records", ofItem, earlierVersionOf);
                       if (now && (now->finishedAt.isValid() ||
                                   now->record != versions.constLast().record))
                           versions << *now;
                       return versions;
                   })
        .or_else([](const Error &error) -> Outcome<QList<RecordVersion>> {
            if (error.kind == Error::Kind::NotPermitted)
                return QList<RecordVersion>();
            return tl::unexpected<Error>(error);
        });
}

} // namespace intray
