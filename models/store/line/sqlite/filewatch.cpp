// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/filewatch.h"

#include "store/line/sqlite/heldlocks.h"

#include <QDir>
#include <QFile>

namespace intray {

FileWatch::FileWatch(const QString &database)
    : m_database(database)
    , m_log(m_database + QStringLiteral("-wal"))
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
    return !isDatabaseInPlace() || (m_logWas && identityOf(m_log) != m_logWas);
}

bool FileWatch::isDatabaseInPlace() const
{
    return !m_databaseWas || identityOf(m_database) == m_databaseWas;
}

// Asked by links, for the reason that identityOf() gives.
QString FileWatch::newName() const
{
    const QDir files(QStringLiteral("/proc/self/fd"));
    for (const QString &number : files.entryList(QDir::Files | QDir::System)) {
        const QString file = files.filePath(number);
        if (m_databaseWas && identityOf(file) == m_databaseWas) {
            const QString name = QFile::symLinkTarget(file);
            return identityOf(name) == m_databaseWas ? name : QString();
        }
    }
    return {};
}

bool FileWatch::isLogAnothers() const
{
    const auto log = identityOf(m_log);
    return !m_logWas || (log && log != m_logWas);
}

bool FileWatch::areUntouched() const
{
    if (isLogAnothers())
        return false;
    if (isDatabaseInPlace())
        return true;
    const QString name = newName();
    return !mayBeOpen(m_database) && !name.isEmpty() && !identityOf(name + QStringLiteral("-wal"));
}

} // namespace intray
