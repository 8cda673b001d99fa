// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/claim.h"

#include <QTimer>

#include <algorithm>
#include <chrono>

namespace intray {

/// How long a worker rests that has found nothing: longer each time, and no longer than until the
/// next item comes that was put off. Lives in the worker's thread.
class RestingPause
{
public:
    RestingPause(std::chrono::milliseconds shortest, std::chrono::milliseconds longest)
        : m_shortest(shortest)
        , m_longest(longest)
        , m_pause(shortest)
    {
        m_wake.setSingleShot(true);
    }

    QTimer &wake() { return m_wake; } ///< Times out when the rest is over.
    bool isResting() const { return m_wake.isActive(); }
    void reset() { m_pause = m_shortest; } ///< Something was there, or was told of.
    void stop() { m_wake.stop(); }

    /// By the database's clock; no time: nothing was put off.
    void rest(const QDateTime &now, const QDateTime &nextAvailable)
    {
        std::chrono::milliseconds pause = m_pause;
        if (nextAvailable.isValid())
            pause =
                std::clamp(std::chrono::milliseconds(now.msecsTo(nextAvailable)), soonest, pause);
        m_wake.start(pause);
        m_pause = std::min(m_pause * 2, m_longest);
    }

private:
    static constexpr std::chrono::milliseconds soonest{50};

    const std::chrono::milliseconds m_shortest;
    const std::chrono::milliseconds m_longest;
    std::chrono::milliseconds m_pause;
    QTimer m_wake;
};

} // namespace intray
