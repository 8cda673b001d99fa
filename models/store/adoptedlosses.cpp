// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/adoptedlosses.h"

#include "store/adoptedwork.h"
#include "store/calls.h"
#include "store/refusals.h"

namespace intray {

bool isAdoptedLoss(const Error &error)
{
    return refusals::isAdoptedLoss(error);
}

void noteLosses(Connection &connection, const Identity &identity, const LockId &lock)
{
    if (usesCalls(connection)) {
        (void)call(connection, "adopted_loss",
                   {{":lock", uuidOrNone(lock)}, {":workstation", notNull(identity.workstation)}});
        return;
    }
    (void)attemptInTransaction(connection, [&](Sql &sql) -> Outcome<Done> {
        noteAdoptedLoss(Deed(sql, identity), lock);
        return Done{};
    });
}

Outcome<Claim> claimNotLost(Outcome<Claim> outcome, int requested)
{
    if (outcome || !isAdoptedLoss(outcome.error()))
        return outcome;
    Claim claim;
    claim.requested = requested;
    claim.holder = outcome.error().holder;
    claim.shortage = claim.holder.user.isEmpty() ? Shortage::Finished : Shortage::TakenByOther;
    return claim;
}

bool hasAdopted(Connection &connection, const QStringList &queues)
{
    QSet<QString> &own = connection.d().ownQueues;
    const bool isKnown = std::all_of(queues.begin(), queues.end(),
                                     [&own](const QString &queue) { return own.contains(queue); });
    if (isKnown)
        return false;
    const auto adopted = attempt(connection, [](Sql &sql) -> Outcome<QStringList> {
        return sql.all("adopted_queues", {}, [](const Row &row) { return row.text("queue"); });
    });
    bool found = false;
    for (const QString &queue : queues) {
        if (adopted && adopted->contains(queue))
            found = true;
        else if (adopted)
            own << queue;
    }
    return found;
}

} // namespace intray
