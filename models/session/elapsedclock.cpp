// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/elapsedclock.h"

#include <QtGlobal>

#ifdef Q_OS_UNIX
#include <ctime>
#endif

namespace intray {

using std::chrono::milliseconds;

static constexpr milliseconds tolerance{4000};

milliseconds sinceBoot()
{
#ifdef CLOCK_BOOTTIME
    timespec time{};
    clock_gettime(CLOCK_BOOTTIME, &time);
    return milliseconds(qint64(time.tv_sec) * 1000 + time.tv_nsec / 1000000);
#else
    return std::chrono::duration_cast<milliseconds>(
        std::chrono::steady_clock::now().time_since_epoch());
#endif
}

void SleepWatch::start()
{
    m_last = m_clock();
}

bool SleepWatch::noticesSleep(milliseconds period)
{
    const milliseconds now = m_clock();
    const bool slept = now - m_last > period + tolerance;
    m_last = now;
    return slept;
}

} // namespace intray
