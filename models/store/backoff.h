// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <chrono>

namespace intray {

/// Whether the same call may succeed later although nothing changes in it: what everybody asks who
/// tries again by themselves.
inline bool mayPass(const Error &error)
{
    using Kind = Error::Kind;
    constexpr std::array passing{Kind::Busy,       Kind::Offline,  Kind::NameUnknown,
                                 Kind::PortClosed, Kind::ReadOnly, Kind::DiskFull};
    return std::find(passing.begin(), passing.end(), error.kind) != passing.end();
}

/// How long to wait before the next attempt at a line that is down. A server that restarts is met
/// within two seconds: the first minute of attempts is close together; after it the pauses double
/// up to half a minute, so that a thousand desks do not hammer at a server that stays away. A
/// little chance keeps them from coming all at once. A value, for one thread.
class BackOff
{
public:
    /// The pause before the next attempt; longer each time.
    std::chrono::milliseconds next()
    {
        const std::chrono::milliseconds pause = m_pause;
        const bool isBrief = ++m_attempts < attemptsCloseTogether;
        m_pause = std::min(m_pause * 2, isBrief ? longestBriefPause : longestPause);
        const double share = 0.75 + QRandomGenerator::global()->bounded(0.25);
        return std::chrono::milliseconds(qint64(double(pause.count()) * share));
    }

    void reset() { *this = {}; } ///< The line is up.

private:
    static constexpr std::chrono::milliseconds firstPause{500};
    static constexpr std::chrono::milliseconds longestBriefPause{1500};
    static constexpr std::chrono::milliseconds longestPause{30000};
    static constexpr int attemptsCloseTogether = 45; ///< About a minute.

    std::chrono::milliseconds m_pause = firstPause;
    int m_attempts = 0;
};

} // namespace intray
