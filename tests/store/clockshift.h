// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

#include <atomic>
#include <ctime>

/// How far the clock of this program is from the machine's, in seconds. Included by one source of a
/// program, it stands in front of the system's functions for all of its libraries.
inline std::atomic<long> clockShift = 0;

extern "C" {

int clock_gettime(clockid_t clock, timespec *time) noexcept
{
    const long failed = ::syscall(SYS_clock_gettime, clock, time);
    if (failed == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
        time->tv_sec += clockShift;
    return static_cast<int>(failed);
}

int gettimeofday(timeval *time, void *) noexcept
{
    timespec now = {};
    clock_gettime(CLOCK_REALTIME, &now);
    *time = {now.tv_sec, now.tv_nsec / 1000};
    return 0;
}

time_t time(time_t *result) noexcept
{
    timespec now = {};
    clock_gettime(CLOCK_REALTIME, &now);
    if (result != nullptr)
        *result = now.tv_sec;
    return now.tv_sec;
}
}
