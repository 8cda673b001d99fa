// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/id.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace intray {

/// One reason why an item cannot be taken, or why somebody gets nothing. Which facts stand beside
/// it, each kind says.
struct Obstacle
{
    enum class Kind {
        None,            ///< Nothing stands in the way.
        Held,            ///< user, since, until (the lock's end), isElsewhere.
        Expired,         ///< user, since, until: its lock has ended; whoever takes next gets it.
        Later,           ///< until: returned for later, or it waits until a completion is final.
        Paused,          ///< queue.
        OtherHands,      ///< user: did the step before, and gets it never; queue.
        NoMember,        ///< queue: nobody who works may take from it.
        NotMember,       ///< user, queue: this user may not take from it.
        NotKnown,        ///< user: Intray does not know this user, or let it go.
        NoWorkingRole,   ///< user: has no role that takes items.
        UsedUp,          ///< count: attempts; its lock expired, and it failed by itself.
        Failed,          ///< user, since, text (the reason).
        Done,            ///< user, since.
        Dismissed,       ///< user, since.
        NoLongerMatches, ///< queue: its query does not find the key any more.
        OnRequest,       ///< queue: filled by a query; work is asked for.
        LockLimit,       ///< user, queue, count: holds so many as the queue allows.
        AllHeld,         ///< queue, count: what is left is held by others.
        Empty,           ///< queue: nothing is open.
        AllLater,        ///< queue, until: what is left was put off; the next is due then.
        Assigned,        ///< user: for whom the item is, a user or @ and a tag.
        ForOthers,       ///< queue, count: what is left is assigned to others.
    };

    Kind kind = Kind::None;
    QString user;
    QString queue;
    QDateTime since;
    QDateTime until;
    QString text;
    int count = 0;
    bool isElsewhere = false; ///< Held by another program that shares the table.

    bool operator==(const Obstacle &) const = default;
};

/// The kind's word in JSON, such as "other_hands".
QString nameOf(Obstacle::Kind kind);
/// The obstacle in a sentence; with times as this machine's locale writes them.
QString sentenceFor(const Obstacle &obstacle);

} // namespace intray
