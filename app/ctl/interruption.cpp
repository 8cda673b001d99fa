// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/interruption.h"

namespace intray::ctl {

Interruption::Interruption(Connection &connection)
    : m_connection(&connection)
    , m_stop([this] { tell(); })
{
}

void Interruption::tell()
{
    {
        const std::lock_guard lock(m_mutex);
        m_cancellation.cancel();
        m_connection->interrupt();
    }
    m_told.notify_all();
}

void Interruption::follow(Connection &connection)
{
    const std::lock_guard lock(m_mutex);
    m_connection = &connection;
    if (happened())
        m_connection->interrupt();
}

bool Interruption::waitFor(std::chrono::milliseconds span)
{
    std::unique_lock lock(m_mutex);
    return !m_told.wait_for(lock, span, [this] { return m_cancellation.isCancelled(); });
}

} // namespace intray::ctl
