// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/rulecheck.h"

#include <QCoreApplication>
#include <QSet>

namespace intray {

static QString say(const char *text)
{
    return QCoreApplication::translate("Store", text);
}

static void checkName(const Queue &rules, QList<RuleFault> &faults)
{
    if (!isQueueName(rules.name))
        faults << RuleFault{
            Rule::Name,
            say(QT_TRANSLATE_NOOP(
                "Store", "A queue's name has letters, digits, dots, dashes and underscores "
                         "only, begins with a letter or digit, and is at most 64 long."))};
}

static void checkLock(const Queue &rules, QList<RuleFault> &faults)
{
    if (rules.lockDuration.count() <= 0)
        faults << RuleFault{
            Rule::LockDuration,
            say(QT_TRANSLATE_NOOP("Store", "A lock must last at least one second."))};
    if (rules.longestHold < rules.lockDuration)
        faults << RuleFault{
            Rule::LongestHold,
            say(QT_TRANSLATE_NOOP("Store",
                                  "The longest lock must not be shorter than the lock duration."))};
}

static void checkWarning(const std::optional<std::chrono::seconds> &warning, Rule rule,
                         const Queue &rules, QList<RuleFault> &faults)
{
    if (warning && warning->count() <= 0)
        faults << RuleFault{
            rule,
            say(QT_TRANSLATE_NOOP(
                "Store", "A warning must come at least one second before the end of the lock."))};
    if (warning && *warning >= rules.lockDuration)
        faults << RuleFault{
            rule, say(QT_TRANSLATE_NOOP("Store", "A warning must come later than the lock begins: "
                                                 "it has to be shorter than the lock."))};
}

static void checkWarnings(const Queue &rules, QList<RuleFault> &faults)
{
    checkWarning(rules.firstWarning, Rule::FirstWarning, rules, faults);
    checkWarning(rules.lastWarning, Rule::LastWarning, rules, faults);
    if (rules.firstWarning && rules.lastWarning && *rules.lastWarning >= *rules.firstWarning)
        faults << RuleFault{
            Rule::LastWarning,
            say(QT_TRANSLATE_NOOP("Store", "The last warning must come later than the first, so it "
                                           "has to be shorter."))};
}

static void checkLimits(const Queue &rules, QList<RuleFault> &faults)
{
    if (rules.locksPerUser.value_or(1) < 1)
        faults << RuleFault{
            Rule::LocksPerUser,
            say(QT_TRANSLATE_NOOP("Store", "A user must be allowed at least one lock."))};
    if (rules.attempts.value_or(1) < 1)
        faults << RuleFault{
            Rule::Attempts,
            say(QT_TRANSLATE_NOOP("Store", "An item must be allowed at least one attempt."))};
    if (rules.notAgain && rules.notAgain->count() < 0)
        faults << RuleFault{
            Rule::NotAgain,
            say(QT_TRANSLATE_NOOP("Store", "The time for which returned items are kept from whoever "
                                           "returned them cannot be negative."))};
    if (rules.reopenOwn && rules.reopenOwn->count() < 1)
        faults << RuleFault{
            Rule::ReopenOwn,
            say(QT_TRANSLATE_NOOP("Store", "The time in which people may reopen their own records "
                                           "is at least one second."))};
}

static void checkEyes(const Queue &rules, QList<RuleFault> &faults)
{
    const PassRule pass = rules.letPass.value_or(PassRule());
    if (!pass.isPossible() && !PassRule{pass.mostWrong, PassRule().surePercent}.isPossible())
        faults << RuleFault{
            Rule::LetPass,
            say(QT_TRANSLATE_NOOP("Store", "Of the fields, 0.0001 to 50 percent may stay wrong."))};
    if (!pass.isPossible() && !PassRule{PassRule().mostWrong, pass.surePercent}.isPossible())
        faults << RuleFault{
            Rule::PassSure,
            say(QT_TRANSLATE_NOOP("Store", "How sure it is can be 50 to 99 percent."))};
    const int every = rules.plantEvery.value_or(leastPlantEvery);
    if (every < leastPlantEvery || every > mostPlantEvery)
        faults << RuleFault{
            Rule::PlantEvery,
            say(QT_TRANSLATE_NOOP("Store", "A slip is planted in one of 2 to 10,000 records."))};
}

static QString nextOf(const QString &name, const QList<Queue> &queues)
{
    for (const Queue &queue : queues) {
        if (queue.name == name)
            return queue.nextQueue;
    }
    return {};
}

/// Whether completed items would come back here, however many queues later.
static bool isCircle(const Queue &rules, const QList<Queue> &others)
{
    QSet<QString> seen;
    for (QString at = rules.nextQueue; !at.isEmpty() && !seen.contains(at);
         at = nextOf(at, others)) {
        if (at == rules.name)
            return true;
        seen.insert(at);
    }
    return false;
}

static void checkNext(const Queue &rules, const QList<Queue> &others, QList<RuleFault> &faults)
{
    if (rules.nextQueue.isEmpty())
        return;
    if (rules.nextQueue == rules.name)
        faults << RuleFault{
            Rule::NextQueue,
            say(QT_TRANSLATE_NOOP("Store", "A queue cannot be its own next queue."))};
    else if (isCircle(rules, others))
        faults << RuleFault{Rule::NextQueue, sentenceOnCircle(rules.name)};
}

static void checkSteps(const Queue &rules, QList<RuleFault> &faults)
{
    if (rules.share < 1 || rules.share > 100)
        faults << RuleFault{
            Rule::Share,
            say(QT_TRANSLATE_NOOP("Store", "The share of a step must be 1 to 100 percent."))};
    if (rules.isBlind() && rules.decideQueue.isEmpty())
        faults << RuleFault{
            Rule::DecideQueue,
            say(QT_TRANSLATE_NOOP("Store", "Second keying needs a queue in which a third person "
                                           "decides where the two differ."))};
    if (!rules.decideQueue.isEmpty() && rules.decideQueue == rules.name)
        faults << RuleFault{
            Rule::DecideQueue,
            say(QT_TRANSLATE_NOOP("Store", "A queue cannot decide on its own second keying."))};
}

QString sentenceOnCircle(const QString &queue)
{
    return say(QT_TRANSLATE_NOOP("Store", "Completed items would come back to %1 in a circle. "
                                          "Choose another next queue."))
        .arg(queue);
}

QList<RuleFault> faultsIn(const Queue &rules, const QList<Queue> &others)
{
    QList<RuleFault> faults;
    checkName(rules, faults);
    checkLock(rules, faults);
    checkWarnings(rules, faults);
    checkLimits(rules, faults);
    checkEyes(rules, faults);
    checkNext(rules, others, faults);
    checkSteps(rules, faults);
    return faults;
}

std::chrono::seconds proposedLock(const HandlingTimes &times, const Queue &rules)
{
    using namespace std::chrono_literals;
    const std::chrono::seconds warning =
        std::max(rules.firstWarning.value_or(5min), rules.lastWarning.value_or(0s));
    return std::chrono::ceil<std::chrono::minutes>(std::max(times.ninetyNine, 2 * warning));
}

} // namespace intray
