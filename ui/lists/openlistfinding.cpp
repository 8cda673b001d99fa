// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What the list says of an item that it has no row of: one that is taken has left it.
#include "store/reading/sieve.h"
#include "ui/lists/openlist.h"
#include "ui/lists/shownitems.h"

namespace intray {

bool OpenList::isNarrowed() const
{
    return hasFilters() && m_shown->isOpen();
}

bool OpenList::isOnlySearched() const
{
    return isNarrowed() && !m_choice.isNarrowed();
}

QList<ItemId> OpenList::shownOpen() const
{
    QList<ItemId> shown;
    if (isNarrowed() && m_rows.isAnswered())
        for (const Item &item : m_rows.model().rows())
            shown << item.id;
    return shown;
}

bool OpenList::finds(const Item &item) const
{
    if (!isNarrowed() || item.queue != m_queue.name)
        return true;
    ItemQuery query = wantedQuery();
    query.isForMe = false;                       // what comes next is
    constexpr auto anyDialect = Dialect::Sqlite; // nothing is sought in a database
    return Sieve(query, m_queue, anyDialect).passes(item);
}

} // namespace intray
