// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/adopted/losses.h"
#include "store/backoff.h"
#include "store/embedded/finishingseveral.h"
#include "store/line/verbs.h"
#include "store/refusals/refusals.h"
#include "store/rows/rows.h"
#include "store/work/workstore.h"

namespace intray {

using namespace Qt::StringLiterals;

namespace {

/// As the functions of servers read it: what is JSON itself is written as a text, which every
/// server gives back unchanged.
QJsonObject jsonOf(const ItemEnding &ending)
{
    const Disposition &disposition = ending.disposition;
    QJsonObject json{{u"item"_s, ending.item.value()},
                     {u"lock"_s, uuidOrNone(ending.lock)},
                     {u"kind"_s, nameOf(disposition.kind)},
                     {u"operation"_s, uuidOrNone(disposition.operation)},
                     {u"after"_s, qint64(disposition.after.count())},
                     {u"next"_s, ending.andNext ? 1 : 0}};
    if (disposition.record) {
        json.insert(u"record"_s, jsonText(*disposition.record));
        json.insert(u"search"_s, searchTextOfValues(*disposition.record));
    }
    if (!disposition.reason.isEmpty())
        json.insert(u"reason"_s, disposition.reason);
    if (disposition.result)
        json.insert(u"result"_s, jsonText(*disposition.result));
    return json;
}

QString textOf(const QList<ItemEnding> &endings)
{
    QJsonArray all;
    for (const ItemEnding &ending : endings)
        all << jsonOf(ending);
    return jsonText(all);
}

Outcome<Finished> outcomeIn(const QJsonObject &answer)
{
    if (answer.contains(u"refused"_s))
        return tl::unexpected<Error>(refusals::in(answer));
    return finishedIn(answer);
}

FinishedAndTaken finishedAndTakenIn(const QJsonObject &answer)
{
    FinishedAndTaken done;
    done.rules = answer.value(u"rules"_s).toInteger();
    for (const QJsonValue one : answer.value(u"finished"_s).toArray())
        done.finished << outcomeIn(one.toObject());
    done.next = claimIn(answer.value(u"next"_s).toObject());
    const QJsonObject contexts = answer.value(u"contexts"_s).toObject();
    for (auto one = contexts.begin(); one != contexts.end(); ++one)
        done.contexts.insert(ItemId(one.key().toLongLong()), one->toObject());
    return done;
}

constexpr qint64 unknownRules = -1; // which is no line, so that they are read again

/// One call each: where one of them would take the others back, and in adopted tables.
class OneByOne
{
public:
    explicit OneByOne(WorkStore &store)
        : m_store(store)
    {
        m_done.rules = unknownRules;
    }

    Outcome<FinishedAndTaken> work(const WorkRound &round)
    {
        int wanted = round.count;
        for (const ItemEnding &one : round.endings) {
            const auto finished = m_store.finish(one.item, one.lock, one.disposition);
            if (!finished && mayPass(finished.error()))
                return tl::unexpected<Error>(finished.error());
            wanted += one.andNext && finished ? 1 : 0;
            m_done.finished << finished;
        }
        if (wanted > 0)
            m_done.next = take(round, wanted);
        if (!m_done.next && mayPass(m_done.next.error()))
            return tl::unexpected<Error>(m_done.next.error());
        return m_done;
    }

private:
    Outcome<Claim> take(const WorkRound &round, int wanted)
    {
        const auto next = m_store.claimNext({round.queue}, wanted, round.nextLock);
        for (const Item &item : next ? next->items : QList<Item>()) {
            const auto detail = m_store.detail(item.id);
            if (!detail)
                return tl::unexpected<Error>(detail.error());
            if (!detail->context.isEmpty())
                m_done.contexts.insert(item.id, detail->context);
        }
        return next;
    }

    WorkStore &m_store;
    FinishedAndTaken m_done;
};

} // namespace

constinit const Verb<FinishedAndTaken, WorkRound> verbs::finishAndTakeSeveral{
    "finish_and_take_several",
    [](const Identity &who, const WorkRound &round) {
        return Parameters{
            json(":endings", textOf(round.endings)), json(":queues", QStringList{round.queue}),
            number(":count", round.count),           uuid(":next_lock", round.nextLock),
            number(":rules", round.rules),           stationOf(who)};
    },
    finishedAndTakenIn, inTransaction<finishSeveralAndTake>};

Outcome<FinishedAndTaken> WorkStore::finishAndTakeSeveral(const WorkRound &round)
{
    if (!hasAdopted(m_connection, {round.queue})) {
        const auto done = carryOut(m_connection, m_identity, verbs::finishAndTakeSeveral, round);
        if (done || mayPass(done.error()))
            return done;
    }
    return OneByOne(*this).work(round);
}

} // namespace intray
