// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/sources/sourcing.h"

#include "queue/times.h"
#include "store/embedded/newitem.h"

namespace intray {

using RequestState = WorkRequest::State;
using Reason = WorkRequest::Reason;

/// Nobody looks for so long; their items would only lie there.
static constexpr std::chrono::minutes longestWait{30};

WorkRequest requestOf(const Row &row)
{
    WorkRequest request;
    request.id = RequestId(row.number("id"));
    request.queue = row.text("queue");
    request.user = row.text("user");
    request.requested = static_cast<int>(row.number("requested"));
    request.assigned = static_cast<int>(row.number("assigned"));
    request.state = requestStateNamed(row.text("state"));
    request.reason = requestReasonNamed(row.text("reason"));
    request.detail = row.text("detail");
    request.askedAt = timeFromIso(row.text("asked_at"));
    request.answeredAt = timeFromIso(row.text("answered_at"));
    request.lock = row.text("lock_id").toLower();
    return request;
}

WorkRequest requestIn(const QJsonObject &answer)
{
    const JsonRow row(answer);
    WorkRequest request = requestOf(row);
    for (const QJsonValue item : answer.value(QStringLiteral("items")).toArray())
        request.items << itemOf(JsonRow(item.toObject()));
    request.isAttended = row.isTrue("running");
    return request;
}

std::optional<SourceRun> freshRun(const Writing &writing, const Queue &queue)
{
    const Bindings bindings{{":queue_id", queue.id.value()}, {":now", writing.now}};
    return writing.sql.first("fresh_run", bindings, [](const Row &row) {
        return SourceRun{false, true, static_cast<int>(row.number("found")),
                         static_cast<int>(row.number("passed_over"))};
    });
}

std::optional<std::chrono::milliseconds> runningFor(const Writing &writing, const Queue &queue)
{
    const Bindings bindings{{":queue_id", queue.id.value()}, {":now", writing.now}};
    return writing.sql.first("running_source", bindings, [](const Row &row) {
        return std::chrono::milliseconds(row.number("alone_after_ms"));
    });
}

void answerRequest(const Writing &writing, const WorkRequest &request)
{
    writing.sql.change("answer_request", {{":request", request.id.value()},
                                          {":state", nameOf(request.state)},
                                          {":assigned", request.assigned},
                                          {":reason", notNull(nameOf(request.reason))},
                                          {":detail", notNull(request.detail)},
                                          {":now", writing.now}});
}

namespace {

/// A row of the kept result that can be given out, and its item if there is one.
struct Candidate
{
    FoundRow row;
    ItemId item;
};

Candidate candidateOf(const Row &row)
{
    return {{row.text("key"), static_cast<int>(row.number("priority")), row.json("record")},
            ItemId(row.number("item_id"))};
}

struct Waiting
{
    WorkRequest request;
    Identity asker;
};

Waiting waitingOf(const Row &row)
{
    return {requestOf(row), {row.text("user"), row.text("workstation")}};
}

ItemId madeItem(const Writing &asked, const Queue &queue, const FoundRow &row)
{
    const auto made =
        insertItem(asked, {queue.id, State::Open, {}}, {row.key, row.priority, {}, row.record, {}});
    if (queue.fields.isEmpty())
        keepFirstFields(asked, queue.id, row.record.keys());
    asked.tell(EventKind::Added, *made, {});
    return *made;
}

void give(const Writing &asked, const Queue &queue, const Candidate &one, const LockId &lock)
{
    const ItemId item = one.item.isValid() ? one.item : madeItem(asked, queue, one.row);
    if (one.item.isValid())
        asked.sql.change("refresh_record", {{":item", item.value()},
                                            {":record", jsonText(one.row.record)},
                                            {":search", searchText(one.row.key, one.row.record)}});
    asked.sql.change("claim_item", asked.with({{":item", item.value()}, {":lock", lock}}));
}

/// How many more this user may hold in the queue.
int freeLocks(const Writing &asked, const Queue &queue)
{
    if (!queue.locksPerUser)
        return std::numeric_limits<int>::max();
    const Bindings mine{{":user", asked.identity.user}, {":queue_id", queue.id.value()}};
    return std::max(0, *queue.locksPerUser - asked.sql.number("my_locks", mine, "held").toInt());
}

/// What the request got itself, under this lock, is no reason.
Reason reasonForLess(const Writing &writing, const Queue &queue, const LockId &lock)
{
    return writing.sql
        .first("left_in_source",
               {{":queue_id", queue.id.value()},
                {":user", writing.identity.user},
                {":now", writing.now},
                {":lock", lock}},
               [](const Row &row) {
                   return row.number("held") > 0             ? Reason::Held
                          : row.number("not_for_user") > 0   ? Reason::OtherHands
                          : row.number("later") > 0          ? Reason::Later
                          : row.number("others_of_user") > 0 ? Reason::Yours
                                                             : Reason::Nothing;
               })
        .value_or(Reason::Nothing);
}

/// What the asker has returned comes last.
int giveUpTo(const Writing &asked, const Queue &queue, int most, const LockId &lock)
{
    int given = 0;
    for (const int again : {0, 1}) {
        const auto rows = asked.sql.all("next_source_rows",
                                        {{":queue_id", queue.id.value()},
                                         {":user", asked.identity.user},
                                         {":now", asked.now},
                                         {":again", again},
                                         {":limit", most - given}},
                                        candidateOf);
        for (const Candidate &one : rows)
            give(asked, queue, one, lock);
        given += static_cast<int>(rows.size());
    }
    asked.sql.change("add_claim_events", {{":lock", lock}});
    return given;
}

void serve(const Writing &asked, const Queue &queue, WorkRequest request)
{
    const int allowed = freeLocks(asked, queue);
    request.assigned = giveUpTo(asked, queue, std::min(request.requested, allowed), request.lock);
    request.state = request.assigned == request.requested ? RequestState::Full
                    : request.assigned > 0                ? RequestState::Partial
                                                          : RequestState::None;
    if (request.state != RequestState::Full)
        request.reason = request.assigned == allowed ? Reason::LockLimit
                                                     : reasonForLess(asked, queue, request.lock);
    answerRequest(asked, request);
}

void end(const Writing &writing, WorkRequest request, Reason reason, const QString &detail = {})
{
    request.state = RequestState::None;
    request.reason = reason;
    request.detail = detail;
    answerRequest(writing, request);
}

bool hasWaitedTooLong(const Writing &writing, const WorkRequest &request)
{
    return request.askedAt.addSecs(std::chrono::seconds(longestWait).count()) <
           timeFromIso(writing.now);
}

QList<Waiting> waitingFor(const Writing &writing, const Queue &queue)
{
    return writing.sql.all("waiting_requests", {{":queue_id", queue.id.value()}}, waitingOf);
}

} // namespace

void serveRequests(const Writing &writing, const Queue &queue)
{
    for (const Waiting &one : waitingFor(writing, queue)) {
        if (hasWaitedTooLong(writing, one.request))
            end(writing, one.request, Reason::WaitedTooLong);
        else if (queue.paused)
            end(writing, one.request, Reason::Paused);
        else
            serve(Writing(writing.sql, one.asker), queue, one.request);
    }
}

void endRequests(const Writing &writing, const Queue &queue, Reason reason, const QString &detail)
{
    for (const Waiting &one : waitingFor(writing, queue))
        end(writing, one.request, reason, detail);
}

} // namespace intray
