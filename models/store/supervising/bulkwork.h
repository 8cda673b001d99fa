// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/cancellation.h"
#include "store/supervising/supervisionstore.h"

namespace intray {

/// Actions on many items: in pieces, each a transaction of its own, with progress and cancellation
/// in between. What was done stays done; an error before the first piece is the answer, one later
/// is told of every item that was not tried. In the thread of the store.

Outcome<BulkResult> takeAwayMany(SupervisionStore &store, const QList<SeenLock> &locks,
                                 const TakeAway &how, const BulkProgress &progress = {},
                                 const Cancellation &cancellation = {});

/// Everything that this user holds now goes to somebody else, or back to the pool.
Outcome<BulkResult> handOver(SupervisionStore &store, const QString &from, const TakeAway &how,
                             const BulkProgress &progress = {},
                             const Cancellation &cancellation = {});

Outcome<BulkResult> reopenMany(SupervisionStore &store, const QList<ItemId> &items,
                               const QString &reason, const BulkProgress &progress = {},
                               const Cancellation &cancellation = {});
/// All that fit the query when it begins.
Outcome<BulkResult> reopenFound(SupervisionStore &store, const FinishedQuery &query,
                                const QString &reason, const BulkProgress &progress = {},
                                const Cancellation &cancellation = {});

Outcome<BulkResult> prioritizeMany(SupervisionStore &store, const QList<ItemId> &items,
                                   const Priority &priority, const BulkProgress &progress = {},
                                   const Cancellation &cancellation = {});

Outcome<BulkResult> assignMany(SupervisionStore &store, const QList<ItemId> &items,
                               const Assignment &assignment, const BulkProgress &progress = {},
                               const Cancellation &cancellation = {});

/// All locks that fit the query, as they are at one moment: one statement reads them.
Outcome<QList<HeldLock>> allLocks(SupervisionStore &store, const LockQuery &query);

} // namespace intray
