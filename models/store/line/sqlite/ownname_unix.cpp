// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/ownname.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <QFile>
#include <QFileInfo>

namespace intray {

// A link to nothing yet is followed, as SQLite does when it makes the file.
static QString ownNameWithin(const QString &path, int links)
{
    const QFileInfo file(path);
    if (const QString own = file.canonicalFilePath(); !own.isEmpty())
        return own;
    if (file.isRoot())
        return path;
    if (file.isSymLink() && links > 0)
        return ownNameWithin(file.symLinkTarget(), links - 1);
    const QString folder = ownNameWithin(file.path(), links);
    return folder.endsWith(u'/') ? folder + file.fileName() : folder + u'/' + file.fileName();
}

QString ownNameOf(const QString &path)
{
    constexpr int mostLinks = 40; // as many as Linux follows
    return ownNameWithin(QFileInfo(path).absoluteFilePath(), mostLinks);
}

bool hasFurtherNames(const QString &path)
{
    struct stat found = {};
    return ::stat(QFile::encodeName(path).constData(), &found) == 0 && found.st_nlink > 1;
}

bool isMountPoint(const QString &path)
{
#ifdef STATX_ATTR_MOUNT_ROOT
    struct statx found = {};
    return ::statx(AT_FDCWD, QFile::encodeName(path).constData(), 0, 0, &found) == 0 &&
           (found.stx_attributes & STATX_ATTR_MOUNT_ROOT) != 0;
#else
    Q_UNUSED(path)
    return false;
#endif
}

} // namespace intray
