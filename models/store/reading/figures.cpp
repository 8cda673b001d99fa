// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/times.h"
#include "store/adopted/looking.h"
#include "store/adopted/pages.h"
#include "store/line/verbs.h"
#include "store/line/writing.h"
#include "store/reading/figurestore.h"
#include "store/reading/putoff.h"
#include "store/refusals/refusals.h"
#include "store/rules/queuestore.h"

#include <cmath>

namespace intray {

static qint64 count(Sql &sql, const char *statement, const Bindings &bindings)
{
    return sql.number(statement, bindings, "n").toLongLong();
}

static QDateTime startOfDay(const QDateTime &now)
{
    return now.toLocalTime().date().startOfDay().toUTC();
}

static RequestCounts requestsSince(Sql &sql, const Queue &queue, const QDateTime &since)
{
    const Bindings bindings{{":queue_id", queue.id.value()}, {":since", isoTime(since)}};
    return sql
        .first("count_requests", bindings,
               [](const Row &row) {
                   return RequestCounts{row.number("asked"), row.number("came_empty"),
                                        row.number("requested"), row.number("assigned")};
               })
        .value_or(RequestCounts());
}

// What is open: whoever takes next may get it, now or at its time. A lock that is over holds
// nothing, whether somebody has swept or not, unless the item has no try left.
static qint64 expiredIn(Sql &sql, const Queue &queue, const QString &now)
{
    return count(sql, "count_expired", {{":queue_id", queue.id.value()}, {":now", now}});
}

/// What waits and what is held; in an adopted table that table says it.
struct Waiting
{
    qint64 open = 0;
    qint64 held = 0;
    qint64 doneInTable = 0;
    QString tableFault = {};
};

static Waiting waitingIn(Connection &connection, Sql &sql, const Queue &queue, const QString &now)
{
    if (isAdopted(sql, queue.id)) {
        const AdoptedCount table = adoptedCount(connection, queue.id);
        return {table.free, table.held, table.done, table.fault};
    }
    const Bindings ofQueue{{":queue_id", queue.id.value()}};
    const qint64 expired = expiredIn(sql, queue, now);
    return {count(sql, "count_open", ofQueue) + expired,
            count(sql, "count_locked", ofQueue) - expired, 0};
}

static QueueStatus statusOf(Connection &connection, Sql &sql, const Queue &queue,
                            const QString &now)
{
    const Bindings ofQueue{{":queue_id", queue.id.value()}};
    QueueStatus status;
    status.queue = queue.name;
    status.title = queue.displayTitle();
    status.paused = queue.paused;
    status.now = timeFromIso(now);
    status.later = count(sql, "count_later", ofQueue + Bindings{{":soon", notPutOff(now)}});
    const Waiting waiting = waitingIn(connection, sql, queue, now);
    status.tableFault = waiting.tableFault;
    status.items = {{State::Open, waiting.open},
                    {State::Locked, waiting.held},
                    {State::Done, 0},
                    {State::Failed, 0},
                    {State::Dismissed, 0}};
    sql.each("count_finished", ofQueue, [&status](const Row &row) {
        status.items[stateNamed(row.text("state")).value_or(State::Done)] = row.number("n");
        return true;
    });
    status.items[State::Done] = std::max(status.items[State::Done], waiting.doneInTable);
    status.oldestOpen = timeFromIso(sql.number("oldest_open", ofQueue, "created_at").toString());
    status.locks = sql.all("locks_of_queue", ofQueue + Bindings{{":whole", 0}}, itemOf);
    status.isFilledBySource = queue.isFilledBySource();
    if (status.isFilledBySource)
        status.requests = requestsSince(sql, queue, startOfDay(status.now));
    return status;
}

Outcome<QList<QueueStatus>> FigureStore::status(const QString &queueName)
{
    QList<Queue> wanted;
    if (queueName.isEmpty()) {
        const auto all = QueueStore(m_connection, m_identity).queues();
        if (!all)
            return tl::unexpected<Error>(all.error());
        wanted = *all;
    } else {
        const auto one = QueueStore(m_connection, m_identity).queue(queueName);
        if (!one)
            return tl::unexpected<Error>(one.error());
        wanted << *one;
    }
    (void)lookAtTables(m_connection, m_identity);
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<QueueStatus>> {
        QList<QueueStatus> result;
        const QString at = sql.now();
        for (const Queue &each : wanted)
            result << statusOf(m_connection, sql, each, at);
        return result;
    });
}

Outcome<QList<QueueLoad>> FigureStore::loads()
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<QueueLoad>> {
        QList<QueueLoad> loads;
        const QString now = sql.now();
        for (const Queue &queue : sql.all("queues", {}, queueOf)) {
            const Waiting waiting = waitingIn(m_connection, sql, queue, now);
            loads << QueueLoad{queue.name, waiting.open, waiting.held};
        }
        return loads;
    });
}

namespace {

struct ToSweep
{
    DueToSweep due;
    bool hasAdopted = false;
};

QList<Duty> dutiesIn(const Row &row)
{
    QList<Duty> duties;
    for (const DutyReport &report : dutyReportsIn(row.json("kept")))
        duties << report.duty;
    return duties;
}

Outcome<ToSweep> toSweep(Connection &connection)
{
    return attempt(connection, [](Sql &sql) -> Outcome<ToSweep> {
        return *sql.first("count_to_sweep", {}, [](const Row &row) {
            return ToSweep{{row.number("n"), dutiesIn(row)}, row.isTrue("has_adopted")};
        });
    });
}

} // namespace

Outcome<DueToSweep> FigureStore::expired()
{
    auto found = toSweep(m_connection);
    if (found && found->hasAdopted && lookAtTables(m_connection, m_identity))
        found = toSweep(m_connection);
    return found.map(&ToSweep::due);
}

static HandlingTimes handlingOf(const Row &row)
{
    const auto seconds = [&row](const char *column) {
        return std::chrono::seconds(qint64(std::ceil(row.value(column).toDouble())));
    };
    return {row.number("items"), seconds("median"), seconds("ninety_nine")};
}

Outcome<HandlingTimes> FigureStore::handlingTimes(const QString &queueName)
{
    constexpr int newestEvents = 200'000;
    const auto rules = QueueStore(m_connection, m_identity).queue(queueName);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    return attempt(m_connection, [&](Sql &sql) -> Outcome<HandlingTimes> {
        return sql
            .first("handling_times", {{":queue_id", rules->id.value()}, {":window", newestEvents}},
                   handlingOf)
            .value_or(HandlingTimes());
    });
}

namespace {

struct CountedQueue
{
    QueueId queue;
    bool hasAdopted = false; ///< Some queue is an adopted table,
    bool isAdopted = false;  ///< and this one; then the table says what waits.
    qint64 forOthers = 0;
    qint64 open = 0;         ///< Without those whose lock is over.
    bool isCountDue = false; ///< Open is what is kept for all, and not new any more.
    Counts counts = {};
};

/// Shorter ones are counted by each window, as the servers' keep_open_count says, too.
constexpr qint64 longQueue = 10'000;

CountedQueue countedIn(const Row &row)
{
    CountedQueue counted{
        QueueId(row.number("queue_id")), row.isTrue("has_adopted"), row.isTrue("is_adopted"),
        row.number("for_others"),        row.number("open"),        row.isTrue("is_count_due")};
    counted.counts.open = counted.open + row.number("expired") - counted.forOthers;
    counted.counts.mine = row.number("mine");
    counted.counts.doneToday = row.number("done_today");
    counted.counts.doneLastHour = row.number("done_last_hour");
    counted.counts.now = timeFromIso(row.text("now"));
    return counted;
}

Outcome<CountedQueue> countsOf(Connection &connection, const Bindings &asked, const QString &queue)
{
    return attempt(connection, [&](Sql &sql) -> Outcome<CountedQueue> {
        const auto counted = sql.first("counts_of_queue", asked, countedIn);
        if (!counted)
            return tl::unexpected<Error>(refused("no_such_queue", {{"queue", queue}}));
        return *counted;
    });
}

Outcome<qint64> openHere(const Writing &writing, const QueueId &queue)
{
    return count(writing.sql, "count_open", {{":queue_id", queue.value()}});
}

} // namespace

constinit const Verb<qint64, QueueId> verbs::keepOpenCount{
    "keep_open_count",
    [](const Identity &, const QueueId &queue) {
        return Parameters{number(":queue", queue.value())};
    },
    [](const QJsonObject &answer) { return JsonRow(answer).number("open"); }, inOneLook<openHere>};

// Whether or not that works, there is a number already.
static void countAnew(CountedQueue &counted, Connection &connection, const Identity &who)
{
    if (!counted.isCountDue || counted.isAdopted || counted.open <= longQueue)
        return;
    if (const auto open = carryOut(connection, who, verbs::keepOpenCount, counted.queue))
        counted.counts.open += *open - counted.open;
}

Outcome<Counts> FigureStore::counts(const QString &queueName, const QDateTime &midnight)
{
    const Bindings asked{{":queue", queueName},
                         {":user", m_connection.identityFor(m_identity).user},
                         {":since", isoTime(midnight)}};
    auto counted = countsOf(m_connection, asked, queueName);
    if (counted && counted->hasAdopted && lookAtTables(m_connection, m_identity))
        counted = countsOf(m_connection, asked, queueName);
    if (counted)
        countAnew(*counted, m_connection, m_identity);
    if (!counted || !counted->isAdopted)
        return counted.map(&CountedQueue::counts);
    return attempt(m_connection, [&](Sql &) -> Outcome<Counts> {
        counted->counts.open = adoptedCount(m_connection, counted->queue).free - counted->forOthers;
        return counted->counts;
    });
}

Outcome<Counts> FigureStore::countsToday(const QString &queue)
{
    const QDateTime midnight = startOfDay(QDateTime::currentDateTimeUtc());
    return counts(queue, midnight).and_then([&](const Counts &counted) -> Outcome<Counts> {
        const QDateTime itsMidnight = startOfDay(counted.now);
        return itsMidnight == midnight ? counted : counts(queue, itsMidnight);
    });
}

Outcome<QList<FieldErrors>> FigureStore::errors(const QString &queueName)
{
    if (!m_connection.server().seesEveryItem())
        return tl::unexpected<Error>(
            refused("not_permitted", {{"role", nameOf(Role::Supervisor)}}));
    const auto rules = QueueStore(m_connection, m_identity).queue(queueName);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<FieldErrors>> {
        return sql.all("errors_of_queue", {{":queue_id", rules->id.value()}}, errorsOf);
    });
}

} // namespace intray
