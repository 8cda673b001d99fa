// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/disposition.h"
#include "store/line/writing.h"

namespace intray {

/// What a verb returns that does something else with the item, too, under an operation of its own.
struct Returning
{
    ItemId item;
    LockId lock;
    std::optional<Record> record; ///< None: it stays as it is.
    std::chrono::seconds after{0};
    QString reason; ///< Said where the queue wants one.
};

/// From the columns item, lock, record, after, reason, and what the queue says of reasons.
Returning returningOf(const Row &row);
/// Returns it as finishOne() does, inside a transaction; none: it is returned.
std::optional<Error> returnOne(const Writing &writing, const Returning &returning);

} // namespace intray
