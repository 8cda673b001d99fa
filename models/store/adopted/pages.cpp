// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/adopted/pages.h"

#include "store/embedded/adoptedtable.h"
#include "store/embedded/adoptedwork.h"
#include "store/line/verbs.h"
#include "store/refusals/refusals.h"

#include <QJsonArray>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

/// A row as it stands in the list.
struct ListedRow
{
    QString key;
    Record record;
};

QString statementFor(const AdoptedQueue &queue, const AdoptedPlace &place)
{
    const auto text = [&](const QString &kind) {
        return queue.statements.value(kind).toObject().value(place.order).toString();
    };
    const QString than =
        QString(place.descending ? u'<' : u'>') + (place.includesPlace ? u"="_s : QString());
    const QString behind =
        place.place.isValid() ? text(u"place"_s).replace(u"{than}"_s, than) : u"1 = 1"_s;
    return text(u"page"_s)
        .replace(u"{direction}"_s, place.descending ? u"DESC"_s : u"ASC"_s)
        .replace(u"{place}"_s, behind);
}

QList<ListedRow> listedRows(const Writing &writing, const AdoptedQueue &queue,
                            const AdoptedPlace &place)
{
    const QString after =
        place.place.isValid()
            ? writing.sql.first("item_by_id", {{":item", place.place.value()}}, itemOf)
                  .value_or(Item())
                  .key
            : QString();
    const qint64 seconds =
        writing.sql.number("lock_seconds", {{":queue_id", queue.queue.value()}}, "lock_seconds")
            .toLongLong();
    const Bindings bindings{{":after", after},
                            {":needle", notNull(place.needle)},
                            {":limit", place.limit},
                            {":seconds", seconds},
                            {":queue_id", queue.queue.value()}};
    return askTable(writing, statementFor(queue, place), bindings, [](const Row &row) {
        return ListedRow{row.text("k"), row.json("record")};
    });
}

std::optional<Item> knownItem(const Writing &writing, QueueId queue, const QString &key)
{
    const auto id = writing.sql.first("item_by_key", {{":queue_id", queue.value()}, {":key", key}},
                                      [](const Row &row) { return row.number("id"); });
    return id ? writing.sql.first("item_by_id", {{":item", *id}}, itemOf) : std::nullopt;
}

/// As the table has it: open, with the values that stand there now.
Item listed(Item item, const ListedRow &row)
{
    item.key = row.key;
    item.state = State::Open;
    item.lock = {};
    item.record = row.record;
    return item;
}

void makeItems(Connection &connection, const Identity &identity, const AdoptedQueue &queue,
               const QList<ListedRow> &rows)
{
    const auto made = attemptInTransaction(connection, [&](Sql &sql) -> Outcome<Done> {
        const Writing writing(sql, identity);
        for (const ListedRow &row : rows)
            itemOfAdopted(writing, queue, row.key, row.record);
        return Done{};
    });
    if (!made && made.error().kind != Error::Kind::ReadOnly)
        throw SqlFailure{made.error()};
}

QList<Item> itemsInFile(Connection &connection, const Identity &identity, QueueId id,
                        const AdoptedPlace &place)
{
    Sql sql(connection.d());
    const Writing writing(sql, identity);
    const AdoptedQueue queue = *adoptedQueue(writing, id);
    const QList<ListedRow> rows = listedRows(writing, queue, place);
    QList<ListedRow> fresh;
    std::copy_if(rows.begin(), rows.end(), std::back_inserter(fresh), [&](const ListedRow &row) {
        return !knownItem(writing, id, row.key).has_value();
    });
    if (!fresh.isEmpty())
        makeItems(connection, identity, queue, fresh);
    QList<Item> items;
    for (const ListedRow &row : rows)
        items << listed(knownItem(writing, id, row.key).value_or(Item()), row);
    return items;
}

QList<Item> itemsIn(const QJsonObject &answer)
{
    QList<Item> items;
    for (const QJsonValue item : answer.value(u"items"_s).toArray())
        items << itemOf(JsonRow(item.toObject()));
    return items;
}

AdoptedCount countIn(const QJsonObject &answer)
{
    const JsonRow row(answer);
    return {row.number("free"), row.number("held"), row.number("done")};
}

template <typename T>
T orThrow(const Outcome<T> &outcome)
{
    if (!outcome)
        throw SqlFailure{outcome.error()};
    return *outcome;
}

} // namespace

constinit const Verb<QList<Item>, QString, QueueId, AdoptedPlace> verbs::adoptedPage{
    "adopted_page",
    [](const Identity &, const QString &queue, const QueueId &, const AdoptedPlace &place) {
        return Parameters{text(":queue", queue),
                          text(":by", place.order),
                          number(":descending", place.descending),
                          number(":includes", place.includesPlace),
                          number(":item", place.place.value()),
                          text(":needle", place.needle),
                          number(":most", place.limit)};
    },
    itemsIn,
    [](Connection &connection, const Identity &who, const QString &, const QueueId &id,
       const AdoptedPlace &place) {
        return attempt(connection, [&](Sql &) -> Outcome<QList<Item>> {
            return itemsInFile(connection, who, id, place);
        });
    },
    {.isOfTables = true}};

constinit const Verb<AdoptedCount, QueueId> verbs::adoptedCount{
    "adopted_count",
    [](const Identity &, const QueueId &queue) {
        return Parameters{number(":queue", queue.value())};
    },
    countIn,
    [](Connection &connection, const Identity &who, const QueueId &queue) {
        return attempt(connection, [&](Sql &sql) -> Outcome<AdoptedCount> {
            const Writing writing(sql, who);
            return countAdopted(writing, *adoptedQueue(writing, queue));
        });
    }};

QList<Item> adoptedItems(Connection &connection, const Identity &identity, const QString &queue,
                         QueueId id, const AdoptedPlace &place)
{
    return orThrow(carryOut(connection, identity, verbs::adoptedPage, queue, id, place));
}

AdoptedCount adoptedCount(Connection &connection, QueueId queue)
{
    const auto counted = carryOut(connection, Identity(), verbs::adoptedCount, queue);
    if (!counted && isRefused(counted.error(), "table_changed"))
        return {0, 0, 0, counted.error().sentence};
    return orThrow(counted);
}

bool isAdopted(Sql &sql, QueueId queue)
{
    const auto ids =
        sql.all("adopted_queues", {}, [](const Row &row) { return row.number("queue_id"); });
    return ids.contains(queue.value());
}

Outcome<bool> isAdopted(Connection &connection, QueueId queue)
{
    return attempt(connection, [&](Sql &sql) -> Outcome<bool> { return isAdopted(sql, queue); });
}

} // namespace intray
