// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/adopted/losses.h"
#include "store/embedded/adoptedwork.h"
#include "store/embedded/claiming.h"
#include "store/embedded/finishing.h"
#include "store/embedded/finishingtogether.h"
#include "store/line/verbs.h"
#include "store/refusals/refusals.h"
#include "store/work/questionstore.h"
#include "store/work/workstore.h"

namespace intray {

namespace {

/// The corrected record, as the functions of servers take it.
Parameter recordOf(const Disposition &disposition)
{
    return json(":record", disposition.record ? jsonText(*disposition.record) : QString());
}

/// What the corrected record is found by.
Parameter searchOf(const Disposition &disposition)
{
    return disposition.record ? text(":search", searchTextOfValues(*disposition.record))
                              : textOrNone(":search", {});
}

/// The lock that holds the item.
Parameters lockedItem(ItemId item, const LockId &lock)
{
    return {number(":item", item.value()), uuid(":lock", uuidOrNone(lock))};
}

/// How one item is finished under its lock.
Parameters finishedItem(const Identity &who, ItemId item, const LockId &lock,
                        const Disposition &disposition)
{
    return lockedItem(item, lock) + Parameters{text(":kind", nameOf(disposition.kind)),
                                               uuid(":operation", disposition.operation),
                                               recordOf(disposition),
                                               searchOf(disposition),
                                               number(":after", disposition.after.count()),
                                               textOrNone(":reason", disposition.reason),
                                               stationOf(who)};
}

Outcome<Done> saveDraftHere(const Writing &writing, ItemId item, const LockId &lock, int revision,
                            const Record &content)
{
    const Bindings bindings = writing.with({{":item", item.value()},
                                            {":lock", lock},
                                            {":revision", revision},
                                            {":content", jsonText(content)}});
    if (writing.sql.change("save_draft", bindings) > 0)
        return Done{};
    const auto holding = writing.holding(item); // an older revision than the stored one is no fault
    if (holding && holding->lock.id == lock && holding->lock.user == writing.identity.user)
        return Done{};
    return tl::unexpected<Error>(lockLost(writing, item));
}

QList<Finished> allFinishedIn(const QJsonObject &answer)
{
    QList<Finished> all;
    for (const QJsonValue one : answer.value(QStringLiteral("finished")).toArray())
        all << finishedIn(one.toObject());
    return all;
}

/// One operation id for each item.
QString operationsFor(int items)
{
    QJsonArray operations;
    for (int i = 0; i < items; ++i)
        operations << newId();
    return jsonText(operations);
}

Outcome<QList<Finished>> finishAllHere(const Writing &writing, const LockId &lock,
                                       const Disposition &disposition, int)
{
    return finishTogether(writing, lock, disposition);
}

Parameters finishedItemAndQueues(const Identity &who, const ItemId &item, const LockId &lock,
                                 const Disposition &disposition, const QStringList &queues,
                                 const LockId &nextLock)
{
    return finishedItem(who, item, lock, disposition) +
           Parameters{json(":queues", queues), uuid(":next_lock", nextLock)};
}

FinishedAndNext finishedAndNextIn(const QJsonObject &answer)
{
    const JsonRow row(answer);
    return {finishedIn(row.json("finished")), claimIn(row.json("next"))};
}

Outcome<FinishedAndNext> finishAndTakeNextHere(const Writing &writing, ItemId item,
                                               const LockId &lock, const Disposition &disposition,
                                               const QStringList &queues, const LockId &nextLock)
{
    const auto finished = finishOne(writing, item, lock, disposition);
    if (!finished)
        return tl::unexpected<Error>(finished.error());
    const auto next = claimNextOf(writing, queues, 1, nextLock);
    if (!next)
        return tl::unexpected<Error>(next.error());
    return FinishedAndNext{*finished, *next};
}

} // namespace

constinit const Verb<Done, ItemId, LockId, int, Record> verbs::saveDraft{
    "save_draft",
    [](const Identity &, const ItemId &item, const LockId &lock, const int &revision,
       const Record &content) {
        return lockedItem(item, lock) +
               Parameters{number(":revision", revision), json(":content", jsonText(content))};
    },
    doneIn, inTransaction<saveDraftHere>};

Outcome<Done> WorkStore::saveDraft(ItemId item, const LockId &lock, int revision,
                                   const Record &content)
{
    return carryOut(m_connection, m_identity, verbs::saveDraft, item, lock, revision, content);
}

Outcome<Done> WorkStore::discardDraft(ItemId item, const LockId &lock)
{
    return carryOut(m_connection, m_identity, verbs::discardDraft,
                    {item.value(), uuidOrNone(lock)});
}

constinit const Verb<Finished, ItemId, LockId, Disposition> verbs::finish{
    "finish",
    [](const Identity &who, const ItemId &item, const LockId &lock,
       const Disposition &disposition) { return finishedItem(who, item, lock, disposition); },
    finishedIn, inTransaction<finishOne>};

constinit const Verb<Finished, ItemId, LockId, Disposition> verbs::completeWithResult{
    "complete_with_result",
    [](const Identity &who, const ItemId &item, const LockId &lock,
       const Disposition &disposition) {
        return lockedItem(item, lock) +
               Parameters{uuid(":operation", disposition.operation), recordOf(disposition),
                          searchOf(disposition),
                          json(":result", jsonText(disposition.result.value_or(QJsonObject()))),
                          stationOf(who)};
    },
    finishedIn, inTransaction<finishOne>};

Outcome<Finished> WorkStore::finish(ItemId item, const LockId &lock, const Disposition &disposition)
{
    if (disposition.question)
        return QuestionStore(m_connection, m_identity)
            .ask(item, lock, *disposition.question, disposition.record, disposition.operation)
            .map([item](Done) {
                return Finished{item, State::Open};
            });
    const auto &verb = disposition.result ? verbs::completeWithResult : verbs::finish;
    return toldOfLoss(m_connection, m_identity, lock,
                      carryOut(m_connection, m_identity, verb, item, lock, disposition));
}

constinit const Verb<QList<Finished>, LockId, Disposition, int> verbs::finishAll{
    "finish_all",
    [](const Identity &who, const LockId &lock, const Disposition &disposition, const int &items) {
        return Parameters{
            uuid(":lock", uuidOrNone(lock)),           text(":kind", nameOf(disposition.kind)),
            json(":operations", operationsFor(items)), number(":after", disposition.after.count()),
            textOrNone(":reason", disposition.reason), stationOf(who)};
    },
    allFinishedIn, inTransaction<finishAllHere>};

Outcome<QList<Finished>> WorkStore::finishAll(const LockId &lock, const Disposition &disposition)
{
    const auto finishing = [&](int items) {
        return carryOut(m_connection, m_identity, verbs::finishAll, lock, disposition, items);
    };
    // How many the lock holds is not known here, and each operation costs something.
    constexpr int usual = 32, most = 1000;
    auto finished = finishing(usual);
    if (!finished && finished.error().refusal == u"operation_missing")
        finished = finishing(most);
    return toldOfLoss(m_connection, m_identity, lock, finished);
}

constinit const Verb<FinishedAndNext, ItemId, LockId, Disposition, QStringList, LockId>
    verbs::finishAndTakeNext{"finish_and_take_next",
                             finishedItemAndQueues,
                             finishedAndNextIn,
                             inTransaction<finishAndTakeNextHere>,
                             {.careful = "finish_and_take_with_care"}};

constinit const Verb<FinishedAndNext, ItemId, LockId, Disposition, QStringList, LockId>
    verbs::adoptedFinishAndTake{"adopted_finish_and_take",
                                finishedItemAndQueues,
                                finishedAndNextIn,
                                inTransaction<finishAndTakeNextHere>,
                                {.isOfTables = true}};

Outcome<FinishedAndNext> WorkStore::finishAndTakeNext(ItemId item, const LockId &lock,
                                                      const Disposition &disposition,
                                                      const QStringList &queues,
                                                      const LockId &nextLock)
{
    const auto &verb =
        hasAdopted(m_connection, queues) ? verbs::adoptedFinishAndTake : verbs::finishAndTakeNext;
    return toldOfLoss(
        m_connection, m_identity, lock,
        carryOut(m_connection, m_identity, verb, item, lock, disposition, queues, nextLock));
}

constinit const Verb<Claim, ItemId, OperationId> verbs::takeBack{
    "take_back",
    [](const Identity &who, const ItemId &item, const OperationId &operation) {
        return Parameters{
            number(":item", item.value()),
            uuid(":operation", operation.isEmpty() ? QString() : uuidOrNone(operation)),
            uuid(":lock", newId()), stationOf(who)};
    },
    claimIn, inTransaction<takeBackOne>};

Outcome<Claim> WorkStore::takeBack(ItemId item, const OperationId &operation)
{
    return carryOut(m_connection, m_identity, verbs::takeBack, item, operation);
}

Outcome<Claim> WorkStore::reopenOwn(ItemId item)
{
    return carryOut(m_connection, m_identity, verbs::takeBack, item, OperationId());
}

Outcome<std::optional<Event>> WorkStore::outcomeOf(const OperationId &operation)
{
    return carryOut(m_connection, m_identity, verbs::outcomeOf, {uuidOrNone(operation)});
}

Outcome<Done> WorkStore::settleProposal(ItemId item, const LockId &lock, const Record &settled)
{
    return carryOut(m_connection, m_identity, verbs::settleProposal,
                    {item.value(), uuidOrNone(lock), jsonText(settled)});
}

} // namespace intray
