// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/heldlock.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace intray {

QString noWorkstation()
{
    return QStringLiteral("-");
}

bool isWithoutWorkstation(const Lock &lock)
{
    return lock.workstation == noWorkstation();
}

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
        tally.elsewhere += one.lock.isElsewhere() ? 1 : 0;
        ++tally.byUser[one.lock.user];
        ++tally.byQueue[one.queue];
        if (!tally.lastSign.isValid() || one.idleSince > tally.lastSign)
            tally.lastSign = one.idleSince;
    }
    return tally;
}

static QString say(const char *text, int n = -1)
{
    return QCoreApplication::translate("Store", text, nullptr, n);
}

static QString signOfWork(const QDateTime &last, const QDateTime &now)
{
    const auto seconds = int(std::max<qint64>(0, last.secsTo(now)));
    if (seconds < 120)
        return say(QT_TRANSLATE_N_NOOP("Store", "Last activity %n second(s) ago."), seconds);
    return say(QT_TRANSLATE_N_NOOP("Store", "Last activity %n minute(s) ago."), seconds / 60);
}

static QString heldElsewhere(const LockTally &tally)
{
    if (tally.locks == 1)
        return say(QT_TRANSLATE_NOOP("Store", "Another program has locked it in the table itself; "
                                              "nobody is notified there."));
    return say(
        QT_TRANSLATE_N_NOOP(
            "Store",
            "Another program has locked %n of them in the table itself; nobody is notified there."),
        tally.elsewhere);
}

/// Where rows are locked by an id alone, their table names nobody.
QString holdersOf(const LockTally &tally)
{
    QStringList names = tally.byUser.keys();
    if (names.removeAll(QStringLiteral("?")) > 0)
        names << say(QT_TRANSLATE_NOOP("Store", "somebody whom the table does not name"));
    return QLocale().createSeparatedList(names);
}

static QString draftsOf(const LockTally &tally)
{
    if (tally.drafts == 0)
        return say(QT_TRANSLATE_NOOP("Store", "No draft has been saved yet; what is being typed "
                                              "arrives within seconds."));
    return tally.locks == 1
               ? say(QT_TRANSLATE_NOOP("Store", "Text was typed for it."))
               : say(QT_TRANSLATE_N_NOOP("Store", "Text was typed for %n of them."), tally.drafts);
}

QString sentenceFor(const LockTally &tally, const QDateTime &now)
{
    if (tally.locks == 0)
        return say(QT_TRANSLATE_NOOP("Store", "Nobody holds any of these items."));
    const QString items = say(QT_TRANSLATE_N_NOOP("Store", "%n item(s) locked by %1."), tally.locks)
                              .arg(holdersOf(tally));
    if (tally.elsewhere == tally.locks)
        return items + u' ' + heldElsewhere(tally);
    const QString here = items + u' ' + draftsOf(tally) + u' ' + signOfWork(tally.lastSign, now);
    return tally.elsewhere == 0 ? here : here + u' ' + heldElsewhere(tally);
}

} // namespace intray
