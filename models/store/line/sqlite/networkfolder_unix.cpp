// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/networkfolder.h"
#include "store/line/sqlite/sqlitefile.h"

#include <QStorageInfo>

namespace intray {

bool isOnNetwork(const QString &folder)
{
    return isNetworkFileSystem(QStorageInfo(folder).fileSystemType());
}

} // namespace intray
