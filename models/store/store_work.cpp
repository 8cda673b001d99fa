// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/times.h"
#include "store/claiming.h"
#include "store/finishing.h"

#include <QCoreApplication>

namespace intray {

Outcome<Done> Store::saveDraft(ItemId item, const LockId &lock, int revision, const Record &content)
{
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
        if (holding && holding->lock.id == lock)
            return Done{};
        return tl::unexpected<Error>(deed.lockLost(item));
    });
}

Outcome<Done> Store::discardDraft(ItemId item, const LockId &lock)
{
    return attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<Done> {
        sql.change("discard_draft",
                   {{":item", item.value()}, {":lock", lock}, {":user", m_identity.user}});
        return Done{};
    });
}

Outcome<Finished> Store::finish(ItemId item, const LockId &lock, const Disposition &disposition)
{
    return attemptInTransaction(m_connection, [&](Sql &sql) {
        return finishOne(Deed(sql, m_identity), item, lock, disposition);
    });
}

Outcome<QList<Finished>> Store::finishAll(const LockId &lock, const Disposition &disposition)
{
    return attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<QList<Finished>> {
        const Deed deed(sql, m_identity);
        const auto items = sql.all("items_of_lock_ids", {{":lock", lock}},
                                   [](const Row &row) { return ItemId(row.number("id")); });
        if (items.isEmpty())
            return failure(
                Error::Kind::LockLost,
                QCoreApplication::translate("Store", "This lock holds no item (any more)."));
        QList<Finished> all;
        for (const ItemId item : items) {
            Disposition each = disposition; // one operation each: its id is unique in the history
            each.operation = newId();
            const auto finished = finishOne(deed, item, lock, each);
            if (!finished)
                return tl::unexpected<Error>(finished.error());
            all << *finished;
        }
        return all;
    });
}

Outcome<FinishedAndNext> Store::finishAndTakeNext(ItemId item, const LockId &lock,
                                                  const Disposition &disposition,
                                                  const QStringList &queues)
{
    return attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<FinishedAndNext> {
        const Deed deed(sql, m_identity);
        const auto finished = finishOne(deed, item, lock, disposition);
        if (!finished)
            return tl::unexpected<Error>(finished.error());
        const auto next = claimNextOf(deed, queues, 1);
        if (!next)
            return tl::unexpected<Error>(next.error());
        return FinishedAndNext{*finished, *next};
    });
}

Outcome<Claim> Store::takeBack(ItemId item, const OperationId &operation)
{
    return attemptInTransaction(m_connection, [&](Sql &sql) {
        return takeBackOne(Deed(sql, m_identity), item, operation);
    });
}

Outcome<Done> Store::reopen(ItemId item)
{
    return attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<Done> {
        const Deed deed(sql, m_identity);
        const Bindings ofItem{{":item", item.value()}};
        if (sql.change("reopen_item", ofItem) == 0) {
            if (!deed.holding(item))
                return tl::unexpected<Error>(deed.noSuchItem(item));
            return failure(
                Error::Kind::Invalid,
                QCoreApplication::translate("Store", "Only a finished item can be opened again."));
        }
        sql.change("unfinish_record", ofItem);
        deed.tell("reopened", item, {});
        return Done{};
    });
}

Outcome<std::optional<Event>> Store::outcomeOf(const OperationId &operation)
{
    return attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<std::optional<Event>> {
        const Deed deed(sql, m_identity);
        const Bindings ofOperation{{":operation", operation}};
        if (sql.change("add_tombstone", deed.with(ofOperation)) > 0)
            return std::optional<Event>();
        const auto event = sql.first("event_of_operation", ofOperation, eventOf);
        if (event && event->kind == QStringLiteral("tombstone"))
            return std::optional<Event>();
        return event;
    });
}

} // namespace intray
