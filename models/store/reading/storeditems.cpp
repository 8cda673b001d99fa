// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/reading/storeditems.h"

#include "queue/times.h"
#include "schema/missingreason.h"
#include "store/adopted/pages.h"
#include "store/line/sql.h"
#include "store/reading/everyitem.h"
#include "store/rows/rows.h"
#include "store/rules/queuestore.h"

#include <QJsonDocument>

#include <algorithm>

namespace intray {

QJsonObject StoredItem::reasons() const
{
    if (missing.isNull())
        return {};
    return stillMissing(QJsonDocument::fromJson(missing).object(),
                        QJsonDocument::fromJson(record()).object());
}

namespace {

using Take = std::function<void(const StoredItem &)>;
using PageEnds = std::function<Outcome<Done>()>;

/// How many items the next page has, by what the last one weighed.
class PageSize
{
public:
    qint64 items() const { return m_items; }
    void weigh(qint64 bytes) { m_bytes += bytes; }
    void adapt()
    {
        constexpr qint64 most = 10'000;
        constexpr qint64 fitting = 4 * 1024 * 1024;
        const qint64 each = m_bytes / m_items + 1;
        m_items = std::clamp(fitting / each, qint64(1), std::min(most, m_items * 8));
        m_bytes = 0;
    }

private:
    qint64 m_items = 20;
    qint64 m_bytes = 0;
};

StoredItem storedItemOf(const SqlAnswer &row)
{
    return {ItemId(row.numberAt(0)), row.utf8At(1), int(row.numberAt(2)), row.utf8At(3),
            row.utf8At(4),           row.utf8At(5), row.utf8At(6),        row.utf8At(7),
            row.utf8At(8),           row.utf8At(9)};
}

Bindings bindingsOf(const StoredItemQuery &query, const Queue &rules)
{
    return {{":queue_id", rules.id.value()},
            {":attempts", rules.attempts.value_or(0)},
            {":state", query.state ? nameOf(*query.state) : QStringLiteral("")},
            {":finished_by", notNull(query.finishedBy)},
            {":since", notNull(isoTime(query.from))},
            {":until", notNull(isoTime(query.to))},
            {":corrected", query.isCorrected ? 1 : 0},
            {":originals", query.withOriginals ? 1 : 0},
            {":currents", query.withCurrents ? 1 : 0}};
}

/// Walks through a queue's items, a page at a time.
class ItemWalk
{
public:
    ItemWalk(Connection &connection, const Bindings &bindings, const Take &take)
        : m_connection(connection)
        , m_bindings(bindings)
        , m_take(take)
    {
    }

    /// Whether there were any more.
    Outcome<bool> showPage()
    {
        return attempt(m_connection, [this](Sql &sql) -> Outcome<bool> {
            const Bindings page = m_next ? *m_next : pageBehind(sql, m_last);
            m_next.reset();
            const auto answer = sql.run("stored_items", page);
            const bool isHere = answer->rewind();
            m_last = {};
            if (isHere)
                lookAhead(sql, *answer);
            while (answer->next()) {
                if (!isHere)
                    weigh(*answer);
                m_take(storedItemOf(*answer));
            }
            if (!isHere)
                m_size.adapt();
            return m_last.isValid();
        });
    }

private:
    Bindings pageBehind(Sql &sql, ItemId behind) const
    {
        return m_bindings + Bindings{{":behind", behind.value()},
                                     {":limit", m_size.items()},
                                     {":now", sql.now()}};
    }

    // The server makes the next page while this one is shown.
    void lookAhead(Sql &sql, SqlAnswer &answer)
    {
        while (answer.next())
            weigh(answer);
        answer.rewind();
        m_size.adapt();
        if (!m_last.isValid())
            return;
        m_next = pageBehind(sql, m_last);
        sql.runNext("stored_items", *m_next);
    }

    void weigh(const SqlAnswer &row)
    {
        m_last = ItemId(row.numberAt(0));
        for (const int place : {4, 5, 8}) // versions of the record
            m_size.weigh(row.utf8At(place).size());
    }

    Connection &m_connection;
    const Bindings m_bindings;
    const Take &m_take;
    PageSize m_size;
    ItemId m_last;
    std::optional<Bindings> m_next; ///< What was asked for already.
};

Outcome<Done> showAll(Connection &connection, const Bindings &bindings,
                      const Cancellation &cancellation, const Take &take, const PageEnds &pageEnds)
{
    ItemWalk walk(connection, bindings, take);
    for (;;) {
        if (cancellation.isCancelled())
            return failure(Error::Kind::Cancelled, {});
        const auto shown = walk.showPage();
        if (!shown)
            return tl::unexpected<Error>(shown.error());
        if (const auto ended = pageEnds(); !ended || !*shown)
            return ended;
    }
}

bool isWanted(const StoredItem &stored, const StoredItemQuery &query)
{
    const QDateTime at = timeFromIso(QString::fromUtf8(stored.finishedAt));
    if (query.isCorrected && stored.current.isNull())
        return false;
    if (!query.finishedBy.isEmpty() && stored.finishedBy != query.finishedBy.toUtf8())
        return false;
    if (query.from.isValid() && (!at.isValid() || at < query.from))
        return false;
    return !query.to.isValid() || (at.isValid() && at < query.to);
}

/// What lists say of an adopted queue's item, with what Intray's own tables keep of it.
class AdoptedItems
{
public:
    AdoptedItems(Connection &connection, const StoredItemQuery &query, const Take &take)
        : m_connection(connection)
        , m_query(query)
        , m_take(take)
    {
    }

    Outcome<Done> show(const Item &item)
    {
        return attempt(m_connection, [&](Sql &sql) -> Outcome<Done> {
            StoredItem stored;
            stored.id = item.id;
            stored.key = item.key.toUtf8();
            stored.priority = item.priority;
            stored.state = nameOf(item.state).toLatin1();
            stored.imported = textOf(item.record);
            if (item.state != State::Open)
                addKept(sql, stored);
            if (isWanted(stored, m_query))
                m_take(stored);
            return Done();
        });
    }

private:
    static QByteArray textOf(const Record &record)
    {
        return QJsonDocument(record).toJson(QJsonDocument::Compact);
    }
    static QByteArray bytesOf(const QString &text)
    {
        return text.isEmpty() ? QByteArray() : text.toUtf8();
    }

    void addKept(Sql &sql, StoredItem &stored) const
    {
        sql.each("record_of_item", {{":item", stored.id.value()}}, [&](const Row &row) {
            if (m_query.withOriginals || !m_query.withCurrents || row.isNull("current"))
                stored.imported = textOf(row.json("imported"));
            if (m_query.withCurrents && !row.isNull("current"))
                stored.current = textOf(row.json("current"));
            stored.finishedBy = bytesOf(row.text("finished_by"));
            stored.finishedAt = bytesOf(row.text("finished_at"));
            return false;
        });
    }

    Connection &m_connection;
    const StoredItemQuery &m_query;
    const Take &m_take;
};

/// The list whose items are shown, in these states.
ItemQuery listOf(const StoredItemQuery &query)
{
    ItemQuery all; // in claim order, because that is the order with an index in every state
    all.queue = query.queue;
    return query.listed.value_or(all);
}

QList<State> statesOf(const StoredItemQuery &query)
{
    if (query.listed)
        return {query.listed->state};
    return query.state ? QList<State>{*query.state} : seenStates();
}

Outcome<Done> showAdopted(Connection &connection, const Identity &identity,
                          const StoredItemQuery &query, const Cancellation &cancellation,
                          const Take &take, const PageEnds &pageEnds)
{
    ListStore lists(connection, identity);
    AdoptedItems adopted(connection, query, take);
    ItemQuery list = listOf(query);
    list.isBrief = false;
    return forEachPage(lists, list, statesOf(query), cancellation,
                       [&](const QList<Item> &items) -> Outcome<Done> {
                           for (const Item &item : items)
                               if (const auto shown = adopted.show(item); !shown)
                                   return shown;
                           return pageEnds();
                       });
}

/// How many items from this one on have ids that follow one another.
qsizetype runFrom(const QList<Item> &items, qsizetype first)
{
    qsizetype length = 1;
    while (first + length < items.size() &&
           items.at(first + length).id.value() == items.at(first).id.value() + length)
        ++length;
    return length;
}

/// Those items of a page of a list as the database keeps them. A statement for each run of ids: in
/// a list that is filtered, whatever lies between two items would be read in vain.
Outcome<Done> showListedPage(Connection &connection, const Bindings &bindings,
                             const QList<Item> &items, const StoredItemQuery &query,
                             const Take &take)
{
    return attempt(connection, [&](Sql &sql) -> Outcome<Done> {
        const QString now = sql.now();
        for (qsizetype first = 0, length = 0; first < items.size(); first += length) {
            length = runFrom(items, first);
            const qint64 behind = items.at(first).id.value() - 1;
            const Bindings run{{":behind", behind}, {":limit", length}, {":now", now}};
            sql.each("stored_items", bindings + run, [&](const SqlAnswer &row) {
                const StoredItem stored = storedItemOf(row);
                if (stored.id.value() <= behind + length && isWanted(stored, query))
                    take(stored);
                return true;
            });
        }
        return Done();
    });
}

Outcome<Done> showListed(Connection &connection, const Identity &identity,
                         const StoredItemQuery &query, const Queue &rules,
                         const Cancellation &cancellation, const Take &take,
                         const PageEnds &pageEnds)
{
    StoredItemQuery unfiltered; // or a statement would look for the next item that fits
    unfiltered.withOriginals = query.withOriginals;
    unfiltered.withCurrents = query.withCurrents;
    const Bindings bindings = bindingsOf(unfiltered, rules);
    ListStore lists(connection, identity);
    ItemQuery list = listOf(query);
    list.isBrief = true;
    return forEachPage(
        lists, list, statesOf(query), cancellation, [&](const QList<Item> &items) -> Outcome<Done> {
            return showListedPage(connection, bindings, items, query, take).and_then([&](Done) {
                return pageEnds();
            });
        });
}

} // namespace

Outcome<Done> forEachStoredItem(Connection &connection, const Identity &identity,
                                const StoredItemQuery &query, const Cancellation &cancellation,
                                const Take &take, const PageEnds &pageEnds)
{
    const auto rules = QueueStore(connection, identity).queue(query.queue);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    const auto adopted = isAdopted(connection, rules->id);
    if (!adopted)
        return tl::unexpected<Error>(adopted.error());
    if (*adopted)
        return showAdopted(connection, identity, query, cancellation, take, pageEnds);
    if (query.listed)
        return showListed(connection, identity, query, *rules, cancellation, take, pageEnds);
    return showAll(connection, bindingsOf(query, *rules), cancellation, take, pageEnds);
}

} // namespace intray
