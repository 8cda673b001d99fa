// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/glance.h"

#include "queue/eventkind.h"
#include "queue/times.h"
#include "store/adopted/pages.h"
#include "store/line/verbs.h"
#include "store/reading/figurestore.h"
#include "store/reading/putoff.h"
#include "store/reading/quarter.h"
#include "store/rules/queuestore.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace intray {

namespace {

/// So many numbers of the history are added at a time; on SQLite that takes about 0.2 s.
constexpr qint64 piece = 50'000;
/// Fewer than this are not worth a commit: they are added up when they are read.
constexpr qint64 worthKeeping = 2'000;
/// More than this are too many to add up when they are read.
constexpr qint64 mostInTail = 100'000;

/// How far the kept figures tell the history.
struct Kept
{
    qint64 behind = 0; ///< The last event that is in the figures.
    qint64 newest = 0;
};

Kept keptOf(const Row &row)
{
    return {row.number("last_event"), row.number("newest")};
}

/// SQLite has one writer at a time, so the numbers are committed in their order.
Outcome<qint64> keepFiguresHere(Connection &connection, const Identity &, const qint64 &least)
{
    const auto kept = attempt(connection, [](Sql &sql) -> Outcome<Kept> {
        return sql.first("figures_kept", {}, keptOf).value_or(Kept());
    });
    if (!kept)
        return tl::unexpected<Error>(kept.error());
    if (kept->newest - kept->behind < std::max<qint64>(least, 1))
        return kept->newest - kept->behind;
    return attemptInTransaction(connection, [](Sql &sql) -> Outcome<qint64> {
        const Kept now = sql.first("figures_kept", {}, keptOf).value_or(Kept());
        const qint64 upTo = std::min(now.newest, now.behind + piece);
        sql.change("keep_figures", {{":behind", now.behind}, {":up_to", upTo}});
        sql.change("figures_reach", {{":up_to", upTo}});
        return now.newest - upTo;
    });
}

/// Where nothing can be written now, figures can still be read.
bool onlyKeepsFromWriting(const Error &error)
{
    return error.kind == Error::Kind::ReadOnly || error.kind == Error::Kind::Busy ||
           error.kind == Error::Kind::DiskFull;
}

void addQuarter(QueueGlance &glance, const Row &row, const QDateTime &midnight)
{
    const QDateTime begin = timeOfQuarter(row.text("quarter"));
    const EventKind kind = eventKindNamed(row.text("kind"));
    const EventRules rules = rulesOf(kind);
    const qint64 n = row.number("n");
    if (glance.quarters.isEmpty() || glance.quarters.constLast().begin != begin)
        glance.quarters << QuarterFigures{begin, 0, 0};
    glance.quarters.last().completed += rules.completed * n;
    glance.quarters.last().growth += rules.unfinished * n;
    if (kind == EventKind::Imported)
        glance.quarters.last().imported += n;
    if (begin < midnight)
        return;
    glance.doneToday += rules.completed * n;
    glance.expiredToday += kind == EventKind::Expired ? n : 0;
    glance.releasedToday += kind == EventKind::Released ? n : 0;
}

void setCounts(QueueGlance &glance, const Row &row)
{
    glance.locked = row.number("locked");
    glance.open = std::max<qint64>(0, row.number("unfinished") - glance.locked);
    glance.putOff = row.number("later");
    glance.failed = row.number("failed");
    glance.oldestOpen = timeFromIso(row.text("oldest_open"));
    if (glance.emptyToday)
        glance.emptyToday = row.number("came_empty");
}

/// The glances while they are put together, by the number of the queue.
using Glances = QHash<qint64, QueueGlance>;

Glances begunOf(const QList<Queue> &queues, const QString &wanted)
{
    Glances glances;
    for (const Queue &queue : queues) {
        if (!wanted.isEmpty() && queue.name != wanted)
            continue;
        QueueGlance glance;
        glance.queue = queue.name;
        glance.title = queue.displayTitle();
        glance.paused = queue.paused;
        if (queue.isFilledBySource())
            glance.emptyToday = 0;
        glances.insert(queue.id.value(), glance);
    }
    return glances;
}

/// The tail: events that are not in the kept figures yet.
void readInto(Glances &glances, Sql &sql, const GlanceQuery &query, bool withTail)
{
    const Bindings tail{{":with_tail", withTail ? 1 : 0}};
    const QDateTime since = std::min(query.since, query.midnight);
    const QString now = sql.now();
    const Bindings times{
        {":now", now}, {":soon", notPutOff(now)}, {":since", isoTime(query.midnight)}};
    sql.each("glance", tail + times, [&](const Row &row) {
        const auto glance = glances.find(row.number("id"));
        if (glance != glances.end())
            setCounts(*glance, row);
        return true;
    });
    sql.each("figures", tail + Bindings{{":since", quarterOf(since)}}, [&](const Row &row) {
        const auto glance = glances.find(row.number("queue_id"));
        if (glance != glances.end())
            addQuarter(*glance, row, query.midnight);
        return true;
    });
}

/// What is open and held in an adopted table, the table alone knows.
void askTables(Glances &glances, Connection &connection, Sql &sql)
{
    for (auto glance = glances.begin(); glance != glances.end(); ++glance) {
        if (!isAdopted(sql, QueueId(glance.key())))
            continue;
        const AdoptedCount table = adoptedCount(connection, QueueId(glance.key()));
        glance->tableFault = table.fault;
        glance->open = table.free;
        glance->locked = table.held;
    }
}

QList<QueueGlance> inOrder(const QList<Queue> &queues, const Glances &glances)
{
    QList<QueueGlance> ordered;
    for (const Queue &queue : queues)
        if (glances.contains(queue.id.value()))
            ordered << glances.value(queue.id.value());
    return ordered;
}

} // namespace

constinit const Verb<qint64, qint64> verbs::keepFigures{
    "keep_figures",
    [](const Identity &, const qint64 &least) {
        return Parameters{number(":at_least", least), number(":at_most", piece)};
    },
    [](const QJsonObject &answer) { return answer.value(QStringLiteral("left")).toInteger(); },
    keepFiguresHere};

Outcome<qint64> FigureStore::keepFigures(qint64 least)
{
    return carryOut(m_connection, m_identity, verbs::keepFigures, least);
}

Outcome<Glance> FigureStore::glance(const GlanceQuery &query)
{
    if (!query.queue.isEmpty())
        if (const auto named = QueueStore(m_connection, m_identity).queue(query.queue); !named)
            return tl::unexpected<Error>(named.error());
    const auto left = keepFigures(worthKeeping);
    if (!left && !onlyKeepsFromWriting(left.error()))
        return tl::unexpected<Error>(left.error());
    const auto all = QueueStore(m_connection, m_identity).queues();
    if (!all)
        return tl::unexpected<Error>(all.error());
    const bool withTail = left.value_or(0) <= mostInTail;
    auto glances = begunOf(*all, query.queue);
    return attempt(m_connection, [&](Sql &sql) -> Outcome<Glance> {
        readInto(glances, sql, query, withTail);
        askTables(glances, m_connection, sql);
        return Glance{timeFromIso(sql.now()), withTail ? 0 : *left, inOrder(*all, glances)};
    });
}

} // namespace intray
