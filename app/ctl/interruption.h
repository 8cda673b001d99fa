// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/cancellation.h"
#include "store/line/connection.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace intray::ctl {

/// While it lives, SIGINT and SIGTERM do not end the program but tell the cancellation, interrupt
/// the connection and end waitFor(). A second signal ends the program as usual. One at a time, in
/// the main thread; borrows the connection.
class Interruption
{
public:
    explicit Interruption(Connection &connection);
    ~Interruption();
    Q_DISABLE_COPY_MOVE(Interruption)

    const Cancellation &cancellation() const { return m_cancellation; }
    bool happened() const { return m_cancellation.isCancelled(); }
    /// Waits until the span is over or a signal came; whether the whole span passed.
    bool waitFor(std::chrono::milliseconds span);

private:
    void listen();

    Connection &m_connection;
    Cancellation m_cancellation;
    std::mutex m_mutex;
    std::condition_variable m_told;
    std::thread m_listener;
};

} // namespace intray::ctl
