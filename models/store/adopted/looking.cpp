// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/adopted/looking.h"

#include "store/embedded/adoptedtable.h"
#include "store/embedded/adoptedwork.h"
#include "store/line/verbs.h"
#include "store/refusals/refusals.h"

#include <QUuid>

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

/// A lock as it stands in the table.
struct TableLock
{
    QString key;
    QString stamp;
    QString holder;
    std::optional<double> age; ///< In seconds.

    bool operator==(const TableLock &other) const
    {
        // Where nobody is named, the stamp is the lock's id.
        const bool isNamed = !holder.isEmpty() && !other.holder.isEmpty();
        return key == other.key && stamp == other.stamp && (!isNamed || holder == other.holder);
    }
};

TableLock tableLockOf(const Row &row)
{
    TableLock lock{row.text("k"), row.text("lock_time"), row.text("holder"), std::nullopt};
    if (!row.isNull("age"))
        lock.age = row.value("age").toDouble();
    return lock;
}

QList<TableLock> locksIn(const Writing &writing, const AdoptedQueue &queue)
{
    return askTable(writing, queue.statements.value(u"locked"_s).toString(),
                    {{":queue_id", queue.queue.value()}}, tableLockOf);
}

std::optional<TableLock> lockIn(const Writing &writing, const AdoptedQueue &queue,
                                const QString &key)
{
    const auto found = askTable(writing, queue.statements.value(u"locked_row"_s).toString(),
                                {{":queue_id", queue.queue.value()}, {":key", key}}, tableLockOf);
    return found.isEmpty() ? std::nullopt : std::optional(found.constFirst());
}

/// As Intray has noted them.
QList<TableLock> locksKnown(const Writing &writing, const AdoptedQueue &queue)
{
    return writing.sql.all("noted_locks", {{":queue_id", queue.queue.value()}}, tableLockOf);
}

/// Rows whose lock is another than Intray knows.
QStringList changedRows(const Writing &writing, const AdoptedQueue &queue)
{
    const QList<TableLock> seen = locksIn(writing, queue);
    const QList<TableLock> known = locksKnown(writing, queue);
    QHash<QString, TableLock> knownByKey;
    for (const TableLock &lock : known)
        knownByKey.insert(lock.key, lock);
    QStringList changed;
    for (const TableLock &lock : seen) {
        const auto same = knownByKey.constFind(lock.key);
        if (same == knownByKey.constEnd() || !(*same == lock))
            changed << lock.key;
        knownByKey.remove(lock.key);
    }
    return changed + knownByKey.keys();
}

std::optional<AdoptedItem> adoptedItemByKey(const Writing &writing, const AdoptedQueue &queue,
                                            const QString &key)
{
    const auto item =
        writing.sql.first("item_by_key", {{":queue_id", queue.queue.value()}, {":key", key}},
                          [](const Row &row) { return ItemId(row.number("id")); });
    return item ? adoptedItem(writing, *item) : std::nullopt;
}

/// Ends what Intray knew of a row's lock, and notes the one that stands there now.
void noteRow(const Writing &writing, const AdoptedQueue &queue, const QString &key)
{
    constexpr double longestAge = 10.0 * 366 * 86400; // what is older or newer is no lock's time
    if (const auto known = adoptedItemByKey(writing, queue, key))
        takeOutOwnLock(writing, *known);
    const auto row = adoptedRow(writing, {queue, {}, key, {}});
    const auto lock = row ? lockIn(writing, queue, key) : std::nullopt;
    const Record record = row ? row->record : Record();
    const ItemId item = itemOfAdopted(writing, queue, key, record);
    if (lock)
        endKnownLock(writing, item);
    else if (writing.holding(item)->state == State::Locked)
        endLostLock(writing, {queue, item, key, {}});
    if (!lock)
        return;
    const qint64 age = qint64(std::clamp(lock->age.value_or(0), -longestAge, longestAge));
    const qint64 good =
        writing.sql.number("lock_seconds", {{":queue_id", queue.queue.value()}}, "lock_seconds")
            .toLongLong();
    // By their own id what one of their batches holds is one batch here.
    const bool isNamed = !lock->holder.isEmpty();
    const QUuid theirs(isNamed ? QString() : lock->stamp);
    const LockId id = theirs.isNull() ? newId() : theirs.toString(QUuid::WithoutBraces);
    const Identity holder{isNamed ? lock->holder : u"?"_s, {}};
    writing.sql.change(
        "note_lock",
        {{":item", item.value()},
         {":user", notNull(holder.user)},
         {":lock", id},
         {":locked_at", writing.later(-std::chrono::seconds(std::max<qint64>(0, age)))},
         {":expires_at", writing.later(std::chrono::seconds(good - age))}});
    writing.sql.change("adopted_lock", {{":item", item.value()}, {":lock_time", lock->stamp}});
    keepRecord(writing, item, key, record);
    Writing(writing.sql, holder).tell(EventKind::Claimed, item, id, {}, {{u"in_table"_s, true}});
}

QList<AdoptedQueue> adoptedQueues(const Writing &writing)
{
    QList<AdoptedQueue> queues;
    for (const qint64 id : writing.sql.all("adopted_queues", {},
                                           [](const Row &row) { return row.number("queue_id"); }))
        if (const auto queue = adoptedQueue(writing, QueueId(id));
            queue && queue->statements.contains(u"locked"_s))
            queues << *queue;
    return queues;
}

/// None where the table is not as it was adopted, as its numbers tell: the other queues go on.
QStringList rowsToNote(const Writing &writing, const AdoptedQueue &queue)
{
    try {
        return changedRows(writing, queue);
    } catch (const SqlFailure &failed) {
        if (!isRefused(failed.error, "table_changed"))
            throw;
        return {};
    }
}

Outcome<Done> noteLocks(const Writing &writing)
{
    for (const AdoptedQueue &queue : adoptedQueues(writing))
        for (const QString &key : rowsToNote(writing, queue))
            noteRow(writing, queue, key);
    return Done{};
}

/// Asked first, so that whoever only reads writes nothing.
Outcome<Done> noteLocksHere(Connection &connection, const Identity &who)
{
    const auto isChanged = attempt(connection, [&](Sql &sql) -> Outcome<bool> {
        const Writing reading(sql, who);
        const auto queues = adoptedQueues(reading);
        return std::any_of(queues.begin(), queues.end(), [&](const AdoptedQueue &queue) {
            return !rowsToNote(reading, queue).isEmpty();
        });
    });
    if (!isChanged)
        return tl::unexpected<Error>(isChanged.error());
    return *isChanged ? inTransaction<noteLocks, Done>(connection, who) : Outcome<Done>(Done{});
}

} // namespace

constinit const Verb<Done> verbs::adoptedLook{
    "adopted_look",
    [](const Identity &who) { return Parameters{stationOf(who)}; },
    doneIn,
    noteLocksHere,
    {.isOfTables = true}};

/// What is known stays then, and whoever may write looks again.
static bool onlyKeepsFromNoting(const Error &error)
{
    return error.kind == Error::Kind::ReadOnly || error.kind == Error::Kind::Busy ||
           error.kind == Error::Kind::DiskFull || error.kind == Error::Kind::NotPermitted;
}

Outcome<Done> lookAtTables(Connection &connection, const Identity &identity)
{
    const auto queues = attempt(connection, [](Sql &sql) -> Outcome<QStringList> {
        return sql.all("adopted_queues", {}, [](const Row &row) { return row.text("queue"); });
    });
    if (!queues)
        return tl::unexpected<Error>(queues.error());
    if (queues->isEmpty())
        return Done{};
    const auto looked = carryOut(connection, identity, verbs::adoptedLook);
    return looked || onlyKeepsFromNoting(looked.error()) ? Outcome<Done>(Done{}) : looked;
}

} // namespace intray
