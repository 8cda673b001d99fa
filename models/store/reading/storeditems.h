// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/identity.h"
#include "store/cancellation.h"
#include "store/reading/storeditem.h"

#include <functional>

namespace intray {

class Connection;

/// Shows each item to `take`, in the order in which the items came in, whatever becomes of them
/// meanwhile, with the state that it had then; items that come in meanwhile may be among them. An
/// adopted queue's free rows come first, as its lists have them; what a list shows comes in the
/// list's order, which costs a statement for each run of ids. Read page by page: between two, no
/// statement waits for us and `pageEnds` is called, whose error ends it; a server may be at the
/// next page by then. A page has a few megabytes, or what one large record needs. Blocking.
/// Cancelled without a sentence; else the errors of every store and of `pageEnds`.
Outcome<Done> forEachStoredItem(Connection &connection, const Identity &identity,
                                const StoredItemQuery &query, const Cancellation &cancellation,
                                const std::function<void(const StoredItem &)> &take,
                                const std::function<Outcome<Done>()> &pageEnds);

} // namespace intray
