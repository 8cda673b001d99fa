// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/checking/itemaudit.h"
#include "store/importing/importstore.h"
#include "store/reading/figurestore.h"
#include "store/reading/liststore.h"
#include "store/rules/queuestore.h"
#include "store/rules/userstore.h"
#include "store/sources/sourcestore.h"
#include "store/supervising/supervisionstore.h"
#include "store/work/workstore.h"

namespace intray {

/// All stores for one user at once: a test asks for more than any class of the program.
class Store : public WorkStore,
              public SupervisionStore,
              public QueueStore,
              public UserStore,
              public ListStore,
              public FigureStore,
              public ImportStore,
              public SourceStore
{
public:
    Store(Connection &connection, const Identity &identity)
        : WorkStore(connection, identity)
        , SupervisionStore(connection, identity)
        , QueueStore(connection, identity)
        , UserStore(connection, identity)
        , ListStore(connection, identity)
        , FigureStore(connection, identity)
        , ImportStore(connection, identity)
        , SourceStore(connection, identity)
    {
    }

    const Identity &identity() const { return WorkStore::identity(); }
    Outcome<QDateTime> now() { return WorkStore::now(); }
    Outcome<AuditReport> audit(const Cancellation &cancellation = {})
    {
        return auditEverything(WorkStore::m_connection, cancellation);
    }
};

} // namespace intray
