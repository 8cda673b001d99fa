// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/progress.h"
#include "transfer/transferprogress.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace intray::ctl {

/// How far an import or export is, and how long it goes on, on one line of the terminal that is
/// written over and goes at the end. Silent where standard error is no terminal.
class ProgressLine
{
public:
    ProgressLine();
    ~ProgressLine();
    Q_DISABLE_COPY_MOVE(ProgressLine)

    ProgressReport report() const; ///< Empty when silent.

private:
    bool m_shown;
};

/// What takes long, for how many seconds already and, where the total is known, how much of it is
/// done, on such a line too.
class ElapsedLine
{
public:
    explicit ElapsedLine(const QString &what, const Progress &progress = {});
    ~ElapsedLine();
    Q_DISABLE_COPY_MOVE(ElapsedLine)

private:
    void tick(const QString &what);

    const Progress m_progress;
    std::mutex m_mutex;
    std::condition_variable m_told;
    bool m_isDone = false;
    std::thread m_clock;
};

} // namespace intray::ctl
