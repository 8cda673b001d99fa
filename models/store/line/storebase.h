// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/identity.h"

#include <QDateTime>

namespace intray {

class Connection;

/// What all stores share. A store is one list of operations on a database for one user: WorkStore,
/// SupervisionStore, QueueStore, UserStore, ListStore, FigureStore, ImportStore, SourceStore. Each
/// operation is one transaction. Blocking; lives in the thread of its connection and borrows it.
/// Costs nothing to make. Every operation may also answer Busy, Offline, ReadOnly, DiskFull,
/// Damaged, Cancelled or Broken.
class StoreBase
{
public:
    StoreBase(Connection &connection, Identity identity);

    const Identity &identity() const { return m_identity; }
    Outcome<QDateTime> now(); ///< The database's clock.

protected:
    Connection &m_connection;
    Identity m_identity;
};

} // namespace intray
