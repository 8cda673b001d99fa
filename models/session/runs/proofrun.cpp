// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/runs/proofrun.h"

#include "session/answer.h"
#include "session/keptseals.h"
#include "store/checking/itemaudit.h"

namespace intray {

bool Proof::isGood() const
{
    return audit ? audit->violations.isEmpty() : selftest && selftest->isGood();
}

ProofRun::ProofRun(const DatabaseLogin &login, const Identity &identity, QObject *parent)
    : LongRun(login, identity, parent)
{
}

// Here, because what ends the statement that runs is no more when LongRun goes.
ProofRun::~ProofRun()
{
    ProofRun::cancel();
}

static Outcome<QDateTime> clockOf(Connection &connection, const Identity &identity)
{
    return StoreBase(connection, identity).now();
}

static Outcome<Proof> begin(Connection &connection, const Identity &wished)
{
    Proof proof;
    proof.by = connection.identityFor(wished);
    proof.database = connection.url().displayName();
    proof.engine = connection.server().version;
    proof.schema = connection.schemaVersion();
    return clockOf(connection, proof.by).map([&](const QDateTime &now) {
        proof.began = now;
        return proof;
    });
}

static Outcome<Proof> end(Connection &connection, Proof proof)
{
    return clockOf(connection, proof.by).map([&](const QDateTime &now) {
        proof.ended = now;
        return proof;
    });
}

template <typename Test>
void ProofRun::start(Test test)
{
    if (!startRun())
        return;
    const auto work = [test, wished = m_thread.identity(), told = m_cancellation,
                       progress = m_progress](Connection &connection) {
        return begin(connection, wished)
            .and_then([&](const Proof &proof) { return test(connection, proof, told, progress); })
            .and_then([&](const Proof &proof) { return end(connection, proof); });
    };
    answer(m_thread.runOnConnection(work, m_cancellation), this,
           [this](const Outcome<Proof> &proof) {
               finish(proof, [this](const Proof &found) { emit succeeded(found); });
           });
}

void ProofRun::audit()
{
    start([](Connection &connection, Proof proof, const Cancellation &told, Progress progress) {
        const QStringList expected = KeptSeals().digests(connection);
        return auditEverything(connection, told, progress, expected)
            .map([&](const AuditReport &report) {
                proof.audit = report;
                return proof;
            });
    });
}

void ProofRun::selftest(const SelftestSize &size)
{
    start([size](Connection &connection, Proof proof, const Cancellation &told, Progress progress) {
        const auto tested = intray::selftest(connection, proof.by, size, told, progress);
        return tested.map([&](const SelftestResult &result) {
            proof.selftest = result;
            proof.size = size;
            return proof;
        });
    });
}

void ProofRun::cancel()
{
    LongRun::cancel();
    m_thread.cancel(m_cancellation);
}

} // namespace intray
