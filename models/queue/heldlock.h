// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"

#include <QList>
#include <QMap>

#include <chrono>

namespace intray {

/// A client that has not been heard of for so long is silent: three beats and a little.
inline constexpr std::chrono::seconds clientSilentAfter{100};

/// Whether the program that took a lock is still there; apart from the lock's end.
enum class ClientLife {
    Unknown, ///< Nothing was heard of it since the lock was taken: a script, or an older program.
    Alive,   ///< It was heard of within clientSilentAfter.
    Silent,  ///< It was there when the lock was taken, and is silent now.
};

/// A lock as a supervisor sees it in the list of all locks.
struct HeldLock
{
    ItemId item;
    QString queue; ///< The queue's name.
    QString key;
    Record record; ///< In short, as a list shows it; empty where it cannot be read.
    Lock lock;
    /// The last write under the lock: taken, extended (the desk does so while somebody works
    /// there) or a draft saved.
    QDateTime idleSince;
    bool hasDraft = false;
    QDateTime clientSeenAt; ///< Null: never.
    ClientLife client = ClientLife::Unknown;
    bool isExpired = false;
    /// It has expired, or its client is silent. The database judges, in the statement "locks".
    bool isAbandoned = false;

    bool operator==(const HeldLock &) const = default;
};

/// What a supervisor saw of a lock when deciding; only exactly this lock is taken away.
struct SeenLock
{
    ItemId item;
    LockId lock;
};

/// The workstation of a lock that was given to somebody who has been at none: an empty one is
/// another program's.
QString noWorkstation();
bool isWithoutWorkstation(const Lock &lock);

SeenLock seen(const HeldLock &held);
QList<SeenLock> seen(const QList<HeldLock> &held);

/// What taking these locks away will do, before it is done: how many items, whose, with drafts.
struct LockTally
{
    int locks = 0;
    int drafts = 0;
    int elsewhere = 0;         ///< Written into an adopted table by another program.
    QMap<QString, int> byUser; ///< Locks of each holder.
    QMap<QString, int> byQueue;
    QDateTime lastSign; ///< The newest write under any of them; null: there are none.
};

LockTally tallyOf(const QList<HeldLock> &locks);
QString holdersOf(const LockTally &tally); ///< "anna and ben".
/// The tally in words, such as "3 items held by anna. Text was typed for 2 of them." A draft takes
/// seconds to come, so without one it says how long ago anything was heard of their work.
QString sentenceFor(const LockTally &tally, const QDateTime &now = QDateTime::currentDateTimeUtc());

} // namespace intray
