// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/fileidentity.h"

#include <sys/stat.h>

#include <QFile>

namespace intray {

std::optional<FileIdentity> identityOf(const QString &path)
{
    struct stat found = {};
    if (::stat(QFile::encodeName(path).constData(), &found) != 0)
        return std::nullopt;
    return FileIdentity(found.st_dev, found.st_ino);
}

} // namespace intray
