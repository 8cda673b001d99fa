// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/listfilter.h"
#include "queue/times.h"
#include "store/line/calls.h"
#include "store/line/verbs.h"
#include "store/refusals/refusals.h"
#include "store/rules/filterstore.h"

namespace intray {

namespace {

/// As the database keeps them, on every engine.
constexpr int longestFilter = 65536;

SharedFilter filterOf(const Row &row)
{
    return {row.text("name"), row.text("filter"), timeFromIso(row.text("shared_at")),
            row.text("shared_by")};
}

std::optional<SharedFilter> named(Sql &sql, const FilterName &wanted)
{
    return sql.first("shared_filter", {{":queue", wanted.queue}, {":name", wanted.name}}, filterOf);
}

} // namespace

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
