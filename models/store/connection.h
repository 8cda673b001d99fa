// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "store/cancellation.h"
#include "store/databaseurl.h"

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

/// One connection to one database, set up as Intray needs it (dialect.h says how) and with the
/// schema checked. Belongs to the thread that opened it; only interrupt() may be called from
/// others.
class Connection
{
public:
    /// NotFound, NotADatabase, Damaged, NewerSchema, OlderSchema, ReadOnly, Unreadable, Busy.
    static Outcome<std::unique_ptr<Connection>> open(const DatabaseUrl &url, OpenMode mode);
    ~Connection();
    Q_DISABLE_COPY_MOVE(Connection)

    const DatabaseUrl &url() const;
    int schemaVersion() const;
    SchemaResult schemaResult() const;

    /// Ends the statement that runs now, and any wait for other writers, with Cancelled.
    /// Thread-safe.
    void interrupt();

    struct Private;
    Private &d() const { return *m_d; } ///< For the store's own sources only.

private:
    explicit Connection(std::unique_ptr<Private> d);
    std::unique_ptr<Private> m_d;
};

} // namespace intray
