// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/rules/queuestore.h"

namespace intray {

/// Does a piece of what is kept for each queue, one after the other and round again, until all of
/// them are current or `goesOn` says no. A piece is an Outcome<Step>(name), and Step has isCurrent.
/// A queue for which this user may not keep anything is passed over; other errors end it.
template <typename Piece>
Outcome<Done> queuesInTurn(Connection &connection, const Identity &identity,
                           const std::function<bool()> &goesOn, Piece piece)
{
    const auto queues = QueueStore(connection, identity).queues();
    if (!queues)
        return tl::unexpected<Error>(queues.error());
    QStringList left;
    for (const Queue &queue : *queues)
        left << queue.name;
    while (!left.isEmpty() && goesOn()) {
        const QString queue = left.takeFirst();
        const auto step = piece(queue);
        if (!step && step.error().kind != Error::Kind::NotPermitted)
            return tl::unexpected<Error>(step.error());
        if (step && !step->isCurrent)
            left << queue;
    }
    return Done{};
}

} // namespace intray
