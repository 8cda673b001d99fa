// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/historypage.h"
#include "queue/recordversion.h"
#include "queue/times.h"
#include "store/line/drivererror.h"
#include "store/line/writing.h"
#include "store/reading/lastchanges.h"
#include "store/reading/listeditems.h"
#include "store/reading/liststore.h"
#include "store/reading/quarter.h"
#include "store/rules/queuestore.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

/// Numbers of events from one on to another, both included, among which there may be wanted ones.
struct Stretch
{
    qint64 first = 0;
    qint64 last = 0;
};

Stretch stretchOf(const Row &row)
{
    return {row.number("first_event"), row.number("last_event")};
}

HistoryLine lineOf(const Row &row)
{
    return {eventOfStep(row), row.text("key")};
}

/// Stretches by their ends, the latest first, as stretches that have nothing in common.
QList<Stretch> apart(const QList<Stretch> &stretches)
{
    QList<Stretch> result;
    for (const Stretch &one : stretches) {
        if (!result.isEmpty() && one.last >= result.constLast().first)
            result.last().first = std::min(result.constLast().first, one.first);
        else
            result << one;
    }
    return result;
}

/// One search, page by page.
class HistorySearch
{
public:
    HistorySearch(Sql &sql, const HistoryQuery &query, QueueId queue, int limit)
        : m_sql(sql)
        , m_query(query)
        , m_queue(queue)
        , m_limit(limit)
    {
    }

    QList<HistoryLine> linesBefore(qint64 before, const Cancellation &cancellation)
    {
        if (m_query.item.isValid())
            return linesBy("events_of_item", before, {{":item", m_query.item.value()}});
        if (!m_query.key.isEmpty())
            return linesBy("events_of_key", before, {{":key", m_query.key}});
        return linesInStretches(before, cancellation);
    }

private:
    QList<HistoryLine> linesBy(const char *statement, qint64 before, const Bindings &of)
    {
        return m_sql.all(statement,
                         conditions() + times() + of +
                             Bindings{{":before", before}, {":limit", m_limit}},
                         lineOf);
    }

    // The figures say in which parts of the history there is something at all.
    QList<HistoryLine> linesInStretches(qint64 before, const Cancellation &cancellation)
    {
        const qint64 kept = m_sql.number("figured", {}, "last_event").toLongLong();
        QList<HistoryLine> lines;
        if (before > kept + 1)
            read(lines, {kept + 1, before - 1});
        for (qint64 from = std::min(before, kept + 1); lines.size() < m_limit;) {
            QList<Stretch> some = stretchesBefore(from);
            const bool isAll = some.size() < mostStretches;
            const qint64 end = isAll ? 0 : some.constLast().last;
            for (Stretch &one : some)
                one = {std::max(one.first, end), std::min(one.last, from - 1)};
            for (const Stretch &one : apart(some)) {
                if (lines.size() >= m_limit)
                    break;
                refuseCancelled(cancellation);
                read(lines, one);
            }
            if (isAll)
                break;
            from = end;
        }
        return lines;
    }

    QList<Stretch> stretchesBefore(qint64 before)
    {
        return m_sql.all("history_zones",
                         conditions() + Bindings{{":from", quarterOr(m_query.from, u"0"_s)},
                                                 {":to", quarterOr(m_query.to, u"9"_s)},
                                                 {":before", before}},
                         stretchOf);
    }

    void read(QList<HistoryLine> &lines, const Stretch &one)
    {
        lines += m_sql.all("events",
                           conditions() + times() +
                               Bindings{{":first", one.first},
                                        {":last", one.last},
                                        {":limit", m_limit - lines.size()}},
                           lineOf);
    }

    static void refuseCancelled(const Cancellation &cancellation)
    {
        if (cancellation.isCancelled())
            throw SqlFailure{{Error::Kind::Cancelled, cancelledSentence(), {}}};
    }

    Bindings conditions() const
    {
        return {{":queue_id", m_queue.value()},
                {":user", notNull(m_query.user)},
                {":kinds", notNull(namesOf(m_query.kinds).join(u','))}};
    }
    Bindings times() const
    {
        return {{":from", timeOr(m_query.from, u"0"_s)}, {":to", timeOr(m_query.to, u"9"_s)}};
    }
    static QString timeOr(const QDateTime &time, const QString &other)
    {
        return time.isValid() ? isoTime(time) : other;
    }
    static QString quarterOr(const QDateTime &time, const QString &other)
    {
        return time.isValid() ? quarterOf(time) : other;
    }

    static constexpr int mostStretches = 1000;

    Sql &m_sql;
    const HistoryQuery &m_query;
    QueueId m_queue;
    int m_limit;
};

} // namespace

/// The kinds that tell of a value, of those that are wanted.
static HistoryQuery tellingOfValues(HistoryQuery query)
{
    if (query.kinds.isEmpty())
        query.kinds = searchableKinds();
    query.kinds.removeIf([](EventKind kind) { return !mayTellOfAField(kind); });
    return query;
}

Outcome<HistoryPage> ListStore::events(const HistoryQuery &query, qint64 before, int limit,
                                       const Cancellation &cancellation)
{
    auto page = query.field.isEmpty() ? everyEvent(query, before, limit, cancellation)
                                      : eventsOfField(query, before, limit, cancellation);
    return page && query.withRecords ? withRecords(*page) : page;
}

/// Whoever may not read records knows the items by their keys.
Outcome<HistoryPage> ListStore::withRecords(const HistoryPage &told)
{
    return attempt(m_connection,
                   [&](Sql &sql) -> Outcome<HistoryPage> {
                       HistoryPage page = told;
                       QSet<ItemId> ids;
                       for (const HistoryLine &line : std::as_const(page.lines))
                           ids << line.event.item << otherItemOf(line.event);
                       ids.remove(ItemId());
                       const QHash<ItemId, Item> items = listedItems(sql, ids.values(), 0);
                       for (HistoryLine &line : page.lines) {
                           line.record = items.value(line.event.item).record;
                           line.otherKey = items.value(otherItemOf(line.event)).key;
                       }
                       return page;
                   })
        .or_else([&](const Error &error) -> Outcome<HistoryPage> {
            if (error.kind == Error::Kind::NotPermitted)
                return told;
            return tl::unexpected<Error>(error);
        });
}

Outcome<HistoryPage> ListStore::eventsOfField(const HistoryQuery &query, qint64 before, int limit,
                                              const Cancellation &cancellation)
{
    const HistoryQuery telling = tellingOfValues(query);
    if (telling.kinds.isEmpty())
        return HistoryPage();
    auto page = everyEvent(telling, before, limit, cancellation);
    if (!page)
        return page;
    QHash<ItemId, QList<RecordVersion>> known;
    QList<HistoryLine> lines;
    for (const HistoryLine &line : std::as_const(page->lines)) {
        if (mayTellOfAChange(line.event) && !known.contains(line.event.item)) {
            const auto versions = recordVersions(line.event.item);
            if (!versions)
                return tl::unexpected<Error>(versions.error());
            known.insert(line.event.item, *versions);
        }
        if (fieldsToldBy(line.event, known.value(line.event.item)).contains(query.field))
            lines << line;
        if (cancellation.isCancelled())
            return tl::unexpected<Error>(Error{Error::Kind::Cancelled, cancelledSentence(), {}});
    }
    page->lines = lines;
    return page;
}

Outcome<HistoryPage> ListStore::everyEvent(const HistoryQuery &query, qint64 before, int limit,
                                           const Cancellation &cancellation)
{
    QueueId id;
    if (!query.queue.isEmpty()) {
        const auto named = QueueStore(m_connection, m_identity).queue(query.queue);
        if (!named)
            return tl::unexpected<Error>(named.error());
        id = named->id;
    }
    return attempt(m_connection, [&](Sql &sql) -> Outcome<HistoryPage> {
        const qint64 from = before > 0 ? before : std::numeric_limits<qint64>::max();
        const int wanted = std::clamp(limit, 1, 1000);
        HistoryPage page;
        page.lines = HistorySearch(sql, query, id, wanted + 1).linesBefore(from, cancellation);
        if (page.lines.size() > wanted) {
            page.lines.removeLast();
            page.next = page.lines.constLast().event.id;
        }
        return page;
    });
}

Outcome<qint64> ListStore::changeNumber()
{
    return attempt(m_connection, [](Sql &sql) -> Outcome<qint64> {
        return sql.number("change_number", {}, "answer").toLongLong();
    });
}

static Event briefEventOf(const Row &row)
{
    Event event;
    event.id = row.number("id");
    event.item = ItemId(row.number("item_id"));
    event.kind = eventKindNamed(row.text("kind"));
    event.user = row.text("user");
    return event;
}

Outcome<QHash<ItemId, LastChange>> ListStore::lastChanges(const QList<ItemId> &items)
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QHash<ItemId, LastChange>> {
        return lastChangesOf(sql, items);
    });
}

Outcome<ChangeNews> ListStore::news(qint64 after, int limit)
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<ChangeNews> {
        ChangeNews news;
        sql.each("news", {{":event", after}, {":window", limit}, {":limit", limit}},
                 [&news](const Row &row) {
                     if (row.isNull("kind")) {
                         news.change = row.number("id");
                         news.rules = row.number("item_id");
                     } else {
                         news.recent << briefEventOf(row);
                     }
                     return true;
                 });
        std::ranges::sort(news.recent, std::greater(), &Event::id);
        return news;
    });
}

} // namespace intray
