// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/stopwish.h"

#include <windows.h>

#include <mutex>
#include <utility>

namespace intray::ctl {

static std::mutex guard;
static std::function<void()> toTell;

// Windows calls it in a thread of its own, and ends the program once it has returned where nobody
// could keep it alive: then the program's own end comes first, for which it has five seconds.
static BOOL WINAPI noteWish(DWORD wish)
{
    {
        const std::lock_guard lock(guard);
        if (!toTell)
            return FALSE;
        std::exchange(toTell, {})();
    }
    if (wish != CTRL_C_EVENT && wish != CTRL_BREAK_EVENT)
        Sleep(INFINITE);
    return TRUE;
}

StopWish::StopWish(std::function<void()> told)
{
    const std::lock_guard lock(guard);
    toTell = std::move(told);
    SetConsoleCtrlHandler(noteWish, TRUE);
}

StopWish::~StopWish()
{
    SetConsoleCtrlHandler(noteWish, FALSE);
    const std::lock_guard lock(guard);
    toTell = {};
}

} // namespace intray::ctl
