// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/leaving.h"

namespace intray {

int leave(int status)
{
    return status;
}

} // namespace intray
