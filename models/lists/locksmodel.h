// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/keyedrows.h"
#include "lists/queuetitles.h"
#include "queue/lockpage.h"

#include <optional>

namespace intray {

/// All locks as a supervisor sees them: what, who, where, since when, and whether anybody is still
/// there. An abandoned one bears a word and a sign of its own. Given values in the order of the
/// database; never fetches.
class LocksModel : public KeyedRows<HeldLock>
{
    Q_OBJECT
public:
    enum Column { Key, Queue, User, Workstation, Since, Idle, Expires, Draft, Client, ColumnCount };
    enum Role { ItemIdRole = Qt::UserRole, ColumnIdRole, AbandonedRole };

    using KeyedRows::KeyedRows;

    /// The list as it is now, by the database's clock.
    void updateLocks(const QList<HeldLock> &locks, const QDateTime &now);

    void setQueueTitles(const QueueTitles &titles) { m_titles = titles; }

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

    /// What the database sorts by when this column is clicked.
    static LockQuery::By orderOf(int column);

protected:
    ItemId idOf(const HeldLock &row) const override { return row.item; }
    bool looksTheSame(const HeldLock &one, const HeldLock &other) const override;

private:
    QString shown(const HeldLock &held, Column column) const;
    QString toolTip(const HeldLock &held, Column column) const;
    QString left(const HeldLock &held) const;
    QString ago(const QDateTime &time) const;

    QDateTime m_now;
    QueueTitles m_titles;
};

} // namespace intray
