// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/bulk.h"
#include "queue/heldlock.h"
#include "store/line/writing.h"

namespace intray {

/// Whoever gets what is taken away, checked: it exists and may take items.
struct NewHolder
{
    Identity who;
    QStringList queues; ///< The only ones it may take from; empty: all.
};

/// What keeps this user from an item, other than that somebody holds it; nothing: nothing does.
std::optional<Error> whyNotTheirs(const NewHolder &to, const QString &queue, bool needsOtherHands);

/// NotFound, NotPermitted. Where nobody is listed (a file that one person uses) any name goes.
Outcome<NewHolder> newHolder(Sql &sql, const QString &name, const QString &workstation);

/// Takes exactly these locks away inside a transaction, and hands the items on if there is a new
/// holder. Throws SqlFailure.
BulkResult takeAwayFrom(const Writing &writing, const QList<SeenLock> &locks, const TakeAway &how,
                        const std::optional<NewHolder> &to);

/// Ends exactly this lock, in Intray and in an adopted table, and tells it; false: it does not hold
/// the item.
bool releaseSeen(const Writing &writing, const SeenLock &seen, EventKind kind,
                 const QJsonObject &detail, State state = State::Open);

} // namespace intray
