// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/longcall.h"

#include "store/line/calls.h"
#include "store/line/connection_p.h"
#include "store/line/untilcancelled.h"

namespace intray {

using namespace std::chrono_literals;

namespace {

/// A line whose statements may take as long as a criteria query.
Outcome<std::unique_ptr<Connection>> patientLine(const Connection &connection,
                                                 std::chrono::seconds limit)
{
    DatabaseLogin login = connection.d().login;
    login.patience = limit + 10s;
    return Connection::open(login, OpenMode::Existing);
}

/// The function counts from when it began, which is later than here, on a busy machine by some
/// tenths of a second; what ends before its own limit counts as cancelled.
std::chrono::milliseconds timeFor(std::chrono::seconds limit)
{
    return limit + 1s;
}

/// When the program ends the query: where nobody else does. A server that is asked to cancel may
/// tell the query twice, and the second time ends the writing down of why; its own clock does not.
std::chrono::milliseconds timeOfProgram(const Connection &line, std::chrono::seconds limit)
{
    const bool isPrograms = leavesLimitToSession(line.d().dialect) && line.d().facts.isPooled;
    return isPrograms ? timeFor(limit) : std::chrono::milliseconds(24h);
}

/// A rule that says no has been written down too, so it is committed as a success is.
Outcome<QJsonObject> callPatiently(Connection &line, const char *verb, const Bindings &bindings,
                                   std::chrono::seconds limit)
{
    return attempt(line, [&](Sql &) -> Outcome<QJsonObject> {
        const Dialect dialect = line.d().dialect;
        if (!line.d().facts.isPooled)
            for (const QString &statement :
                 patienceStatements(dialect) + limitStatements(dialect, timeFor(limit)))
                line.d().execute(statement);
        auto answer = call(line, {verb}, bindings);
        if (answersApart(dialect)) {
            if (answer)
                answer = call(line, {"last_answer"}, {});
            line.d().execute(QStringLiteral("COMMIT"));
        }
        return answer;
    });
}

} // namespace

Outcome<QJsonObject> callLong(const Connection &connection, const char *verb,
                              const Bindings &bindings, const Cancellation &cancellation,
                              std::chrono::seconds limit)
{
    auto line = patientLine(connection, limit);
    if (!line)
        return tl::unexpected<Error>(line.error());
    const auto interrupt = [line = line->get()] {
        line->rearm();
        line->interrupt();
    };
    const UntilCancelled ending(interrupt, cancellation, timeOfProgram(**line, limit));
    auto answer = callPatiently(**line, verb, bindings, limit);
    if (!answer && answer.error().kind == Error::Kind::Cancelled && !cancellation.isCancelled())
        answer.error().kind = Error::Kind::Busy;
    return answer;
}

} // namespace intray
