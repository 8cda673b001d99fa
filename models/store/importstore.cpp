// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/importstore.h"

#include "queue/times.h"
#include "store/newitem.h"

#include <QCoreApplication>

namespace intray {

namespace {

constexpr int portion = 2000;
constexpr int silenceOfTheDead = 60; // seconds

QString say(const char *text)
{
    return QCoreApplication::translate("Store", text);
}

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
    return failure(Error::Kind::Invalid,
                   say(QT_TRANSLATE_NOOP(
                       "Store", "This import has been called off, because nothing was heard of it "
                                "for a minute. Nothing was brought in; start it again.")));
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
    return attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<ImportId> {
        const Deed deed(sql, m_identity);
        const auto rules = sql.first("queue_by_name", {{":name", queue}}, queueOf);
        if (!rules)
            return failure(
                Error::Kind::NotFound,
                say(QT_TRANSLATE_NOOP("Store", "There is no queue named \"%1\".")).arg(queue));
        const qint64 id =
            sql.insert("begin_import",
                       deed.with({{":queue_id", rules->id.value()}, {":source", notNull(source)}}));
        if (id == 0)
            return failure(Error::Kind::Busy,
                           say(QT_TRANSLATE_NOOP(
                               "Store", "Another import into this queue is running. Wait until it "
                                        "is done.")));
        return ImportId(id);
    });
}

Outcome<QList<Staged>> ImportStore::stage(ImportId id, const QList<NewItem> &items)
{
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
    return attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<Done> {
        if (!moveImport(sql, import, "staging", "accepted"))
            return notStaging();
        return Done{};
    });
}

Outcome<int> ImportStore::openNext(ImportId import)
{
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
    return attemptInTransaction(connection, [&](Sql &sql) -> Outcome<int> {
        const Bindings piece{{":import", import.value()}, {":limit", portion}};
        sql.change("delete_staged_records", piece);
        return sql.change("delete_staged", piece);
    });
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
    if (const auto begun = move(m_connection, import, "staging", "discarding"); !begun)
        return begun;
    for (;;) {
        const auto gone = discardPortion(m_connection, import);
        if (!gone)
            return tl::unexpected<Error>(gone.error());
        if (*gone == 0)
            return move(m_connection, import, "discarding", "discarded");
    }
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
