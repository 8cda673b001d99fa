// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/interruption.h"

#include "ctl/commandline.h"
#include "ctl/reply.h"
#include "store/line/drivererror.h"

#include <QCoreApplication>

#include <cstdio>
#include <cstdlib>

namespace intray::ctl {

Interruption::Interruption(Connection &connection, Patience patience)
    : m_connection(&connection)
    , m_patience(patience)
    , m_stop([this] { tell(); })
{
}

Interruption::~Interruption()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isOver = true;
    }
    m_told.notify_all();
}

/// What the main thread is at does not look whether it is to stop.
[[noreturn]] static void endNow()
{
    const Failure cancelled(Error{Error::Kind::Cancelled, cancelledSentence(), {}});
    const int status = print(Answer(tl::unexpected<Failure>(cancelled)),
                             asksForJson(QCoreApplication::arguments()));
    std::fflush(nullptr);
    std::_Exit(status);
}

void Interruption::tell()
{
    std::unique_lock lock(m_mutex);
    m_cancellation.cancel();
    m_connection->interrupt();
    m_told.notify_all();
    if (m_patience && !m_told.wait_for(lock, *m_patience, [this] { return m_isOver; }))
        endNow();
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
