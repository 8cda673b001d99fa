// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"

namespace intray {

/// A rule of a queue that two people can change at the same time.
enum class ChangedRule {
    Title,
    RecordSchema,
    LockDuration,
    LongestHold,
    LocksPerUser,
    Attempts,
    Dispositions,
    NextQueue,
    Source,
    Fresh,
    FirstWarning,
    LastWarning,
    Reasons,
    ReasonRequired,
    UsualQuestions,
    NotAgain,
    ReopenOwn,
    OtherHands,
    BlindFields,
    DecideQueue,
    Share,
    LargestRecord,
    LargestField,
    DoubtfulFirst,
    LetPass,
    PlantEvery,
};

/// What two people made of one queue's rules.
struct MergedRules
{
    Queue rules;
    QList<ChangedRule> both; ///< Changed by both, and not to the same; `rules` has mine.
};

/// Puts what `mine` changes of `before` into the rules as they stand now; all else stays as it is
/// now.
MergedRules mergedRules(const Queue &before, const Queue &mine, const Queue &now);

/// The rules as somebody saved them, and as they would be without that.
struct RulesUndo
{
    Queue saved;
    Queue former;
};

/// `now` has what `mine` changed of `before`, and what others had changed meanwhile, which stays.
RulesUndo undoOf(const Queue &before, const Queue &mine, const Queue &now);

/// What `now` changes of `before`.
QList<ChangedRule> changedRules(const Queue &before, const Queue &now);

} // namespace intray
