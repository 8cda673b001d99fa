// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/item.h"

#include <optional>

namespace intray {

/// How an item is made one with another, which is kept.
struct Merge
{
    ItemId keeper;
    std::optional<Record> record = {}; ///< What the kept one's record becomes; none: it stays.
    qint64 seen = 0; ///< With a record: the kept item's change number when it was read.
    LockId held =
        {}; ///< Under which the item must be held; empty: under whichever lock of one's own.
    OperationId operation = newId();
    LockId lock = newId(); ///< Under which an item is taken that nobody holds.
};

/// What became of a merge that was taken back: the item that ended is open again.
struct TakenBackMerge
{
    /// Why the one that was kept keeps the values that it took over; none: it has its former record
    /// or took over none.
    std::optional<Error> stays;
};

} // namespace intray
