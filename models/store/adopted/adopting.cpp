// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/adopted/adopting.h"

#include "store/adopted/faults.h"
#include "store/embedded/adoptedwork.h"
#include "store/line/sql.h"
#include "store/line/verbs.h"
#include "store/rules/addedqueue.h"
#include "store/rules/queuestore.h"

#include <QJsonDocument>

namespace intray {

using namespace Qt::StringLiterals;

Adopting::Adopting(Connection &connection, Identity identity)
    : m_connection(connection)
    , m_identity(std::move(identity))
{
}

Outcome<QList<CatalogueTable>> Adopting::tables()
{
    return cataloguedTables(m_connection).map([](QList<CatalogueTable> tables) {
        tables.removeIf([](const CatalogueTable &table) { return table.isIntrays; });
        return tables;
    });
}

Outcome<CatalogueColumns> Adopting::columns(const TableName &table)
{
    return cataloguedColumns(m_connection, table);
}

namespace {

/// The first column with one of these names, whatever its case and underscores.
QString columnLike(const CatalogueColumns &columns, const QStringList &usual)
{
    for (const CatalogueColumn &column : columns)
        if (usual.contains(QString(column.name).remove(u'_').toLower()))
            return column.name;
    return {};
}

/// Only what can hold it: of the usual names some mean something else.
void guessOutcome(const CatalogueColumns &columns, Layout &layout)
{
    const auto guess = [&columns](const QStringList &usual, auto faultIn) {
        const QString name = columnLike(columns, usual);
        for (const CatalogueColumn &column : columns)
            if (column.name == name && !faultIn(column, TableName()))
                return name;
        return QString();
    };
    layout.error = guess({u"error"_s, u"errormessage"_s, u"errortext"_s}, faultOfMessage);
    layout.result = guess({u"result"_s}, faultOfMessage);
    layout.finished = guess({u"finished"_s, u"finishedat"_s, u"completed"_s, u"completedat"_s,
                             u"completeddate"_s, u"finisheddate"_s, u"donetime"_s, u"doneat"_s},
                            faultOfMoment);
    layout.changedBy = guess(
        {u"changedby"_s, u"modifiedby"_s, u"updatedby"_s, u"lastchangedby"_s, u"lastmodifiedby"_s},
        faultOfUser);
    layout.changedAt =
        guess({u"changed"_s, u"changedat"_s, u"modified"_s, u"modifiedat"_s, u"modifieddate"_s,
               u"changeddate"_s, u"updatedat"_s, u"lastchanged"_s, u"lastmodified"_s},
              faultOfMoment);
}

} // namespace

Outcome<AdoptionWish> Adopting::proposed(const TableName &table)
{
    return columns(table).map([&table](const CatalogueColumns &columns) {
        AdoptionWish wish;
        wish.table = table.text();
        wish.queue = queueNameFrom(table.table);
        for (const CatalogueColumn &column : columns)
            if (wish.key.isEmpty() && column.isUnique)
                wish.key = column.name;
        wish.layout.lockUser = columnLike(columns, {u"lockuser"_s, u"lockedby"_s});
        wish.layout.lockTime = columnLike(columns, {u"locktime"_s, u"lockedat"_s});
        wish.layout.lockId = columnLike(columns, {u"lockid"_s, u"locktoken"_s, u"lock"_s});
        wish.layout.state = columnLike(columns, {u"state"_s, u"status"_s});
        guessOutcome(columns, wish.layout);
        return wish;
    });
}

/// The first rows that the queue would give, as items without an id.
static QList<Item> rowsOf(Sql &sql, const AdoptionPlan &plan)
{
    return sql.allOfText(plan.trial, {}, [](const Row &row) {
        Item item;
        item.key = row.text("k");
        item.record = row.json("record");
        return item;
    });
}

Outcome<QList<Item>> Adopting::tryOut(const AdoptionPlan &plan)
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<Item>> {
        const ReadOnlySpan span(m_connection.d());
        return rowsOf(sql, plan);
    });
}

static void run(Connection &connection, const QStringList &statements)
{
    for (const QString &statement : statements)
        connection.d().execute(statement);
}

static QString compact(const QJsonObject &json)
{
    return QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

static Outcome<Done> adoptQueueHere(const Writing &writing, QueueId queue, const QString &layout,
                                    const QString &statements)
{
    writing.sql.change(
        "adopt_queue",
        {{":queue_id", queue.value()}, {":layout", layout}, {":statements", statements}});
    return Done{};
}

constinit const Verb<Done, QueueId, QString, QString> verbs::adoptQueue{
    "adopt_queue",
    [](const Identity &, const QueueId &queue, const QString &layout, const QString &statements) {
        return Parameters{number(":queue", queue.value()), json(":layout", layout),
                          json(":statements", statements)};
    },
    doneIn,
    inTransaction<adoptQueueHere>,
    {.isWithCallersRights = true}};

/// One transaction with the changes of the table.
static Outcome<Queue> adoptInFile(Connection &connection, const Identity &identity,
                                  const AdoptionPlan &plan)
{
    return attemptInTransaction(connection, [&](Sql &sql) -> Outcome<Queue> {
        run(connection, plan.statements);
        auto queue =
            plan.queue.id.isValid() ? Outcome<Queue>(plan.queue) : addQueueOf(sql, plan.queue);
        if (queue)
            adoptQueueHere(Writing(sql, identity), queue->id, compact(toJson(plan.layout)),
                           compact(plan.compiled));
        if (queue)
            Writing(sql, identity).tellRules("queue", "added", queue->name);
        return queue;
    });
}

/// Servers have calls, which cannot be in one transaction with other statements.
static Outcome<Queue> adoptOnServer(Connection &connection, const Identity &identity,
                                    const AdoptionPlan &plan)
{
    const auto prepared = attempt(connection, [&](Sql &) -> Outcome<Done> {
        run(connection, plan.statements);
        return Done{};
    });
    if (!prepared)
        return tl::unexpected<Error>(prepared.error());
    QueueStore queues(connection, identity);
    const bool isThere = plan.queue.id.isValid();
    const auto queue = isThere ? Outcome<Queue>(plan.queue) : queues.addQueue(plan.queue);
    if (!queue)
        return queue;
    const auto adopted = carryOut(connection, identity, verbs::adoptQueue, queue->id,
                                  compact(toJson(plan.layout)), compact(plan.compiled));
    if (adopted)
        return queue;
    if (!isThere)
        (void)queues.removeQueue(plan.queue.name);
    return tl::unexpected<Error>(adopted.error());
}

/// The rules of a queue that was mapped anew; it was paused when its mapping was taken away.
static Outcome<Queue> goOn(Connection &connection, const Identity &identity, const Queue &rules)
{
    QueueStore queues(connection, identity);
    return queues.setQueue(rules)
        .and_then([&](const Queue &) { return queues.pauseQueue(rules.name, false); })
        .and_then([&](Done) { return queues.queue(rules.name); });
}

Outcome<Queue> Adopting::adopt(const AdoptionPlan &plan)
{
    if (const auto tried = tryOut(plan); !tried)
        return tl::unexpected<Error>(tried.error());
    const auto adopted = usesCalls(m_connection) ? adoptOnServer(m_connection, m_identity, plan)
                                                 : adoptInFile(m_connection, m_identity, plan);
    m_connection.d().adoptedQueues.clear();
    return adopted && plan.queue.id.isValid() ? goOn(m_connection, m_identity, plan.queue)
                                              : adopted;
}

} // namespace intray
