// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/runs/proofrun.h"

#include "session/answer.h"
#include "session/keptseals.h"
#include "store/checking/itemaudit.h"

namespace intray {

ProofRun::ProofRun(const DatabaseLogin &login, const Identity &identity, QObject *parent)
    : LongRun(login, identity, parent)
{
}

// Here, because what ends the statement that runs is no more when LongRun goes.
ProofRun::~ProofRun()
{
    ProofRun::cancel();
}

void ProofRun::audit()
{
    if (!startRun())
        return;
    const auto work = [wished = m_thread.identity(), told = m_cancellation,
                       progress = m_progress](Connection &connection) {
        return proved(connection, wished, [&](Proof proof) {
            const QStringList expected = KeptSeals().digests(connection);
            return auditEverything(connection, told, progress, expected)
                .map([&](const AuditReport &report) {
                    proof.audit = report;
                    return proof;
                });
        });
    };
    answer(m_thread.runOnConnection(work, m_cancellation), this,
           [this](const Outcome<Proof> &proof) {
               finish(proof, [this](const Proof &found) { emit succeeded(found); });
           });
}

void ProofRun::cancel()
{
    LongRun::cancel();
    m_thread.cancel(m_cancellation);
}

} // namespace intray
