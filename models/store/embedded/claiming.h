// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/embedded/deed.h"

#include <QStringList>

namespace intray {

/// Taking locks, inside a transaction that may hold other work too (complete and take the next).
/// What was not given is answered, not an error; an unknown queue or item is NotFound.
Outcome<Claim> claimNextOf(const Deed &deed, const QStringList &queues, int count,
                           const LockId &lock);
Outcome<Claim> claimPicked(const Deed &deed, const QList<ItemId> &items);

/// What a claim under this lock id has given: the items, in claim order, after writing their
/// history.
Claim grantedClaim(const Deed &deed, const LockId &lock, int requested);

} // namespace intray
