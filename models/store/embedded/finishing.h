// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/claim.h"
#include "queue/finished.h"
#include "store/line/writing.h"

namespace intray {

/// Ends the work on one item: state, record, history, draft and the step into the next queue,
/// inside a transaction. Said again with the same operation id it answers as the first time and
/// does nothing. LockLost, NotPermitted (the queue does not allow this disposition), Invalid (a
/// span beyond 72 hours, no reason), Cancelled (a tombstone says that this operation must never
/// happen).
Outcome<Finished> finishOne(const Writing &writing, ItemId item, const LockId &lock,
                            const Disposition &disposition);

/// Undoes this user's finishing of an item within takeBackSpan, if nothing has happened to the item
/// since. The item is locked again, with the values it was finished with. Invalid when it is too
/// late. Without an operation: whatever this user ended it with, within the time for which the
/// queue lets people reopen their own; what the user may not hold now is answered, not an error.
Outcome<Claim> takeBackOne(const Writing &writing, ItemId item, const OperationId &operation);

} // namespace intray
