// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/shortpause.h"

#include <windows.h>

#include <algorithm>

#ifndef CREATE_WAITABLE_TIMER_HIGH_RESOLUTION
#define CREATE_WAITABLE_TIMER_HIGH_RESOLUTION 0x00000002
#endif

namespace intray {

// Sleep() lasts for up to 16 ms, and longer spinning would take the processor from whoever is
// inside. Windows before 10, version 1803, does not know timers as fine as this.
ShortPause::ShortPause()
    : m_timer(CreateWaitableTimerExW(nullptr, nullptr, CREATE_WAITABLE_TIMER_HIGH_RESOLUTION,
                                     TIMER_ALL_ACCESS))
{
    if (m_timer == nullptr)
        m_timer = CreateWaitableTimerExW(nullptr, nullptr, 0, TIMER_ALL_ACCESS);
}

ShortPause::~ShortPause()
{
    if (m_timer != nullptr)
        CloseHandle(m_timer);
}

void ShortPause::last(std::chrono::microseconds span) const
{
    constexpr std::chrono::microseconds shortest{500};
    LARGE_INTEGER due = {};
    due.QuadPart = -10 * std::max(span, shortest).count(); // tenths of microseconds from now
    if (m_timer != nullptr && SetWaitableTimer(m_timer, &due, 0, nullptr, nullptr, FALSE))
        WaitForSingleObject(m_timer, INFINITE);
    else
        Sleep(1);
}

} // namespace intray
