// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/elapsedclock.h"

#include <algorithm>
#include <chrono>
#include <optional>

namespace intray {

/// Whether somebody works at the record, so that its lock is worth extending. A value of the
/// window's thread.
class ActivityWatch
{
public:
    explicit ActivityWatch(ElapsedClock clock)
        : m_clock(std::move(clock))
    {
    }

    void note() { m_last = m_clock(); }
    void forget() { m_last.reset(); }

    /// Nobody works there once nothing was pressed for two minutes, or a tenth of a long lock.
    bool isActive(std::chrono::seconds fullDuration) const
    {
        return m_last && m_clock() - *m_last <= idleAfter(fullDuration);
    }

    bool extensionIsDue(std::chrono::milliseconds remaining,
                        std::chrono::seconds fullDuration) const
    {
        return isActive(fullDuration) && remaining < std::chrono::milliseconds(fullDuration) / 2;
    }

    static std::chrono::milliseconds idleAfter(std::chrono::seconds fullDuration)
    {
        return std::max<std::chrono::milliseconds>(std::chrono::minutes(2), fullDuration / 10);
    }

private:
    ElapsedClock m_clock;
    std::optional<std::chrono::milliseconds> m_last;
};

} // namespace intray
