// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/elapsedclock.h"

#include <QDateTime>
#include <QFileInfo>
#include <QHash>
#include <QList>

#include <chrono>

namespace intray {

/// Which files are finished being written: those whose size and time have not changed for a while.
/// A file that was renamed into place has to wait as long. Any one thread.
class Arrivals
{
public:
    explicit Arrivals(std::chrono::milliseconds settling, ElapsedClock clock = sinceBoot);

    /// Of what lies there now, what is finished, in the same order.
    QList<QFileInfo> settled(const QList<QFileInfo> &files);
    int unsettled() const { return m_unsettled; } ///< So many were not finished at the last look.

private:
    struct Seen
    {
        qint64 size = 0;
        QDateTime changed;
        std::chrono::milliseconds since{0};
    };

    const std::chrono::milliseconds m_settling;
    const ElapsedClock m_clock;
    QHash<QString, Seen> m_seen;
    int m_unsettled = 0;
};

} // namespace intray
