// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/listfilter.h"
#include "queue/times.h"
#include "store/calls.h"
#include "store/refusals/refusals.h"
#include "store/rules/filterstore.h"
#include "store/verbs.h"

namespace intray {

namespace {

/// As the database keeps them, on every engine.
constexpr int longestFilter = 65536;

SharedFilter filterOf(const Row &row)
{
    return {row.text("name"), row.text("filter"), timeFromIso(row.text("shared_at")),
            row.text("shared_by")};
}

Outcome<qint64> queueNamed(const Writing &writing, const QString &name)
{
    if (const auto found = writing.sql.first("queue_by_name", {{":name", name}}, queueOf))
        return found->id.value();
    return tl::unexpected<Error>(refused("no_such_queue", {{"queue", name}}));
}

std::optional<SharedFilter> named(Sql &sql, const FilterName &wanted)
{
    return sql.first("shared_filter", {{":queue", wanted.queue}, {":name", wanted.name}}, filterOf);
}

} // namespace

Outcome<Done> embedded::shareFilter(const Writing &writing, const verbs::ShareFilter &given)
{
    return queueNamed(writing, given.queue).and_then([&](qint64 queue) -> Outcome<Done> {
        const int shared = writing.sql.change("share_filter", {{":queue_id", queue},
                                                               {":name", given.name},
                                                               {":filter", given.filter},
                                                               {":now", writing.now},
                                                               {":user", writing.identity.user},
                                                               {":replaces", int(given.replaces)}});
        if (shared > 0)
            return Done();
        const auto other = named(writing.sql, {given.queue, given.name});
        return tl::unexpected<Error>(
            refused("filter_name_taken",
                    {{"name", given.name}, {"by", other ? other->sharedBy : QString()}}));
    });
}

Outcome<Done> embedded::renameFilter(const Writing &writing, const verbs::RenameFilter &given)
{
    return queueNamed(writing, given.queue).and_then([&](qint64 queue) -> Outcome<Done> {
        const auto other = named(writing.sql, {given.queue, given.newName});
        if (other && given.newName != given.name)
            return tl::unexpected<Error>(
                refused("filter_name_taken", {{"name", given.newName}, {"by", other->sharedBy}}));
        if (writing.sql.change(
                "rename_filter",
                {{":queue_id", queue}, {":name", given.name}, {":new_name", given.newName}}) == 0)
            return tl::unexpected<Error>(refused("no_such_filter", {{"name", given.name}}));
        return Done();
    });
}

Outcome<Done> embedded::dropFilter(const Writing &writing, const verbs::DropFilter &given)
{
    return queueNamed(writing, given.queue).and_then([&](qint64 queue) -> Outcome<Done> {
        if (writing.sql.change("drop_filter", {{":queue_id", queue}, {":name", given.name}}) == 0)
            return tl::unexpected<Error>(refused("no_such_filter", {{"name", given.name}}));
        return Done();
    });
}

Outcome<QList<SharedFilter>> FilterStore::filters(const QString &queue)
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<SharedFilter>> {
        return sql.all("shared_filters", {{":queue", queue}}, filterOf);
    });
}

Outcome<SharedFilter> FilterStore::withName(const FilterName &wanted)
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<SharedFilter> {
        if (const auto found = named(sql, wanted))
            return *found;
        return tl::unexpected<Error>(refused("no_such_filter", {{"name", wanted.name}}));
    });
}

Outcome<Done> FilterStore::share(const FilterName &wanted, const QString &text, bool replaces)
{
    if (text.size() > longestFilter)
        return tl::unexpected<Error>(refused("filter_too_long"));
    return filterNameIn(wanted.name).and_then([&](const QString &name) {
        return carryOut(m_connection, m_identity, verbs::shareFilter,
                        {wanted.queue, name, text, replaces});
    });
}

Outcome<Done> FilterStore::rename(const FilterName &filter, const QString &newName)
{
    return filterNameIn(newName).and_then([&](const QString &name) {
        return carryOut(m_connection, m_identity, verbs::renameFilter,
                        {filter.queue, filter.name, name});
    });
}

Outcome<Done> FilterStore::drop(const FilterName &filter)
{
    return carryOut(m_connection, m_identity, verbs::dropFilter, {filter.queue, filter.name});
}

} // namespace intray
