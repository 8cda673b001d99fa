// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/finishingseveral.h"

#include "store/embedded/claiming.h"
#include "store/embedded/finishing.h"

#include <algorithm>

namespace intray {

static QList<Outcome<Finished>> finishEach(const Writing &writing, const QList<ItemEnding> &endings)
{
    QList<Outcome<Finished>> finished;
    for (const ItemEnding &one : endings)
        finished << finishOne(writing, one.item, one.lock, one.disposition);
    return finished;
}

static QHash<ItemId, QJsonObject> contextsUnder(const Writing &writing, const LockId &lock)
{
    QHash<ItemId, QJsonObject> contexts;
    writing.sql.each("contexts_of_lock", {{":lock", lock}}, [&contexts](const Row &row) {
        contexts.insert(ItemId(row.number("item_id")), row.json("context"));
        return true;
    });
    return contexts;
}

/// The newest line of the queue's history of rules; 0: there is none.
static qint64 rulesNow(const Writing &writing, const QString &queue)
{
    return writing.sql.number("rules_line", {{":queue", queue}}, "id").toLongLong();
}

/// Nothing is checked against newer rules that was done under the older ones already.
static bool isStale(const Writing &writing, const WorkRound &round, qint64 rules)
{
    if (round.rules < 0 || round.rules == rules || round.endings.isEmpty())
        return false;
    const Bindings first{{":operation", round.endings.first().disposition.operation}};
    return !writing.sql.first("event_of_operation", first, eventOf);
}

Outcome<FinishedAndTaken> finishSeveralAndTake(const Writing &writing, const WorkRound &round)
{
    FinishedAndTaken done;
    done.rules = rulesNow(writing, round.queue);
    if (isStale(writing, round, done.rules))
        return done;
    done.finished = finishEach(writing, round.endings);
    int wanted = std::max(0, round.count);
    for (qsizetype i = 0; i < round.endings.size(); ++i)
        wanted += round.endings.at(i).andNext && done.finished.at(i) ? 1 : 0;
    if (wanted == 0)
        return done;
    const auto next = claimNextOf(writing, {round.queue}, wanted, round.nextLock);
    if (!next)
        return tl::unexpected<Error>(next.error());
    done.next = *next;
    done.contexts = contextsUnder(writing, round.nextLock);
    return done;
}

} // namespace intray
