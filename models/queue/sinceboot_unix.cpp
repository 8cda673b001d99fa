// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/sinceboot.h"

#include <ctime>

namespace intray {

#ifdef CLOCK_BOOTTIME
static constexpr clockid_t clockWithSleep = CLOCK_BOOTTIME;
#else
static constexpr clockid_t clockWithSleep = CLOCK_MONOTONIC;
#endif

std::chrono::milliseconds sinceBoot()
{
    timespec time = {};
    clock_gettime(clockWithSleep, &time);
    return std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec));
}

} // namespace intray
