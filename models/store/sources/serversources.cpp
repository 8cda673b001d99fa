// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/sources/serversources.h"

#include "store/calls.h"
#include "store/line/connection_p.h"
#include "store/sources/sourcing.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace intray {

using namespace std::chrono_literals;

static WorkRequest requestIn(const QJsonObject &answer)
{
    const JsonRow row(answer);
    WorkRequest request = requestOf(row);
    for (const QJsonValue item : answer.value(QStringLiteral("items")).toArray())
        request.items << itemOf(JsonRow(item.toObject()));
    request.isAttended = row.isTrue("running");
    return request;
}

Outcome<WorkRequest> callAboutRequest(Connection &connection, const char *verb,
                                      const QVariant &request)
{
    return call(connection, verb, {{":request", request}}).map(requestIn);
}

Outcome<WorkRequest> callAsk(Connection &connection, const QString &queue, int count,
                             const LockId &lock, const QString &workstation)
{
    return call(connection, "ask_for_work",
                {{":queue", queue},
                 {":count", std::max(1, count)},
                 {":lock", lock},
                 {":workstation", notNull(workstation)}})
        .map(requestIn);
}

namespace {

/// Passes a cancellation on to the line of a long call, and nothing to any other.
class PassingOn
{
public:
    PassingOn(Connection &line, const Cancellation &cancellation)
        : m_line(line)
        , m_cancellation(cancellation)
        , m_watch([this] { watch(); })
    {
    }
    ~PassingOn()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_isDone = true;
        }
        m_told.notify_all();
        m_watch.join();
    }
    Q_DISABLE_COPY_MOVE(PassingOn)

private:
    void watch()
    {
        std::unique_lock lock(m_mutex);
        auto pause = 50ms;
        while (!m_told.wait_for(lock, pause, [this] { return m_isDone; })) {
            if (!m_cancellation.isCancelled())
                continue;
            m_line.rearm();
            m_line.interrupt();
            pause = 500ms; // between two statements there was nothing to end
        }
    }

    Connection &m_line;
    const Cancellation m_cancellation;
    std::mutex m_mutex;
    std::condition_variable m_told;
    bool m_isDone = false;
    std::thread m_watch;
};

/// A line whose statements may take as long as a criteria query.
Outcome<std::unique_ptr<Connection>> patientLine(const Connection &connection,
                                                 std::chrono::seconds limit)
{
    DatabaseLogin login = connection.d().login;
    login.patience = limit + 10s;
    return Connection::open(login, OpenMode::Existing);
}

/// The limit for one call, also behind a pooler, where a session's settings are not our own.
class WithinLimit
{
public:
    WithinLimit(Connection &line, std::chrono::seconds limit)
        : m_line(line)
    {
        for (const QString &statement : limitStatements(line.d().dialect, limit))
            m_line.d().execute(statement);
    }
    void commit() { m_line.d().execute(QStringLiteral("COMMIT")); }

private:
    Connection &m_line;
};

/// A rule that says no has been written down too, so it is committed as a success is.
Outcome<QJsonObject> callWithin(Connection &line, std::chrono::seconds limit, const char *verb,
                                const Bindings &bindings)
{
    return attempt(line, [&](Sql &) -> Outcome<QJsonObject> {
        WithinLimit within(line, limit);
        auto answer = call(line, verb, bindings);
        if (answer && answersApart(line.d().dialect))
            answer = call(line, "last_answer", {});
        within.commit();
        return answer;
    });
}

SourceRun runIn(const QJsonObject &answer)
{
    const JsonRow row(answer);
    return {row.isTrue("elsewhere"), row.isTrue("fresh"), static_cast<int>(row.number("found")),
            static_cast<int>(row.number("passed_over"))};
}

Outcome<SourceTrial> trialIn(const QJsonObject &answer, int most)
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
    trial.wasCut = trial.rows == most;
    for (const QJsonValue key : answer.value(QStringLiteral("first")).toArray())
        trial.first << key.toString();
    return trial;
}

} // namespace

Outcome<SourceRun> callRunSource(Connection &connection, const QString &queue,
                                 const QString &workstation, const Cancellation &cancellation,
                                 std::chrono::seconds limit)
{
    auto line = patientLine(connection, limit);
    if (!line)
        return tl::unexpected<Error>(line.error());
    const PassingOn passingOn(**line, cancellation);
    return callWithin(**line, limit, "run_source",
                      {{":queue", queue},
                       {":longest", qint64(limit.count())},
                       {":workstation", notNull(workstation)}})
        .map(runIn);
}

static constexpr std::chrono::seconds longestTrial{10};

static bool isOurs(const Error &error)
{
    return error.kind == Error::Kind::Broken || error.kind == Error::Kind::Invalid ||
           (error.kind == Error::Kind::NotPermitted && error.detail.contains(u'('));
}

Outcome<SourceTrial> callTrySource(Connection &connection, const QString &source, int most,
                                   const Cancellation &cancellation)
{
    auto line = patientLine(connection, longestTrial);
    if (!line)
        return tl::unexpected<Error>(line.error());
    const PassingOn passingOn(**line, cancellation);
    const auto answer =
        callWithin(**line, longestTrial, "try_source", {{":source", source}, {":most", most}});
    if (answer)
        return trialIn(*answer, most);
    if (answer.error().kind == Error::Kind::Busy)
        return SourceTrial{{}, 0, 0, true, {}};
    return tl::unexpected<Error>(isOurs(answer.error()) ? sourceFailed(answer.error())
                                                        : answer.error());
}

} // namespace intray
