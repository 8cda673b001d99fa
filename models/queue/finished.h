// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/claim.h"
#include "queue/disposition.h"
#include "queue/error.h"

#include <QHash>

namespace intray {

/// The answer to a disposition.
struct Finished
{
    ItemId item;
    State state = State::Done;
};

/// The answer to completing one item and taking the next in one transaction.
struct FinishedAndNext
{
    Finished finished;
    Claim next;
};

/// One of several endings that are handed in together.
struct ItemEnding
{
    ItemId item;
    LockId lock;
    Disposition disposition;
    bool andNext = false; ///< Once it is ended, one more is taken.
};

/// What a worker does in one call: ends items, each under its lock, and takes the next ones.
struct WorkRound
{
    QString queue; ///< From which is taken.
    QList<ItemEnding> endings{};
    int count = 0; ///< So many are taken, and one more for each that is ended and says so.
    LockId nextLock = newId();
    qint64 rules = -1; ///< FinishedAndTaken::rules that the endings go by; -1: by none.
};

/// The answer to it.
struct FinishedAndTaken
{
    qint64 rules = 0; ///< Grows with every change of the queue's rules.
    /// Of each ending, in their order. None, though there were some: the rules are newer ones, and
    /// nothing was done.
    QList<Outcome<Finished>> finished{};
    Outcome<Claim> next{};                 ///< Nothing was asked for: empty.
    QHash<ItemId, QJsonObject> contexts{}; ///< Of what was taken, where somebody has said one.
};

} // namespace intray
