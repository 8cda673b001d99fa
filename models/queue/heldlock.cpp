// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/heldlock.h"

#include <QCoreApplication>
#include <QLocale>

namespace intray {

SeenLock seen(const HeldLock &held)
{
    return {held.item, held.lock.id};
}

QList<SeenLock> seen(const QList<HeldLock> &held)
{
    QList<SeenLock> all;
    for (const HeldLock &one : held)
        all << seen(one);
    return all;
}

LockTally tallyOf(const QList<HeldLock> &locks)
{
    LockTally tally;
    for (const HeldLock &one : locks) {
        ++tally.locks;
        tally.drafts += one.hasDraft ? 1 : 0;
        ++tally.byUser[one.lock.user];
        ++tally.byQueue[one.queue];
    }
    return tally;
}

QString sentenceFor(const LockTally &tally)
{
    const auto say = [](const char *text, int n = -1) {
        return QCoreApplication::translate("Store", text, nullptr, n);
    };
    if (tally.locks == 0)
        return say(QT_TRANSLATE_NOOP("Store", "Nobody holds any of these items."));
    const QString items = say(QT_TRANSLATE_N_NOOP("Store", "%n item(s) held by %1."), tally.locks)
                              .arg(QLocale().createSeparatedList(tally.byUser.keys()));
    if (tally.drafts == 0)
        return items + u' ' + say(QT_TRANSLATE_NOOP("Store", "Nothing was typed."));
    return items + u' ' +
           say(QT_TRANSLATE_N_NOOP("Store", "Text was typed for %n of them."), tally.drafts);
}

} // namespace intray
