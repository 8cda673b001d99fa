// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/claim.h"
#include "store/line/writing.h"
#include "store/rows/workitem.h"

#include <QStringList>

namespace intray {

/// How the items of a claim are read. With workItemOf() a record that cannot be read takes the
/// whole claim back; with itemOf() its item is locked like the others, and given without its
/// record.
using ItemIn = Item (*)(const Row &);

/// Taking locks, inside a transaction that may hold other work too (complete and take the next).
/// What was not given is answered, not an error; an unknown queue or item is NotFound.
Outcome<Claim> claimNextOf(const Writing &writing, const QStringList &queues, int count,
                           const LockId &lock, ItemIn itemIn = workItemOf);
Outcome<Claim> claimPicked(const Writing &writing, const QList<ItemId> &items, const LockId &lock);

/// Why this user gets no more locks in the item's queue now; nothing: they do.
std::optional<Claim> lockRefused(const Writing &writing, ItemId item);

/// What a claim under this lock id has given: the items, in claim order, after writing their
/// history.
Claim grantedClaim(const Writing &writing, const LockId &lock, int requested,
                   ItemIn itemIn = workItemOf);

} // namespace intray
