// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/checking/selftestqueue.h"

#include "queue/id.h"
#include "store/checking/itemaudit.h"
#include "store/line/verbs.h"
#include "store/line/writing.h"
#include "store/refusals/refusals.h"

#include <QCoreApplication>
#include <QThread>

namespace intray {

/// What has begun, and what earlier selftests have left.
struct BegunSelftest
{
    QueueId queue;
    ItemId first;
    ItemId last;
    QStringList abandoned;
};

namespace {

constexpr int portion = 2000;

BegunSelftest begunOf(const Row &row)
{
    return {QueueId(row.number("queue_id")),
            ItemId(row.number("first_item")),
            ItemId(row.number("last_item")),
            {}};
}

Queue rulesFor(const QString &name)
{
    Queue rules;
    rules.name = name;
    rules.title = QCoreApplication::translate("Store", "Self-test");
    return rules;
}

BegunSelftest begunIn(const QJsonObject &answer)
{
    BegunSelftest begun = begunOf(JsonRow(answer));
    const QJsonArray abandoned = answer.value(QStringLiteral("abandoned")).toArray();
    begun.abandoned = QVariant(abandoned.toVariantList()).toStringList();
    return begun;
}

Outcome<BegunSelftest> beginHere(const Writing &writing, const QString &queue, int items)
{
    const QVariant nowhere(QMetaType::fromType<qint64>());
    const Bindings ofQueue{
        {":queue_id",
         writing.sql.insert("add_queue", bindingsOf(rulesFor(queue), nowhere, nowhere))}};
    writing.sql.change("add_selftest_items", writing.with(ofQueue + Bindings{{":items", items}}));
    writing.sql.change("add_selftest_records", ofQueue);
    writing.sql.change("add_selftest_events", writing.with(ofQueue));
    writing.sql.change("add_selftest", ofQueue + Bindings{{":now", writing.now}});
    BegunSelftest begun = *writing.sql.first("selftest", {{":queue", queue}}, begunOf);
    begun.abandoned =
        writing.sql.all("abandoned_selftests", {{":before", writing.later(-selftestSpan)}},
                        [](const Row &row) { return row.text("name"); });
    return begun;
}

/// Takes a piece away; 0: nothing is left, nor the queue.
Outcome<int> removeHere(const Writing &writing, const QString &queue)
{
    const auto begun = writing.sql.first("selftest", {{":queue", queue}}, begunOf);
    if (!begun)
        return tl::unexpected<Error>(refused("no_such_queue", {{"queue", queue}}));
    const Bindings ofQueue{{":queue_id", begun->queue.value()}};
    const Bindings piece = ofQueue + Bindings{{":limit", portion}};
    writing.sql.change("delete_selftest_events", piece);
    writing.sql.change("delete_selftest_drafts", piece);
    writing.sql.change("delete_selftest_records", piece);
    const int gone = writing.sql.change("delete_selftest_items", piece);
    if (gone == 0) {
        writing.sql.change("delete_selftest", ofQueue);
        writing.sql.change("delete_queue", ofQueue);
    }
    return gone;
}

Outcome<Done> removeAll(Connection &connection, const QString &queue)
{
    for (;;) {
        const auto gone = carryOut(connection, Identity(), verbs::removeSelftest, queue);
        if (!gone)
            return tl::unexpected<Error>(gone.error());
        if (*gone == 0)
            return Done{};
    }
}

} // namespace

constinit const Verb<BegunSelftest, QString, int> verbs::beginSelftest{
    "begin_selftest",
    [](const Identity &who, const QString &queue, const int &items) {
        return Parameters{text(":queue", queue), number(":items", items), stationOf(who)};
    },
    begunIn, inTransaction<beginHere>};

constinit const Verb<int, QString> verbs::removeSelftest{
    "remove_selftest",
    [](const Identity &, const QString &queue) {
        return Parameters{text(":queue", queue), number(":limit", portion)};
    },
    [](const QJsonObject &answer) { return answer.value(QStringLiteral("gone")).toInt(); },
    inTransaction<removeHere>};

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
    const QString name = QStringLiteral("selftest-") + newId().right(8);
    const auto begun = carryOut(connection, identity, verbs::beginSelftest, name, items);
    if (!begun)
        return tl::unexpected<Error>(begun.error());
    for (const QString &abandoned : begun->abandoned)
        removeAll(connection, abandoned); // somebody else may just do so
    return SelftestQueue(connection, name, begun->first, begun->last);
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
            return Done{}; // the answer was lost; it was done
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
