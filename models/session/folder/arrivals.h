// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/elapsedclock.h"
#include "session/folder/openforwriting.h"

#include <QDateTime>
#include <QFileInfo>
#include <QHash>
#include <QList>
#include <QStringList>

#include <chrono>
#include <functional>

namespace intray {

/// Which files are finished being written: those whose size and time have not changed for a while,
/// and that no program of this machine has open for writing. Where that is not known, they must not
/// have changed for longer. A file that was renamed into place has to wait as long. Any one thread.
class Arrivals
{
public:
    using Question = std::function<Writers(const QString &path)>;
    /// So long a file must not have changed of which the system does not tell who writes.
    static constexpr std::chrono::minutes settlingUnknown{1};

    explicit Arrivals(std::chrono::milliseconds settling, ElapsedClock clock = sinceBoot,
                      Question writers = writersOf);

    /// Of what lies there now, what is finished, in the same order.
    QList<QFileInfo> settled(const QList<QFileInfo> &files);
    /// Who of the others would be finished, but that somebody has it open; each is named once.
    QStringList newlyHeldOpen() const { return m_newlyHeldOpen; }
    int unsettled() const { return m_unsettled; } ///< So many were not finished at the last look.

private:
    struct Seen
    {
        qint64 size = 0;
        QDateTime changed;
        std::chrono::milliseconds since{0};
        bool isHeldOpen = false;
    };
    bool isFinished(const QFileInfo &file, Seen &one, std::chrono::milliseconds now);

    const std::chrono::milliseconds m_settling;
    const ElapsedClock m_clock;
    const Question m_writers;
    QHash<QString, Seen> m_seen;
    QStringList m_newlyHeldOpen;
    int m_unsettled = 0;
};

} // namespace intray
