// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/importing/ownplace.h"

#include <unistd.h>

#include <QDir>
#include <QFileInfo>

namespace intray {

// QStandardPaths knows such a folder, too, but complains on standard error where it is missing or
// another user's, as under sudo and cron.
QString ownPlace()
{
    const QString folder = qEnvironmentVariable("XDG_RUNTIME_DIR");
    const QFileInfo info(folder);
    if (!folder.isEmpty() && info.isDir() && info.isWritable() && info.ownerId() == ::geteuid())
        return folder + u'/';
    return QDir::tempPath() + QStringLiteral("/%1-").arg(::geteuid());
}

} // namespace intray
