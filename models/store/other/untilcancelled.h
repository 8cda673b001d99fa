// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/cancellation.h"

#include <QtGlobal>

#include <condition_variable>
#include <mutex>
#include <thread>

namespace intray {

class SqlRunner;

/// While it lives, interrupts the runner once the wish to stop is told; again and again, because
/// what comes between two statements ends nothing. Borrows the runner.
class UntilCancelled
{
public:
    UntilCancelled(SqlRunner &runner, const Cancellation &cancellation);
    ~UntilCancelled();
    Q_DISABLE_COPY_MOVE(UntilCancelled)

private:
    void watch();

    SqlRunner &m_runner;
    const Cancellation m_cancellation;
    std::mutex m_mutex;
    std::condition_variable m_told;
    bool m_isDone = false;
    std::thread m_watch;
};

} // namespace intray
