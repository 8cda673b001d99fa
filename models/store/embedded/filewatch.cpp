// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/filewatch.h"

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
    return (m_databaseWas && identityOf(m_database) != m_databaseWas) ||
           (m_logWas && identityOf(m_log) != m_logWas);
}

} // namespace intray
