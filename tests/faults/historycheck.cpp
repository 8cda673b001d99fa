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
    qint64 asked = 0; ///< When the question was sent whose answer gave it.
};

using Holds = QHash<qint64, QMap<QString, Hold>>; ///< Item to lock to hold.

qint64 itemOf(const Attempt &attempt)
{
    return attempt.asked.value(u"item"_s).toInteger();
}

QString lockOf(const Attempt &attempt)
{
    return attempt.asked.value(u"lock"_s).toString();
}

QString operationOf(const Attempt &attempt)
{
    return attempt.asked.value(u"operation"_s).toString();
}

void begin(Holds &holds, const Attempt &attempt, qint64 item, const QString &lock)
{
    if (!holds[item].contains(lock))
        holds[item].insert(lock, {lock, attempt.worker, attempt.end, attempt.end, attempt.begin});
}

void prolong(Holds &holds, const Attempt &attempt, qint64 item, const QString &lock, qint64 sent)
{
    if (!holds[item].contains(lock))
        holds[item].insert(lock, {lock, attempt.worker, sent, sent, sent});
    Hold &hold = holds[item][lock];
    hold.until = std::max(hold.until, sent);
}

void noteGiven(Holds &holds, const Attempt &attempt)
{
    for (const QJsonValue item : attempt.told.value(u"items"_s).toArray())
        begin(holds, attempt, item.toInteger(), attempt.told.value(u"lock"_s).toString());
    for (const QJsonValue held : attempt.told.value(u"held"_s).toArray())
        begin(holds, attempt, held[u"item"].toInteger(), held[u"lock"].toString());
}

using Sent = QHash<QString, qint64>; ///< Operation to when it was sent first.

Sent firstSent(const QList<Attempt> &attempts)
{
    Sent sent;
    for (const Attempt &attempt : attempts)
        if (const QString operation = operationOf(attempt); !operation.isEmpty())
            sent.insert(operation, std::min(attempt.begin, sent.value(operation, attempt.begin)));
    return sent;
}

/// An operation that was sent again may have happened at the first time: no more is certain.
void noteUsed(Holds &holds, const Attempt &attempt, const Sent &sent)
{
    if (attempt.what == u"finish all") {
        for (const QJsonValue item : attempt.told.value(u"items"_s).toArray())
            prolong(holds, attempt, item.toInteger(), lockOf(attempt), attempt.begin);
    } else if (attempt.asked.contains(u"item"_s)) {
        prolong(holds, attempt, itemOf(attempt), lockOf(attempt),
                sent.value(operationOf(attempt), attempt.begin));
    }
}

Holds holdsIn(const QList<Attempt> &attempts)
{
    Holds holds;
    const Sent sent = firstSent(attempts);
    for (const Attempt &attempt : attempts) {
        if (!attempt.succeeded())
            continue;
        noteUsed(holds, attempt, sent);
        if (attempt.what != u"finish all")
            noteGiven(holds, attempt);
    }
    return holds;
}

/// An answer may come when the lock that it gives is over. So of a lock that was not used, it is
/// only certain that it was held between question and answer.
bool heldWithin(const Hold &hold, const Hold &before)
{
    const bool wasUsed = hold.until > hold.from;
    return hold.from < before.until && (wasUsed || hold.asked >= before.from);
}

QStringList heldTwice(qint64 item, QList<Hold> holds)
{
    std::sort(holds.begin(), holds.end(),
              [](const Hold &a, const Hold &b) { return a.from < b.from; });
    QStringList violations;
    for (qsizetype i = 1; i < holds.size(); ++i) {
        const Hold &before = holds.at(i - 1);
        if (!heldWithin(holds.at(i), before))
            continue;
        violations.append(
            u"item %1 was held by %2 (%3, %4 to %5) and %6 (%7, %8 to %9) at once"_s.arg(
                QString::number(item), before.worker, before.lock, QString::number(before.from),
                QString::number(before.until), holds.at(i).worker, holds.at(i).lock,
                QString::number(holds.at(i).from), QString::number(holds.at(i).until)));
    }
    return violations;
}

QStringList heldTwice(const QList<Attempt> &attempts)
{
    QStringList violations;
    const Holds holds = holdsIn(attempts);
    for (auto it = holds.begin(); it != holds.end(); ++it)
        violations += heldTwice(it.key(), it->values());
    return violations;
}

bool ended(const Attempt &attempt, const Ending &ending)
{
    return attempt.succeeded() ||
           ending.operations.contains(attempt.asked.value(u"operation"_s).toString());
}

/// Whether the attempt wrote a line of the history of its own.
bool isFinish(const Attempt &attempt)
{
    return attempt.asked.contains(u"operation"_s) && attempt.what != u"resolve";
}

QStringList wrongOutcome(const Attempt &attempt, const Ending &ending)
{
    const bool stored = ending.operations.contains(operationOf(attempt));
    const QString told =
        u"operation %1 on item %2 "_s.arg(operationOf(attempt)).arg(itemOf(attempt));
    if (attempt.succeeded() && !stored)
        return {told + u"was confirmed but is not in the history"_s};
    if ((attempt.phase == u"lost" || attempt.phase == u"error") && stored)
        return {told + u"was refused but is in the history"_s};
    const bool isOpen = attempt.phase.isEmpty() || attempt.phase == u"unknown";
    if (isOpen && stored == ending.tombstones.contains(operationOf(attempt)))
        return {u"the outcome of "_s + told.trimmed() + u" cannot be known"_s};
    return {};
}

/// Who asked what became of an operation was told the truth, and it stayed true.
QStringList wrongAnswers(const QList<Attempt> &attempts, const Ending &ending)
{
    QStringList violations;
    for (const Attempt &attempt : attempts) {
        if (attempt.what != u"resolve")
            continue;
        const bool stored = ending.operations.contains(operationOf(attempt));
        if (attempt.phase == u"done" && !stored)
            violations.append(u"operation %1 was told to be done but is not in the history"_s.arg(
                operationOf(attempt)));
        if (attempt.phase == u"never" && stored)
            violations.append(u"operation %1 was told never to happen but is in the history"_s.arg(
                operationOf(attempt)));
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

QStringList wrongFinishes(const QList<Attempt> &attempts, const Ending &ending)
{
    QStringList violations;
    QHash<qint64, QSet<QString>> completions; // sent twice, it is one operation
    for (const Attempt &attempt : attempts) {
        if (!isFinish(attempt))
            continue;
        violations += wrongOutcome(attempt, ending);
        if (ended(attempt, ending) && attempt.asked.value(u"kind"_s) == u"complete"_s)
            completions[itemOf(attempt)].insert(operationOf(attempt));
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
QSet<QString> finishedPlaces(const QList<Attempt> &attempts, const Ending &ending)
{
    const QHash<QString, QList<qint64>> items = itemsOfLocks(holdsIn(attempts));
    QSet<QString> finished;
    for (const Attempt &attempt : attempts) {
        if (isFinish(attempt) && ended(attempt, ending))
            finished.insert(placeOf(attempt.worker, itemOf(attempt)));
        if (attempt.what != u"finish all")
            continue;
        for (const qint64 item : items.value(lockOf(attempt)))
            finished.insert(placeOf(attempt.worker, item));
    }
    return finished;
}

/// A draft goes when its owner finishes the item; every other draft that was confirmed must be
/// there.
QStringList lostDrafts(const QList<Attempt> &attempts, const Ending &ending)
{
    const QSet<QString> finished = finishedPlaces(attempts, ending);
    QStringList violations;
    for (const Attempt &attempt : attempts) {
        if (attempt.what != u"draft" || !attempt.succeeded() ||
            finished.contains(placeOf(attempt.worker, itemOf(attempt))))
            continue;
        const QString draft = QString::number(itemOf(attempt)) + u'/' + lockOf(attempt);
        if (ending.drafts.value(draft) < attempt.asked.value(u"revision"_s).toInt())
            violations.append(
                u"a draft of %1 for item/lock %2 is lost"_s.arg(attempt.worker, draft));
    }
    return violations;
}

QStringList refusals(const QList<Attempt> &attempts, const QSet<QString> &expected)
{
    QStringList violations;
    for (const Attempt &attempt : attempts) {
        const bool isRefused = attempt.phase == u"error" || attempt.phase == u"unknown";
        if (isRefused && !expected.contains(attempt.told.value(u"error"_s).toString()))
            violations.append(u"%1 of %2 failed: %3 (%4)"_s.arg(
                attempt.what, attempt.worker, attempt.told.value(u"sentence"_s).toString(),
                attempt.told.value(u"detail"_s).toString()));
    }
    return violations;
}

} // namespace

QStringList violationsIn(const QList<Attempt> &attempts, const Ending &ending,
                         const QSet<QString> &expectedErrors)
{
    return heldTwice(attempts) + wrongFinishes(attempts, ending) + wrongAnswers(attempts, ending) +
           lostDrafts(attempts, ending) + refusals(attempts, expectedErrors);
}

} // namespace intray::faults
