// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/other/untilcancelled.h"

#include "store/line/sqlrunner.h"

namespace intray {

using namespace std::chrono_literals;

UntilCancelled::UntilCancelled(SqlRunner &runner, const Cancellation &cancellation)
    : m_runner(runner)
    , m_cancellation(cancellation)
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

void UntilCancelled::watch()
{
    std::unique_lock lock(m_mutex);
    while (!m_told.wait_for(lock, 100ms, [this] { return m_isDone; }))
        if (m_cancellation.isCancelled())
            m_runner.interrupt();
}

} // namespace intray
