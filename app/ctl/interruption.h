// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ctl/stopwish.h"
#include "store/cancellation.h"
#include "store/line/connection.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>

namespace intray::ctl {

/// While it lives, the system's wish that the program stop (StopWish) tells the cancellation,
/// interrupts the connection and ends waitFor(). A second one ends the program as usual. With
/// patience, for commands that only read, the program ends as cancelled when that is over, whatever
/// it is doing. One at a time, in the main thread; borrows the connection, until it follows
/// another.
class Interruption
{
public:
    using Patience = std::optional<std::chrono::milliseconds>;
    explicit Interruption(Connection &connection, Patience patience = {});
    ~Interruption();
    Q_DISABLE_COPY_MOVE(Interruption)

    const Cancellation &cancellation() const { return m_cancellation; }
    bool happened() const { return m_cancellation.isCancelled(); }
    /// From now on this one is interrupted.
    void follow(Connection &connection);
    /// Waits until the span is over or a signal came; whether the whole span passed.
    bool waitFor(std::chrono::milliseconds span);

private:
    void tell();

    Connection *m_connection;
    Cancellation m_cancellation;
    std::mutex m_mutex;
    std::condition_variable m_told;
    const Patience m_patience;
    bool m_isOver = false;
    const StopWish m_stop; ///< Last, as it calls us.
};

} // namespace intray::ctl
