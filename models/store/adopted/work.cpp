// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/adopted/work.h"

#include "queue/times.h"
#include "store/importing/newitem.h"
#include "store/refusals/refusals.h"

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

/// Runs the statements of a list; how many rows the last one changed, 1 for none.
int change(const Deed &deed, const AdoptedQueue &queue, const char *list, const Bindings &bindings)
{
    int rows = 1;
    for (const QJsonValue text : queue.statements.value(QLatin1StringView(list)).toArray())
        rows = deed.sql.changeText(text.toString(), bindings);
    return rows;
}

/// Where their own setting says how long a lock is good, the queue's rule follows it.
void followTheirSetting(const Deed &deed, const AdoptedQueue &queue)
{
    const Bindings ofQueue{{":queue_id", queue.queue.value()}};
    const QString age = one(queue, "age");
    if (!age.isEmpty()) {
        const auto minutes = deed.sql.allOfText(
            age, {}, [](const Row &row) { return row.value("minutes").toDouble(); });
        if (!minutes.isEmpty() && minutes.constFirst() > 0)
            deed.sql.change("set_lock_seconds",
                            ofQueue + Bindings{{":seconds", qint64(minutes.constFirst() * 60)}});
    }
}

qint64 longestLock(const Deed &deed, const AdoptedQueue &queue)
{
    const Bindings ofQueue{{":queue_id", queue.queue.value()}};
    return deed.sql.number("lock_seconds", ofQueue, "lock_seconds").toLongLong();
}

Bindings bindingsFor(const Deed &deed, const AdoptedQueue &queue, const LockId &lock)
{
    followTheirSetting(deed, queue);
    return {{":user", deed.identity.user},
            {":lock_id", lock},
            {":seconds", longestLock(deed, queue)},
            {":queue_id", queue.queue.value()}};
}

QStringList candidates(const Deed &deed, const AdoptedQueue &queue, const Bindings &bindings,
                       int count)
{
    return deed.sql.allOfText(one(queue, "candidates"), bindings + Bindings{{":limit", count}},
                              [](const Row &row) { return row.text("k"); });
}

/// What Intray knew of an item gives way to what the table says: it was free there.
void makeFree(const Deed &deed, ItemId item)
{
    const auto holding = deed.holding(item);
    const Bindings ofItem{{":item", item.value()}};
    if (holding->state == State::Locked) {
        deed.sql.change("release_item", {{":item", item.value()},
                                         {":lock", holding->lock.id},
                                         {":state", nameOf(State::Open)}});
        deed.tell(EventKind::Expired, item, holding->lock.id, {},
                  {{u"holder"_s, holding->lock.user}});
    } else if (holding->state != State::Open) {
        deed.sql.change("reopen_item", ofItem);
        deed.sql.change("unfinish_record", ofItem);
        deed.tell(EventKind::Reopened, item, {});
    }
}

void writeRecord(const Deed &deed, const AdoptedItem &item, const Record &record)
{
    deed.sql.change("correct_record", {{":item", item.item.value()},
                                       {":current", jsonText(record)},
                                       {":search", searchText(item.key, record)}});
}

/// After the row was locked in the table: the same lock in Intray's own tables.
void lockItem(const Deed &deed, const AdoptedItem &item, const AdoptedRow &row, const LockId &lock)
{
    makeFree(deed, item.item);
    deed.sql.change("claim_item", deed.with({{":item", item.item.value()}, {":lock", lock}}));
    deed.sql.change("adopted_lock", {{":item", item.item.value()}, {":lock_time", row.lockTime}});
    writeRecord(deed, item, row.record);
}

} // namespace

std::optional<AdoptedQueue> adoptedQueue(const Deed &deed, QueueId queue)
{
    return deed.sql.first("adopted_of_queue", {{":queue_id", queue.value()}}, queueIn);
}

std::optional<AdoptedItem> adoptedItem(const Deed &deed, ItemId item)
{
    return deed.sql.first("adopted_of_item", {{":item", item.value()}}, [item](const Row &row) {
        return AdoptedItem{queueIn(row), item, row.text("key"), row.text("lock_time")};
    });
}

std::optional<AdoptedRow> adoptedRow(const Deed &deed, const AdoptedItem &item)
{
    const auto rows =
        deed.sql.allOfText(one(item.queue, "read"), {{":key", item.key}}, [](const Row &row) {
            return AdoptedRow{row.json("record"), row.text("lock_time"), row.text("holder"),
                              row.number("is_open") != 0};
        });
    return rows.isEmpty() ? std::nullopt : std::optional(rows.constFirst());
}

ItemId itemOfAdopted(const Deed &deed, const AdoptedQueue &queue, const QString &key,
                     const Record &record)
{
    const Bindings byKey{{":queue_id", queue.queue.value()}, {":key", key}};
    const auto found =
        deed.sql.first("item_by_key", byKey, [](const Row &row) { return row.number("id"); });
    if (found)
        return ItemId(*found);
    const auto fresh = insertItem(deed, {queue.queue, State::Open, {}}, {key, 0, {}, record, {}});
    deed.tell(EventKind::Added, *fresh, {});
    return *fresh;
}

int takeAdopted(const Deed &deed, const AdoptedQueue &queue, int count, const LockId &lock)
{
    const Bindings bindings = bindingsFor(deed, queue, lock);
    int taken = 0;
    for (const QString &key : candidates(deed, queue, bindings, count)) {
        AdoptedItem item{queue, {}, key, {}};
        if (change(deed, queue, "take", bindings + Bindings{{":key", key}}) == 0)
            continue;
        const auto row = adoptedRow(deed, item);
        item.item = itemOfAdopted(deed, queue, key, row->record);
        lockItem(deed, item, *row, lock);
        ++taken;
    }
    return taken;
}

bool takeAdoptedItem(const Deed &deed, const AdoptedItem &item, const LockId &lock)
{
    const Bindings bindings = bindingsFor(deed, item.queue, lock) + Bindings{{":key", item.key}};
    if (change(deed, item.queue, "take", bindings) == 0)
        return false;
    lockItem(deed, item, *adoptedRow(deed, item), lock);
    return true;
}

bool holdsAdopted(const Deed &deed, const AdoptedItem &item, const QString &user,
                  const LockId &lock)
{
    const Bindings fence{
        {":key", item.key}, {":user", user}, {":lock_time", item.lockTime}, {":lock_id", lock}};
    return !deed.sql.allOfText(one(item.queue, "held"), fence, [](const Row &) { return 0; })
                .isEmpty();
}

void finishAdopted(const Deed &deed, const AdoptedItem &item, const Disposition &disposition)
{
    const bool completes = disposition.kind == Disposition::Kind::Complete;
    const QString record = disposition.record ? jsonText(*disposition.record) : u"{}"_s;
    change(deed, item.queue, completes ? "complete" : "give_back",
           {{":key", item.key}, {":record", record}});
}

void freeAdopted(const Deed &deed, const AdoptedItem &item, const QString &user, const LockId &lock)
{
    if (holdsAdopted(deed, item, user, lock))
        change(deed, item.queue, "give_back", {{":key", item.key}, {":record", u"{}"_s}});
}

void touchAdopted(const Deed &deed, const AdoptedItem &item)
{
    change(deed, item.queue, "touch", {{":key", item.key}});
    deed.sql.change("adopted_lock", {{":item", item.item.value()},
                                     {":lock_time", adoptedRow(deed, item)->lockTime}});
}

bool retakeAdopted(const Deed &deed, const AdoptedItem &item, const LockId &lock)
{
    const Bindings bindings = bindingsFor(deed, item.queue, lock) + Bindings{{":key", item.key}};
    if (change(deed, item.queue, "retake", bindings) == 0)
        return false;
    deed.sql.change("adopted_lock", {{":item", item.item.value()},
                                     {":lock_time", adoptedRow(deed, item)->lockTime}});
    return true;
}

bool reopenAdopted(const Deed &deed, const AdoptedItem &item)
{
    return change(deed, item.queue, "reopen", {{":key", item.key}}) > 0;
}

Error adoptedLockLost(const Deed &deed, const AdoptedItem &item)
{
    const auto row = adoptedRow(deed, item);
    if (!row || row->holder.isEmpty())
        return refusals::adoptedLockLost({}, row && row->isOpen ? State::Open : State::Done);
    const Lock theirs{{}, row->holder, {}, timeFromIso(deed.now), {}};
    return refusals::adoptedLockLost(theirs, State::Locked);
}

void noteAdoptedLoss(const Deed &deed, const LockId &lock)
{
    for (const qint64 id : deed.sql.all("items_of_lock_ids", {{":lock", lock}},
                                        [](const Row &row) { return row.number("id"); })) {
        const auto adopted = adoptedItem(deed, ItemId(id));
        const auto holding = deed.holding(ItemId(id));
        if (adopted && !holdsAdopted(deed, *adopted, holding->lock.user, lock))
            makeFree(deed, ItemId(id));
    }
}

AdoptedCount countAdopted(const Deed &deed, const AdoptedQueue &queue)
{
    const auto rows = deed.sql.allOfText(
        one(queue, "count"), {{":seconds", longestLock(deed, queue)}}, [](const Row &row) {
            return AdoptedCount{row.number("free"), row.number("held"), row.number("done")};
        });
    return rows.isEmpty() ? AdoptedCount() : rows.constFirst();
}

} // namespace intray
