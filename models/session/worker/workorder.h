// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>

namespace intray {

/// What a worker is asked to do.
struct WorkOrder
{
    QString queue;
    QString program; ///< The command's file, with its path.
    QStringList arguments;
    int parallel = 1; ///< So many items at once at most.
    /// A command is ended after it; none: shortly before the queue's longest hold.
    std::optional<std::chrono::seconds> timeout;
    /// A worker that shall stop waits so long for running commands; none: until they are done.
    std::optional<std::chrono::seconds> grace;
    /// How long a failed item waits for its second try; each further wait is twice as long.
    std::chrono::seconds retry{10};
    /// How soon and how seldom it looks for items when nobody tells it of them.
    std::chrono::milliseconds shortestPause{500};
    std::chrono::milliseconds longestPause{10000};
    bool once = false; ///< Ends when nothing is left, instead of waiting for more.
};

/// What became of the tries of one worker.
struct WorkCount
{
    int done = 0;
    int failed = 0;   ///< For good.
    int retried = 0;  ///< Failed, and put back for another try.
    int returned = 0; ///< Given back untried or unfinished, because the worker stopped.
    int lost = 0;     ///< The lock was lost: the result was thrown away.
};

inline constexpr std::chrono::seconds longestRetry{3600};

} // namespace intray
