// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/event.h"

#include <QList>
#include <QSet>

#include <algorithm>

namespace intray {

/// What happened in the database since the look before, so that only that is shown anew. A value.
struct Changes
{
    bool isWhole = true; ///< More may have changed than the events tell.
    QList<Event> events; ///< Item, kind and user; the oldest first.

    bool mayTouch(ItemId item) const;
    bool isBy(const QString &user) const;
    /// Whether an item may have come into a list of open ones.
    bool mayOpenItems() const;
    QSet<ItemId> items() const;
};

/// Tells which of the newest events are new. Ids alone would not do: on servers an event with a
/// lower id may become visible later. A value of the window's thread.
class RecentEvents
{
public:
    /// Of those that were seen so many are read again, because others may come among them;
    static constexpr int readAgain = 200;
    /// more than this at once is no list of news.
    static constexpr int most = 1000;

    /// Where to read on from.
    qint64 place() const { return std::max<qint64>(0, m_newest - readAgain); }
    Changes newIn(const QList<Event> &newestFirst);

private:
    QSet<qint64> m_seen;
    qint64 m_newest = 0;
    bool m_isFirst = true;
};

} // namespace intray
