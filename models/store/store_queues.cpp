// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/recordschema.h"
#include "store/calls.h"
#include "store/refusals.h"

#include <QCoreApplication>

namespace intray {

static QString say(const char *text)
{
    return QCoreApplication::translate("Store", text);
}

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

static QString ruleBrokenBy(const Queue &rules)
{
    if (!isQueueName(rules.name))
        return say(QT_TRANSLATE_NOOP(
            "Store", "A queue's name has letters, digits, dots, dashes and underscores "
                     "only, begins with a letter or digit, and is at most 64 long."));
    if (rules.lockDuration.count() <= 0)
        return say(QT_TRANSLATE_NOOP("Store", "A lock must hold for at least one second."));
    if (rules.longestHold < rules.lockDuration)
        return say(
            QT_TRANSLATE_NOOP("Store", "The longest hold must not be shorter than the lock."));
    if (rules.locksPerUser.value_or(1) < 1)
        return say(QT_TRANSLATE_NOOP("Store", "A user must be allowed at least one lock."));
    if (rules.attempts.value_or(1) < 1)
        return say(QT_TRANSLATE_NOOP("Store", "An item must be allowed at least one attempt."));
    if (!rules.nextQueue.isEmpty() && rules.nextQueue == rules.name)
        return say(QT_TRANSLATE_NOOP("Store", "A queue cannot be its own next queue."));
    return {};
}

static Outcome<Done> checked(const Queue &rules)
{
    if (const QString broken = ruleBrokenBy(rules); !broken.isEmpty())
        return failure(Error::Kind::Invalid, broken);
    if (const auto schema = RecordSchema::fromJson(rules.recordSchema); !schema)
        return tl::unexpected<Error>(schema.error());
    return Done{};
}

static Outcome<QVariant> nextQueueId(Sql &sql, const Queue &rules)
{
    if (const auto valid = checked(rules); !valid)
        return tl::unexpected<Error>(valid.error());
    if (rules.nextQueue.isEmpty())
        return QVariant(QMetaType::fromType<qint64>());
    const auto next = readQueue(sql, rules.nextQueue);
    if (!next)
        return tl::unexpected<Error>(next.error());
    return next->id.toVariant();
}

/// On servers: sends the rules and reads them back.
static Outcome<Queue> callWithRules(Connection &connection, const char *verb, const Queue &rules)
{
    if (const auto valid = checked(rules); !valid)
        return tl::unexpected<Error>(valid.error());
    const auto written = call(connection, verb, {{":rules", jsonText(rulesAsJson(rules))}});
    if (!written)
        return tl::unexpected<Error>(written.error());
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
    const auto next = nextQueueId(sql, rules);
    if (!next)
        return tl::unexpected<Error>(next.error());
    if (readQueue(sql, rules.name))
        return tl::unexpected<Error>(refusals::queueIsThere(rules.name));
    sql.insert("add_queue", bindingsOf(rules, *next));
    return readQueue(sql, rules.name);
}

Outcome<Queue> Store::addQueue(const Queue &rules)
{
    if (usesCalls(m_connection))
        return callWithRules(m_connection, "add_queue", rules);
    return attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<Queue> {
        return addQueueOf(sql, rules);
    });
}

Outcome<Queue> Store::setQueue(const Queue &rules)
{
    if (usesCalls(m_connection))
        return callWithRules(m_connection, "set_queue", rules);
    return attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<Queue> {
        const auto next = nextQueueId(sql, rules);
        if (!next)
            return tl::unexpected<Error>(next.error());
        if (sql.change("set_queue", bindingsOf(rules, *next)) == 0)
            return noSuchQueue(rules.name);
        return readQueue(sql, rules.name);
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

Outcome<Done> Store::pauseQueue(const QString &name, bool paused)
{
    if (usesCalls(m_connection))
        return call(m_connection, "pause_queue", {{":queue", name}, {":paused", paused ? 1 : 0}})
            .map(doneIn);
    return attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<Done> {
        if (sql.change("pause_queue", {{":name", name}, {":paused", paused ? 1 : 0}}) == 0)
            return noSuchQueue(name);
        return Done{};
    });
}

} // namespace intray
