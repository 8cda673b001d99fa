// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/cancellation.h"
#include "store/reading/liststore.h"

#include <functional>

namespace intray {

/// The states of items that people see, in the order in which they are looked through.
QList<State> seenStates();

/// Hands out a queue's items with their whole records, page by page, state by state, each in the
/// order of claims. Each item comes once, with the state that it had then, whoever works there
/// meanwhile; where something was changed, the lists are looked through once more for what moved.
/// Blocking. Cancelled without a sentence; else the errors of ListStore::page() and of whoever
/// takes the items.
Outcome<Done> forEachPage(ListStore &lists, const QString &queue, const QList<State> &states,
                          const Cancellation &cancellation,
                          const std::function<Outcome<Done>(const QList<Item> &)> &take);
/// The same for what a query finds, in its order; its own state is not looked at.
Outcome<Done> forEachPage(ListStore &lists, const ItemQuery &query, const QList<State> &states,
                          const Cancellation &cancellation,
                          const std::function<Outcome<Done>(const QList<Item> &)> &take);

} // namespace intray
