// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/bulk.h"
#include "session/runs/longrun.h"
#include "store/supervising/bulkwork.h"

namespace intray {

/// A supervisor's action on many items, in pieces. Cancelled, it finishes the piece that runs and
/// tells the rest as not tried; what was done stays done. `failed`: nothing was done.
class BulkRun : public LongRun
{
    Q_OBJECT
public:
    BulkRun(const DatabaseLogin &login, const Identity &identity, QObject *parent = nullptr);

    // Nothing happens while one runs.
    void takeAway(const QList<SeenLock> &locks, const TakeAway &how);
    void handOver(const QString &from, const TakeAway &how);
    void reopen(const QList<ItemId> &items, const QString &reason);
    void reopenFound(const FinishedQuery &query, const QString &reason);
    void prioritize(const QList<ItemId> &items, const Priority &priority);
    void assign(const QList<ItemId> &items, const Assignment &assignment);

signals:
    /// It ran; the result says what did not work.
    void succeeded(const intray::BulkResult &result);

private:
    template <typename Work>
    void start(Work work);
};

} // namespace intray
