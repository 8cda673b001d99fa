// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/heldlocks.h"

namespace intray {

bool isOpenUnderAnotherName(const QString &)
{
    return false; // Windows lets nobody move a file that SQLite has open
}

} // namespace intray
