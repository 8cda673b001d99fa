// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/desktoplook.h"

namespace intray {

QString styleForDesktop()
{
    return {};
}

bool isDarkWished()
{
    return false;
}

} // namespace intray
