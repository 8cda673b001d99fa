// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <utility>

namespace intray {

/// Notices when the database file or its log is moved, deleted or put in another's place while a
/// connection has it open: what is written then, nobody else ever sees. Looks at names only and
/// opens nothing, because closing a file would drop SQLite's locks on it. One thread at a time.
/// Knows nothing elsewhere than on Unix.
class FileWatch
{
public:
    explicit FileWatch(const QString &database);

    /// Remembers the files as they are, once they are there: after something was written.
    void remember();
    /// Whether they are others now than they were, or gone.
    bool hasChanged() const;

private:
    using Identity = std::pair<quint64, quint64>; ///< Device and number on it.
    static std::optional<Identity> identityOf(const QByteArray &path);

    const QByteArray m_database;
    const QByteArray m_log;
    std::optional<Identity> m_databaseWas;
    std::optional<Identity> m_logWas;
};

} // namespace intray
