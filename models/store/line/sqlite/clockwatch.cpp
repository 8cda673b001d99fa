// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/clockwatch.h"

#include "queue/sinceboot.h"

namespace intray {

using std::chrono::milliseconds;

static constexpr std::chrono::minutes tolerance{5};

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
