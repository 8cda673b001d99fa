// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/sinceboot.h"

#include <windows.h>

namespace intray {

std::chrono::milliseconds sinceBoot()
{
    return std::chrono::milliseconds(GetTickCount64());
}

} // namespace intray
