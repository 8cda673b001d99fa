// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/sqlite/bytelocks.h"
#include "store/line/sqlite/shortpause.h"

#include <QDeadlineTimer>
#include <QMutex>

#include <functional>

namespace intray {

/// Waits until a byte of ByteLocks is free and takes it. On Linux in the kernel, which lets them in
/// in the order of coming and wakes nobody else; whoever is killed or stopped meanwhile has left
/// the line. On Windows by looking. One thread at a time, but for lookAgain().
class ByteWait
{
public:
    ByteWait();
    ~ByteWait();
    Q_DISABLE_COPY_MOVE(ByteWait)

    /// False: `giveUp` said so. It is asked before each wait, after lookAgain(), and at `patience`;
    /// whoever waits on then is the last in line.
    bool take(const ByteLocks &locks, int byte, const std::function<bool()> &giveUp,
              const QDeadlineTimer &patience);
    /// Who waits asks `giveUp` at once. Thread-safe.
    void lookAgain();

private:
    bool waitFor(const ByteLocks &locks, int byte, const QDeadlineTimer &patience);
    bool isAlarmed();

    ShortPause m_pause;
    QMutex m_mutex; ///< Of m_isWaiting and the clock that ends the wait.
    bool m_isWaiting = false;
    void *m_clock = nullptr; ///< Linux only: rings for the thread of m_thread.
    qint64 m_thread = 0;
};

} // namespace intray
