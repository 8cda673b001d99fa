// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/adoptedwork.h"

#include "queue/times.h"
#include "store/embedded/adoptedtable.h"
#include "store/embedded/newitem.h"
#include "store/refusals/refusals.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

AdoptedQueue queueIn(const Row &row)
{
    return {QueueId(row.number("queue_id")), layoutFromJson(jsonOf(row.text("layout"))),
            jsonOf(row.text("statements"))};
}

QString one(const AdoptedQueue &queue, const char *statement)
{
    return queue.statements.value(QLatin1StringView(statement)).toString();
}

/// Runs the statements of a list; how many rows the last one changed, 1 for none. Unless it was
/// none, what follows from it is done too.
int change(const Writing &writing, const AdoptedQueue &queue, const char *list,
           const Bindings &bindings)
{
    static const QStringList correcting{u"complete"_s, u"give_back"_s, u"correct"_s};
    const QString name = QLatin1StringView(list);
    int rows = 1;
    for (const QJsonValue text : queue.statements.value(name).toArray())
        rows = changeTable(writing, text.toString(), bindings, correcting.contains(name));
    if (rows > 0)
        for (const QJsonValue text : queue.statements.value(name + u"_then"_s).toArray())
            changeTable(writing, text.toString(), bindings, false);
    return rows;
}

/// Where their own setting says how long a lock is good, the queue's rule follows it.
void followTheirSetting(const Writing &writing, const AdoptedQueue &queue)
{
    const Bindings ofQueue{{":queue_id", queue.queue.value()}};
    const QString age = one(queue, "age");
    if (!age.isEmpty()) {
        const auto minutes = askTable(
            writing, age, {}, [](const Row &row) { return row.value("minutes").toDouble(); });
        const bool isKnown = !minutes.isEmpty() && minutes.constFirst() > 0;
        if (isKnown &&
            writing.sql.change("set_lock_seconds",
                               ofQueue + Bindings{{":seconds", qint64(minutes.constFirst() * 60)}}))
            writing.tellRules("queue", "followed",
                              writing.sql.number("lock_seconds", ofQueue, "name").toString());
    }
}

qint64 longestLock(const Writing &writing, const AdoptedQueue &queue)
{
    const Bindings ofQueue{{":queue_id", queue.queue.value()}};
    return writing.sql.number("lock_seconds", ofQueue, "lock_seconds").toLongLong();
}

Bindings bindingsFor(const Writing &writing, const AdoptedQueue &queue, const LockId &lock)
{
    followTheirSetting(writing, queue);
    return {{":user", writing.identity.user},
            {":lock_id", lock},
            {":seconds", longestLock(writing, queue)},
            {":queue_id", queue.queue.value()}};
}

QStringList candidates(const Writing &writing, const AdoptedQueue &queue, const Bindings &bindings,
                       int count)
{
    return askTable(writing, one(queue, "candidates"), bindings + Bindings{{":limit", count}},
                    [](const Row &row) { return row.text("k"); });
}

/// A lock that was over before has expired; else whoever ended it did so in another program.
void tellEndOf(const Writing &writing, ItemId item, const Lock &lock)
{
    QJsonObject detail{{u"holder"_s, lock.user}};
    if (lock.expiresAt <= timeFromIso(writing.now))
        return writing.tell(EventKind::Expired, item, lock.id, {}, detail);
    detail.insert(u"in_table"_s, true);
    const Identity holder{lock.user, {}};
    Writing(writing.sql, holder).tell(EventKind::Released, item, lock.id, {}, detail);
}

} // namespace

static void endKnownLockAs(State state, const Writing &writing, ItemId item)
{
    const auto holding = writing.holding(item);
    const Bindings ofItem{{":item", item.value()}};
    if (holding->state == State::Locked) {
        writing.sql.change(
            "release_item",
            {{":item", item.value()}, {":lock", holding->lock.id}, {":state", nameOf(state)}});
        tellEndOf(writing, item, holding->lock);
    } else if (holding->state != State::Open) {
        writing.sql.change("reopen_item", ofItem);
        writing.sql.change("unfinish_record", ofItem);
        writing.tell(EventKind::Reopened, item, {});
    }
}

void endKnownLock(const Writing &writing, ItemId item)
{
    endKnownLockAs(State::Open, writing, item);
}

void keepRecord(const Writing &writing, ItemId item, const QString &key, const Record &record)
{
    writing.sql.change("correct_record", {{":item", item.value()},
                                          {":current", jsonText(record)},
                                          {":search", searchText(key, record)}});
}

namespace {

/// After the row was locked in the table: the same lock in Intray's own tables.
void lockItem(const Writing &writing, const AdoptedItem &item, const AdoptedRow &row,
              const LockId &lock)
{
    endKnownLock(writing, item.item);
    writing.sql.change("claim_item", writing.with({{":item", item.item.value()}, {":lock", lock}}));
    writing.sql.change("adopted_lock",
                       {{":item", item.item.value()}, {":lock_time", row.lockTime}});
    keepRecord(writing, item.item, item.key, row.record);
}

} // namespace

std::optional<AdoptedQueue> adoptedQueue(const Writing &writing, QueueId queue)
{
    return writing.sql.first("adopted_of_queue", {{":queue_id", queue.value()}}, queueIn);
}

std::optional<AdoptedItem> adoptedItem(const Writing &writing, ItemId item)
{
    return writing.sql.first("adopted_of_item", {{":item", item.value()}}, [item](const Row &row) {
        return AdoptedItem{queueIn(row), item, row.text("key"), row.text("lock_time")};
    });
}

std::optional<AdoptedRow> adoptedRow(const Writing &writing, const AdoptedItem &item)
{
    const auto rows =
        askTable(writing, one(item.queue, "read"), {{":key", item.key}}, [](const Row &row) {
            return AdoptedRow{row.json("record"), row.text("lock_time"), row.text("holder"),
                              row.number("is_open") != 0};
        });
    return rows.isEmpty() ? std::nullopt : std::optional(rows.constFirst());
}

ItemId itemOfAdopted(const Writing &writing, const AdoptedQueue &queue, const QString &key,
                     const Record &record)
{
    const Bindings byKey{{":queue_id", queue.queue.value()}, {":key", key}};
    const auto found =
        writing.sql.first("item_by_key", byKey, [](const Row &row) { return row.number("id"); });
    if (found)
        return ItemId(*found);
    const auto fresh =
        insertItem(writing, {queue.queue, State::Open, {}}, {key, 0, {}, record, {}});
    writing.tell(EventKind::Added, *fresh, {});
    return *fresh;
}

namespace {

constexpr int mostRefused = 20;

/// Locks one row, in the table and in Intray; false: it is not free.
bool takeRow(const Writing &writing, const AdoptedQueue &queue, const QString &key,
             const Bindings &bindings, const LockId &lock)
{
    AdoptedItem item{queue, {}, key, {}};
    if (change(writing, queue, "take", bindings + Bindings{{":key", key}}) == 0)
        return false;
    const auto row = adoptedRow(writing, item);
    item.item = itemOfAdopted(writing, queue, key, row->record);
    lockItem(writing, item, *row, lock);
    return true;
}

} // namespace

TakenRows takeAdopted(const Writing &writing, const AdoptedQueue &queue, int count,
                      const LockId &lock)
{
    const Bindings bindings = bindingsFor(writing, queue, lock);
    TakenRows rows;
    QStringList refused;
    const auto takeAmong = [&](const QStringList &keys) {
        for (const QString &key : keys) {
            if (rows.taken == count || refused.size() == mostRefused)
                return;
            if (refused.contains(key))
                continue;
            const auto refusal = refusalOfTable(writing, [&] {
                rows.taken += takeRow(writing, queue, key, bindings, lock) ? 1 : 0;
            });
            if (refusal && isRefused(*refusal, "table_changed"))
                throw SqlFailure{*refusal};
            if (refusal)
                refused << key;
        }
    };
    takeAmong(candidates(writing, queue, bindings, count));
    if (!refused.isEmpty())
        takeAmong(candidates(writing, queue, bindings, count + mostRefused));
    rows.refused = static_cast<int>(refused.size());
    return rows;
}

bool takeAdoptedItem(const Writing &writing, const AdoptedItem &item, const LockId &lock)
{
    const Bindings bindings = bindingsFor(writing, item.queue, lock) + Bindings{{":key", item.key}};
    if (change(writing, item.queue, "take", bindings) == 0)
        return false;
    lockItem(writing, item, *adoptedRow(writing, item), lock);
    return true;
}

bool holdsAdopted(const Writing &writing, const AdoptedItem &item, const QString &user,
                  const LockId &lock)
{
    const Bindings fence{
        {":key", item.key}, {":user", user}, {":lock_time", item.lockTime}, {":lock_id", lock}};
    return !askTable(writing, one(item.queue, "held"), fence, [](const Row &) {
                return 0;
            }).isEmpty();
}

void finishAdopted(const Writing &writing, const AdoptedItem &item, const Disposition &disposition)
{
    const bool completes = disposition.kind == Disposition::Kind::Complete;
    const QString record = disposition.record ? jsonText(*disposition.record) : u"{}"_s;
    change(writing, item.queue, completes ? "complete" : "give_back",
           {{":key", item.key}, {":record", record}});
}

void freeAdopted(const Writing &writing, const AdoptedItem &item, const QString &user,
                 const LockId &lock)
{
    if (holdsAdopted(writing, item, user, lock))
        change(writing, item.queue, "give_back", {{":key", item.key}, {":record", u"{}"_s}});
}

void touchAdopted(const Writing &writing, const AdoptedItem &item)
{
    change(writing, item.queue, "touch", {{":key", item.key}});
    writing.sql.change("adopted_lock", {{":item", item.item.value()},
                                        {":lock_time", adoptedRow(writing, item)->lockTime}});
}

bool retakeAdopted(const Writing &writing, const AdoptedItem &item, const LockId &lock)
{
    const Bindings bindings = bindingsFor(writing, item.queue, lock) + Bindings{{":key", item.key}};
    if (change(writing, item.queue, "retake", bindings) == 0)
        return false;
    writing.sql.change("adopted_lock", {{":item", item.item.value()},
                                        {":lock_time", adoptedRow(writing, item)->lockTime}});
    return true;
}

bool reopenAdopted(const Writing &writing, const AdoptedItem &item, State was)
{
    const Layout &layout = item.queue.layout;
    const bool isTold =
        was == State::Done || (was == State::Failed && !layout.failedValue.isEmpty());
    return !isTold || change(writing, item.queue, "reopen", {{":key", item.key}}) > 0;
}

void closeAdopted(const Writing &writing, const AdoptedItem &item)
{
    change(writing, item.queue, "close",
           bindingsFor(writing, item.queue, {}) + Bindings{{":key", item.key}});
}

void tellOutcome(const Writing &writing, ItemId item, State state, const QString &reason)
{
    const auto adopted = adoptedItem(writing, item);
    if (!adopted || !adopted->queue.statements.contains(u"outcome"_s))
        return;
    QJsonObject told{{u"state"_s, nameOf(state)}, {u"by"_s, writing.identity.user}};
    if (!reason.isEmpty() && state != State::Done)
        told.insert(u"error"_s, reason);
    const QString result =
        writing.sql.number("result_of_item", {{":item", item.value()}}, "result").toString();
    if (state == State::Done && !result.isEmpty())
        told.insert(u"result"_s, result);
    change(writing, adopted->queue, "outcome",
           bindingsFor(writing, adopted->queue, {}) +
               Bindings{{":key", adopted->key}, {":record", jsonText(told)}});
}

void giveUp(const Writing &writing, ItemId item, const QString &reason)
{
    writing.sql.change("finish_record", writing.with({{":item", item.value()},
                                                      {":current", QString()},
                                                      {":search", QString()},
                                                      {":error", reason}}));
    writing.tell(EventKind::Failed, item, {}, {}, {{u"reason"_s, reason}});
    tellOutcome(writing, item, State::Failed, reason);
}

/// How often the item was taken, if Intray's own lock is the last of as many as the queue allows.
static std::optional<int> lastTry(const Writing &writing, ItemId item)
{
    return writing.sql.first("last_try", {{":item", item.value()}}, [](const Row &row) {
        return static_cast<int>(row.number("attempts"));
    });
}

void takeOutOwnLock(const Writing &writing, const AdoptedItem &item)
{
    const auto holding = writing.holding(item.item);
    if (!holding || holding->state != State::Locked || holding->lock.workstation.isEmpty())
        return; // other programs name no workstation
    (void)isDoneToTable(writing, [&] {
        change(writing, item.queue, "take_out",
               {{":key", item.key}, {":user", holding->lock.user}, {":lock_time", item.lockTime}});
    });
}

void endLostLock(const Writing &writing, const AdoptedItem &item)
{
    const auto tries = lastTry(writing, item.item);
    const auto row = adoptedRow(writing, item);
    if (!tries || !row || !row->isOpen || !row->holder.isEmpty())
        return endKnownLock(writing, item.item);
    endKnownLockAs(State::Failed, writing, item.item);
    giveUp(writing, item.item,
           QCoreApplication::translate("Store",
                                       "Given up when another program had ended its lock; it had "
                                       "been taken %n time(s).",
                                       nullptr, *tries));
}

Error adoptedLockLost(const Writing &writing, const AdoptedItem &item)
{
    const auto row = adoptedRow(writing, item);
    if (!row)
        return refused("lock_lost", {Lock(), State::Done, {{"adopted", 1}, {"row", u"gone"_s}}});
    const QString holder = row->holder.trimmed();
    if (!holder.isEmpty() && holder.compare(writing.identity.user, Qt::CaseInsensitive) != 0)
        return refused(
            "lock_lost",
            {{{}, row->holder, {}, timeFromIso(writing.now), {}}, State::Locked, {{"adopted", 1}}});
    return row->isOpen
               ? refused("lock_lost", {Lock(), State::Open, {{"adopted", 1}, {"row", u"ended"_s}}})
               : refused("lock_lost",
                         {Lock(), State::Done, {{"adopted", 1}, {"row", u"closed"_s}}});
}

Error lockLost(const Writing &writing, ItemId item)
{
    const auto adopted = adoptedItem(writing, item);
    const auto held = writing.holding(item);
    const bool isToldByTable =
        adopted && held &&
        (held->state == State::Open ||
         held->lock.user.compare(writing.identity.user, Qt::CaseInsensitive) == 0);
    return isToldByTable ? adoptedLockLost(writing, *adopted) : writing.lockLost(item);
}

void noteAdoptedLoss(const Writing &writing, const LockId &lock)
{
    for (const qint64 id : writing.sql.all("items_of_lock_ids", {{":lock", lock}},
                                           [](const Row &row) { return row.number("id"); })) {
        const auto adopted = adoptedItem(writing, ItemId(id));
        const auto holding = writing.holding(ItemId(id));
        if (!adopted || holdsAdopted(writing, *adopted, holding->lock.user, lock))
            continue;
        takeOutOwnLock(writing, *adopted);
        endLostLock(writing, *adopted);
    }
}

AdoptedCount countAdopted(const Writing &writing, const AdoptedQueue &queue)
{
    const auto rows = askTable(
        writing, one(queue, "count"),
        {{":seconds", longestLock(writing, queue)}, {":queue_id", queue.queue.value()}},
        [](const Row &row) {
            return AdoptedCount{row.number("free"), row.number("held"), row.number("done")};
        });
    return rows.isEmpty() ? AdoptedCount() : rows.constFirst();
}

} // namespace intray
