// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/leaving.h"

#include <windows.h>

#include <cstdio>

namespace intray {

// Windows ends all other threads before it tells the libraries that the program ends. A thread that
// was left behind, as one that waits for a share is, or that was about to end, may have held a lock
// that they then wait for without end.
int leave(int status)
{
    std::fflush(nullptr);
    ::TerminateProcess(::GetCurrentProcess(), UINT(status));
    return status;
}

} // namespace intray
