// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/folder/folderturn.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <QDir>
#include <QFile>

#include <cerrno>

namespace intray {

FolderTurn::FolderTurn(const QString &folder)
{
    const QByteArray path =
        QFile::encodeName(QDir(folder).filePath(QStringLiteral(".intray-turn")));
    int file = ::open(path.constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666);
    if (file < 0 && errno == EACCES) // another user made it
        file = ::open(path.constData(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
    m_isOurs = file < 0 || ::flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
    m_file = file;
}

FolderTurn::~FolderTurn()
{
    if (m_file >= 0)
        ::close(int(m_file));
}

} // namespace intray
