// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QList>

#include <optional>

namespace intray {

/// Which queues are looked at, and from when on.
struct GlanceQuery
{
    QString queue;      ///< Empty: all that this user sees.
    QDateTime midnight; ///< When today began, where the person sits.
    QDateTime since;    ///< From when on the quarters are wanted.
};

/// What happened in a queue in one quarter of an hour in which something happened.
struct QuarterFigures
{
    QDateTime begin;
    qint64 completed = 0; ///< Less what was taken back.
    qint64 growth = 0;    ///< By how many the unfinished items became more.
};

/// A queue at a glance.
struct QueueGlance
{
    QString queue;
    QString title;
    bool paused = false;
    QString tableFault; ///< Why its adopted table cannot be asked; empty: it can, or there is none.
    qint64 open = 0;    ///< Those put off included.
    qint64 locked = 0;
    qint64 putOff = 0; ///< Of the open ones: returned for later.
    qint64 failed = 0;
    qint64 doneToday = 0;
    qint64 expiredToday = 0;
    qint64 releasedToday = 0;
    std::optional<qint64> emptyToday; ///< Work requests that got nothing; of queues with a query.
    QDateTime oldestOpen;             ///< When it came in. Null: nothing is open.
    QList<QuarterFigures> quarters;   ///< By time.

    qint64 unfinished() const { return open + locked; }
};

struct Glance
{
    QDateTime now;     ///< The database's clock.
    qint64 behind = 0; ///< Events that the figures do not have yet; with 0 all is there.
    QList<QueueGlance> queues;
};

/// One bar and one point of a chart.
struct SpanFigures
{
    QDateTime begin;
    qint64 completed = 0;
    qint64 backlog = 0; ///< Unfinished items at the end of the span.

    bool operator==(const SpanFigures &) const = default;
};

/// The last so many hours or days up to now, as they begin where the person sits.
QList<QDateTime> beginningsOfHours(const QDateTime &now, int count);
QList<QDateTime> beginningsOfDays(const QDateTime &now, int count);

/// What happened in each of these spans, the last of which lasts until now, in these queues
/// together. The backlog is counted backwards from what is unfinished now.
QList<SpanFigures> figuresIn(const QList<QueueGlance> &queues, const QList<QDateTime> &beginnings);

} // namespace intray
