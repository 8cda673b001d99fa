// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/folder/folderturn.h"

#include <QDir>
#include <QFile>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#endif

namespace intray {

#ifdef Q_OS_UNIX
FolderTurn::FolderTurn(const QString &folder)
{
    const QByteArray path =
        QFile::encodeName(QDir(folder).filePath(QStringLiteral(".intray-turn")));
    m_file = ::open(path.constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666);
    if (m_file < 0 && errno == EACCES) // another user made it
        m_file = ::open(path.constData(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
    m_isOurs = m_file < 0 || ::flock(m_file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

FolderTurn::~FolderTurn()
{
    if (m_file >= 0)
        ::close(m_file);
}
#else
FolderTurn::FolderTurn(const QString &) {}

FolderTurn::~FolderTurn() = default;
#endif

} // namespace intray
