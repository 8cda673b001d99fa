// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/itempage.h"
#include "store/line/sqlrunner.h"

#include <optional>

namespace intray {

/// One list of a query whose order has an index: which statement gives it, and how a cursor becomes
/// its placeholders. The query must live as long.
class Listing
{
public:
    Listing(const ItemQuery &query, QueueId queue);

    /// The statement for going up or down the list's own order.
    QByteArray statement(bool reversed) const;
    /// Invalid text gives nothing.
    std::optional<Bindings> placeOf(const Cursor &cursor) const;
    /// In front of everything, or behind everything. Lines of assigned items come behind all that
    /// is everybody's, so that a list of them begins there.
    Bindings extreme(bool behind) const;

private:
    bool isOpen() const { return m_query.state == State::Open; }
    bool isFinished() const { return !isOpen() && m_query.state != State::Locked; }
    bool isOrderOfClaims() const;
    bool isInClaimOrder() const { return isOpen() && isOrderOfClaims(); }
    QList<const char *> placeholders() const;
    Bindings common() const;

    const ItemQuery &m_query;
    QueueId m_queue;
};

} // namespace intray
