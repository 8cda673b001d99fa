// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/importing/importstore.h"

#include "queue/times.h"
#include "schema/correction.h"
#include "store/adopted/losses.h"
#include "store/embedded/adoptedwork.h"
#include "store/embedded/newitem.h"
#include "store/importing/importhold.h"
#include "store/importing/redelivering.h"
#include "store/importing/stagedrows.h"
#include "store/line/verbs.h"
#include "store/refusals/refusals.h"

#include <algorithm>

namespace intray {

namespace {

constexpr int portion = 4000;
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
    return tl::unexpected<Error>(refused("import_not_staging"));
}

/// What the queue has under a key.
struct There
{
    ItemId item;
    ImportId import;
    Record imported;
    Record current;
    bool isSealed = false;   ///< Nobody learns the current record by guessing at it.
    bool isRecalled = false; ///< It was taken out of the queue, and waits for its key.
    bool isTold = false;     ///< A row of this import has said something of it.
    bool isAsked = false;    ///< Somebody is asked about what an earlier file says otherwise.
};

std::optional<There> itemUnder(const Writing &writing, const Import &import, const QString &key)
{
    return writing.sql.first(
        "item_under_key",
        {{":queue_id", import.queue.value()}, {":key", key}, {":import", import.id.value()}},
        [](const Row &row) {
            return There{ItemId(row.number("id")), ImportId(row.number("import_id")),
                         row.json("imported"),     row.json("current"),
                         row.isTrue("sealed"),     row.isTrue("is_recalled"),
                         row.isTrue("is_told"),    row.isTrue("is_asked")};
        });
}

/// The key under which the item may have come in with an earlier version of Intray.
QString keyOf(const Writing &writing, const Import &import, const NewItem &item)
{
    if (item.formerKey.isEmpty())
        return item.key;
    const auto there = itemUnder(writing, import, item.formerKey);
    NewItem former;
    former.record = item.formerFields;
    return there && isSame(there->imported, former) ? item.formerKey : item.key;
}

Staged whatIsThere(const There &there, const Import &import, const NewItem &item, bool updates)
{
    if (there.import == import.id || there.isTold)
        return Staged::RepeatedInImport;
    if (there.isRecalled)
        return Staged::Updates;
    if (isSame(there.imported, item))
        return Staged::AlreadyThere;
    const bool isAsNow = !there.isSealed && !there.current.isEmpty() && isSame(there.current, item);
    if (isAsNow && !(updates && there.isAsked)) // else the file ends what is asked
        return Staged::AlreadyThere;
    return updates ? Staged::Updates : Staged::Changed;
}

/// The item's record, with null for what it says to be missing.
Record comparedRecord(const NewItem &item)
{
    Record compared = recordOf(item);
    for (const QString &field : item.absent)
        compared.insert(field, QJsonValue::Null);
    return compared;
}

void keepRedelivered(const Writing &writing, const Import &import, ItemId there, Staged result,
                     const NewItem &item)
{
    const bool waits = result == Staged::Updates;
    writing.sql.change("keep_redelivered",
                       {{":import", import.id.value()},
                        {":item", there.value()},
                        {":record", waits ? QVariant(jsonText(comparedRecord(item))) : QVariant()},
                        {":outcome", waits ? QStringLiteral("waiting") : QStringLiteral("same")}});
}

Staged stageKnown(const Writing &writing, const Import &import, const NewItem &item,
                  const Redelivery &redelivery)
{
    const auto there = itemUnder(writing, import, item.key);
    const Staged result = whatIsThere(*there, import, item, redelivery.updates);
    if (result == Staged::Updates || (redelivery.isWhole && result != Staged::RepeatedInImport))
        keepRedelivered(writing, import, there->item, result, item);
    return result;
}

QList<Staged> stageAll(const Writing &writing, const Import &import, QList<NewItem> items,
                       const Redelivery &redelivery)
{
    for (NewItem &item : items)
        item.key = keyOf(writing, import, item);
    auto added = insertItems(writing, {import.queue, State::Staged, import.id}, items);
    QList<Staged> results;
    results.reserve(items.size());
    for (const NewItem &item : items) {
        const ItemId id = added.take(item.key);
        if (id.isValid())
            insertRecord(writing, id, item);
        results << (id.isValid() ? Staged::Added : stageKnown(writing, import, item, redelivery));
    }
    return results;
}

bool moveImport(Sql &sql, ImportId import, const char *from, const char *to)
{
    return sql.change("set_import_state", {{":import", import.value()},
                                           {":from", QString::fromLatin1(from)},
                                           {":state", QString::fromLatin1(to)},
                                           {":now", sql.now()}}) > 0;
}

} // namespace

static bool isMissing(const QJsonValue &value)
{
    return value.isNull() || value.isUndefined();
}

bool isSame(const Record &there, const NewItem &item)
{
    const Record record = recordOf(item);
    for (auto it = record.begin(); it != record.end(); ++it)
        if (there.value(it.key()) != it.value() &&
            !(isMissing(it.value()) && isMissing(there.value(it.key()))))
            return false;
    return std::all_of(item.absent.begin(), item.absent.end(),
                       [&](const QString &field) { return isMissing(there.value(field)); });
}

Outcome<Done> ImportStore::takesItems(const QString &queue)
{
    if (hasAdopted(m_connection, {queue}))
        return tl::unexpected<Error>(refused("queue_is_adopted", {{"queue", queue}}));
    return Done{};
}

Outcome<ImportId> ImportStore::beginImport(const QString &queue, const QString &source)
{
    return takesItems(queue).and_then([&](Done) { return recoverImports(); }).and_then([&](Done) {
        return carryOut(m_connection, m_identity, verbs::beginImport, {queue, source})
            .map([](qint64 id) { return ImportId(id); });
    });
}

static Staged stagedNamed(const QString &name)
{
    if (name == u"added")
        return Staged::Added;
    if (name == u"already_there")
        return Staged::AlreadyThere;
    if (name == u"updates")
        return Staged::Updates;
    return name == u"changed" ? Staged::Changed : Staged::RepeatedInImport;
}

static QList<Staged> resultsIn(const QJsonObject &answer)
{
    QList<Staged> results;
    for (const QJsonValue one : answer.value(QStringLiteral("results")).toArray())
        results << stagedNamed(one.toString());
    return results;
}

static Outcome<QList<Staged>> stageHere(const Writing &writing, ImportId id,
                                        const QList<NewItem> &items, const Redelivery &redelivery)
{
    if (writing.sql.change("import_heard", {{":import", id.value()}, {":now", writing.now}}) == 0)
        return notStaging();
    const auto import = writing.sql.first("import_by_id", {{":import", id.value()}}, importOf);
    const auto limits = writing.sql.first("limits_of_queue", {{":queue_id", import->queue.value()}},
                                          recordLimitsOf);
    for (const NewItem &item : items)
        if (const auto refused = itemRefused(item, *limits))
            return tl::unexpected<Error>(*refused);
    return stageAll(writing, *import, items, redelivery);
}

constinit const Verb<QList<Staged>, ImportId, QList<NewItem>, Redelivery> verbs::stageItems{
    "stage_items",
    [](const Identity &, const ImportId &import, const QList<NewItem> &items,
       const Redelivery &redelivery) {
        return Parameters{number(":import", import.value()), json(":items", stagedRows(items)),
                          number(":updates", redelivery.updates ? 1 : 0),
                          number(":whole", redelivery.isWhole ? 1 : 0)};
    },
    resultsIn, inTransaction<stageHere>};

Outcome<QList<Staged>> ImportStore::stageItems(ImportId id, const QList<NewItem> &items,
                                               const Redelivery &redelivery)
{
    return carryOut(m_connection, m_identity, verbs::stageItems, id, items, redelivery);
}

static Outcome<Done> acceptHere(const Writing &writing, ImportId import,
                                const DeliveryCounts &counts)
{
    const Bindings accepted{
        {":import", import.value()}, {":now", writing.now}, {":told", jsonText(toJson(counts))}};
    if (writing.sql.change("accept_import", accepted) == 0)
        return notStaging();
    return Done{};
}

constinit const Verb<Done, ImportId, DeliveryCounts> verbs::acceptImport{
    "accept_import",
    [](const Identity &, const ImportId &import, const DeliveryCounts &counts) {
        return Parameters{number(":import", import.value()),
                          json(":told", jsonText(toJson(counts)))};
    },
    doneIn, inTransaction<acceptHere>};

Outcome<Done> ImportStore::acceptImport(ImportId import, const DeliveryCounts &counts)
{
    return carryOut(m_connection, m_identity, verbs::acceptImport, import, counts)
        .map([&](Done done) {
            ImportHold::freeRoom(m_connection, import); // opening needs some
            return done;
        });
}

static Bindings pieceOf(ImportId import)
{
    return {{":import", import.value()}, {":limit", portion}};
}

static Parameters pieceGiven(const Identity &, const ImportId &import)
{
    return {number(":import", import.value()), number(":limit", portion)};
}

static Outcome<int> openHere(const Writing &writing, ImportId import)
{
    writing.sql.change("add_import_events", pieceOf(import) + Bindings{{":now", writing.now}});
    writing.sql.change("tell_attached", pieceOf(import) + Bindings{{":now", writing.now}});
    int opened = writing.sql.change("open_staged", pieceOf(import));
    if (opened == 0)
        opened = redeliver(writing, import, portion);
    if (opened == 0)
        moveImport(writing.sql, import, "accepted", "complete");
    return opened;
}

constinit const Verb<int, ImportId> verbs::openStagedItems{
    "open_staged_items", pieceGiven,
    [](const QJsonObject &answer) { return answer.value(QStringLiteral("opened")).toInt(); },
    inTransaction<openHere>};

Outcome<int> ImportStore::openStagedItems(ImportId import)
{
    return carryOut(m_connection, m_identity, verbs::openStagedItems, import);
}

/// First the state, so that an importer that is slow but alive adds nothing behind us.
static Outcome<int> discardHere(const Writing &writing, ImportId import)
{
    moveImport(writing.sql, import, "staging", "discarding");
    writing.sql.change("delete_staged_records", pieceOf(import));
    const int gone = writing.sql.change("delete_staged", pieceOf(import));
    if (gone == 0) {
        writing.sql.change("forget_redelivered", {{":import", import.value()}});
        moveImport(writing.sql, import, "discarding", "discarded");
    }
    return gone;
}

constinit const Verb<int, ImportId> verbs::discardImport{
    "discard_import", pieceGiven,
    [](const QJsonObject &answer) { return answer.value(QStringLiteral("gone")).toInt(); },
    inTransaction<discardHere>};

Outcome<Done> ImportStore::discardImport(ImportId import)
{
    ImportHold::freeRoom(m_connection, import);
    for (;;) {
        const auto gone = carryOut(m_connection, m_identity, verbs::discardImport, import);
        if (!gone)
            return tl::unexpected<Error>(gone.error());
        if (*gone == 0)
            return Done{};
    }
}

static Outcome<Done> openAll(ImportStore &imports, ImportId import)
{
    for (;;) {
        const auto opened = imports.openStagedItems(import);
        if (!opened)
            return tl::unexpected<Error>(opened.error());
        if (*opened == 0)
            return Done{};
    }
}

Outcome<Done> ImportStore::recoverImports()
{
    QDateTime now;
    const auto imports = attempt(m_connection, [&](Sql &sql) -> Outcome<QList<Import>> {
        now = timeFromIso(sql.now());
        return sql.all("unfinished_imports", {}, importOf);
    });
    if (!imports)
        return tl::unexpected<Error>(imports.error());
    for (const Import &import : *imports) {
        const bool isAtWork = import.heardAt.secsTo(now) < silenceOfTheDead &&
                              !ImportHold::isGivenUp(m_connection, import.id);
        if (import.state == QStringLiteral("staging") && isAtWork)
            continue;
        const auto done = import.state == QStringLiteral("accepted") ? openAll(*this, import.id)
                                                                     : discardImport(import.id);
        if (!done)
            return done;
    }
    return Done{};
}

} // namespace intray
