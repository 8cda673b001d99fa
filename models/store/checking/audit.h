// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/event.h"

#include <QSet>

namespace intray {

/// Checks one item's history, event by event in order, against what always holds
/// (docs/internals/audit.md): one holder at a time, every fenced step names the lock that
/// holds, at most one completion a round, no lock id that comes back after work under it, and the
/// item's state as the history tells it. Knows nothing of databases.
class HistoryCheck
{
public:
    explicit HistoryCheck(ItemId item)
        : m_item(item)
    {
    }

    void see(const Event &event);
    /// What the item's row says now, to be compared at the end; none: the item is gone.
    void compare(const std::optional<Item> &item);

    const QStringList &violations() const { return m_violations; }
    const QSet<LockId> &locks() const { return m_locks; }

private:
    void begin(const Event &event);
    void claim(const Event &event);
    void end(const Event &event, State state);
    void finishUnlocked(const Event &event);
    void takeBack(const Event &event);
    void withdraw(const Event &event);
    void move(const Event &event);
    void violate(const Event &event, const QString &what);
    void violateNow(const QString &what);

    ItemId m_item;
    bool m_hasBegun = false;
    bool m_isWithdrawn = false;
    bool m_isSentBack = false;   ///< It ended here so, and its record may come again.
    bool m_hasComeAgain = false; ///< It did.
    State m_state = State::Staged;
    LockId m_holder;
    QSet<LockId> m_locks;
    QStringList m_violations;
};

} // namespace intray
