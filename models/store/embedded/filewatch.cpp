// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/filewatch.h"

#include <QFile>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace intray {

FileWatch::FileWatch(const QString &database)
    : m_database(QFile::encodeName(database))
    , m_log(m_database + "-wal")
    , m_databaseWas(identityOf(m_database))
{
}

void FileWatch::remember()
{
    if (!m_logWas)
        m_logWas = identityOf(m_log);
}

bool FileWatch::hasChanged() const
{
    return (m_databaseWas && identityOf(m_database) != m_databaseWas) ||
           (m_logWas && identityOf(m_log) != m_logWas);
}

std::optional<FileWatch::Identity> FileWatch::identityOf(const QByteArray &path)
{
#ifdef Q_OS_UNIX
    struct stat found = {};
    if (::stat(path.constData(), &found) == 0)
        return Identity(found.st_dev, found.st_ino);
#endif
    return std::nullopt;
}

} // namespace intray
