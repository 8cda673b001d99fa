// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/connection.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace intray {

/// While it lives, others hear of who runs a criteria query (SQLite, where no lock of the database
/// ends with its owner): every 3 seconds, over a line of its own. Interrupts the query when the
/// run has been taken over or has reached its limit. Run 0 has a limit only. Lives in the
/// connection's thread and borrows the connection.
class SourceLease
{
public:
    SourceLease(Connection &connection, qint64 run, std::chrono::seconds limit);
    ~SourceLease();
    Q_DISABLE_COPY_MOVE(SourceLease)

    bool isLost() const { return m_isLost; } ///< Somebody else runs the query now.
    bool isOver() const { return m_isOver; } ///< The limit was reached.

private:
    void keep();
    bool waitForBeat();
    bool beat(Connection &line) const;
    void end(std::atomic_bool &why);

    Connection &m_connection;
    const qint64 m_run;
    const std::chrono::steady_clock::time_point m_end;
    std::mutex m_mutex;
    std::condition_variable m_told;
    bool m_isDone = false;
    std::atomic_bool m_isLost = false;
    std::atomic_bool m_isOver = false;
    std::thread m_keeper;
};

} // namespace intray
