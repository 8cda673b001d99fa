// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/workrequest.h"
#include "store/cancellation.h"
#include "store/line/storebase.h"

namespace intray {

/// How long a criteria query may run.
inline constexpr std::chrono::minutes sourceLimit{15};

/// Work over a criteria query (docs/criteria.md): asked for, and given out to all who wait, in the
/// order in which they asked, from one run of the query.
class SourceStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    /// Writes the request down, and serves it at once if the last result is still good. The lock id
    /// is made by the client: said again with the same one, it answers about the same request.
    /// Invalid: the queue has no source.
    Outcome<WorkRequest> askForWork(const QString &queue, int count, const LockId &lock = newId());
    Outcome<WorkRequest> lookAtRequest(RequestId request); ///< Never starts the query.
    Outcome<WorkRequest> cancelRequest(RequestId request); ///< One's own, unless it is answered.
    /// Runs the queue's query unless somebody does or nobody waits, and serves everybody who waits.
    /// May take long; nothing is locked meanwhile. A query that the database refuses or that takes
    /// longer than the limit ends all requests that wait, and is the error here too.
    Outcome<SourceRun> runSource(const QString &queue, const Cancellation &cancellation = {},
                                 std::chrono::seconds limit = sourceLimit);
    /// Runs the query for a request that nobody attends to; how the request stands afterwards.
    Outcome<WorkRequest> attend(const WorkRequest &request, const Cancellation &cancellation = {});
    Outcome<QList<WorkRequest>> requests(const QString &queue, int limit = 200); ///< Newest first.
    /// Tries a criteria query on a few rows. Invalid, with the database's words and the line: it
    /// cannot be run, or lacks keys.
    Outcome<SourceTrial> trySource(const QString &source, const Cancellation &cancellation = {});
};

} // namespace intray
