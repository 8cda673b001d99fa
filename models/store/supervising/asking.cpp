// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Asking for finished items, and saying no to it.
#include "queue/times.h"
#include "store/embedded/writing.h"
#include "store/refusals/refusals.h"
#include "store/supervising/supervisionstore.h"
#include "store/verbs.h"
#include "store/work/workstore.h"

namespace intray {

namespace {

/// What stands in the way of a note, or says that it is there already; nothing: it is to be
/// written.
std::optional<Outcome<Done>> settled(const Writing &writing, ItemId item, const QString &text,
                                     const OperationId &operation)
{
    if (const auto refused = refusals::tooLong("note", text, refusals::longestNote))
        return Outcome<Done>(tl::unexpected<Error>(*refused));
    if (!writing.holding(item))
        return Outcome<Done>(tl::unexpected<Error>(refused("no_such_item", {{"item", item}})));
    const auto told = writing.sql.first("event_of_operation", {{":operation", operation}}, eventOf);
    if (!told)
        return std::nullopt;
    const bool isSame =
        told->kind == EventKind::Noted && told->item == item && told->user == writing.identity.user;
    return isSame ? Outcome<Done>(Done{}) : tl::unexpected<Error>(refused("called_off"));
}

QString askerOf(const Writing &writing, ItemId item)
{
    return writing.sql.number("asker_of", {{":item", item.value()}}, "user").toString();
}

} // namespace

Outcome<Done> embedded::askBack(const Writing &writing, const verbs::AskBack &given)
{
    const ItemId item(given.item);
    if (const auto done = settled(writing, item, given.note, given.operation))
        return *done;
    const State state = writing.holding(item)->state;
    if (state == State::Open || state == State::Locked)
        return tl::unexpected<Error>(refused("asks_unfinished"));
    if (const QString asker = askerOf(writing, item); !asker.isEmpty())
        return tl::unexpected<Error>(refused("asked_already", {{"user", asker}}));
    writing.tell(EventKind::Noted, item, {}, given.operation,
                 noteDetail(given.note, Asking::ForItem));
    writing.sql.change("ask_back", {{":item", given.item},
                                    {":user", writing.identity.user},
                                    {":now", writing.now},
                                    {":note", given.note}});
    return Done{};
}

Outcome<Done> embedded::decline(const Writing &writing, const verbs::Decline &given)
{
    const ItemId item(given.item);
    if (const auto done = settled(writing, item, given.note, given.operation))
        return *done;
    const QString asker = askerOf(writing, item);
    if (asker.isEmpty())
        return tl::unexpected<Error>(refused("nobody_asks"));
    writing.tell(EventKind::Noted, item, {}, given.operation,
                 noteDetail(given.note, Asking::Declined, asker));
    writing.sql.change("forget_asking", {{":item", given.item}});
    return Done{};
}

Outcome<Done> WorkStore::askBack(ItemId item, const QString &why, const OperationId &operation)
{
    if (why.trimmed().isEmpty())
        return tl::unexpected<Error>(refused("note_missing"));
    return carryOut(m_connection, m_identity, verbs::askBack, {item.value(), why, operation});
}

Outcome<Done> SupervisionStore::decline(ItemId item, const QString &why,
                                        const OperationId &operation)
{
    if (why.trimmed().isEmpty())
        return tl::unexpected<Error>(refused("note_missing"));
    return carryOut(m_connection, m_identity, verbs::decline, {item.value(), why, operation});
}

Outcome<QList<AskedBack>> SupervisionStore::askedBack(const QString &queue)
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<AskedBack>> {
        return sql.all(
            "asked_back", {{":queue", notNull(queue)}, {":whole", 0}}, [](const Row &row) {
                return AskedBack{itemOf(row), row.text("asked_by"),
                                 timeFromIso(row.text("asked_at")), row.text("asked_why")};
            });
    });
}

} // namespace intray
