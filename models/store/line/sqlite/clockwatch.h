// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace intray {

/// Notices when this machine's clock is put forward while a file is open. A file has no clock of
/// its own, so locks would last as long as the clock is wrong, and those of others would seem
/// expired. Any thread. Time that the machine slept is no jump (sinceBoot()).
class ClockWatch
{
public:
    ClockWatch();

    /// More than five minutes ahead of where the clock should be by now.
    bool isPutForward() const;

private:
    std::chrono::milliseconds m_bootedAt; ///< By the clock, when the watch began.
};

} // namespace intray
