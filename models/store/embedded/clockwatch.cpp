// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/clockwatch.h"

#include <QtGlobal>

#ifdef Q_OS_WIN
#include <windows.h>
#else
#include <ctime>
#endif

namespace intray {

using std::chrono::milliseconds;

static constexpr std::chrono::minutes tolerance{5};

#ifdef Q_OS_WIN
static milliseconds sinceBoot()
{
    return milliseconds(GetTickCount64());
}
#else
static milliseconds sinceBoot()
{
#ifdef CLOCK_BOOTTIME
    constexpr clockid_t clock = CLOCK_BOOTTIME;
#else
    constexpr clockid_t clock = CLOCK_MONOTONIC;
#endif
    timespec time = {};
    clock_gettime(clock, &time);
    return std::chrono::duration_cast<milliseconds>(std::chrono::seconds(time.tv_sec) +
                                                    std::chrono::nanoseconds(time.tv_nsec));
}
#endif

static milliseconds bootedAt()
{
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<milliseconds>(now) - sinceBoot();
}

ClockWatch::ClockWatch()
    : m_bootedAt(bootedAt())
{
}

bool ClockWatch::isPutForward() const
{
    return bootedAt() - m_bootedAt > tolerance;
}

} // namespace intray
