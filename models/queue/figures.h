// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"

#include <QDateTime>
#include <QList>
#include <QMap>

#include <chrono>

namespace intray {

/// What became of the work requests of some time.
struct RequestCounts
{
    qint64 asked = 0;
    qint64 empty = 0;     ///< Got nothing.
    qint64 requested = 0; ///< Items, all together.
    qint64 assigned = 0;
};

/// A queue at a glance.
struct QueueStatus
{
    QString queue;
    QString title;
    bool paused = false;
    QString tableFault;        ///< Why its adopted table cannot be asked; empty: it can, or none.
    QMap<State, qint64> items; ///< Number of items in each state.
    qint64 later = 0;          ///< Of the open ones: returned for later.
    QDateTime oldestOpen;      ///< Null: nothing is open.
    QList<Item> locks;         ///< Who holds what; without records.
    bool isFilledBySource = false;
    RequestCounts requests; ///< Since this machine's midnight, of a queue with a source.
    QDateTime now;          ///< The database's clock.
};

/// How busy a queue is.
struct QueueLoad
{
    QString queue;
    qint64 open = 0; ///< Available to this user: without what waits for others.
    qint64 held = 0;
};

/// How long people took for an item lately, from taking it to completing it.
struct HandlingTimes
{
    qint64 items = 0; ///< Measured ones; 0: nothing was completed lately.
    std::chrono::seconds median{0};
    std::chrono::seconds ninetyNine{0}; ///< 99 of 100 took no longer.

    static constexpr qint64 leastMeasured = 20; ///< Fewer say little.
    bool areKnown() const { return items >= leastMeasured; }
};

/// What the status bar shows.
struct Counts
{
    qint64 open = 0; ///< Available to anybody now.
    qint64 mine = 0;
    qint64 doneToday =
        0; ///< Completed by this user since the given midnight, less what was taken back.
    qint64 doneLastHour = 0;
    QDateTime now = {}; ///< The database's clock.
};

} // namespace intray
