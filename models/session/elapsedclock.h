// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/sinceboot.h"

#include <chrono>
#include <functional>

namespace intray {

/// Tells time that has passed: never set, never going back, and counting while the machine sleeps.
/// Only differences mean something. sinceBoot() is one; tests give one of their own.
using ElapsedClock = std::function<std::chrono::milliseconds()>;

/// Whether a timer that should have fired every `period` was held up by a sleep of the machine or a
/// standstill.
class SleepWatch
{
public:
    explicit SleepWatch(ElapsedClock clock)
        : m_clock(std::move(clock))
    {
    }

    void start();
    /// True if much more time than `period` passed since start() or the last call.
    bool noticesSleep(std::chrono::milliseconds period);

private:
    ElapsedClock m_clock;
    std::chrono::milliseconds m_last{0};
};

} // namespace intray
