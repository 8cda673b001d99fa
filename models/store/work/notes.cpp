// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/writing.h"
#include "store/refusals/refusals.h"
#include "store/rows.h"
#include "store/verbs.h"
#include "store/work/workstore.h"

namespace intray {

namespace {

/// Nothing: no operation of this id is told yet.
std::optional<bool> wasNotedBefore(const Writing &writing, ItemId item,
                                   const OperationId &operation)
{
    const auto told = writing.sql.first("event_of_operation", {{":operation", operation}}, eventOf);
    if (!told)
        return std::nullopt;
    return told->kind == EventKind::Noted && told->item == item &&
           told->user == writing.identity.user;
}

} // namespace

Outcome<Done> embedded::note(const Writing &writing, const verbs::Note &given)
{
    const ItemId item(given.item);
    if (const auto refused = refusals::tooLong("note", given.note, refusals::longestNote))
        return tl::unexpected<Error>(*refused);
    if (!writing.holding(item))
        return tl::unexpected<Error>(refused("no_such_item", {{"item", item}}));
    if (const auto before = wasNotedBefore(writing, item, given.operation))
        return *before ? Outcome<Done>(Done{}) : tl::unexpected<Error>(refused("called_off"));
    writing.tell(EventKind::Noted, item, {}, given.operation,
                 {{QStringLiteral("note"), given.note}});
    return Done{};
}

Outcome<Done> WorkStore::note(ItemId item, const QString &text, const OperationId &operation)
{
    if (text.trimmed().isEmpty())
        return tl::unexpected<Error>(refused("note_missing"));
    return carryOut(m_connection, m_identity, verbs::note, {item.value(), text, operation});
}

} // namespace intray
