// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/adopted/work.h"

#include "queue/times.h"
#include "store/adopted/losses.h"
#include "store/calls.h"
#include "store/embedded/claiming.h"
#include "store/embedded/finishing.h"
#include "store/refusals/refusals.h"

namespace intray {

/// The corrected record and the operation, as the calls of servers take them.
static Bindings correctionOf(const Disposition &disposition, const Identity &identity)
{
    const bool hasRecord = disposition.record.has_value();
    return {{":operation", disposition.operation},
            {":record", hasRecord ? QVariant(jsonText(*disposition.record)) : QVariant(QString())},
            {":search",
             hasRecord ? QVariant(searchTextOfValues(*disposition.record)) : QVariant(QString())},
            {":workstation", notNull(identity.workstation)}};
}

/// How an item is finished, as the calls of servers take it.
static Bindings bindingsOf(const Disposition &disposition, const Identity &identity)
{
    return correctionOf(disposition, identity) +
           Bindings{{":kind", nameOf(disposition.kind)},
                    {":after", qint64(disposition.after.count())},
                    {":reason", textOrNull(disposition.reason)}};
}

static Bindings lockedItem(ItemId item, const LockId &lock)
{
    return {{":item", item.value()}, {":lock", uuidOrNone(lock)}};
}

Outcome<Done> Store::saveDraft(ItemId item, const LockId &lock, int revision, const Record &content)
{
    if (usesCalls(m_connection))
        return call(m_connection, "save_draft",
                    lockedItem(item, lock) +
                        Bindings{{":revision", revision}, {":content", jsonText(content)}})
            .map(doneIn);
    return attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<Done> {
        const Deed deed(sql, m_identity);
        const Bindings bindings = deed.with({{":item", item.value()},
                                             {":lock", lock},
                                             {":revision", revision},
                                             {":content", jsonText(content)}});
        if (sql.change("save_draft", bindings) > 0)
            return Done{};
        const auto holding =
            deed.holding(item); // an older revision than the stored one is no fault
        if (holding && holding->lock.id == lock && holding->lock.user == m_identity.user)
            return Done{};
        return tl::unexpected<Error>(deed.lockLost(item));
    });
}

Outcome<Done> Store::discardDraft(ItemId item, const LockId &lock)
{
    if (usesCalls(m_connection))
        return call(m_connection, "discard_draft", lockedItem(item, lock)).map(doneIn);
    return attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<Done> {
        sql.change("discard_draft",
                   {{":item", item.value()}, {":lock", lock}, {":user", m_identity.user}});
        return Done{};
    });
}

static Outcome<Finished> callWithResult(Connection &connection, ItemId item, const LockId &lock,
                                        const Disposition &disposition, const Identity &identity)
{
    return call(connection, "complete_with_result",
                lockedItem(item, lock) + correctionOf(disposition, identity) +
                    Bindings{{":result", jsonText(*disposition.result)}})
        .map(finishedIn);
}

Outcome<Finished> Store::finish(ItemId item, const LockId &lock, const Disposition &disposition)
{
    if (usesCalls(m_connection) && disposition.result)
        return toldOfLoss(m_connection, m_identity, lock,
                          callWithResult(m_connection, item, lock, disposition, m_identity));
    if (usesCalls(m_connection))
        return toldOfLoss(m_connection, m_identity, lock,
                          call(m_connection, "finish",
                               lockedItem(item, lock) + bindingsOf(disposition, m_identity))
                              .map(finishedIn));
    return toldOfLoss(m_connection, m_identity, lock,
                      attemptInTransaction(m_connection, [&](Sql &sql) {
                          return finishOne(Deed(sql, m_identity), item, lock, disposition);
                      }));
}

static QList<Finished> allFinishedIn(const QJsonObject &answer)
{
    QList<Finished> all;
    for (const QJsonValue one : answer.value(QStringLiteral("finished")).toArray())
        all << finishedIn(one.toObject());
    return all;
}

/// One operation id for each item; how many the lock holds is not known here.
static QJsonArray operationsForALock()
{
    constexpr int most = 1000;
    QJsonArray operations;
    for (int i = 0; i < most; ++i)
        operations << newId();
    return operations;
}

Outcome<QList<Finished>> Store::finishAll(const LockId &lock, const Disposition &disposition)
{
    if (usesCalls(m_connection))
        return toldOfLoss(m_connection, m_identity, lock,
                          call(m_connection, "finish_all",
                               Bindings{{":lock", uuidOrNone(lock)},
                                        {":operations", jsonText(operationsForALock())}} +
                                   bindingsOf(disposition, m_identity))
                              .map(allFinishedIn));
    const auto finished =
        attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<QList<Finished>> {
            const Deed deed(sql, m_identity);
            const auto items = sql.all("items_of_lock_ids", {{":lock", lock}},
                                       [](const Row &row) { return ItemId(row.number("id")); });
            if (items.isEmpty())
                return tl::unexpected<Error>(refusals::lockHoldsNothing());
            QList<Finished> all;
            for (const ItemId item : items) {
                Disposition each =
                    disposition; // one operation each: its id is unique in the history
                each.operation = newId();
                const auto one = finishOne(deed, item, lock, each);
                if (!one)
                    return tl::unexpected<Error>(one.error());
                all << *one;
            }
            return all;
        });
    return toldOfLoss(m_connection, m_identity, lock, finished);
}

static FinishedAndNext finishedAndNextIn(const QJsonObject &answer)
{
    const JsonRow row(answer);
    return {finishedIn(row.json("finished")), claimIn(row.json("next"))};
}

Outcome<FinishedAndNext> Store::finishAndTakeNext(ItemId item, const LockId &lock,
                                                  const Disposition &disposition,
                                                  const QStringList &queues, const LockId &nextLock)
{
    if (usesCalls(m_connection))
        return toldOfLoss(
            m_connection, m_identity, lock,
            call(m_connection,
                 hasAdopted(m_connection, queues) ? "adopted_finish_and_take"
                                                  : "finish_and_take_next",
                 lockedItem(item, lock) + bindingsOf(disposition, m_identity) +
                     Bindings{{":queues", jsonText(QJsonArray::fromStringList(queues))},
                              {":next_lock", nextLock}})
                .map(finishedAndNextIn));
    const auto both = attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<FinishedAndNext> {
        const Deed deed(sql, m_identity);
        const auto finished = finishOne(deed, item, lock, disposition);
        if (!finished)
            return tl::unexpected<Error>(finished.error());
        const auto next = claimNextOf(deed, queues, 1, nextLock);
        if (!next)
            return tl::unexpected<Error>(next.error());
        return FinishedAndNext{*finished, *next};
    });
    return toldOfLoss(m_connection, m_identity, lock, both);
}

Outcome<Claim> Store::takeBack(ItemId item, const OperationId &operation)
{
    if (usesCalls(m_connection))
        return call(m_connection, "take_back",
                    {{":item", item.value()},
                     {":operation", uuidOrNone(operation)},
                     {":lock", newId()},
                     {":workstation", notNull(m_identity.workstation)}})
            .map(claimIn);
    return attemptInTransaction(m_connection, [&](Sql &sql) {
        return takeBackOne(Deed(sql, m_identity), item, operation);
    });
}

static std::optional<Event> eventIn(const QJsonObject &answer)
{
    const QJsonValue event = answer.value(QStringLiteral("event"));
    return event.isObject() ? std::optional(eventOf(JsonRow(event.toObject()))) : std::nullopt;
}

Outcome<std::optional<Event>> Store::outcomeOf(const OperationId &operation)
{
    if (usesCalls(m_connection))
        return call(m_connection, "outcome_of",
                    {{":operation", uuidOrNone(operation)},
                     {":workstation", notNull(m_identity.workstation)}})
            .map(eventIn);
    return attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<std::optional<Event>> {
        const Deed deed(sql, m_identity);
        const Bindings ofOperation{{":operation", operation}};
        if (sql.change("add_tombstone", deed.with(ofOperation)) > 0)
            return std::optional<Event>();
        const auto event = sql.first("event_of_operation", ofOperation, eventOf);
        if (event && event->kind == EventKind::Tombstone)
            return std::optional<Event>();
        return event;
    });
}

} // namespace intray
