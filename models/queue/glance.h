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
    qint64 imported = 0;  ///< Of those: came in a delivery, which is no sign of too few hands.
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
    qint64 abandoned = 0;             ///< Of the locked ones: expired, or their program is silent.
    std::optional<qint64> emptyToday; ///< Work requests that got nothing; of queues with a query.
    QDateTime oldestOpen;             ///< When it came in. Null: nothing is open.
    QList<QuarterFigures> quarters;   ///< By time.

    qint64 unfinished() const { return open + locked; }
};

/// What a supervisor should look at in a queue.
struct Need
{
    enum class Of {
        AbandonedLocks,
        Work,    ///< It is empty, and somebody asked for work in vain today.
        Workers, ///< The backlog has grown on and on in the last hour.
    };

    Of what;
    qint64 number = 0; ///< So many locks, requests in vain, or items more.

    bool operator==(const Need &) const = default;
};

/// What the queue needs now, the most urgent first.
QList<Need> needsOf(const QueueGlance &queue, const QDateTime &now);

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
    qint64 backlog = 0;  ///< Unfinished items at the end of the span.
    qint64 imported = 0; ///< Of which so many came in a delivery in this span.

    bool operator==(const SpanFigures &) const = default;
};

/// The last so many hours or days up to now, as they begin where the person sits.
QList<QDateTime> beginningsOfHours(const QDateTime &now, int count);
QList<QDateTime> beginningsOfDays(const QDateTime &now, int count);
QList<QDateTime> beginningsOfQuarters(const QDateTime &now, int count);

/// What happened in each of these spans, the last of which lasts until now, in these queues
/// together. The backlog is counted backwards from what is unfinished now.
QList<SpanFigures> figuresIn(const QList<QueueGlance> &queues, const QList<QDateTime> &beginnings);

/// When nothing will be left if it goes on as in these spans and no delivery comes. None: it
/// becomes no less.
std::optional<QDateTime> emptyAt(const QList<SpanFigures> &figures, const QDateTime &now);

/// Of these spans those that tell a pace: without the empty ones before there was anything, and in
/// quarters of an hour where only the last few hours are left.
QList<QDateTime> spansOfPace(const QList<QueueGlance> &queues, const QList<QDateTime> &beginnings,
                             const QDateTime &now);

} // namespace intray
