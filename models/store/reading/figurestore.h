// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/companion.h"
#include "queue/figures.h"
#include "queue/keying.h"
#include "store/line/storebase.h"

namespace intray {

struct Glance;
struct GlanceQuery;

/// Items whose locks are over, and who sees to it.
struct DueToSweep
{
    qint64 items = 0;
    QList<Duty> kept = {}; ///< By a companion process that is there now.
};

/// The figures of queues. NotFound for an unknown queue.
class FigureStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    Outcome<QList<QueueStatus>> status(const QString &queue = {}); ///< Empty: all queues.
    Outcome<QList<QueueLoad>> loads(); ///< Of all queues that this user may see.
    /// How many items in all of them a sweep would release, and what a companion process keeps.
    Outcome<DueToSweep> expired();
    /// From the newest lines of history only, so that it is known soon.
    Outcome<HandlingTimes> handlingTimes(const QString &queue);
    /// Of a long queue on a server what is open may be as old as twenty times what it takes to
    /// count it.
    Outcome<Counts> counts(const QString &queue, const QDateTime &midnight);
    /// Today begins at midnight here, but which day it is the database says.
    Outcome<Counts> countsToday(const QString &queue);
    /// The queues that this user sees, from figures that are kept: quick, however long the history
    /// is. Adds a piece of history to them first.
    Outcome<Glance> glance(const GlanceQuery &query);
    /// Adds a piece of the history to the kept figures, nothing if there are fewer new events than
    /// `least`; how many are left. On servers the newest may have to wait for a while.
    Outcome<qint64> keepFigures(qint64 least = 1);
    /// How often each field was keyed wrong in a queue of second keying. NotPermitted for clerks.
    Outcome<QList<FieldErrors>> errors(const QString &queue);
};

} // namespace intray
