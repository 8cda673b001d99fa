// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/correction.h"
#include "store/adopted/writer.h"
#include "store/embedded/adoptedtable.h"
#include "store/embedded/adoptedwork.h"
#include "store/embedded/newitem.h"
#include "store/importing/importstore.h"
#include "store/line/verbs.h"
#include "store/refusals/refusals.h"

namespace intray {

using namespace Qt::StringLiterals;

/// A new row: what is always written into it, and each field that the record has. What is not
/// named gets what the table gives by itself, so the statement is put together for each record, of
/// parts that are written here.
QJsonObject AdoptedWriter::add() const
{
    QJsonArray columns;
    const auto put = [&](const QString &name, const QString &value, const QString &field) {
        QJsonObject one{{u"column"_s, w.quoted(name)}, {u"value"_s, value}};
        if (!field.isEmpty())
            one.insert(u"field"_s, field);
        if (column(name).type == u"jsonb"_s)
            one.insert(u"is_rewritten"_s, true);
        columns << one;
    };
    if (!l.state.isEmpty())
        put(l.state, l.openValue.isEmpty() ? w.nothing(column(l.state)) : w.text(l.openValue), {});
    if (!l.changedBy.isEmpty())
        put(l.changedBy, w.given("user", column(l.changedBy)), {});
    if (!l.changedAt.isEmpty())
        put(l.changedAt, w.now(column(l.changedAt)), {});
    for (const QString &field : l.main.columns)
        put(field, w.added(column(field)), field);
    return {{u"into"_s, u"INSERT INTO "_s + w.quoted(l.main.name)},
            {u"columns"_s, columns},
            {u"made"_s, w.madeKey(l.main.key)}};
}

namespace {

QString insertOf(const QJsonObject &parts, const Record &record)
{
    QStringList columns;
    QStringList values;
    for (const QJsonValue part : parts.value(u"columns"_s).toArray()) {
        const QString field = part[u"field"].toString();
        if (!field.isEmpty() && !record.contains(field))
            continue;
        columns << part[u"column"].toString();
        values << part[u"value"].toString();
    }
    const QString into = parts.value(u"into"_s).toString();
    return columns.isEmpty() ? into + u" DEFAULT VALUES"_s
                             : into + u" ("_s + columns.join(u", "_s) + u") VALUES ("_s +
                                   values.join(u", "_s) + u')';
}

/// What stands in the way of a row, as far as it can be known before.
std::optional<Error> refusedRow(const AdoptedQueue &adopted, const Queue &rules,
                                const NewItem &item, const OperationId &operation)
{
    if (adopted.statements.contains(u"makes_no_keys"_s))
        return refused("table_makes_no_keys", {{"queue", rules.name}});
    if (!adopted.statements.contains(u"add"_s))
        return refused("queue_is_adopted", {{"queue", rules.name}});
    if (operation.isEmpty())
        return refused("operation_missing");
    return itemRefused(item, limitsOf(rules));
}

/// What the operation added when it was sent before; nothing: it was not.
std::optional<Outcome<AddedRow>> addedBefore(const Writing &writing, const QString &queue,
                                             const OperationId &operation)
{
    const auto told = writing.sql.first("event_of_operation", {{":operation", operation}}, eventOf);
    if (!told)
        return std::nullopt;
    const auto item = writing.sql.first("item_by_id", {{":item", told->item.value()}}, itemOf);
    const bool isSame = told->kind == EventKind::Added && told->user == writing.identity.user &&
                        item && item->queue == queue;
    return isSame ? Outcome<AddedRow>({item->id, item->key})
                  : tl::unexpected<Error>(refused("called_off"));
}

/// The key of the new row.
QString insertRow(const Writing &writing, const AdoptedQueue &adopted, const Record &record)
{
    changeTable(writing, insertOf(adopted.statements.value(u"add"_s).toObject(), record),
                {{":record", jsonText(record)}, {":user", writing.identity.user}}, false);
    return QString::number(writing.sql.number("new_id", {}, "id").toLongLong());
}

Outcome<AddedRow> addRowHere(const Writing &writing, const QString &queue, const NewItem &item,
                             const qint64 &, const OperationId &operation)
{
    const auto rules = writing.sql.first("queue_by_name", {{":name", queue}}, queueOf);
    if (!rules)
        return tl::unexpected<Error>(refused("no_such_queue", {{"queue", queue}}));
    const auto adopted = adoptedQueue(writing, rules->id);
    if (!adopted)
        return tl::unexpected<Error>(refused("key_blank"));
    if (const auto refused = refusedRow(*adopted, *rules, item, operation))
        return tl::unexpected<Error>(*refused);
    if (const auto before = addedBefore(writing, queue, operation))
        return *before;
    NewItem added = item;
    added.key = insertRow(writing, *adopted, item.record);
    const auto row = adoptedRow(writing, {*adopted, {}, added.key, {}});
    if (!row || !row->isOpen)
        return tl::unexpected<Error>(refused("row_not_in_queue", {{"queue", queue}}));
    if (const QString lost = lostIn(row->record, item.record); !lost.isEmpty())
        return tl::unexpected<Error>(recordRefused({RecordFault::Why::NotKept, lost}));
    added.record = row->record;
    const auto id = insertItem(writing, {rules->id, State::Open, {}}, added);
    if (!id)
        return tl::unexpected<Error>(
            refused("key_is_there", {{"key", added.key}, {"queue", queue}}));
    writing.tell(EventKind::Added, *id, {}, operation);
    return AddedRow{*id, added.key};
}

} // namespace

constinit const Verb<AddedRow, QString, NewItem, qint64, OperationId> verbs::adoptedAdd{
    "adopted_add",
    [](const Identity &who, const QString &queue, const NewItem &item, const qint64 &after,
       const OperationId &operation) {
        return Parameters{text(":queue", queue),
                          number(":after", after),
                          json(":record", jsonText(item.record)),
                          {":context", "jsonb", jsonOrNull(item.context)},
                          uuid(":operation", operation),
                          stationOf(who)};
    },
    [](const QJsonObject &answer) {
        const JsonRow row(answer);
        return AddedRow{ItemId(row.number("item")), row.text("key")};
    },
    inTransaction<addRowHere>,
    {.isOfTables = true}};

} // namespace intray
