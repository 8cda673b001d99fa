// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/ruleeffects.h"

#include "session/desk/deskanswers.h"

namespace intray {

static QString say(const char *text, qint64 number = -1)
{
    return QCoreApplication::translate("RuleEffects", text, nullptr, int(number));
}

static QString heldNow(qint64 held)
{
    return say(QT_TRANSLATE_N_NOOP("RuleEffects", "%n item(s) are held now."), held);
}

static QString onLock(const Queue &after, qint64 held)
{
    const QString next = DeskAnswers::spanOf(after.lockDuration);
    if (held == 0)
        return say(QT_TRANSLATE_NOOP("RuleEffects", "The next claim gets %1.")).arg(next);
    return heldNow(held) + u' ' +
           say(QT_TRANSLATE_NOOP("RuleEffects", "They keep their present end; the next claim and "
                                                "the next extension get %1."))
               .arg(next);
}

static QString onHold(const Queue &after)
{
    return say(QT_TRANSLATE_NOOP("RuleEffects",
                                 "Nobody extends a lock beyond %1 from now on, counted from the "
                                 "claim; what is held longer keeps its present end."))
        .arg(DeskAnswers::spanOf(after.longestHold));
}

static QString onLimit(const Queue &before, const Queue &after)
{
    const bool isStricter =
        after.locksPerUser && (!before.locksPerUser || *after.locksPerUser < *before.locksPerUser);
    if (!isStricter)
        return {};
    return say(QT_TRANSLATE_N_NOOP("RuleEffects",
                                   "Who holds more than %n item(s) keeps them and gets no more "
                                   "until enough are finished."),
               *after.locksPerUser);
}

static QString onNext(const Queue &after)
{
    if (after.nextQueue.isEmpty())
        return say(QT_TRANSLATE_NOOP("RuleEffects", "Items completed from now on end here."));
    return say(QT_TRANSLATE_NOOP("RuleEffects",
                                 "Items completed from now on go on to %1, also those that are "
                                 "held now."))
        .arg(after.nextQueue);
}

static QString onDispositions(qint64 held)
{
    return heldNow(held) + u' ' +
           say(QT_TRANSLATE_NOOP("RuleEffects",
                                 "They too can end only as is allowed from now on."));
}

static QString onAttempts()
{
    return say(QT_TRANSLATE_NOOP("RuleEffects",
                                 "How often an item was taken before counts too: one that has used "
                                 "up its attempts fails when its next lock expires."));
}

static QString onSource()
{
    return say(QT_TRANSLATE_NOOP("RuleEffects", "Items that are here stay; who asks for work next "
                                                "gets it by the new query."));
}

static QString onOtherHands()
{
    return say(QT_TRANSLATE_NOOP("RuleEffects",
                                 "What waits already counts too; who holds such an item keeps "
                                 "it."));
}

static QString onSizes()
{
    return say(QT_TRANSLATE_NOOP("RuleEffects", "What is larger already stays, but is completed "
                                                "only once it is small enough."));
}

static QString onReopening()
{
    return say(QT_TRANSLATE_NOOP("RuleEffects", "It counts at once, also for what was finished "
                                                "before."));
}

QStringList effectsOf(const Queue &before, const Queue &after, qint64 held)
{
    QStringList effects;
    if (after.lockDuration != before.lockDuration)
        effects << onLock(after, held);
    if (after.longestHold < before.longestHold)
        effects << onHold(after);
    effects << onLimit(before, after);
    if (after.attempts && after.attempts != before.attempts)
        effects << onAttempts();
    if (after.dispositions != before.dispositions && held > 0)
        effects << onDispositions(held);
    if (after.nextQueue != before.nextQueue)
        effects << onNext(after);
    if (after.otherHands && !before.otherHands)
        effects << onOtherHands();
    if (after.reopenOwn != before.reopenOwn)
        effects << onReopening();
    if (after.source != before.source)
        effects << onSource();
    if (after.largestRecord < before.largestRecord || after.largestField < before.largestField)
        effects << onSizes();
    effects.removeAll(QString());
    return effects;
}

} // namespace intray
