// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/rulesmerge.h"

namespace intray {

namespace {

class Merge
{
public:
    Merge(const Queue &before, const Queue &mine, const Queue &now)
        : m_before(before)
        , m_mine(mine)
        , m_merged{now, {}}
    {
    }

    template <typename Value>
    Merge &rule(ChangedRule which, Value Queue::*value)
    {
        const bool isMine = m_mine.*value != m_before.*value;
        Value &merged = m_merged.rules.*value;
        if (isMine && merged != m_before.*value && merged != m_mine.*value)
            m_merged.both << which;
        if (isMine) {
            merged = m_mine.*value;
            m_changed << which;
        }
        return *this;
    }

    const MergedRules &merged() const { return m_merged; }
    const QList<ChangedRule> &changed() const { return m_changed; }

private:
    const Queue &m_before;
    const Queue &m_mine;
    MergedRules m_merged;
    QList<ChangedRule> m_changed;
};

Merge mergeOf(const Queue &before, const Queue &mine, const Queue &now)
{
    return Merge(before, mine, now)
        .rule(ChangedRule::Title, &Queue::title)
        .rule(ChangedRule::RecordSchema, &Queue::recordSchema)
        .rule(ChangedRule::LockDuration, &Queue::lockDuration)
        .rule(ChangedRule::LongestHold, &Queue::longestHold)
        .rule(ChangedRule::LocksPerUser, &Queue::locksPerUser)
        .rule(ChangedRule::Attempts, &Queue::attempts)
        .rule(ChangedRule::Dispositions, &Queue::dispositions)
        .rule(ChangedRule::NextQueue, &Queue::nextQueue)
        .rule(ChangedRule::Source, &Queue::source)
        .rule(ChangedRule::Fresh, &Queue::fresh)
        .rule(ChangedRule::FirstWarning, &Queue::firstWarning)
        .rule(ChangedRule::LastWarning, &Queue::lastWarning)
        .rule(ChangedRule::Reasons, &Queue::reasons)
        .rule(ChangedRule::ReasonRequired, &Queue::reasonRequired)
        .rule(ChangedRule::UsualQuestions, &Queue::usualQuestions)
        .rule(ChangedRule::NotAgain, &Queue::notAgain)
        .rule(ChangedRule::ReopenOwn, &Queue::reopenOwn)
        .rule(ChangedRule::OtherHands, &Queue::otherHands)
        .rule(ChangedRule::BlindFields, &Queue::blindFields)
        .rule(ChangedRule::DecideQueue, &Queue::decideQueue)
        .rule(ChangedRule::Share, &Queue::share)
        .rule(ChangedRule::LargestRecord, &Queue::largestRecord)
        .rule(ChangedRule::LargestField, &Queue::largestField)
        .rule(ChangedRule::DoubtfulFirst, &Queue::doubtfulFirst)
        .rule(ChangedRule::LetPass, &Queue::letPass)
        .rule(ChangedRule::PlantEvery, &Queue::plantEvery);
}

} // namespace

MergedRules mergedRules(const Queue &before, const Queue &mine, const Queue &now)
{
    return mergeOf(before, mine, now).merged();
}

RulesUndo undoOf(const Queue &before, const Queue &mine, const Queue &now)
{
    return {now, mergedRules(mine, before, now).rules};
}

QList<ChangedRule> changedRules(const Queue &before, const Queue &now)
{
    return mergeOf(before, now, now).changed();
}

} // namespace intray
