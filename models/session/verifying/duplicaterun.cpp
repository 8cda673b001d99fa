// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/verifying/duplicaterun.h"

#include "session/answer.h"

namespace intray {

DuplicateRun::DuplicateRun(const DatabaseLogin &login, const Identity &identity, QObject *parent)
    : LongRun(login, identity, parent)
{
}

// Here, because what ends the statement that runs is no more when LongRun goes.
DuplicateRun::~DuplicateRun()
{
    DuplicateRun::cancel();
}

void DuplicateRun::search(const QString &queue, double least)
{
    if (!startRun())
        return;
    const auto work = [queue, least, progress = m_progress,
                       told = m_cancellation](DuplicateStore &store) {
        return store.duplicates(queue, {}, least, progress, told);
    };
    answer(m_thread.run(work, m_cancellation), this, [this, queue](const auto &pairs) {
        finish(pairs, [&](const QList<LikelyDuplicates> &all) { emit found(queue, all); });
    });
}

void DuplicateRun::cancel()
{
    LongRun::cancel();
    m_thread.cancel(m_cancellation);
}

} // namespace intray
