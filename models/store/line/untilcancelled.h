// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/cancellation.h"

#include <QtGlobal>

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace intray {

/// While it lives, interrupts what runs on a line as soon as the wish to stop is told, or the time
/// is over; again in a while, because what comes between two statements ends nothing. Interrupts in
/// a thread of its own.
class UntilCancelled
{
public:
    using Interrupt = std::function<void()>;

    UntilCancelled(Interrupt interrupt, const Cancellation &cancellation,
                   std::chrono::milliseconds limit = std::chrono::hours(24));
    ~UntilCancelled();
    Q_DISABLE_COPY_MOVE(UntilCancelled)

private:
    void watch();

    const Interrupt m_interrupt;
    const Cancellation m_cancellation;
    const std::chrono::steady_clock::time_point m_end;
    std::mutex m_mutex;
    std::condition_variable m_told;
    bool m_isDone = false;
    std::thread m_watch;
};

} // namespace intray
