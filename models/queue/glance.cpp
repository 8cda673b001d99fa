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
            growth[span] += quarter.growth;
        }
    }
    for (qsizetype span = spans.size() - 1; span >= 0; --span) {
        spans[span].backlog = backlog;
        backlog -= growth[span];
    }
    return spans;
}

} // namespace intray
