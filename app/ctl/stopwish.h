// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace intray::ctl {

/// While it lives, the system's wish that the program stop (SIGINT or SIGTERM; on Windows Ctrl+C,
/// Ctrl+Break or the console's end) does not end the program but calls `told`, in a thread of its
/// own. A second one ends the program as usual. One at a time, in the main thread.
class StopWish
{
public:
    explicit StopWish(std::function<void()> told);
    ~StopWish(); ///< Waits for a call that is under way.
    StopWish(const StopWish &) = delete;
    StopWish &operator=(const StopWish &) = delete;
};

} // namespace intray::ctl
