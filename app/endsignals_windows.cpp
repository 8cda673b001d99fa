// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/endsignals.h"

#include <windows.h>

#include <mutex>

namespace intray {

static std::mutex guard;
static EndSignals *listener = nullptr;

// Windows calls it in a thread of its own, and ends the program once it has returned where nobody
// could keep it alive: then the program's own end comes first, for which it has five seconds.
static BOOL WINAPI noteWish(DWORD wish)
{
    {
        const std::lock_guard lock(guard);
        if (listener == nullptr)
            return FALSE;
        QMetaObject::invokeMethod(listener, &EndSignals::endWanted, Qt::QueuedConnection);
    }
    if (wish != CTRL_C_EVENT && wish != CTRL_BREAK_EVENT)
        Sleep(INFINITE);
    return TRUE;
}

EndSignals::EndSignals(QObject *parent)
    : QObject(parent)
{
    const std::lock_guard lock(guard);
    listener = this;
    SetConsoleCtrlHandler(noteWish, TRUE);
}

EndSignals::~EndSignals()
{
    SetConsoleCtrlHandler(noteWish, FALSE);
    const std::lock_guard lock(guard);
    listener = nullptr;
}

} // namespace intray
