// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/event.h"

#include <QList>

namespace intray {

/// What one person did in some time.
struct OwnSpan
{
    qint64 done = 0; ///< Completed, less what was taken back.
    qint64 returned = 0;
    qint64 quarters = 0;  ///< In how many quarters of an hour something was completed.
    qint64 corrected = 0; ///< Of the completed records: those in which something was put right.

    /// Completed in an hour of work, as far as quarters of an hour tell; 0: nothing was completed.
    double perHour() const;

    bool operator==(const OwnSpan &) const = default;
};

/// One's own figures, over all queues that one sees. They are for oneself: there is no ranking.
struct OwnFigures
{
    OwnSpan today;
    OwnSpan week; ///< Since Monday.

    bool operator==(const OwnFigures &) const = default;
};

/// When the week began to which this day belongs, where the person sits.
QDateTime beginningOfWeek(const QDateTime &midnight);

/// Counts one's own events since the week began; which records were corrected they do not tell.
OwnFigures ownFiguresOf(const QList<Event> &events, const QDateTime &midnight);

} // namespace intray
