// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/elapsedclock.h"

namespace intray {

using std::chrono::milliseconds;

static constexpr milliseconds tolerance{4000};

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
