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

Outcome<Done> shareHere(const Writing &writing, const FilterName &wanted, const QString &text,
                        bool replaces)
{
    return queueNamed(writing, wanted.queue).and_then([&](qint64 queue) -> Outcome<Done> {
        const int shared = writing.sql.change("share_filter", {{":queue_id", queue},
                                                               {":name", wanted.name},
                                                               {":filter", text},
                                                               {":now", writing.now},
                                                               {":user", writing.identity.user},
                                                               {":replaces", int(replaces)}});
        if (shared > 0)
            return Done();
        const auto other = named(writing.sql, wanted);
        return tl::unexpected<Error>(
            refused("filter_name_taken",
                    {{"name", wanted.name}, {"by", other ? other->sharedBy : QString()}}));
    });
}

Outcome<Done> renameHere(const Writing &writing, const FilterName &filter, const QString &newName)
{
    return queueNamed(writing, filter.queue).and_then([&](qint64 queue) -> Outcome<Done> {
        const auto other = named(writing.sql, {filter.queue, newName});
        if (other && newName != filter.name)
            return tl::unexpected<Error>(
                refused("filter_name_taken", {{"name", newName}, {"by", other->sharedBy}}));
        if (writing.sql.change(
                "rename_filter",
                {{":queue_id", queue}, {":name", filter.name}, {":new_name", newName}}) == 0)
            return tl::unexpected<Error>(refused("no_such_filter", {{"name", filter.name}}));
        return Done();
    });
}

Outcome<Done> dropHere(const Writing &writing, const FilterName &filter)
{
    return queueNamed(writing, filter.queue).and_then([&](qint64 queue) -> Outcome<Done> {
        if (writing.sql.change("drop_filter", {{":queue_id", queue}, {":name", filter.name}}) == 0)
            return tl::unexpected<Error>(refused("no_such_filter", {{"name", filter.name}}));
        return Done();
    });
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

constinit const Verb<Done, FilterName, QString, bool> verbs::shareFilter{
    "share_filter",
    [](const Identity &, const FilterName &wanted, const QString &filter, const bool &replaces) {
        return Parameters{text(":queue", wanted.queue), text(":name", wanted.name),
                          json(":filter", filter), number(":replaces", replaces)};
    },
    doneIn, inTransaction<shareHere>};

Outcome<Done> FilterStore::share(const FilterName &wanted, const QString &text, bool replaces)
{
    if (text.size() > longestFilter)
        return tl::unexpected<Error>(refused("filter_too_long"));
    return filterNameIn(wanted.name).and_then([&](const QString &name) {
        return carryOut(m_connection, m_identity, verbs::shareFilter, {wanted.queue, name}, text,
                        replaces);
    });
}

constinit const Verb<Done, FilterName, QString> verbs::renameFilter{
    "rename_filter",
    [](const Identity &, const FilterName &filter, const QString &newName) {
        return Parameters{text(":queue", filter.queue), text(":name", filter.name),
                          text(":new_name", newName)};
    },
    doneIn, inTransaction<renameHere>};

Outcome<Done> FilterStore::rename(const FilterName &filter, const QString &newName)
{
    return filterNameIn(newName).and_then([&](const QString &name) {
        return carryOut(m_connection, m_identity, verbs::renameFilter, filter, name);
    });
}

constinit const Verb<Done, FilterName> verbs::dropFilter{
    "drop_filter",
    [](const Identity &, const FilterName &filter) {
        return Parameters{text(":queue", filter.queue), text(":name", filter.name)};
    },
    doneIn, inTransaction<dropHere>};

Outcome<Done> FilterStore::drop(const FilterName &filter)
{
    return carryOut(m_connection, m_identity, verbs::dropFilter, filter);
}

} // namespace intray
