// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/ruleeffects.h"

#include "session/desk/deskanswers.h"

namespace intray {

static QString say(const char *text, qint64 number = -1)
{
    return QCoreApplication::translate("RuleEffects", text, nullptr, int(number));
}

static QString onLock(const Queue &after, qint64 held)
{
    const QString next = DeskAnswers::spanOf(after.lockDuration);
    if (held == 0)
        return say(QT_TRANSLATE_NOOP("RuleEffects", "Items taken from now on are locked for %1."))
            .arg(next);
    return say(QT_TRANSLATE_N_NOOP("RuleEffects",
                                   "%n item(s) are locked now. Their locks keep their end; the "
                                   "next lock and the next extension last %1."),
               held)
        .arg(next);
}

static QString onHold(const Queue &after)
{
    return say(QT_TRANSLATE_NOOP("RuleEffects",
                                 "From now on no lock can be extended beyond %1, counted from its "
                                 "start; longer locks keep their end."))
        .arg(DeskAnswers::spanOf(after.longestHold));
}

static QString onLimit(const Queue &before, const Queue &after)
{
    const bool isStricter =
        after.locksPerUser && (!before.locksPerUser || *after.locksPerUser < *before.locksPerUser);
    if (!isStricter)
        return {};
    return say(QT_TRANSLATE_N_NOOP("RuleEffects",
                                   "Anybody who holds more than %n item(s) keeps them and "
                                   "gets no more until enough are finished."),
               *after.locksPerUser);
}

static QString onNext(const Queue &after)
{
    if (after.nextQueue.isEmpty())
        return say(QT_TRANSLATE_NOOP("RuleEffects", "Items completed from now on end here."));
    return say(QT_TRANSLATE_NOOP(
                   "RuleEffects",
                   "Items completed from now on go on to %1, including those that are locked now."))
        .arg(after.nextQueue);
}

static QString onDispositions(qint64 held)
{
    return say(QT_TRANSLATE_N_NOOP("RuleEffects",
                                   "%n item(s) are locked now. For these, too, only the endings "
                                   "that are allowed now are possible."),
               held);
}

static QString onAttempts()
{
    return say(QT_TRANSLATE_NOOP("RuleEffects",
                                 "Earlier attempts count too: an item that has used up its "
                                 "attempts fails when its next lock expires."));
}

static QString onSource()
{
    return say(QT_TRANSLATE_NOOP(
        "RuleEffects", "Existing items stay; the next request for work uses the new query."));
}

static QString onOtherHands()
{
    return say(QT_TRANSLATE_NOOP(
        "RuleEffects",
        "This also counts for items that already wait; anybody who holds such an item keeps it."));
}

static QString onSizes()
{
    return say(QT_TRANSLATE_NOOP("RuleEffects", "Records that are already larger stay, but can "
                                                "only be completed once they are small enough."));
}

static QString onReopening()
{
    return say(QT_TRANSLATE_NOOP("RuleEffects",
                                 "This applies at once, including to what was finished before."));
}

static QString onAgain()
{
    return say(QT_TRANSLATE_NOOP("RuleEffects",
                                 "This applies at once, including to what was returned before."));
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
    if (after.notAgain != before.notAgain)
        effects << onAgain();
    if (after.source != before.source)
        effects << onSource();
    if (after.largestRecord < before.largestRecord || after.largestField < before.largestField)
        effects << onSizes();
    effects.removeAll(QString());
    return effects;
}

} // namespace intray
