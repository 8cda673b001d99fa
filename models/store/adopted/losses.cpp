// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/adopted/losses.h"

#include "store/embedded/adoptedwork.h"
#include "store/line/verbs.h"

namespace intray {

static Outcome<Done> noteLossHere(const Writing &writing, const LockId &lock)
{
    noteAdoptedLoss(writing, lock);
    return Done{};
}

constinit const Verb<Done, LockId> verbs::adoptedLoss{
    "adopted_loss",
    [](const Identity &who, const LockId &lock) {
        return Parameters{uuid(":lock", uuidOrNone(lock)), stationOf(who)};
    },
    doneIn,
    inTransaction<noteLossHere>,
    {.isOfTables = true}};

void noteLosses(Connection &connection, const Identity &identity, const LockId &lock)
{
    (void)carryOut(connection, identity, verbs::adoptedLoss, lock);
}

Outcome<Claim> claimNotLost(Outcome<Claim> outcome, int requested)
{
    if (outcome || !outcome.error().isAdoptedLoss)
        return outcome;
    Claim claim;
    claim.requested = requested;
    claim.holder = outcome.error().holder;
    claim.shortage = claim.holder.user.isEmpty() ? Shortage::Finished : Shortage::TakenByOther;
    return claim;
}

// A queue stays where it is; were one made anew elsewhere under its name, the call for adopted
// tables would serve it as well.
bool hasAdopted(Connection &connection, const QStringList &queues)
{
    QHash<QString, bool> &known = connection.d().adoptedQueues;
    const auto isKnown = [&known](const QString &queue) { return known.contains(queue); };
    if (!std::all_of(queues.begin(), queues.end(), isKnown)) {
        const auto adopted = attempt(connection, [](Sql &sql) -> Outcome<QStringList> {
            return sql.all("adopted_queues", {}, [](const Row &row) { return row.text("queue"); });
        });
        if (!adopted)
            return false;
        for (const QString &queue : queues)
            known.insert(queue, adopted->contains(queue));
    }
    return std::any_of(queues.begin(), queues.end(),
                       [&known](const QString &queue) { return known.value(queue); });
}

} // namespace intray
