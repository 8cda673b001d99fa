// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/verbs.h"
#include "store/refusals/refusals.h"
#include "store/rows/workitem.h"
#include "store/rules/queuestore.h"
#include "store/sources/sourcestore.h"
#include "store/sources/sourcing.h"

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

Outcome<WorkRequest> embedded::lookAtRequest(const Writing &writing,
                                             const verbs::LookAtRequest &given)
{
    auto found = writing.sql.first("request_by_id", {{":request", given.request}}, requestOf);
    if (!found)
        return tl::unexpected<Error>(
            refused("no_such_request", {{"request", RequestId(given.request)}}));
    found->items = writing.sql.all("items_of_lock", {{":lock", found->lock}}, workItemOf);
    const auto queue = writing.sql.first("queue_by_name", {{":name", found->queue}}, queueOf);
    const auto running = runningFor(writing, queue.value_or(Queue()));
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
    return embedded::lookAtRequest(writing, {id.value_or(RequestId()).value()});
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

Outcome<WorkRequest> SourceStore::lookAtRequest(RequestId id)
{
    return carryOut(m_connection, m_identity, verbs::lookAtRequest, {id.value()});
}

Outcome<WorkRequest> embedded::cancelRequest(const Writing &writing,
                                             const verbs::CancelRequest &given)
{
    auto found = writing.sql.first("request_by_id", {{":request", given.request}}, requestOf);
    if (!found || found->user != writing.identity.user)
        return tl::unexpected<Error>(
            refused("no_such_request", {{"request", RequestId(given.request)}}));
    found->state = WorkRequest::State::None;
    found->reason = WorkRequest::Reason::Cancelled;
    answerRequest(writing, *found);
    return lookAtRequest(writing, {given.request});
}

Outcome<WorkRequest> SourceStore::cancelRequest(RequestId id)
{
    return carryOut(m_connection, m_identity, verbs::cancelRequest, {id.value()});
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
