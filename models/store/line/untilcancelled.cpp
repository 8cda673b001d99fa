// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/untilcancelled.h"

namespace intray {

using namespace std::chrono_literals;
using std::chrono::steady_clock;

UntilCancelled::UntilCancelled(Interrupt interrupt, const Cancellation &cancellation,
                               std::chrono::milliseconds limit)
    : m_interrupt(std::move(interrupt))
    , m_cancellation(cancellation)
    , m_end(steady_clock::now() + limit)
    , m_watch([this] { watch(); })
{
}

UntilCancelled::~UntilCancelled()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isDone = true;
    }
    m_told.notify_all();
    m_watch.join();
}

// When the time is over it is interrupted every 10 s only, so that the call can write down that it
// took too long, which may take a while on a busy server.
void UntilCancelled::watch()
{
    std::unique_lock lock(m_mutex);
    auto next = m_end;
    bool wasCancelled = false;
    while (!m_told.wait_for(lock, 50ms, [this] { return m_isDone; })) {
        const bool isNews = m_cancellation.isCancelled() && !wasCancelled;
        const auto now = steady_clock::now();
        if (!isNews && now < next)
            continue;
        wasCancelled = m_cancellation.isCancelled();
        m_interrupt();
        next = now + (wasCancelled ? std::chrono::milliseconds(500) : 10s);
    }
}

} // namespace intray
