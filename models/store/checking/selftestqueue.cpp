// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/checking/selftestqueue.h"

#include "queue/id.h"
#include "store/calls.h"
#include "store/checking/itemaudit.h"
#include "store/embedded/deed.h"
#include "store/refusals/refusals.h"

#include <QCoreApplication>
#include <QThread>

namespace intray {

namespace {

constexpr int portion = 2000;

/// The items of a selftest and where they are.
struct Range
{
    QueueId queue;
    ItemId first;
    ItemId last;
};

Range rangeOf(const Row &row)
{
    return {QueueId(row.number("queue_id")), ItemId(row.number("first_item")),
            ItemId(row.number("last_item"))};
}

/// What has begun, and what earlier ones have left.
struct Begun
{
    Range range;
    QStringList abandoned;
};

Queue rulesFor(const QString &name)
{
    Queue rules;
    rules.name = name;
    rules.title = QCoreApplication::translate("Store", "Selftest");
    return rules;
}

Outcome<Begun> callBegin(Connection &connection, const Identity &identity, const QString &queue,
                         int items)
{
    const Bindings bindings{
        {":queue", queue}, {":items", items}, {":workstation", notNull(identity.workstation)}};
    return call(connection, "begin_selftest", bindings).map([](const QJsonObject &answer) {
        const QJsonArray abandoned = answer.value(QStringLiteral("abandoned")).toArray();
        return Begun{rangeOf(JsonRow(answer)), QVariant(abandoned.toVariantList()).toStringList()};
    });
}

Begun beginHere(const Deed &deed, const Queue &rules, int items)
{
    const QVariant nowhere(QMetaType::fromType<qint64>());
    const Bindings ofQueue{
        {":queue_id", deed.sql.insert("add_queue", bindingsOf(rules, nowhere, nowhere))}};
    deed.sql.change("add_selftest_items", deed.with(ofQueue + Bindings{{":items", items}}));
    deed.sql.change("add_selftest_records", ofQueue);
    deed.sql.change("add_selftest_events", deed.with(ofQueue));
    deed.sql.change("add_selftest", ofQueue + Bindings{{":now", deed.now}});
    const QStringList abandoned =
        deed.sql.all("abandoned_selftests", {{":before", deed.later(-selftestSpan)}},
                     [](const Row &row) { return row.text("name"); });
    return {*deed.sql.first("selftest", {{":queue", rules.name}}, rangeOf), abandoned};
}

Outcome<Begun> begin(Connection &connection, const Identity &identity, const QString &queue,
                     int items)
{
    if (usesCalls(connection))
        return callBegin(connection, identity, queue, items);
    return attemptInTransaction(connection, [&](Sql &sql) -> Outcome<Begun> {
        return beginHere(Deed(sql, identity), rulesFor(queue), items);
    });
}

/// Takes a piece away; 0: nothing is left, nor the queue.
int removePieceHere(Sql &sql, const Range &range)
{
    const Bindings ofQueue{{":queue_id", range.queue.value()}};
    const Bindings piece = ofQueue + Bindings{{":limit", portion}};
    sql.change("delete_selftest_events", piece);
    sql.change("delete_selftest_drafts", piece);
    sql.change("delete_selftest_records", piece);
    const int gone = sql.change("delete_selftest_items", piece);
    if (gone == 0) {
        sql.change("delete_selftest", ofQueue);
        sql.change("delete_queue", ofQueue);
    }
    return gone;
}

Outcome<int> removePiece(Connection &connection, const QString &queue)
{
    if (usesCalls(connection))
        return call(connection, "remove_selftest", {{":queue", queue}, {":limit", portion}})
            .map([](const QJsonObject &answer) {
                return answer.value(QStringLiteral("gone")).toInt();
            });
    return attemptInTransaction(connection, [&](Sql &sql) -> Outcome<int> {
        if (const auto range = sql.first("selftest", {{":queue", queue}}, rangeOf))
            return removePieceHere(sql, *range);
        return tl::unexpected<Error>(refusals::noSuchQueue(queue));
    });
}

Outcome<Done> removeAll(Connection &connection, const QString &queue)
{
    for (;;) {
        const auto gone = removePiece(connection, queue);
        if (!gone)
            return tl::unexpected<Error>(gone.error());
        if (*gone == 0)
            return Done{};
    }
}

} // namespace

SelftestQueue::SelftestQueue(Connection &connection, QString name, ItemId first, ItemId last)
    : m_connection(&connection)
    , m_name(std::move(name))
    , m_first(first)
    , m_last(last)
{
}

Outcome<SelftestQueue> SelftestQueue::make(Connection &connection, const Identity &identity,
                                           int items)
{
    const QString name = QStringLiteral("selftest-") + newId().left(8);
    const auto begun = begin(connection, identity, name, items);
    if (!begun)
        return tl::unexpected<Error>(begun.error());
    for (const QString &abandoned : begun->abandoned)
        removeAll(connection, abandoned); // somebody else may just do so
    return SelftestQueue(connection, name, begun->range.first, begun->range.last);
}

Outcome<AuditReport> SelftestQueue::audit(const Cancellation &cancellation) const
{
    return auditItems(*m_connection, m_first, m_last, cancellation);
}

/// Over a new connection, while a server comes back.
static Outcome<Done> removeAnew(const DatabaseLogin &login, const QString &queue)
{
    constexpr int mostTries = 40;
    for (int tries = 1;; ++tries) {
        const auto connection = Connection::open(login, OpenMode::Existing);
        const auto removed = connection.and_then(
            [&](const std::unique_ptr<Connection> &open) { return removeAll(*open, queue); });
        if (!removed && removed.error().kind == Error::Kind::NotFound)
            return Done{}; // the answer was lost, not the deed
        if (removed || tries == mostTries)
            return removed;
        QThread::msleep(500);
    }
}

Outcome<Done> SelftestQueue::remove() const
{
    m_connection->rearm(); // whatever was interrupted before
    const auto removed = removeAll(*m_connection, m_name);
    const bool isLineDead = !removed && removed.error().kind == Error::Kind::Offline;
    return isLineDead ? removeAnew(m_connection->d().login, m_name) : removed;
}

} // namespace intray
