// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/itempage.h"
#include "store/reading/liststore.h"

#include <functional>

namespace intray {

/// Gives the items of a queue in these states to `take`, page by page and in claim order, the
/// states one after the other. Blocking; what comes in or moves meanwhile may be missed or met
/// twice. Errors as ListStore::page(); Cancelled.
Outcome<Done> eachItem(ListStore &lists, const QString &queue, const QList<State> &states,
                       const Cancellation &cancellation,
                       const std::function<void(const Item &)> &take);

} // namespace intray
