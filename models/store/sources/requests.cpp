// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/refusals/refusals.h"
#include "store/rules/queuestore.h"
#include "store/sources/sourcestore.h"
#include "store/sources/sourcing.h"
#include "store/verbs.h"
#include "store/workitem.h"

#include <algorithm>

namespace intray {

using namespace std::chrono_literals;

Outcome<Queue> queueWithSource(QueueStore queues, const QString &name)
{
    auto found = queues.queue(name);
    if (found && !found->isFilledBySource())
        return tl::unexpected<Error>(refused("no_source", {{"queue", name}}));
    return found;
}

static Outcome<WorkRequest> lookAt(const Writing &writing, RequestId id, Queue queue)
{
    auto found = writing.sql.first("request_by_id", {{":request", id.value()}}, requestOf);
    if (!found)
        return tl::unexpected<Error>(refused("no_such_request", {{"request", id}}));
    found->items = writing.sql.all("items_of_lock", {{":lock", found->lock}}, workItemOf);
    const auto running = runningFor(writing, queue);
    found->isAttended = running.has_value();
    found->aloneAfter = running.value_or(0ms);
    return *found;
}

static void writeDown(const Writing &writing, const Queue &queue, int count, const LockId &lock)
{
    writing.sql.change("ask_for_work", writing.with({{":queue_id", queue.id.value()},
                                                     {":lock", lock},
                                                     {":count", std::max(1, count)}}));
}

static Outcome<WorkRequest> askHere(const Writing &writing, const Queue &queue, int count,
                                    const LockId &lock)
{
    writeDown(writing, queue, count, lock);
    if (queue.paused || freshRun(writing, queue))
        serveRequests(writing, queue);
    const auto id = writing.sql.first("request_by_lock", {{":lock", lock}},
                                      [](const Row &row) { return RequestId(row.number("id")); });
    return lookAt(writing, id.value_or(RequestId()), queue);
}

static WorkRequest requestIn(const QJsonObject &answer)
{
    const JsonRow row(answer);
    WorkRequest request = requestOf(row);
    for (const QJsonValue item : answer.value(QStringLiteral("items")).toArray())
        request.items << itemOf(JsonRow(item.toObject()));
    request.isAttended = row.isTrue("running");
    return request;
}

constinit const Verb<WorkRequest, Queue, int, LockId> verbs::askForWork{
    "ask_for_work",
    [](const Identity &who, const Queue &queue, const int &count, const LockId &lock) {
        return Parameters{text(":queue", queue.name), number(":count", std::max(1, count)),
                          uuid(":lock", lock), stationOf(who)};
    },
    requestIn, inTransaction<askHere>};

Outcome<WorkRequest> SourceStore::askForWork(const QString &queueName, int count,
                                             const LockId &lock)
{
    return queueWithSource(QueueStore(m_connection, m_identity), queueName)
        .and_then([&](const Queue &rules) {
            return carryOut(m_connection, m_identity, verbs::askForWork, rules, count, lock);
        });
}

static Outcome<WorkRequest> lookAtHere(Connection &connection, const Identity &who,
                                       const RequestId &id)
{
    const auto found = attempt(connection, [&](Sql &sql) -> Outcome<WorkRequest> {
        if (auto row = sql.first("request_by_id", {{":request", id.value()}}, requestOf))
            return *row;
        return tl::unexpected<Error>(refused("no_such_request", {{"request", id}}));
    });
    if (!found)
        return found;
    const auto rules = QueueStore(connection, who).queue(found->queue);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    return attempt(connection, [&](Sql &sql) { return lookAt(Writing(sql, who), id, *rules); });
}

static Parameters requestGiven(const Identity &, const RequestId &id)
{
    return {number(":request", id.value())};
}

constinit const Verb<WorkRequest, RequestId> verbs::lookAtRequest{"look_at_request", requestGiven,
                                                                  requestIn, lookAtHere};

Outcome<WorkRequest> SourceStore::lookAtRequest(RequestId id)
{
    return carryOut(m_connection, m_identity, verbs::lookAtRequest, id);
}

static Outcome<WorkRequest> cancelHere(Connection &connection, const Identity &who,
                                       const RequestId &id)
{
    const auto cancelled = attemptInTransaction(connection, [&](Sql &sql) -> Outcome<Done> {
        const Writing writing(sql, who);
        auto found = sql.first("request_by_id", {{":request", id.value()}}, requestOf);
        if (!found || found->user != who.user)
            return tl::unexpected<Error>(refused("no_such_request", {{"request", id}}));
        found->state = WorkRequest::State::None;
        found->reason = WorkRequest::Reason::Cancelled;
        answerRequest(writing, *found);
        return Done{};
    });
    return cancelled.and_then([&](Done) { return lookAtHere(connection, who, id); });
}

constinit const Verb<WorkRequest, RequestId> verbs::cancelRequest{"cancel_request", requestGiven,
                                                                  requestIn, cancelHere};

Outcome<WorkRequest> SourceStore::cancelRequest(RequestId id)
{
    return carryOut(m_connection, m_identity, verbs::cancelRequest, id);
}

Outcome<QList<WorkRequest>> SourceStore::requests(const QString &queueName, int limit)
{
    const auto rules = QueueStore(m_connection, m_identity).queue(queueName);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<WorkRequest>> {
        return sql.all("requests_of_queue", {{":queue_id", rules->id.value()}, {":limit", limit}},
                       requestOf);
    });
}

Outcome<WorkRequest> SourceStore::attend(const WorkRequest &open, const Cancellation &cancellation)
{
    const auto ran = runSource(open.queue, cancellation);
    if (!ran)
        return tl::unexpected<Error>(ran.error());
    return lookAtRequest(open.id);
}

} // namespace intray
