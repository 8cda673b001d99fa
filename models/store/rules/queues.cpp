// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/recordschema.h"
#include "queue/rulecheck.h"
#include "store/calls.h"
#include "store/refusals/refusals.h"

namespace intray {

Store::Store(Connection &connection, Identity identity)
    : m_connection(connection)
    , m_identity(std::move(identity))
{
}

static tl::unexpected<Error> noSuchQueue(const QString &name)
{
    return tl::unexpected<Error>(refusals::noSuchQueue(name));
}

static Outcome<Queue> readQueue(Sql &sql, const QString &name)
{
    if (auto found = sql.first("queue_by_name", {{":name", name}}, queueOf))
        return *found;
    return noSuchQueue(name);
}

static Outcome<Done> checked(const Queue &rules, const QList<Queue> &others = {})
{
    if (const auto faults = faultsIn(rules, others); !faults.isEmpty())
        return failure(Error::Kind::Invalid, faults.first().sentence);
    if (const auto schema = RecordSchema::fromJson(rules.recordSchema); !schema)
        return tl::unexpected<Error>(schema.error());
    return Done{};
}

/// The id of a queue that rules name; null for none.
static Outcome<QVariant> idNamed(Sql &sql, const QString &name)
{
    if (name.isEmpty())
        return QVariant(QMetaType::fromType<qint64>());
    const auto named = readQueue(sql, name);
    if (!named)
        return tl::unexpected<Error>(named.error());
    return named->id.toVariant();
}

static Outcome<Bindings> checkedBindings(Sql &sql, const Queue &rules)
{
    if (const auto valid = checked(rules, sql.all("queues", {}, queueOf)); !valid)
        return tl::unexpected<Error>(valid.error());
    const auto next = idNamed(sql, rules.nextQueue);
    if (!next)
        return tl::unexpected<Error>(next.error());
    const auto decide = idNamed(sql, rules.decideQueue);
    if (!decide)
        return tl::unexpected<Error>(decide.error());
    return bindingsOf(rules, *next, *decide);
}

/// Who decides on second keying is none of the two, whatever that queue's own rules say.
static Outcome<Queue> written(Sql &sql, const QString &name)
{
    sql.change("need_other_hands", {});
    return readQueue(sql, name);
}

/// On servers: sends the rules and reads them back.
static Outcome<Queue> callWithRules(Connection &connection, const char *verb, const Queue &rules)
{
    if (const auto valid = checked(rules); !valid)
        return tl::unexpected<Error>(valid.error());
    const auto sent = call(connection, verb, {{":rules", jsonText(rulesAsJson(rules))}});
    if (!sent)
        return tl::unexpected<Error>(sent.error());
    return attempt(connection, [&](Sql &sql) { return readQueue(sql, rules.name); });
}

Outcome<QList<Queue>> Store::queues()
{
    return attempt(m_connection, [](Sql &sql) -> Outcome<QList<Queue>> {
        return sql.all("queues", {}, queueOf);
    });
}

Outcome<Queue> Store::queue(const QString &name)
{
    return attempt(m_connection, [&](Sql &sql) { return readQueue(sql, name); });
}

Outcome<Queue> addQueueOf(Sql &sql, const Queue &rules)
{
    const auto bindings = checkedBindings(sql, rules);
    if (!bindings)
        return tl::unexpected<Error>(bindings.error());
    if (readQueue(sql, rules.name))
        return tl::unexpected<Error>(refusals::queueIsThere(rules.name));
    sql.insert("add_queue", *bindings);
    return written(sql, rules.name);
}

Outcome<Queue> Store::addQueue(const Queue &rules)
{
    if (usesCalls(m_connection))
        return callWithRules(m_connection, "add_queue", rules);
    return attemptInTransaction(m_connection,
                                [&](Sql &sql) -> Outcome<Queue> { return addQueueOf(sql, rules); });
}

Outcome<Queue> Store::setQueue(const Queue &rules)
{
    if (usesCalls(m_connection))
        return callWithRules(m_connection, "set_queue", rules);
    return attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<Queue> {
        const auto bindings = checkedBindings(sql, rules);
        if (!bindings)
            return tl::unexpected<Error>(bindings.error());
        if (sql.change("set_queue", *bindings) == 0)
            return noSuchQueue(rules.name);
        return written(sql, rules.name);
    });
}

Outcome<Done> Store::removeQueue(const QString &name)
{
    if (usesCalls(m_connection))
        return call(m_connection, "remove_queue", {{":queue", name}}).map(doneIn);
    return attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<Done> {
        const auto found = readQueue(sql, name);
        if (!found)
            return tl::unexpected<Error>(found.error());
        const Bindings ofQueue{{":queue_id", found->id.value()}};
        sql.change("delete_discarded_imports", ofQueue);
        if (sql.change("delete_queue", ofQueue) == 0)
            return tl::unexpected<Error>(refusals::queueInUse(name));
        return Done{};
    });
}

Outcome<Done> Store::pauseQueue(const QString &name, bool paused, const QString &message)
{
    if (usesCalls(m_connection))
        return call(m_connection, "pause_queue",
                    {{":queue", name},
                     {":paused", paused ? 1 : 0},
                     {":message", notNull(paused ? message : QString())}})
            .map(doneIn);
    return attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<Done> {
        if (sql.change("pause_queue", {{":name", name},
                                       {":paused", paused ? 1 : 0},
                                       {":message", notNull(paused ? message : QString())}}) == 0)
            return noSuchQueue(name);
        return Done{};
    });
}

} // namespace intray
