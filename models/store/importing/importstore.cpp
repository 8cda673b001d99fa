// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/importing/importstore.h"

#include "queue/times.h"
#include "store/calls.h"
#include "store/importing/newitem.h"
#include "store/refusals/refusals.h"

namespace intray {

namespace {

constexpr int portion = 2000;
constexpr int silenceOfTheDead = 60; // seconds

/// A row of the import table.
struct Import
{
    ImportId id;
    QueueId queue;
    QString state;
    QDateTime heardAt;
};

Import importOf(const Row &row)
{
    return {ImportId(row.number("id")), QueueId(row.number("queue_id")), row.text("state"),
            timeFromIso(row.text("heard_at"))};
}

tl::unexpected<Error> notStaging()
{
    return tl::unexpected<Error>(refusals::importNotStaging());
}

Staged stageOne(const Deed &deed, const Import &import, const NewItem &item)
{
    if (insertItem(deed, {import.queue, State::Staged, import.id}, item))
        return Staged::Added;
    const auto owner =
        deed.sql.first("item_by_key", {{":queue_id", import.queue.value()}, {":key", item.key}},
                       [](const Row &row) { return ImportId(row.number("import_id")); });
    return owner == import.id ? Staged::RepeatedInImport : Staged::AlreadyThere;
}

bool moveImport(Sql &sql, ImportId import, const char *from, const char *to)
{
    return sql.change("set_import_state", {{":import", import.value()},
                                           {":from", QString::fromLatin1(from)},
                                           {":state", QString::fromLatin1(to)},
                                           {":now", sql.now()}}) > 0;
}

} // namespace

ImportStore::ImportStore(Connection &connection, Identity identity)
    : m_connection(connection)
    , m_identity(std::move(identity))
{
}

Outcome<ImportId> ImportStore::begin(const QString &queue, const QString &source)
{
    if (const auto recovered = recover(); !recovered)
        return tl::unexpected<Error>(recovered.error());
    if (usesCalls(m_connection))
        return call(m_connection, "begin_import",
                    {{":queue", queue},
                     {":source", notNull(source)},
                     {":workstation", notNull(m_identity.workstation)}})
            .map([](const QJsonObject &answer) {
                return ImportId(JsonRow(answer).number("import"));
            });
    return attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<ImportId> {
        const Deed deed(sql, m_identity);
        const auto rules = sql.first("queue_by_name", {{":name", queue}}, queueOf);
        if (!rules)
            return tl::unexpected<Error>(refusals::noSuchQueue(queue));
        const qint64 id =
            sql.insert("begin_import",
                       deed.with({{":queue_id", rules->id.value()}, {":source", notNull(source)}}));
        if (id == 0)
            return tl::unexpected<Error>(refusals::importRunning());
        return ImportId(id);
    });
}

static QJsonObject jsonOf(const NewItem &item)
{
    return {{QStringLiteral("key"), item.key},
            {QStringLiteral("priority"), item.priority},
            {QStringLiteral("after"), 0},
            {QStringLiteral("record"), item.record},
            {QStringLiteral("search"), searchText(item.key, item.record)},
            {QStringLiteral("context"),
             item.context.isEmpty() ? QJsonValue() : QJsonValue(item.context)}};
}

static QList<Staged> resultsIn(const QJsonObject &answer)
{
    QList<Staged> results;
    for (const QJsonValue one : answer.value(QStringLiteral("results")).toArray())
        results << (one == QStringLiteral("added")           ? Staged::Added
                    : one == QStringLiteral("already_there") ? Staged::AlreadyThere
                                                             : Staged::RepeatedInImport);
    return results;
}

static Outcome<QList<Staged>> callStage(Connection &connection, ImportId import,
                                        const QList<NewItem> &items)
{
    QJsonArray rows;
    for (const NewItem &item : items)
        rows << jsonOf(item);
    return call(connection, "stage_items",
                {{":import", import.value()}, {":items", jsonText(rows)}})
        .map(resultsIn);
}

Outcome<QList<Staged>> ImportStore::stage(ImportId id, const QList<NewItem> &items)
{
    if (usesCalls(m_connection))
        return callStage(m_connection, id, items);
    return attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<QList<Staged>> {
        const Deed deed(sql, m_identity);
        if (sql.change("import_heard", {{":import", id.value()}, {":now", deed.now}}) == 0)
            return notStaging();
        const auto import = sql.first("import_by_id", {{":import", id.value()}}, importOf);
        QList<Staged> results;
        results.reserve(items.size());
        for (const NewItem &item : items)
            results << stageOne(deed, *import, item);
        return results;
    });
}

Outcome<Done> ImportStore::accept(ImportId import)
{
    if (usesCalls(m_connection))
        return call(m_connection, "accept_import", {{":import", import.value()}}).map(doneIn);
    return attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<Done> {
        if (!moveImport(sql, import, "staging", "accepted"))
            return notStaging();
        return Done{};
    });
}

Outcome<int> ImportStore::openNext(ImportId import)
{
    if (usesCalls(m_connection))
        return call(m_connection, "open_staged_items",
                    {{":import", import.value()}, {":limit", portion}})
            .map([](const QJsonObject &answer) {
                return answer.value(QStringLiteral("opened")).toInt();
            });
    return attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<int> {
        const Bindings piece{{":import", import.value()}, {":limit", portion}};
        sql.change("add_import_events", piece + Bindings{{":now", sql.now()}});
        const int opened = sql.change("open_staged", piece);
        if (opened == 0)
            moveImport(sql, import, "accepted", "complete");
        return opened;
    });
}

static Outcome<int> discardPortion(Connection &connection, ImportId import)
{
    if (usesCalls(connection))
        return call(connection, "discard_import",
                    {{":import", import.value()}, {":limit", portion}})
            .map([](const QJsonObject &answer) {
                return answer.value(QStringLiteral("gone")).toInt();
            });
    return attemptInTransaction(connection, [&](Sql &sql) -> Outcome<int> {
        const Bindings piece{{":import", import.value()}, {":limit", portion}};
        sql.change("delete_staged_records", piece);
        return sql.change("delete_staged", piece);
    });
}

static Outcome<Done> discardAll(Connection &connection, ImportId import)
{
    for (;;) {
        const auto gone = discardPortion(connection, import);
        if (!gone)
            return tl::unexpected<Error>(gone.error());
        if (*gone == 0)
            return Done{};
    }
}

static Outcome<Done> move(Connection &connection, ImportId import, const char *from, const char *to)
{
    return attemptInTransaction(connection, [&](Sql &sql) -> Outcome<Done> {
        moveImport(sql, import, from, to);
        return Done{};
    });
}

Outcome<Done> ImportStore::discard(ImportId import)
{
    // First the state, so that an importer that is slow but alive adds nothing behind the broom.
    // On servers the call that discards does both.
    if (usesCalls(m_connection))
        return discardAll(m_connection, import);
    if (const auto begun = move(m_connection, import, "staging", "discarding"); !begun)
        return begun;
    if (const auto gone = discardAll(m_connection, import); !gone)
        return gone;
    return move(m_connection, import, "discarding", "discarded");
}

static Outcome<Done> openAll(ImportStore &imports, ImportId import)
{
    for (;;) {
        const auto opened = imports.openNext(import);
        if (!opened)
            return tl::unexpected<Error>(opened.error());
        if (*opened == 0)
            return Done{};
    }
}

Outcome<Done> ImportStore::recover()
{
    QDateTime now;
    const auto imports = attempt(m_connection, [&](Sql &sql) -> Outcome<QList<Import>> {
        now = timeFromIso(sql.now());
        return sql.all("unfinished_imports", {}, importOf);
    });
    if (!imports)
        return tl::unexpected<Error>(imports.error());
    for (const Import &import : *imports) {
        const bool isAtWork = import.heardAt.secsTo(now) < silenceOfTheDead;
        if (import.state == QStringLiteral("staging") && isAtWork)
            continue;
        const auto done = import.state == QStringLiteral("accepted") ? openAll(*this, import.id)
                                                                     : discard(import.id);
        if (!done)
            return done;
    }
    return Done{};
}

} // namespace intray
