// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/glance.h"

#include <algorithm>

namespace intray {

// In seconds since 1970, because an hour of summer time is there twice when it ends.
QList<QDateTime> beginningsOfHours(const QDateTime &now, int count)
{
    const QDateTime local = now.toLocalTime();
    const int into = local.time().minute() * 60 + local.time().second();
    const qint64 current = local.toSecsSinceEpoch() - into;
    QList<QDateTime> beginnings;
    for (int back = count - 1; back >= 0; --back)
        beginnings << QDateTime::fromSecsSinceEpoch(current - back * 3600LL);
    return beginnings;
}

// Every zone stands a number of quarters apart from the others.
QList<QDateTime> beginningsOfQuarters(const QDateTime &now, int count)
{
    constexpr qint64 quarter = 15 * 60;
    const qint64 current = now.toSecsSinceEpoch() / quarter * quarter;
    QList<QDateTime> beginnings;
    for (int back = count - 1; back >= 0; --back)
        beginnings << QDateTime::fromSecsSinceEpoch(current - back * quarter);
    return beginnings;
}

QList<QDateTime> beginningsOfDays(const QDateTime &now, int count)
{
    const QDate today = now.toLocalTime().date();
    QList<QDateTime> beginnings;
    for (int back = count - 1; back >= 0; --back)
        beginnings << today.addDays(-back).startOfDay();
    return beginnings;
}

static qsizetype spanOf(const QDateTime &time, const QList<QDateTime> &beginnings)
{
    return std::upper_bound(beginnings.begin(), beginnings.end(), time) - beginnings.begin() - 1;
}

QList<SpanFigures> figuresIn(const QList<QueueGlance> &queues, const QList<QDateTime> &beginnings)
{
    QList<SpanFigures> spans;
    for (const QDateTime &begin : beginnings)
        spans << SpanFigures{begin, 0, 0};
    QList<qint64> growth(spans.size());
    qint64 backlog = 0;
    for (const QueueGlance &queue : queues) {
        backlog += queue.unfinished();
        for (const QuarterFigures &quarter : queue.quarters) {
            const qsizetype span = spanOf(quarter.begin, beginnings);
            if (span < 0)
                continue;
            spans[span].completed += quarter.completed;
            spans[span].imported += quarter.imported;
            growth[span] += quarter.growth;
        }
    }
    for (qsizetype span = spans.size() - 1; span >= 0; --span) {
        spans[span].backlog = backlog;
        backlog -= growth[span];
    }
    return spans;
}

/// By how much the backlog grew in the last hour by what came one by one; 0: it did not.
static qint64 steadyGrowth(const QueueGlance &queue, const QDateTime &now)
{
    constexpr int atLeast = 2;
    const QDateTime anHourAgo = beginningsOfQuarters(now, 4).constFirst();
    qint64 growth = 0;
    int growing = 0;
    for (const QuarterFigures &quarter : queue.quarters) {
        if (quarter.begin < anHourAgo)
            continue;
        const qint64 trickled = quarter.growth - quarter.imported;
        growth += trickled;
        growing += trickled > 0 ? 1 : 0;
    }
    return growing >= atLeast ? std::max<qint64>(0, growth) : 0;
}

QList<Need> needsOf(const QueueGlance &queue, const QDateTime &now)
{
    QList<Need> needs;
    if (queue.abandoned > 0)
        needs << Need{Need::Of::AbandonedLocks, queue.abandoned};
    if (queue.open - queue.putOff <= 0 && queue.emptyToday.value_or(0) > 0)
        needs << Need{Need::Of::Work, *queue.emptyToday};
    if (const qint64 growth = steadyGrowth(queue, now); growth > 0)
        needs << Need{Need::Of::Workers, growth};
    return needs;
}

/// The spans from the first one on in which there was anything.
static int usedSpans(const QList<QueueGlance> &queues, const QList<QDateTime> &beginnings)
{
    const QList<SpanFigures> spans = figuresIn(queues, beginnings);
    const auto first = std::find_if(spans.begin(), spans.end(), [](const SpanFigures &span) {
        return span.completed != 0 || span.backlog != 0;
    });
    return static_cast<int>(spans.end() - first);
}

static QList<QDateTime> withoutEmptyStart(const QList<QueueGlance> &queues,
                                          const QList<QDateTime> &beginnings)
{
    constexpr int least = 7;
    const int shown = std::max(least, usedSpans(queues, beginnings) + 1);
    return beginnings.last(std::min(shown, static_cast<int>(beginnings.size())));
}

// From the end of the first span on, as what was left before it began is not known; and from when
// on there was anything.
std::optional<QDateTime> emptyAt(const QList<SpanFigures> &figures, const QDateTime &now)
{
    qsizetype from = 1;
    while (from + 1 < figures.size() && figures.at(from - 1).backlog == 0 &&
           figures.at(from).backlog == 0 && figures.at(from).completed == 0)
        ++from;
    if (from >= figures.size())
        return std::nullopt;
    const qint64 left = figures.constLast().backlog;
    qint64 gone = figures.at(from - 1).backlog - left;
    for (const SpanFigures &span : figures.sliced(from))
        gone += span.imported;
    const qint64 seconds = figures.at(from).begin.secsTo(now);
    if (gone <= 0 || left <= 0 || seconds <= 0)
        return std::nullopt;
    return now.addSecs(qint64(double(left) * double(seconds) / double(gone)));
}

QList<QDateTime> spansOfPace(const QList<QueueGlance> &queues, const QList<QDateTime> &beginnings,
                             const QDateTime &now)
{
    constexpr int fewHours = 3;
    const bool areHours = beginnings.size() > 1 && beginnings.at(0).secsTo(beginnings.at(1)) < 7200;
    if (areHours && usedSpans(queues, beginnings) <= fewHours)
        return withoutEmptyStart(queues, beginningsOfQuarters(now, 4 * fewHours));
    return withoutEmptyStart(queues, beginnings);
}

} // namespace intray
