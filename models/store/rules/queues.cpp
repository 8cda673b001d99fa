// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/rulecheck.h"
#include "schema/mostfields.h"
#include "schema/recordfields.h"
#include "schema/recordschema.h"
#include "store/embedded/newitem.h"
#include "store/line/verbs.h"
#include "store/refusals/refusals.h"
#include "store/rules/addedqueue.h"
#include "store/rules/handedonschema.h"
#include "store/rules/queuestore.h"

#include <QCoreApplication>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(QueueStore)
};

} // namespace

static tl::unexpected<Error> noSuchQueue(const QString &name)
{
    return tl::unexpected<Error>(refused("no_such_queue", {{"queue", name}}));
}

static Outcome<Queue> readQueue(Sql &sql, const QString &name)
{
    if (auto found = sql.first("queue_by_name", {{":name", name}}, queueOf))
        return *found;
    return noSuchQueue(name);
}

static Outcome<Done> checkCount(const QStringList &fields)
{
    if (fields.size() <= mostFieldsOfQueue)
        return Done{};
    return failure(Error::Kind::Invalid, refused("too_many", {{"what", QStringLiteral("field")},
                                                              {"most", mostFieldsOfQueue}})
                                             .sentence);
}

static Outcome<Done> checked(const Queue &rules, const QList<Queue> &others = {})
{
    if (const auto few = checkCount(rules.fields); !few)
        return few;
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
static void needOtherHands(Sql &sql)
{
    sql.change("need_other_hands", {});
}

Outcome<QList<Queue>> QueueStore::queues()
{
    return attempt(m_connection, [](Sql &sql) -> Outcome<QList<Queue>> {
        return sql.all("queues", {}, queueOf);
    });
}

Outcome<Queue> QueueStore::queue(const QString &name)
{
    return attempt(m_connection, [&](Sql &sql) { return readQueue(sql, name); });
}

Outcome<Queue> addQueueOf(Sql &sql, const Queue &rules)
{
    const auto bindings = checkedBindings(sql, rules);
    if (!bindings)
        return tl::unexpected<Error>(bindings.error());
    if (readQueue(sql, rules.name))
        return tl::unexpected<Error>(refused("queue_is_there", {{"queue", rules.name}}));
    sql.insert("add_queue", *bindings);
    needOtherHands(sql);
    return readQueue(sql, rules.name);
}

static QVariant numberOrNull(const std::optional<qint64> &number)
{
    return number ? QVariant(*number) : QVariant(QMetaType::fromType<qint64>());
}

/// A queue that decides for it may have got a rule with it.
static void tellQueue(const Writing &writing, const char *kind, const Queue &rules)
{
    writing.tellRules("queue", kind, rules.name);
    if (!rules.decideQueue.isEmpty())
        writing.tellRules("queue", "changed", rules.decideQueue);
}

static Outcome<Done> addQueueHere(const Writing &writing, const Queue &rules)
{
    if (!rules.decideQueue.isEmpty())
        writing.findRules("queue", rules.decideQueue);
    return addQueueOf(writing.sql, rules).map([&](const Queue &) {
        tellQueue(writing, "added", rules);
        return Done{};
    });
}

static Parameters rulesGiven(const Identity &, const Queue &rules)
{
    return {json(":rules", jsonText(rulesAsJson(rules)))};
}

constinit const Verb<Done, Queue> verbs::addQueue{"add_queue", rulesGiven, doneIn,
                                                  inTransaction<addQueueHere>};

Outcome<Queue> QueueStore::addQueue(const Queue &rules)
{
    Queue fresh = rules;
    fresh.fields = firstFieldsOf(rules);
    return checked(fresh)
        .and_then([&](Done) { return carryOut(m_connection, m_identity, verbs::addQueue, fresh); })
        .and_then([&](Done) {
            handOnSchema(rules, {});
            return queue(rules.name);
        });
}

/// Whether the rules were written; not if the queue was changed since its change `seen`.
static Outcome<bool> setQueueHere(const Writing &writing, const Queue &rules,
                                  const std::optional<qint64> &seen)
{
    const auto before = readQueue(writing.sql, rules.name);
    if (!before)
        return tl::unexpected<Error>(before.error());
    Queue after = rules;
    after.fields = fieldsAfter(*before, rules);
    const auto bindings = checkedBindings(writing.sql, after);
    if (!bindings)
        return tl::unexpected<Error>(bindings.error());
    writing.findRules("queue", rules.name);
    if (!rules.decideQueue.isEmpty())
        writing.findRules("queue", rules.decideQueue);
    if (writing.sql.change("set_queue", *bindings + Bindings{{":seen", numberOrNull(seen)}}) == 0)
        return false;
    needOtherHands(writing.sql);
    writing.sql.change("forget_learned_of_keyed_twice", {});
    writing.sql.change("forget_models_of_keyed_twice", {});
    tellQueue(writing, "changed", rules);
    return true;
}

static Parameters changedRulesGiven(const Identity &, const Queue &rules,
                                    const std::optional<qint64> &seen)
{
    QJsonObject given = rulesAsJson(rules);
    if (seen)
        given.insert(QStringLiteral("change"), *seen);
    return {json(":rules", jsonText(given))};
}

constinit const Verb<bool, Queue, std::optional<qint64>> verbs::setQueue{
    "set_queue", changedRulesGiven,
    [](const QJsonObject &answer) { return !answer.contains(QStringLiteral("is_stale")); },
    inTransaction<setQueueHere>};

Outcome<bool> QueueStore::write(const Queue &rules, const std::optional<qint64> &seen)
{
    Queue after = rules;
    after.fields = fieldsOfSchema(rules.recordSchema);
    const auto before = queue(rules.name);
    if (before && after.fields == fieldsOfSchema(before->recordSchema))
        after.fields.clear(); // as they are, with what imports have added meanwhile
    return checked(after)
        .and_then(
            [&](Done) { return carryOut(m_connection, m_identity, verbs::setQueue, after, seen); })
        .map([&](bool isWritten) {
            if (isWritten)
                handOnSchema(rules, before ? before->recordSchema : QJsonObject());
            return isWritten;
        });
}

// Whatever becomes of it: the queue itself is written, and the next change of it tries again.
void QueueStore::handOnSchema(const Queue &rules, const QJsonObject &before)
{
    const auto edit = [&](const Queue &later) -> Outcome<Queue> {
        if (const auto changed = withSchemaOf(rules, before, later))
            return *changed;
        return failure(Error::Kind::Invalid, {});
    };
    for (const QString &name : {rules.nextQueue, rules.decideQueue})
        if (!name.isEmpty())
            (void)editQueue(name, edit);
}

Outcome<Queue> QueueStore::setQueue(const Queue &rules)
{
    return write(rules, std::nullopt).and_then([&](bool) { return queue(rules.name); });
}

/// The queue's number of changes, to be read before its rules: rules that are newer than it are
/// only looked at once more.
static Outcome<qint64> changeOf(Connection &connection, const QString &name)
{
    return attempt(connection, [&](Sql &sql) -> Outcome<qint64> {
        return sql.number("change_of_queue", {{":name", name}}, "n").toLongLong();
    });
}

Outcome<Queue> QueueStore::editQueue(const QString &name,
                                     const std::function<Outcome<Queue>(const Queue &)> &edit)
{
    for (;;) {
        const auto seen = changeOf(m_connection, name);
        if (!seen)
            return tl::unexpected<Error>(seen.error());
        const auto edited = queue(name).and_then(edit);
        if (!edited)
            return edited;
        const auto isWritten = write(*edited, *seen);
        if (!isWritten)
            return tl::unexpected<Error>(isWritten.error());
        if (*isWritten)
            return queue(name);
    }
}

// The number is read before the rules, so rules that are newer than it are only merged once more.
// Whoever comes too late has been overtaken by a change that is done, so this ends.
Outcome<MergedRules> QueueStore::changeQueue(const Queue &before, const Queue &mine,
                                             bool overOthers)
{
    for (;;) {
        const auto seen = changeOf(m_connection, mine.name);
        if (!seen)
            return tl::unexpected<Error>(seen.error());
        const auto now = queue(mine.name);
        if (!now)
            return tl::unexpected<Error>(now.error());
        const MergedRules merged = mergedRules(before, mine, *now);
        if (!merged.both.isEmpty() && !overOthers)
            return merged;
        const auto isWritten = write(merged.rules, *seen);
        if (!isWritten)
            return tl::unexpected<Error>(isWritten.error());
        if (*isWritten)
            return queue(mine.name).map([](const Queue &saved) { return MergedRules{saved, {}}; });
    }
}

static Outcome<Done> widenFieldsHere(const Writing &writing, const QString &name,
                                     const QStringList &fields)
{
    const auto before = readQueue(writing.sql, name);
    if (!before)
        return tl::unexpected<Error>(before.error());
    keepFields(writing, before->id, widenedBy(before->fields, fields));
    return Done{};
}

constinit const Verb<Done, QString, QStringList> verbs::widenFields{
    "widen_fields",
    [](const Identity &, const QString &name, const QStringList &fields) {
        return Parameters{text(":queue", name), json(":fields", fields)};
    },
    doneIn, inTransaction<widenFieldsHere>};

Outcome<Queue> QueueStore::widenFields(const QString &name, const QStringList &fields)
{
    const auto before = queue(name);
    if (before)
        if (const auto few = checkCount(widenedBy(before->fields, fields)); !few)
            return tl::unexpected<Error>(few.error());
    return carryOut(m_connection, m_identity, verbs::widenFields, name, fields).and_then([&](Done) {
        return queue(name);
    });
}

static Outcome<Done> removeQueueHere(const Writing &writing, const QString &name)
{
    const auto found = readQueue(writing.sql, name);
    if (!found)
        return tl::unexpected<Error>(found.error());
    const Bindings ofQueue{{":queue_id", found->id.value()}};
    const QStringList tagged = writing.sql.all("users_with_tags", ofQueue,
                                               [](const Row &row) { return row.text("user"); });
    writing.findRules("queue", name);
    for (const QString &user : tagged)
        writing.findRules("user", user);
    writing.sql.change("delete_discarded_imports", ofQueue);
    if (writing.sql.change("delete_queue", ofQueue) == 0)
        return tl::unexpected<Error>(refused("queue_in_use", {{"queue", name}}));
    writing.tellRules("queue", "removed", name);
    for (const QString &user : tagged)
        writing.tellRules("user", "changed", user);
    return Done{};
}

constinit const Verb<Done, QString> verbs::removeQueue{
    "remove_queue",
    [](const Identity &, const QString &name) { return Parameters{text(":queue", name)}; }, doneIn,
    inTransaction<removeQueueHere>};

Outcome<Done> QueueStore::removeQueue(const QString &name)
{
    return carryOut(m_connection, m_identity, verbs::removeQueue, name);
}

Outcome<Done> QueueStore::pauseQueue(const QString &name, bool paused, const QString &message)
{
    return carryOut(m_connection, m_identity, verbs::pauseQueue,
                    {name, paused, paused ? message : QString()});
}

} // namespace intray
