// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"

#include <QDateTime>
#include <QList>
#include <QStringList>

#include <optional>

namespace intray {

/// Why a claim gave less than was asked for. Five different answers, told apart on the screen.
enum class Shortage {
    None,
    Empty,           ///< Nothing is open.
    AllHeld,         ///< What is left is held by others.
    Later,           ///< What is left was returned for later; `nextAvailable` says until when.
    Paused,          ///< The queue is paused.
    LockLimit,       ///< This user holds as many items as the queue allows.
    NotPermitted,    ///< This user may not take items from this queue.
    TakenByOther,    ///< The item that was picked from the list is held; `holder` says by whom.
    Finished,        ///< The item that was picked is done, failed or dismissed.
    OnRequest,       ///< The queue is filled by a criteria query: its work is asked for
                     ///< (SourceStore::askForWork).
    OtherHands,      ///< What is left needs other hands: this user did the step before.
    NotForYou,       ///< The item that was picked needs other hands.
    TableRefuses,    ///< The adopted table refuses to have the rows locked that are next.
    ForOthers,       ///< What is left is assigned to others.
    ForSomebodyElse, ///< The item that was picked is assigned to somebody else.
    Returned,        ///< What is left this user returned, and the queue keeps it from them.
    ClockMoved,      ///< This computer's clock, which a file goes by, was put forward meanwhile.
};

/// The answer to a claim: how many were asked for, which were given, and why not more.
struct Claim
{
    int requested = 0;
    LockId lock;       ///< Empty if nothing was given.
    QList<Item> items; ///< In claim order, each with its record.
    Shortage shortage = Shortage::None;
    int heldByOthers = 0;        ///< With AllHeld: how many.
    Lock holder;                 ///< With TakenByOther.
    QDateTime nextAvailable;     ///< With Later.
    QDateTime now;               ///< The database's clock at the claim.
    QStringList passedOver = {}; ///< A sentence for each item in front that cannot be given.
};

/// How soon the next item comes that was not put off: it comes from another step and waits for as
/// long as that can be taken back. None: what is left was returned for later.
std::optional<int> secondsToNext(const Claim &claim);

} // namespace intray
