// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/systemerror.h"

#include <cerrno>

namespace intray {

void forgetSystemError()
{
    errno = 0;
}

int systemError()
{
    return errno;
}

bool isFullDisk(int systemError)
{
    return systemError == ENOSPC || systemError == EDQUOT || systemError == EFBIG;
}

} // namespace intray
