// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/runs/bulkrun.h"

#include "session/answer.h"
#include "store/supervising/supervisionstore.h"

namespace intray {

BulkRun::BulkRun(const DatabaseLogin &login, const Identity &identity, QObject *parent)
    : LongRun(login, identity, parent)
{
}

static BulkProgress toldTo(Progress progress)
{
    return [progress](qint64 tried, qint64 all) mutable {
        progress.setTotal(all);
        progress.set(tried);
    };
}

template <typename Work>
void BulkRun::start(Work work)
{
    if (!startRun())
        return;
    // Without the cancellation: a piece that runs is finished, and the rest is told as not tried.
    answer(m_thread.run([work, tell = toldTo(m_progress), told = m_cancellation](
                            SupervisionStore &store) { return work(store, tell, told); }),
           this, [this](const Outcome<BulkResult> &result) {
               finish(result, [this](const BulkResult &all) { emit succeeded(all); });
           });
}

void BulkRun::takeAway(const QList<SeenLock> &locks, const TakeAway &how)
{
    start(
        [locks, how](SupervisionStore &store, const BulkProgress &tell, const Cancellation &told) {
            return takeAwayMany(store, locks, how, tell, told);
        });
}

void BulkRun::handOver(const QString &from, const TakeAway &how)
{
    start([from, how](SupervisionStore &store, const BulkProgress &tell, const Cancellation &told) {
        return intray::handOver(store, from, how, tell, told);
    });
}

void BulkRun::reopen(const QList<ItemId> &items, const QString &reason)
{
    start([items, reason](SupervisionStore &store, const BulkProgress &tell,
                          const Cancellation &told) {
        return reopenMany(store, items, reason, tell, told);
    });
}

void BulkRun::reopenFound(const FinishedQuery &query, const QString &reason)
{
    start([query, reason](SupervisionStore &store, const BulkProgress &tell,
                          const Cancellation &told) {
        return intray::reopenFound(store, query, reason, tell, told);
    });
}

void BulkRun::prioritize(const QList<ItemId> &items, const Priority &priority)
{
    start([items, priority](SupervisionStore &store, const BulkProgress &tell,
                            const Cancellation &told) {
        return prioritizeMany(store, items, priority, tell, told);
    });
}

void BulkRun::assign(const QList<ItemId> &items, const Assignment &assignment)
{
    start([items, assignment](SupervisionStore &store, const BulkProgress &tell,
                              const Cancellation &told) {
        return assignMany(store, items, assignment, tell, told);
    });
}

} // namespace intray
