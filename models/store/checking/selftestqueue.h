// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/auditreport.h"
#include "queue/error.h"
#include "queue/id.h"
#include "queue/identity.h"
#include "store/cancellation.h"

#include <chrono>

namespace intray {

class Connection;

/// After so long a selftest counts as abandoned, and another one may take it away.
inline constexpr std::chrono::seconds selftestSpan{3600};

/// The queue of one selftest with its items: the only ones whose history goes with them. Made and
/// removed as a whole; stays in the database until remove(). Thread and errors as for every store
/// (storebase.h).
class SelftestQueue
{
public:
    /// Takes abandoned ones away first.
    static Outcome<SelftestQueue> make(Connection &connection, const Identity &identity, int items);

    const QString &name() const { return m_name; }
    /// Whether the history of its items holds, as auditEverything() says for all.
    Outcome<AuditReport> audit(const Cancellation &cancellation) const;
    /// Also over a new connection, for a while, when the line is dead.
    Outcome<Done> remove() const;

private:
    SelftestQueue(Connection &connection, QString name, ItemId first, ItemId last);

    Connection *m_connection;
    QString m_name;
    ItemId m_first;
    ItemId m_last;
};

} // namespace intray
