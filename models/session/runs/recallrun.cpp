// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/runs/recallrun.h"

#include "session/answer.h"

namespace intray {

RecallRun::RecallRun(const DatabaseLogin &login, const Identity &identity, QObject *parent)
    : LongRun(login, identity, parent)
{
}

static RecallProgress toldTo(Progress progress)
{
    return [progress](qint64 recalled) mutable { progress.set(recalled); };
}

template <typename Work>
void RecallRun::start(Work work)
{
    if (!startRun())
        return;
    answer(m_thread.run([work, tell = toldTo(m_progress), told = m_cancellation](
                            DeliveryStore &store) { return work(store, tell, told); }),
           this, [this](const Outcome<Recalled> &recalled) {
               finish(recalled, [this](const Recalled &all) { emit succeeded(all); });
           });
}

void RecallRun::takeBack(ImportId delivery, const QString &reason)
{
    start([delivery, reason](DeliveryStore &store, const RecallProgress &tell,
                             const Cancellation &told) {
        return store.takeBack(delivery, reason, tell, told);
    });
}

void RecallRun::dismissMissing(ImportId delivery, const QString &reason)
{
    start([delivery, reason](DeliveryStore &store, const RecallProgress &tell,
                             const Cancellation &told) {
        return store.dismissMissing(delivery, reason, tell, told);
    });
}

} // namespace intray
