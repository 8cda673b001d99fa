// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/identity.h"
#include "queue/role.h"
#include "store/cancellation.h"
#include "store/line/databaselogin.h"

#include <QDateTime>

#include <memory>

namespace intray {

/// What opening may change.
enum class OpenMode {
    Existing,        ///< Nothing.
    CreateOrUpgrade, ///< Makes a database that is not there, upgrades an older one of Intray.
    AddTables,       ///< The same, and adds Intray's tables to another program's database.
};

/// What opening found.
enum class SchemaResult { UpToDate, Created, Upgraded };

/// What a server said about itself and about us when the connection was opened. On SQLite only the
/// database's id and the clock are known.
struct ServerFacts
{
    QString user; ///< The lasting name of whoever is logged in; empty: the login is not registered.
    QString login; ///< The login itself.
    QList<Role> roles;
    QString databaseId; ///< Another one: another database, or one that came back from a backup.
    QString version;    ///< Such as "PostgreSQL 15.8".
    QDateTime now;      ///< The server's clock at that moment.
    std::chrono::milliseconds clockDifference{0}; ///< How far this machine's clock is ahead of it.
    bool isServer = false; ///< A server answered; false: a file, whichever driver reads it.
    bool isEncrypted = false;
    bool isVerified = false; ///< Encrypted, and the server proved who it is.
    bool isReadOnly = false; ///< A standby, or set so: people can look and draft.
    bool isPooled = false;   ///< Behind a pooler that shares sessions: no notifications.
    bool notifies = false;   ///< Changes are told by the server (LISTEN/NOTIFY).
    QStringList warnings;    ///< Promises that the server's settings do not keep, in sentences.

    /// Others see a part of the items only, and would take it for the whole.
    bool seesEveryItem() const;
};

/// One connection to one database, set up as Intray needs it (dialect.h says how) and with the
/// schema checked. Belongs to the thread that opened it; only interrupt() may be called from
/// others.
class Connection
{
public:
    /// NotFound, NotADatabase, Damaged, NewerSchema, OlderSchema, ReadOnly, Unreadable, Busy; with
    /// servers also NameUnknown, PortClosed, TlsRefused, WrongPassword, NoSuchDatabase,
    /// NotPermitted, UnsoundDriver, Offline.
    static Outcome<std::unique_ptr<Connection>> open(const DatabaseLogin &login, OpenMode mode);
    ~Connection();
    Q_DISABLE_COPY_MOVE(Connection)

    const DatabaseUrl &url() const;
    int schemaVersion() const;
    SchemaResult schemaResult() const;
    const ServerFacts &server() const;
    /// Who acts through this connection: on servers the login decides, whatever is wished for.
    Identity identityFor(const Identity &wished) const;
    /// False once the line is dead, or a server has refused to write; then only another connection
    /// helps, which may find the server that has taken over.
    bool isAlive() const;

    /// Ends the statement that runs now, and any wait for other writers, with Cancelled.
    /// Thread-safe.
    void interrupt();
    void rearm(); ///< Forgets an interrupt that came before.

    struct Private;
    Private &d() const { return *m_d; } ///< For the store's own sources only.

private:
    explicit Connection(std::unique_ptr<Private> d);
    std::unique_ptr<Private> m_d;
};

} // namespace intray
