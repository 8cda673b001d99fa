// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/historycheck.h"

#include <QJsonArray>
#include <QMap>

#include <algorithm>

namespace intray::faults {

using namespace Qt::StringLiterals;

namespace {

/// A time in which a lock certainly held an item: from the answer that gave it to the last question
/// that succeeded.
struct Hold
{
    QString lock;
    QString worker;
    qint64 from = 0;
    qint64 until = 0;
};

using Holds = QHash<qint64, QMap<QString, Hold>>; ///< Item to lock to hold.

qint64 itemOf(const Deed &deed)
{
    return deed.asked.value(u"item"_s).toInteger();
}

QString lockOf(const Deed &deed)
{
    return deed.asked.value(u"lock"_s).toString();
}

QString operationOf(const Deed &deed)
{
    return deed.asked.value(u"operation"_s).toString();
}

void begin(Holds &holds, const Deed &deed, qint64 item, const QString &lock)
{
    if (!holds[item].contains(lock))
        holds[item].insert(lock, {lock, deed.worker, deed.end, deed.end});
}

void prolong(Holds &holds, const Deed &deed, qint64 item, const QString &lock, qint64 sent)
{
    if (!holds[item].contains(lock))
        holds[item].insert(lock, {lock, deed.worker, sent, sent});
    Hold &hold = holds[item][lock];
    hold.until = std::max(hold.until, sent);
}

void noteGiven(Holds &holds, const Deed &deed)
{
    for (const QJsonValue item : deed.told.value(u"items"_s).toArray())
        begin(holds, deed, item.toInteger(), deed.told.value(u"lock"_s).toString());
    for (const QJsonValue held : deed.told.value(u"held"_s).toArray())
        begin(holds, deed, held[u"item"].toInteger(), held[u"lock"].toString());
}

using Sent = QHash<QString, qint64>; ///< Operation to when it was sent first.

Sent firstSent(const QList<Deed> &deeds)
{
    Sent sent;
    for (const Deed &deed : deeds)
        if (const QString operation = operationOf(deed); !operation.isEmpty())
            sent.insert(operation, std::min(deed.begin, sent.value(operation, deed.begin)));
    return sent;
}

/// An operation that was sent again may have happened at the first time: no more is certain.
void noteUsed(Holds &holds, const Deed &deed, const Sent &sent)
{
    if (deed.what == u"finish all") {
        for (const QJsonValue item : deed.told.value(u"items"_s).toArray())
            prolong(holds, deed, item.toInteger(), lockOf(deed), deed.begin);
    } else if (deed.asked.contains(u"item"_s)) {
        prolong(holds, deed, itemOf(deed), lockOf(deed), sent.value(operationOf(deed), deed.begin));
    }
}

Holds holdsIn(const QList<Deed> &deeds)
{
    Holds holds;
    const Sent sent = firstSent(deeds);
    for (const Deed &deed : deeds) {
        if (!deed.succeeded())
            continue;
        noteUsed(holds, deed, sent);
        if (deed.what != u"finish all")
            noteGiven(holds, deed);
    }
    return holds;
}

QStringList heldTwice(qint64 item, QList<Hold> holds)
{
    std::sort(holds.begin(), holds.end(),
              [](const Hold &a, const Hold &b) { return a.from < b.from; });
    QStringList violations;
    for (qsizetype i = 1; i < holds.size(); ++i) {
        const Hold &before = holds.at(i - 1);
        if (before.until <= holds.at(i).from)
            continue;
        violations.append(u"item %1 was held by %2 (%3) and %4 (%5) at once"_s.arg(
            QString::number(item), before.worker, before.lock, holds.at(i).worker,
            holds.at(i).lock));
    }
    return violations;
}

QStringList heldTwice(const QList<Deed> &deeds)
{
    QStringList violations;
    const Holds holds = holdsIn(deeds);
    for (auto it = holds.begin(); it != holds.end(); ++it)
        violations += heldTwice(it.key(), it->values());
    return violations;
}

bool ended(const Deed &deed, const Ending &ending)
{
    return deed.succeeded() ||
           ending.operations.contains(deed.asked.value(u"operation"_s).toString());
}

/// Whether the deed wrote a line of the history of its own.
bool isFinish(const Deed &deed)
{
    return deed.asked.contains(u"operation"_s) && deed.what != u"resolve";
}

QStringList wrongOutcome(const Deed &deed, const Ending &ending)
{
    const bool stored = ending.operations.contains(operationOf(deed));
    const QString told = u"operation %1 on item %2 "_s.arg(operationOf(deed)).arg(itemOf(deed));
    if (deed.succeeded() && !stored)
        return {told + u"was confirmed but is not in the history"_s};
    if ((deed.phase == u"lost" || deed.phase == u"error") && stored)
        return {told + u"was refused but is in the history"_s};
    const bool isOpen = deed.phase.isEmpty() || deed.phase == u"unknown";
    if (isOpen && stored == ending.tombstones.contains(operationOf(deed)))
        return {u"the outcome of "_s + told.trimmed() + u" cannot be known"_s};
    return {};
}

/// Who asked what became of an operation was told the truth, and it stayed true.
QStringList wrongAnswers(const QList<Deed> &deeds, const Ending &ending)
{
    QStringList violations;
    for (const Deed &deed : deeds) {
        if (deed.what != u"resolve")
            continue;
        const bool stored = ending.operations.contains(operationOf(deed));
        if (deed.phase == u"done" && !stored)
            violations.append(u"operation %1 was told to be done but is not in the history"_s.arg(
                operationOf(deed)));
        if (deed.phase == u"never" && stored)
            violations.append(u"operation %1 was told never to happen but is in the history"_s.arg(
                operationOf(deed)));
    }
    return violations;
}

QStringList wrongWork(const QHash<qint64, QSet<QString>> &completions, const Ending &ending)
{
    QStringList violations;
    for (auto it = completions.begin(); it != completions.end(); ++it) {
        const QString item = QString::number(it.key());
        if (it->size() > 1)
            violations.append(u"item %1 was done twice"_s.arg(item));
        if (ending.states.value(it.key()) != u"done")
            violations.append(
                u"item %1 was completed but is %2"_s.arg(item, ending.states.value(it.key())));
        if (!it->contains(ending.doneBy.value(it.key())))
            violations.append(u"the work of %1 on item %2 is lost"_s.arg(*it->begin(), item));
    }
    for (auto it = ending.states.begin(); it != ending.states.end(); ++it) {
        if (*it == u"done" && !completions.contains(it.key()))
            violations.append(u"item %1 is done but nobody did it"_s.arg(it.key()));
    }
    return violations;
}

QStringList wrongFinishes(const QList<Deed> &deeds, const Ending &ending)
{
    QStringList violations;
    QHash<qint64, QSet<QString>> completions; // sent twice, it is one operation
    for (const Deed &deed : deeds) {
        if (!isFinish(deed))
            continue;
        violations += wrongOutcome(deed, ending);
        if (ended(deed, ending) && deed.asked.value(u"kind"_s) == u"complete"_s)
            completions[itemOf(deed)].insert(operationOf(deed));
    }
    return violations + wrongWork(completions, ending);
}

QString placeOf(const QString &worker, qint64 item)
{
    return worker + u'/' + QString::number(item);
}

QHash<QString, QList<qint64>> itemsOfLocks(const Holds &holds)
{
    QHash<QString, QList<qint64>> items;
    for (auto it = holds.begin(); it != holds.end(); ++it) {
        for (const QString &lock : it->keys())
            items[lock].append(it.key());
    }
    return items;
}

/// Whose items are finished, as "worker/item": also by a "finish all" whose answer never came.
QSet<QString> finishedPlaces(const QList<Deed> &deeds, const Ending &ending)
{
    const QHash<QString, QList<qint64>> items = itemsOfLocks(holdsIn(deeds));
    QSet<QString> finished;
    for (const Deed &deed : deeds) {
        if (isFinish(deed) && ended(deed, ending))
            finished.insert(placeOf(deed.worker, itemOf(deed)));
        if (deed.what != u"finish all")
            continue;
        for (const qint64 item : items.value(lockOf(deed)))
            finished.insert(placeOf(deed.worker, item));
    }
    return finished;
}

/// A draft goes when its owner finishes the item; every other draft that was confirmed must be
/// there.
QStringList lostDrafts(const QList<Deed> &deeds, const Ending &ending)
{
    const QSet<QString> finished = finishedPlaces(deeds, ending);
    QStringList violations;
    for (const Deed &deed : deeds) {
        if (deed.what != u"draft" || !deed.succeeded() ||
            finished.contains(placeOf(deed.worker, itemOf(deed))))
            continue;
        const QString draft = QString::number(itemOf(deed)) + u'/' + lockOf(deed);
        if (ending.drafts.value(draft) < deed.asked.value(u"revision"_s).toInt())
            violations.append(u"a draft of %1 for item/lock %2 is lost"_s.arg(deed.worker, draft));
    }
    return violations;
}

QStringList refusals(const QList<Deed> &deeds, const QSet<QString> &expected)
{
    QStringList violations;
    for (const Deed &deed : deeds) {
        const bool isRefused = deed.phase == u"error" || deed.phase == u"unknown";
        if (isRefused && !expected.contains(deed.told.value(u"error"_s).toString()))
            violations.append(u"%1 of %2 failed: %3 (%4)"_s.arg(
                deed.what, deed.worker, deed.told.value(u"sentence"_s).toString(),
                deed.told.value(u"detail"_s).toString()));
    }
    return violations;
}

} // namespace

QStringList violationsIn(const QList<Deed> &deeds, const Ending &ending,
                         const QSet<QString> &expectedErrors)
{
    return heldTwice(deeds) + wrongFinishes(deeds, ending) + wrongAnswers(deeds, ending) +
           lostDrafts(deeds, ending) + refusals(deeds, expectedErrors);
}

} // namespace intray::faults
