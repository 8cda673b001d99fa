// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/claim.h"
#include "queue/identity.h"
#include "store/line/connection.h"

namespace intray {

/// Ends the locks under this lock id that another program has taken over in an adopted table.
void noteLosses(Connection &connection, const Identity &identity, const LockId &lock);

/// An outcome on its way out: a lock that another program has taken over is ended in Intray's own
/// tables, because the failed transaction could not.
template <typename T>
Outcome<T> toldOfLoss(Connection &connection, const Identity &identity, const LockId &lock,
                      Outcome<T> outcome)
{
    if (!outcome && outcome.error().isAdoptedLoss)
        noteLosses(connection, identity, lock);
    return outcome;
}

/// The answer to picking an item whose row another program holds or has finished.
Outcome<Claim> claimNotLost(Outcome<Claim> outcome, int requested);

/// Whether one of these queues stands in an adopted table. Asks once for each queue; throws
/// nothing: no answer counts as no.
bool hasAdopted(Connection &connection, const QStringList &queues);

} // namespace intray
