// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/heldlock.h"

namespace intray {

/// Which locks a supervisor's list shows, in which order. All conditions must hold.
struct LockQuery
{
    enum class By { Queue, Key, User, Workstation, Since, Idle, Expires, Draft, Client, Lock };

    QString find;  ///< Anywhere in key, queue, user, workstation or lock id, without case.
    QString queue; ///< Empty: all that this user supervises.
    QString user;  ///< Of this holder only; empty: of all.
    bool onlyAbandoned = false;
    By by = By::Since;
    bool descending = false;

    bool operator==(const LockQuery &) const = default;
};

/// The order's word in SQL, such as "since".
QString nameOf(LockQuery::By by);

/// A piece of the list, and what the whole list counts.
struct LockPage
{
    QList<HeldLock> locks;
    qint64 total = 0;     ///< Of the whole list.
    qint64 abandoned = 0; ///< Of the whole list.
    QDateTime now;        ///< The database's clock.
};

} // namespace intray
