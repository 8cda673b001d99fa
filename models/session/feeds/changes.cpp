// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/feeds/changes.h"

#include <algorithm>

namespace intray {

bool Changes::mayTouch(ItemId item) const
{
    return isWhole || std::any_of(events.begin(), events.end(),
                                  [item](const Event &event) { return event.item == item; });
}

bool Changes::isBy(const QString &user) const
{
    return std::any_of(events.begin(), events.end(),
                       [&user](const Event &event) { return event.user == user; });
}

bool Changes::mayOpenItems() const
{
    return std::any_of(events.begin(), events.end(),
                       [](const Event &event) { return mayOpenItem(event.kind); });
}

QSet<ItemId> Changes::items() const
{
    QSet<ItemId> items;
    for (const Event &event : events)
        items.insert(event.item);
    return items;
}

// A change without an event is one of rules, users or drafts; and of very many events some are not
// told.
Changes RecentEvents::newIn(const QList<Event> &newestFirst)
{
    Changes changes;
    QSet<qint64> seen;
    for (const Event &event : newestFirst) {
        m_newest = std::max(m_newest, event.id);
        seen.insert(event.id);
        if (!m_seen.contains(event.id))
            changes.events.prepend(event);
    }
    const bool isCut = newestFirst.size() >= most;
    changes.isWhole = std::exchange(m_isFirst, false) || isCut || changes.events.isEmpty();
    m_seen = seen;
    return changes;
}

} // namespace intray
