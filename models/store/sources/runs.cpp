// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/drivererror.h"
#include "store/line/sqlite/endedatonce.h"
#include "store/line/verbs.h"
#include "store/refusals/refusals.h"
#include "store/refusals/sourcerefusals.h"
#include "store/rules/queuestore.h"
#include "store/sources/sourcelease.h"
#include "store/sources/sourcestore.h"
#include "store/sources/sourcing.h"

#include <QSet>

#include <algorithm>

namespace intray {

namespace {

/// What a run has found and may be given out.
struct Findings
{
    QList<FoundRow> rows;
    SourceRun run;
};

bool isWaitedFor(const Writing &writing, const Queue &queue)
{
    return !writing.sql.all("waiting_requests", {{":queue_id", queue.id.value()}}, requestOf)
                .isEmpty();
}

/// The run's number; or what makes it needless.
struct Begun
{
    qint64 run = 0;
    SourceRun instead;
};

Begun beginRun(const Writing &writing, const Queue &queue)
{
    if (runningFor(writing, queue))
        return {0, {true, false, 0, 0}};
    if (!isWaitedFor(writing, queue))
        return {0, {false, true, 0, 0}};
    if (const auto fresh = freshRun(writing, queue)) {
        serveRequests(writing, queue);
        return {0, *fresh};
    }
    const Bindings bindings =
        writing.with({{":queue_id", queue.id.value()}, {":source_query", queue.source}});
    writing.sql.change("give_up_runs", {{":queue_id", queue.id.value()}, {":now", writing.now}});
    return {writing.sql.insert("begin_run", bindings), {}};
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

void keep(const Writing &writing, const Queue &queue, const Findings &findings)
{
    writing.sql.change("forget_source_rows", {{":queue_id", queue.id.value()}});
    int place = 0;
    for (const FoundRow &row : findings.rows)
        writing.sql.change("keep_source_row", {{":queue_id", queue.id.value()},
                                               {":priority", row.priority},
                                               {":place", ++place},
                                               {":key", row.key},
                                               {":record", jsonText(row.record)}});
}

/// Whether the run was still ours to finish.
bool finishRun(const Writing &writing, qint64 run, const SourceRun &result, const QString &error)
{
    const QVariant found =
        error.isEmpty() ? QVariant(result.found) : QVariant(QMetaType::fromType<int>());
    return writing.sql.change("finish_run", {{":run", run},
                                             {":now", writing.now},
                                             {":found", found},
                                             {":passed_over", result.passedOver},
                                             {":error", notNull(error)}}) > 0;
}

Outcome<SourceRun> succeed(Connection &connection, const Identity &who, const Queue &queue,
                           qint64 run, const Findings &findings)
{
    return attemptInTransaction(connection, [&](Sql &sql) -> Outcome<SourceRun> {
        const Writing writing(sql, who);
        if (!finishRun(writing, run, findings.run, {}))
            return SourceRun{true, false, 0, 0};
        keep(writing, queue, findings);
        serveRequests(writing, queue);
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
        const Writing writing(sql, who);
        if (!finishRun(writing, run, {}, nameOf(error.kind)))
            return false;
        const auto reason = endOfAll(error, tookTooLong);
        if (reason != WorkRequest::Reason::None)
            endRequests(writing, queue, reason, tookTooLong ? QString() : error.sentence);
        return true;
    });
    if (noted && !*noted)
        return SourceRun{true, false, 0, 0};
    return tl::unexpected<Error>(tookTooLong ? refused("source_too_slow") : error);
}

Outcome<Findings> findingsOf(Connection &connection, const Queue &queue,
                             const Cancellation &cancellation)
{
    return attempt(connection, [&](Sql &) -> Outcome<Findings> {
        if (cancellation.isCancelled())
            return failure(Error::Kind::Cancelled, cancelledSentence());
        std::optional<EndedAtOnce> ended;
        if (SqliteSession *const session = connection.d().session.get())
            ended.emplace(session->handle(), session->interruptFlag());
        return found(connection, queue);
    });
}

SourceRun runIn(const QJsonObject &answer)
{
    const JsonRow row(answer);
    return {row.isTrue("elsewhere"), row.isTrue("fresh"), static_cast<int>(row.number("found")),
            static_cast<int>(row.number("passed_over"))};
}

Outcome<SourceRun> runHere(Connection &connection, const Identity &who,
                           const Cancellation &cancellation, std::chrono::seconds limit,
                           const Queue &queue)
{
    const auto begun = attemptInTransaction(
        connection, [&](Sql &sql) -> Outcome<Begun> { return beginRun(Writing(sql, who), queue); });
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

/// What a server's trial answers.
Outcome<SourceTrial> trialOf(const QJsonObject &answer)
{
    const JsonRow row(answer);
    SourceTrial trial;
    for (const QJsonValue name : answer.value(QStringLiteral("columns")).toArray())
        trial.columns << name.toString();
    if (row.isTrue("without_key"))
        return tl::unexpected<Error>(sourceWithoutKey(trial.columns));
    if (row.number("nulls") > 0)
        return tl::unexpected<Error>(sourceWithNullKeys());
    trial.rows = static_cast<int>(row.number("rows"));
    trial.duplicates = trial.rows - static_cast<int>(row.number("keys"));
    trial.wasCut = trial.rows == rowsOfTrial;
    for (const QJsonValue key : answer.value(QStringLiteral("first")).toArray())
        trial.first << key.toString();
    return trial;
}

/// Whether the query itself failed, and not the line or the right to try it.
bool isOfQuery(const Error &error)
{
    return error.kind == Error::Kind::Broken || error.kind == Error::Kind::Invalid ||
           (error.kind == Error::Kind::NotPermitted && !error.code.isEmpty());
}

Outcome<SourceTrial> trialIn(const Outcome<QJsonObject> &answer)
{
    if (answer)
        return trialOf(*answer);
    if (answer.error().kind == Error::Kind::Busy)
        return SourceTrial{{}, 0, 0, true, {}};
    return tl::unexpected<Error>(isOfQuery(answer.error()) ? sourceFailed(answer.error())
                                                           : answer.error());
}

Outcome<SourceTrial> tryHere(Connection &connection, const Identity &,
                             const Cancellation &cancellation, std::chrono::seconds longest,
                             const QString &source)
{
    Counting counting;
    const auto seen = attempt(connection, [&](Sql &) -> Outcome<Done> {
        const auto see = [&](const FoundRow &row) { return counting.see(row); };
        counting.trial.columns = eachFoundRow(connection.d(), source, 0, see);
        const SourceLease limit(connection, 0, longest);
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

constinit const LongVerb<SourceRun, Queue> verbs::runSource{
    "run_source",
    [](const Identity &who, std::chrono::seconds limit, const Queue &queue) {
        return Parameters{text(":queue", queue.name), number(":longest", limit.count()),
                          stationOf(who)};
    },
    [](const Outcome<QJsonObject> &answer) { return answer.map(runIn); }, runHere};

Outcome<SourceRun> SourceStore::runSource(const QString &queueName,
                                          const Cancellation &cancellation,
                                          std::chrono::seconds limit)
{
    return queueWithSource(QueueStore(m_connection, m_identity), queueName)
        .and_then([&](const Queue &rules) {
            return carryOut(m_connection, m_identity, verbs::runSource, cancellation, limit, rules);
        });
}

constinit const LongVerb<SourceTrial, QString> verbs::trySource{
    "try_source",
    [](const Identity &, std::chrono::seconds, const QString &source) {
        return Parameters{text(":source", source), number(":most", rowsOfTrial)};
    },
    trialIn, tryHere};

Outcome<SourceTrial> SourceStore::trySource(const QString &source, const Cancellation &cancellation)
{
    return carryOut(m_connection, m_identity, verbs::trySource, cancellation, longestTrial, source);
}

} // namespace intray
