// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/shortpause.h"

#include <QThread>

#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

namespace intray {

// The kernel would else add 50 microseconds to every pause.
ShortPause::ShortPause()
{
#ifdef PR_SET_TIMERSLACK
    constexpr unsigned long nanoseconds = 1000;
    prctl(PR_SET_TIMERSLACK, nanoseconds);
#endif
}

ShortPause::~ShortPause() = default;

void ShortPause::last(std::chrono::microseconds span) const
{
    QThread::usleep(static_cast<unsigned long>(span.count()));
}

} // namespace intray
