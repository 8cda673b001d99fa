// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "store/line/writing.h"
#include "store/rules/queuestore.h"
#include "store/sources/sourcequery.h"

namespace intray {

class QueueStore;

/// The rules of a queue that a criteria query fills; Invalid for one without.
Outcome<Queue> queueWithSource(QueueStore queues, const QString &name);

/// Work over a criteria query on SQLite, inside transactions. On servers one function does each.

WorkRequest requestOf(const Row &row);
/// As servers answer it.
WorkRequest requestIn(const QJsonObject &answer);
/// The last run's result, if it is still good.
std::optional<SourceRun> freshRun(const Writing &writing, const Queue &queue);
/// Somebody is running the query: for how long yet unless they are heard of.
std::optional<std::chrono::milliseconds> runningFor(const Writing &writing, const Queue &queue);
/// Serves all requests that wait for the queue from the result that is kept, first asked first
/// served.
void serveRequests(const Writing &writing, const Queue &queue);
/// Ends all requests that wait for the queue without work.
void endRequests(const Writing &writing, const Queue &queue, WorkRequest::Reason reason,
                 const QString &detail);
void answerRequest(const Writing &writing, const WorkRequest &request);

} // namespace intray
