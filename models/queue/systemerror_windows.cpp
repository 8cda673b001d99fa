// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/systemerror.h"

#include <windows.h>

namespace intray {

static constexpr DWORD quotaExceeded = 1295; // ERROR_DISK_QUOTA_EXCEEDED, which MinGW lacks

void forgetSystemError()
{
    SetLastError(ERROR_SUCCESS);
}

int systemError()
{
    return static_cast<int>(GetLastError());
}

bool isFullDisk(int systemError)
{
    const auto code = static_cast<DWORD>(systemError);
    return code == ERROR_DISK_FULL || code == ERROR_HANDLE_DISK_FULL || code == quotaExceeded ||
           code == ERROR_FILE_TOO_LARGE;
}

} // namespace intray
