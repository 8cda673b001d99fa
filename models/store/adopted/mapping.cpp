// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/adopted/mapping.h"

#include "store/adopted/adopting.h"
#include "store/adopted/looking.h"
#include "store/adopted/words.h"
#include "store/embedded/adoptedwork.h"
#include "store/line/verbs.h"
#include "store/refusals/refusals.h"
#include "store/rules/queuestore.h"

#include <QCoreApplication>

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

static TableMapping mappingOf(const Row &row)
{
    return {QueueId(row.number("queue_id")), layoutFromJson(row.json("layout"))};
}

// On MariaDB nobody else is told a layout, so it is read from the table itself.
Outcome<QList<TableMapping>> mappings(Connection &connection)
{
    return attempt(connection, [&](Sql &sql) -> Outcome<QList<TableMapping>> {
        if (hasTablesApart(connection.d().dialect))
            return sql.allOfText(u"SELECT queue_id, layout FROM adopted_all"_s, {}, mappingOf);
        return sql.all("adopted_queues", {}, mappingOf);
    });
}

static std::optional<TableMapping> mappingIn(const QList<TableMapping> &all, QueueId queue)
{
    const auto found = std::find_if(
        all.begin(), all.end(), [queue](const TableMapping &one) { return one.queue == queue; });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

static QStringList lockPlaceOf(const Layout &layout)
{
    return {layout.lockTable.text(), layout.lockKey, layout.lockUser,
            layout.lockTime,         layout.lockId,  layout.busyValue};
}

static Outcome<int> rowsHeld(Connection &connection, QueueId queue)
{
    return attempt(connection, [&](Sql &sql) -> Outcome<int> {
        return int(sql.all("locks_of_queue", {{":queue_id", queue.value()}}, itemOf).size());
    });
}

/// A row that failed before its state could say so looks open there, and would be given out again.
static std::optional<Error> whyNotFailed(Connection &connection, const Queue &there,
                                         const Layout &layout)
{
    if (layout.failedValue.isEmpty() || there.recordSchema.contains(Queue::failedKeyword))
        return std::nullopt;
    const auto failed = attempt(connection, [&](Sql &sql) -> Outcome<qint64> {
        qint64 n = 0;
        for (const auto &[state, count] :
             sql.all("count_finished", {{":queue_id", there.id.value()}},
                     [](const Row &row) { return std::pair(row.text("state"), row.number("n")); }))
            n += state == nameOf(State::Failed) ? count : 0;
        return n;
    });
    if (!failed)
        return failed.error();
    if (*failed == 0)
        return std::nullopt;
    return Error{Error::Kind::Invalid,
                 QCoreApplication::translate(
                     "Store", "This queue has items that failed (%1) while its table had no state "
                              "for that, so their rows still look open there. Reopen them first, "
                              "or map the table without the state for failed rows.")
                     .arg(*failed),
                 {}};
}

std::optional<Error> whyNotAnew(Connection &connection, const Queue &there, const Layout &layout)
{
    if (there.adoptedTable() != layout.main.name.text())
        return Error{Error::Kind::Invalid,
                     QCoreApplication::translate("Store",
                                                 "There is already a queue \"%1\", which does not "
                                                 "use the table \"%2\". Choose another name.")
                         .arg(there.name, layout.main.name.text()),
                     {}};
    const auto all = mappings(connection);
    if (!all)
        return all.error();
    if (const auto why = whyNotFailed(connection, there, layout))
        return why;
    const auto before = mappingIn(*all, there.id);
    if (!before || lockPlaceOf(before->layout) == lockPlaceOf(layout))
        return std::nullopt;
    const auto held = rowsHeld(connection, there.id);
    if (!held || *held > 0)
        return held ? refused("rows_held", {{"items", *held}}) : held.error();
    return std::nullopt;
}

static QList<TableName> tablesOf(const Layout &layout)
{
    QList<TableName> tables{layout.main.name};
    for (const Layout::Part &part : layout.more)
        tables << part.name;
    for (const TableName &table : {layout.lockTable, layout.ageTable})
        if (!table.table.isEmpty())
            tables << table;
    return tables;
}

QStringList revokedRights(Dialect dialect, const TableMapping &gone, const QList<TableMapping> &all)
{
    const AdoptedWords w(dialect);
    QList<TableName> needed;
    for (const TableMapping &other : all)
        if (other.queue != gone.queue)
            needed += tablesOf(other.layout);
    QStringList statements;
    for (const TableName &table : tablesOf(gone.layout))
        if (!w.owner().isEmpty() && !needed.contains(table))
            statements << u"REVOKE ALL PRIVILEGES ON %1 FROM %2"_s.arg(w.quoted(table), w.owner());
    if (const QString &sequence = gone.layout.sequence;
        !sequence.isEmpty() && !needed.contains(gone.layout.main.name))
        statements << u"REVOKE USAGE ON SEQUENCE %1 FROM %2"_s.arg(sequence, w.owner());
    return statements;
}

static Outcome<Done> undoAdoptionHere(const Writing &writing, QueueId queue)
{
    const Bindings ofQueue{{":queue_id", queue.value()}};
    if (const int held = writing.sql.number("rows_held", ofQueue, "n").toInt(); held > 0)
        return tl::unexpected<Error>(refused("rows_held", {{"items", held}}));
    for (const qint64 item :
         writing.sql.all("items_locked", ofQueue, [](const Row &row) { return row.number("id"); }))
        endKnownLock(writing, ItemId(item));
    writing.sql.change("forget_noted_locks", ofQueue);
    writing.sql.change("undo_adoption", ofQueue);
    return Done{};
}

constinit const Verb<Done, QueueId> verbs::undoAdoption{
    "undo_adoption",
    [](const Identity &who, const QueueId &queue) {
        return Parameters{number(":queue", queue.value()), stationOf(who)};
    },
    doneIn,
    inTransaction<undoAdoptionHere>,
    {.isWithCallersRights = true}};

// Paused first: nobody is to be given items of a queue whose table has just gone.
Outcome<Done> Adopting::undo(const QString &name)
{
    QueueStore queues(m_connection, m_identity);
    const auto queue = queues.queue(name);
    if (!queue)
        return tl::unexpected<Error>(queue.error());
    const auto all = mappings(m_connection);
    if (!all)
        return tl::unexpected<Error>(all.error());
    const auto gone = mappingIn(*all, queue->id);
    if (!gone)
        return failure(
            Error::Kind::Invalid,
            QCoreApplication::translate("Store", "The queue \"%1\" is not in an adopted table.")
                .arg(name));
    const QString why = QCoreApplication::translate("Store", "Its table %1 is no longer mapped.")
                            .arg(gone->layout.main.name.text());
    if (const auto looked = lookAtTables(m_connection, m_identity); !looked)
        return looked;
    if (const auto paused = queues.pauseQueue(name, true, why); !paused)
        return paused;
    const auto undone = carryOut(m_connection, m_identity, verbs::undoAdoption, queue->id);
    if (!undone) {
        (void)queues.pauseQueue(name, queue->paused, queue->pauseMessage);
        return undone;
    }
    m_connection.d().adoptedQueues.clear();
    return attempt(m_connection, [&](Sql &) -> Outcome<Done> {
        for (const QString &text : revokedRights(m_connection.d().dialect, *gone, *all))
            m_connection.d().execute(text);
        return Done{};
    });
}

} // namespace intray
