// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/embedded/writing.h"

namespace intray {

/// Where a new item goes.
struct Placement
{
    QueueId queue;
    State state = State::Open;
    ImportId import; ///< Invalid: not by an import.
};

/// Adds a queue with these rules, inside a transaction (SQLite).
Outcome<Queue> addQueueOf(Sql &sql, const Queue &rules);

/// Writes an item and its record, without history; nothing if the queue has the key already.
std::optional<ItemId> insertItem(const Writing &writing, const Placement &placement,
                                 const NewItem &item);

} // namespace intray
