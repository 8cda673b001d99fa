// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/ownfigures.h"

#include <QSet>

#include <algorithm>

namespace intray {

double OwnSpan::perHour() const
{
    return quarters == 0 ? 0 : 4.0 * double(std::max<qint64>(done, 0)) / double(quarters);
}

QDateTime beginningOfWeek(const QDateTime &midnight)
{
    const QDate day = midnight.toLocalTime().date();
    return day.addDays(1 - day.dayOfWeek()).startOfDay();
}

static OwnSpan spanSince(const QDateTime &begin, const QList<Event> &events)
{
    constexpr qint64 quarter = 15 * 60;
    OwnSpan span;
    QSet<qint64> quarters;
    for (const Event &event : events) {
        if (event.at < begin)
            continue;
        span.done += rulesOf(event.kind).completed;
        span.returned += event.kind == EventKind::Returned ? 1 : 0;
        if (event.kind == EventKind::Completed)
            quarters.insert(event.at.toSecsSinceEpoch() / quarter);
    }
    span.quarters = quarters.size();
    return span;
}

OwnFigures ownFiguresOf(const QList<Event> &events, const QDateTime &midnight)
{
    return {spanSince(midnight, events), spanSince(beginningOfWeek(midnight), events)};
}

} // namespace intray
