// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/figures.h"
#include "queue/queuerules.h"

#include <QList>

namespace intray {

/// What a rule is about, so that what is wrong can be said beside it.
enum class Rule {
    Name,
    LockDuration,
    LongestHold,
    FirstWarning,
    LastWarning,
    LocksPerUser,
    Attempts,
    NotAgain,
    ReopenOwn,
    NextQueue,
    Share,
    BlindFields,
    DecideQueue,
    LetPass,
    PassSure,
    PlantEvery,
};

/// A rule that cannot be as it is, and why, in a sentence.
struct RuleFault
{
    Rule rule = Rule::Name;
    QString sentence;

    bool operator==(const RuleFault &) const = default;
};

/// What contradicts itself or the other queues, as far as they are known; the first one first.
QList<RuleFault> faultsIn(const Queue &rules, const QList<Queue> &others = {});
/// The lock duration to propose: as long as 99 of 100 items took, in whole minutes, and long enough
/// that the queue's warnings come in its second half.
std::chrono::seconds proposedLock(const HandlingTimes &times, const Queue &rules);
QString sentenceOnCircle(const QString &queue);

} // namespace intray
