// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/sqlite/fileidentity.h"

namespace intray {

/// Notices when the database file or its log is moved, deleted or put in another's place while a
/// connection has it open: what is written then, nobody else ever sees. Looks at names only,
/// because opening a file and closing it would drop SQLite's locks on it. One thread at a time.
/// Windows lets nobody take away a file that SQLite has open, so there it notices only what is done
/// to a whole disk.
class FileWatch
{
public:
    explicit FileWatch(const QString &database);

    /// Remembers the files as they are, once they are there: after something was written.
    void remember();
    /// Whether they are others now than they were, or gone.
    bool hasChanged() const;
    bool isDatabaseInPlace() const;
    /// What the open database is called now; empty: it has no name any more, or the system does not
    /// tell.
    QString newName() const;
    /// Whether nobody can have opened them since, under the old names or a new one: then the log
    /// that is open belongs to the database that is open, and to nothing else.
    bool areUntouched() const;
    const QString &log() const { return m_log; }

private:
    bool isLogAnothers() const;

    const QString m_database;
    const QString m_log;
    std::optional<FileIdentity> m_databaseWas;
    std::optional<FileIdentity> m_logWas;
};

} // namespace intray
