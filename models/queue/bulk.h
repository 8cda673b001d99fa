// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/id.h"

#include <QList>

#include <functional>

namespace intray {

/// How locks are taken away from whoever holds them.
struct TakeAway
{
    QString reason;
    QString to;                 ///< Who gets the items; empty: they are open for everybody.
    bool draftsGoAlong = false; ///< What was typed is proposed to whoever gets the item.
};

/// The place that waiting items get in the order in which they are given out.
struct Priority
{
    int value =
        0; ///< Higher comes first; within one priority the oldest. At most mostUrgent from 0.
    QString reason; ///< Stands in the history; may be empty.
};

/// No priority is further from 0.
inline constexpr int mostUrgent = 1'000'000;

/// One item of many for which something did not work, and why.
struct NotDone
{
    ItemId item;
    Error why;
};

/// The answer to an action on many items: each was done or was not.
struct BulkResult
{
    QList<ItemId> done;
    QList<ItemId> proposed; ///< To whoever holds them; of a bulk correction.
    QList<NotDone> notDone;
    bool isCancelled = false; ///< The rest was not tried.

    bool isAnythingChanged() const { return !done.isEmpty() || !proposed.isEmpty(); }

    BulkResult &operator+=(const BulkResult &more)
    {
        done += more.done;
        proposed += more.proposed;
        notDone += more.notDone;
        isCancelled = isCancelled || more.isCancelled;
        return *this;
    }
};

/// Told after each piece: how many items were tried, of how many.
using BulkProgress = std::function<void(qint64 tried, qint64 all)>;

/// Many items are worked on in pieces of so many, each a transaction, so that nobody waits long.
inline constexpr int bulkPiece = 200;

} // namespace intray
