// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/verifying/ruleproposing.h"

#include "session/answer.h"
#include "store/reading/everyitem.h"
#include "store/verifying/rulechecks.h"

namespace intray {

namespace {

struct Suggested
{
    QList<RuleProposal> proposals;
    qint64 records = 0;
};

} // namespace

RuleProposing::RuleProposing(const DatabaseLogin &login, const Identity &identity,
                             const QString &queue, QObject *parent)
    : LongRun(login, identity, parent)
    , m_queue(queue)
{
}

RuleProposing::~RuleProposing()
{
    RuleProposing::cancel();
}

void RuleProposing::look()
{
    if (!startRun())
        return;
    const auto work = [queue = m_queue, progress = m_progress,
                       told = m_cancellation](RuleChecks &checks) mutable {
        const auto seen = [&](qint64 records) { progress.set(records); };
        return checks.profile(queue, seenStates(), seen, told)
            .and_then([&](const QueueProfile &profile) -> Outcome<Suggested> {
                const auto isStopped = [&] { return told.isCancelled(); };
                Suggested all{profile.proposals(QueueProfile::usualLeast, isStopped),
                              profile.records()};
                if (told.isCancelled())
                    return failure(Error::Kind::Cancelled, {});
                return all;
            });
    };
    answer(m_thread.run(work, m_cancellation), this, [this](const Outcome<Suggested> &all) {
        finish(all, [this](const Suggested &what) { emit found(what.proposals, what.records); });
    });
}

void RuleProposing::cancel()
{
    LongRun::cancel();
    m_thread.cancel(m_cancellation);
}

} // namespace intray
