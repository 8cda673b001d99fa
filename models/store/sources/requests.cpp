// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/calls.h"
#include "store/line/drivererror.h"
#include "store/refusals/refusals.h"
#include "store/sources/serversources.h"
#include "store/sources/sourcelease.h"
#include "store/sources/sourcing.h"

#include <QSet>

#include <algorithm>

namespace intray {

using namespace std::chrono_literals;

static Outcome<Queue> sourceQueue(Store &store, const QString &name)
{
    auto found = store.queue(name);
    if (found && !found->isFilledBySource())
        return tl::unexpected<Error>(refusals::noSource(name));
    return found;
}

static Outcome<WorkRequest> lookAt(const Deed &deed, RequestId id, Queue queue)
{
    auto found = deed.sql.first("request_by_id", {{":request", id.value()}}, requestOf);
    if (!found)
        return tl::unexpected<Error>(refusals::noSuchRequest(id));
    found->items = deed.sql.all("items_of_lock", {{":lock", found->lock}}, itemOf);
    const auto running = runningFor(deed, queue);
    found->isAttended = running.has_value();
    found->aloneAfter = running.value_or(0ms);
    return *found;
}

static void writeDown(const Deed &deed, const Queue &queue, int count, const LockId &lock)
{
    deed.sql.change("ask_for_work", deed.with({{":queue_id", queue.id.value()},
                                               {":lock", lock},
                                               {":count", std::max(1, count)}}));
}

static Outcome<WorkRequest> askHere(const Deed &deed, const Queue &queue, int count,
                                    const LockId &lock)
{
    writeDown(deed, queue, count, lock);
    if (queue.paused || freshRun(deed, queue))
        serveRequests(deed, queue);
    const auto id = deed.sql.first("request_by_lock", {{":lock", lock}},
                                   [](const Row &row) { return RequestId(row.number("id")); });
    return lookAt(deed, id.value_or(RequestId()), queue);
}

Outcome<WorkRequest> Store::ask(const QString &queueName, int count, const LockId &lock)
{
    const auto rules = sourceQueue(*this, queueName);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    if (usesCalls(m_connection))
        return callAsk(m_connection, queueName, count, lock, m_identity.workstation);
    return attemptInTransaction(m_connection, [&](Sql &sql) {
        return askHere(Deed(sql, m_identity), *rules, count, lock);
    });
}

Outcome<WorkRequest> Store::request(RequestId id)
{
    if (usesCalls(m_connection))
        return callAboutRequest(m_connection, "look_at_request", id.value());
    const auto found = attempt(m_connection, [&](Sql &sql) -> Outcome<WorkRequest> {
        if (auto row = sql.first("request_by_id", {{":request", id.value()}}, requestOf))
            return *row;
        return tl::unexpected<Error>(refusals::noSuchRequest(id));
    });
    if (!found)
        return found;
    const auto rules = queue(found->queue);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    return attempt(m_connection,
                   [&](Sql &sql) { return lookAt(Deed(sql, m_identity), id, *rules); });
}

Outcome<WorkRequest> Store::cancelRequest(RequestId id)
{
    if (usesCalls(m_connection))
        return callAboutRequest(m_connection, "cancel_request", id.value());
    const auto cancelled = attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<Done> {
        const Deed deed(sql, m_identity);
        auto found = sql.first("request_by_id", {{":request", id.value()}}, requestOf);
        if (!found || found->user != m_identity.user)
            return tl::unexpected<Error>(refusals::noSuchRequest(id));
        found->state = WorkRequest::State::None;
        found->reason = WorkRequest::Reason::Cancelled;
        answerRequest(deed, *found);
        return Done{};
    });
    return cancelled.and_then([&](Done) { return request(id); });
}

Outcome<QList<WorkRequest>> Store::requests(const QString &queueName, int limit)
{
    const auto rules = queue(queueName);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<WorkRequest>> {
        return sql.all("requests_of_queue", {{":queue_id", rules->id.value()}, {":limit", limit}},
                       requestOf);
    });
}

Outcome<WorkRequest> Store::attend(const WorkRequest &open, const Cancellation &cancellation)
{
    const auto ran = runSource(open.queue, cancellation);
    if (!ran)
        return tl::unexpected<Error>(ran.error());
    return request(open.id);
}

namespace {

/// What a run has found and may be given out.
struct Findings
{
    QList<FoundRow> rows;
    SourceRun run;
};

bool isWaitedFor(const Deed &deed, const Queue &queue)
{
    return !deed.sql.all("waiting_requests", {{":queue_id", queue.id.value()}}, requestOf)
                .isEmpty();
}

/// The run's number; or what makes it needless.
struct Begun
{
    qint64 run = 0;
    SourceRun instead;
};

Begun beginRun(const Deed &deed, const Queue &queue)
{
    if (runningFor(deed, queue))
        return {0, {true, false, 0, 0}};
    if (!isWaitedFor(deed, queue))
        return {0, {false, true, 0, 0}};
    if (const auto fresh = freshRun(deed, queue)) {
        serveRequests(deed, queue);
        return {0, *fresh};
    }
    const Bindings bindings =
        deed.with({{":queue_id", queue.id.value()}, {":source_query", queue.source}});
    deed.sql.change("give_up_runs", {{":queue_id", queue.id.value()}, {":now", deed.now}});
    return {deed.sql.insert("begin_run", bindings), {}};
}

bool isFinished(Sql &sql, const Queue &queue, const QString &key)
{
    return sql
        .first("finished_key", {{":queue_id", queue.id.value()}, {":key", key}},
               [](const Row &) { return true; })
        .has_value();
}

Findings found(Connection &connection, const Queue &queue)
{
    Findings findings;
    QSet<QString> keys;
    Sql sql(connection.d());
    eachFoundRow(connection.d(), queue.source, allRows, [&](const FoundRow &row) {
        const bool isNew = !row.key.isNull() && !keys.contains(row.key);
        findings.run.passedOver += isNew ? 0 : 1;
        if (!isNew)
            return true;
        keys.insert(row.key);
        if (!isFinished(sql, queue, row.key))
            findings.rows << row;
        return true;
    });
    findings.run.found = static_cast<int>(keys.size());
    return findings;
}

void keep(const Deed &deed, const Queue &queue, const Findings &findings)
{
    deed.sql.change("forget_source_rows", {{":queue_id", queue.id.value()}});
    int place = 0;
    for (const FoundRow &row : findings.rows)
        deed.sql.change("keep_source_row", {{":queue_id", queue.id.value()},
                                            {":priority", row.priority},
                                            {":place", ++place},
                                            {":key", row.key},
                                            {":record", jsonText(row.record)}});
}

/// Whether the run was still ours to finish.
bool finishRun(const Deed &deed, qint64 run, const SourceRun &result, const QString &error)
{
    const QVariant found =
        error.isEmpty() ? QVariant(result.found) : QVariant(QMetaType::fromType<int>());
    return deed.sql.change("finish_run", {{":run", run},
                                          {":now", deed.now},
                                          {":found", found},
                                          {":passed_over", result.passedOver},
                                          {":error", notNull(error)}}) > 0;
}

Outcome<SourceRun> succeed(Connection &connection, const Identity &who, const Queue &queue,
                           qint64 run, const Findings &findings)
{
    return attemptInTransaction(connection, [&](Sql &sql) -> Outcome<SourceRun> {
        const Deed deed(sql, who);
        if (!finishRun(deed, run, findings.run, {}))
            return SourceRun{true, false, 0, 0};
        keep(deed, queue, findings);
        serveRequests(deed, queue);
        return findings.run;
    });
}

/// Why all requests that wait must end with this run; none: somebody else may try.
WorkRequest::Reason endOfAll(const Error &error, bool tookTooLong)
{
    if (tookTooLong)
        return WorkRequest::Reason::SourceTooSlow;
    const bool isRefused = error.kind == Error::Kind::Invalid || error.kind == Error::Kind::Broken;
    return isRefused ? WorkRequest::Reason::SourceFailed : WorkRequest::Reason::None;
}

Outcome<SourceRun> fail(Connection &connection, const Identity &who, const Queue &queue, qint64 run,
                        const Error &error, bool tookTooLong)
{
    connection.rearm(); // the interrupt was for the query
    const auto noted = attemptInTransaction(connection, [&](Sql &sql) -> Outcome<bool> {
        const Deed deed(sql, who);
        if (!finishRun(deed, run, {}, nameOf(error.kind)))
            return false;
        const auto reason = endOfAll(error, tookTooLong);
        if (reason != WorkRequest::Reason::None)
            endRequests(deed, queue, reason, tookTooLong ? QString() : error.sentence);
        return true;
    });
    if (noted && !*noted)
        return SourceRun{true, false, 0, 0};
    return tl::unexpected<Error>(tookTooLong ? refusals::sourceTooSlow() : error);
}

Outcome<Findings> findingsOf(Connection &connection, const Queue &queue,
                             const Cancellation &cancellation)
{
    return attempt(connection, [&](Sql &) -> Outcome<Findings> {
        if (cancellation.isCancelled())
            return failure(Error::Kind::Cancelled, cancelledSentence());
        return found(connection, queue);
    });
}

Outcome<SourceRun> runHere(Connection &connection, const Identity &who, const Queue &queue,
                           const Cancellation &cancellation, std::chrono::seconds limit)
{
    const auto begun = attemptInTransaction(
        connection, [&](Sql &sql) -> Outcome<Begun> { return beginRun(Deed(sql, who), queue); });
    if (!begun)
        return tl::unexpected<Error>(begun.error());
    if (begun->run == 0)
        return begun->instead;
    auto lease = std::make_unique<SourceLease>(connection, begun->run, limit);
    const auto findings = findingsOf(connection, queue, cancellation);
    const bool tookTooLong = lease->isOver() && !cancellation.isCancelled();
    lease.reset();
    if (findings)
        return succeed(connection, who, queue, begun->run, *findings);
    return fail(connection, who, queue, begun->run, findings.error(), tookTooLong);
}

constexpr int rowsOfTrial = 1000;
constexpr int keysOfTrial = 10;
constexpr std::chrono::seconds longestTrial{10};

/// Counts what a trial sees.
class Counting
{
public:
    bool see(const FoundRow &row)
    {
        if (row.key.isNull())
            throw SqlFailure{sourceWithNullKeys()};
        ++trial.rows;
        if (m_keys.contains(row.key)) {
            ++trial.duplicates;
            return true;
        }
        m_keys.insert(row.key);
        m_found << std::pair(-row.priority, row.key);
        return true;
    }
    void end()
    {
        std::stable_sort(m_found.begin(), m_found.end(),
                         [](const auto &a, const auto &b) { return a.first < b.first; });
        for (const auto &[rank, key] : m_found.mid(0, keysOfTrial))
            trial.first << key;
    }

    SourceTrial trial;

private:
    QSet<QString> m_keys;
    QList<std::pair<int, QString>> m_found; ///< The rank and the key.
};

Outcome<SourceTrial> tryHere(Connection &connection, const QString &source,
                             const Cancellation &cancellation)
{
    Counting counting;
    const auto seen = attempt(connection, [&](Sql &) -> Outcome<Done> {
        const auto see = [&](const FoundRow &row) { return counting.see(row); };
        counting.trial.columns = eachFoundRow(connection.d(), source, 0, see);
        const SourceLease limit(connection, 0, longestTrial);
        eachFoundRow(connection.d(), source, rowsOfTrial, see);
        return Done{};
    });
    const bool isOver =
        !seen && seen.error().kind == Error::Kind::Cancelled && !cancellation.isCancelled();
    if (isOver)
        connection.rearm();
    if (!seen && !isOver)
        return tl::unexpected<Error>(seen.error());
    counting.end();
    counting.trial.wasCut = isOver || counting.trial.rows == rowsOfTrial;
    return counting.trial;
}

} // namespace

Outcome<SourceRun> Store::runSource(const QString &queueName, const Cancellation &cancellation,
                                    std::chrono::seconds limit)
{
    const auto rules = sourceQueue(*this, queueName);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    if (usesCalls(m_connection))
        return callRunSource(m_connection, queueName, m_identity.workstation, cancellation, limit);
    return runHere(m_connection, m_identity, *rules, cancellation, limit);
}

Outcome<SourceTrial> Store::trySource(const QString &source, const Cancellation &cancellation)
{
    if (usesCalls(m_connection))
        return callTrySource(m_connection, source, rowsOfTrial, cancellation);
    return tryHere(m_connection, source, cancellation);
}

} // namespace intray
