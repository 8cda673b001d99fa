// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/heldlocks.h"

#include <QFile>

namespace intray {

bool isOpenUnderAnotherName(const QString &)
{
    return false; // Windows lets nobody move a file that SQLite has open
}

bool mayBeOpen(const QString &path)
{
    return QFile::exists(path);
}

} // namespace intray
