// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/finishing.h"

#include "queue/times.h"
#include "store/claiming.h"
#include "store/newitem.h"
#include "store/refusals.h"

namespace intray {

namespace {

/// An item under its lock, with what its queue says of finishing it.
struct ItemInWork
{
    QString key;
    int priority = 0;
    QString queue;
    QString workstation;
    QSet<Disposition::Kind> dispositions;
    QueueId nextQueue;
};

ItemInWork itemInWorkOf(const Row &row)
{
    return {row.text("key"),
            static_cast<int>(row.number("priority")),
            row.text("queue"),
            row.text("lock_workstation"),
            dispositionsOf(row.text("dispositions")),
            QueueId(row.number("next_queue_id"))};
}

const char *eventFor(Disposition::Kind kind)
{
    switch (kind) {
    case Disposition::Kind::Complete:
        return "completed";
    case Disposition::Kind::Return:
        return "returned";
    case Disposition::Kind::Dismiss:
        return "dismissed";
    case Disposition::Kind::Fail:
        return "failed";
    }
    return "completed";
}

std::optional<Error> ruleBroken(const ItemInWork &item, const Disposition &disposition)
{
    if (!item.dispositions.contains(disposition.kind))
        return refusals::dispositionNotAllowed(item.queue);
    if (disposition.kind == Disposition::Kind::Fail && disposition.reason.trimmed().isEmpty())
        return refusals::reasonMissing();
    if (disposition.after.count() < 0 || disposition.after > longestReturn)
        return refusals::afterOutOfRange();
    return std::nullopt;
}

/// The answer when the operation is in the history already: it was sent again after a lost answer.
std::optional<Outcome<Finished>> earlierAnswer(const Deed &deed, ItemId item,
                                               const Disposition &disposition)
{
    const auto event =
        deed.sql.first("event_of_operation", {{":operation", disposition.operation}}, eventOf);
    if (!event)
        return std::nullopt;
    if (event->item == item && event->user == deed.identity.user &&
        event->kind == QLatin1StringView(eventFor(disposition.kind)))
        return Outcome<Finished>(Finished{item, stateAfter(disposition.kind)});
    return Outcome<Finished>(tl::unexpected<Error>(refusals::calledOff()));
}

QString availableAt(const Deed &deed, const Disposition &disposition)
{
    const bool isLater =
        disposition.kind == Disposition::Kind::Return && disposition.after.count() > 0;
    return isLater ? deed.later(disposition.after) : notNull({});
}

void endLock(const Deed &deed, ItemId item, const LockId &lock, const Disposition &disposition)
{
    deed.sql.change("finish_item", {{":item", item.value()},
                                    {":lock", lock},
                                    {":user", deed.identity.user},
                                    {":state", nameOf(stateAfter(disposition.kind))},
                                    {":available_at", availableAt(deed, disposition)}});
}

void writeRecord(const Deed &deed, ItemId item, const ItemInWork &work,
                 const Disposition &disposition)
{
    const QVariant current =
        disposition.record ? QVariant(jsonText(*disposition.record)) : QVariant(QString());
    const QVariant search = disposition.record ? QVariant(searchText(work.key, *disposition.record))
                                               : QVariant(QString());
    if (disposition.kind != Disposition::Kind::Return)
        deed.sql.change(
            "finish_record",
            deed.with({{":item", item.value()},
                       {":current", current},
                       {":search", search},
                       {":error", disposition.reason.isEmpty() ? QString() : disposition.reason}}));
    else if (disposition.record)
        deed.sql.change("correct_record",
                        {{":item", item.value()}, {":current", current}, {":search", search}});
    if (disposition.kind == Disposition::Kind::Return && !disposition.reason.isEmpty())
        deed.sql.change("set_error", {{":item", item.value()}, {":error", disposition.reason}});
    if (disposition.result)
        deed.sql.change("set_result",
                        {{":item", item.value()}, {":result", jsonText(*disposition.result)}});
}

QJsonObject detailOf(const Disposition &disposition)
{
    QJsonObject detail;
    if (!disposition.reason.isEmpty())
        detail.insert(QStringLiteral("reason"), disposition.reason);
    if (disposition.after.count() > 0)
        detail.insert(QStringLiteral("after_seconds"), qint64(disposition.after.count()));
    return detail;
}

/// The record as it stands now, as a new item of the next queue. It waits until the completion can
/// no longer be taken back; a key that the next queue has already stays as it is.
void stepIntoNextQueue(const Deed &deed, ItemId item, const ItemInWork &work)
{
    const auto current = deed.sql.first("item_by_id", {{":item", item.value()}}, itemOf);
    const auto context = deed.sql.first("record_of_item", {{":item", item.value()}},
                                        [](const Row &row) { return jsonOf(row.text("context")); });
    const NewItem next{work.key, work.priority, timeFromIso(deed.later(takeBackSpan)),
                       current->record, context.value_or(QJsonObject())};
    if (const auto id = insertItem(deed, {work.nextQueue, State::Open, {}}, next))
        deed.tell("added", *id, {}, {}, {{QStringLiteral("from_item"), item.value()}});
}

} // namespace

Outcome<Finished> finishOne(const Deed &deed, ItemId item, const LockId &lock,
                            const Disposition &disposition)
{
    const auto work = deed.sql.first(
        "item_in_work", {{":item", item.value()}, {":lock", lock}, {":user", deed.identity.user}},
        itemInWorkOf);
    if (!work) {
        if (auto answer = earlierAnswer(deed, item, disposition))
            return *answer;
        return tl::unexpected<Error>(deed.lockLost(item));
    }
    if (const auto broken = ruleBroken(*work, disposition))
        return tl::unexpected<Error>(*broken);
    if (deed.sql.first("event_of_operation", {{":operation", disposition.operation}}, eventOf))
        return *earlierAnswer(deed, item, disposition);
    endLock(deed, item, lock, disposition);
    writeRecord(deed, item, *work, disposition);
    deed.tell(eventFor(disposition.kind), item, lock, disposition.operation, detailOf(disposition));
    deed.sql.change("discard_drafts_of", {{":item", item.value()}, {":user", deed.identity.user}});
    if (disposition.kind == Disposition::Kind::Complete && work->nextQueue.isValid())
        stepIntoNextQueue(deed, item, *work);
    return Finished{item, stateAfter(disposition.kind)};
}

namespace {

/// The event to undo: the item's last one, this user's, and young enough.
std::optional<Event> undoable(const Deed &deed, ItemId item, const OperationId &operation)
{
    const auto last = deed.sql.first("last_event", {{":item", item.value()}}, eventOf);
    if (!last || last->operation != operation || operation.isEmpty() ||
        last->user != deed.identity.user)
        return std::nullopt;
    if (last->at.addSecs(takeBackSpan.count()) < timeFromIso(deed.now))
        return std::nullopt;
    return last;
}

/// The follow-up in the next queue goes too, if nobody has had it; false: somebody has.
bool withdrawFollowUp(const Deed &deed, const Item &item)
{
    const auto rules = deed.sql.first("queue_by_name", {{":name", item.queue}}, queueOf);
    if (item.state != State::Done || rules->nextQueue.isEmpty())
        return true;
    const auto next = deed.sql.first("queue_by_name", {{":name", rules->nextQueue}}, queueOf);
    struct FollowUp
    {
        ItemId id;
        bool isUntouched;
    };
    const auto followUp = deed.sql.first(
        "item_by_key", {{":queue_id", next->id.value()}, {":key", item.key}}, [](const Row &row) {
            return FollowUp{ItemId(row.number("id")), row.text("state") == nameOf(State::Open) &&
                                                          row.number("attempts") == 0 &&
                                                          !row.text("available_at").isEmpty()};
        });
    if (!followUp)
        return true;
    const auto origin = deed.sql.first("last_event", {{":item", followUp->id.value()}}, eventOf);
    if (!origin || origin->detail.value(QStringLiteral("from_item")).toInteger() != item.id.value())
        return true; // it was there before; this completion added nothing
    if (!followUp->isUntouched)
        return false;
    deed.tell("withdrawn", followUp->id, {});
    deed.sql.change("delete_record", {{":item", followUp->id.value()}});
    deed.sql.change("delete_item", {{":item", followUp->id.value()}});
    return true;
}

} // namespace

Outcome<Claim> takeBackOne(const Deed &deed, ItemId item, const OperationId &operation)
{
    const auto found = deed.sql.first("item_by_id", {{":item", item.value()}}, itemOf);
    if (!found)
        return tl::unexpected<Error>(refusals::noSuchItem(item));
    if (!undoable(deed, item, operation) || found->state == State::Locked ||
        !withdrawFollowUp(deed, *found))
        return tl::unexpected<Error>(refusals::tooLate());
    const LockId lock = newId();
    deed.sql.change(
        "take_back",
        deed.with({{":item", item.value()}, {":lock", lock}, {":state", nameOf(found->state)}}));
    deed.sql.change("unfinish_record", {{":item", item.value()}});
    // Only completions are counted, so only they are counted back.
    if (found->state != State::Open)
        deed.tell(found->state == State::Done ? "taken_back" : "reopened", item, lock);
    return grantedClaim(deed, lock, 1);
}

} // namespace intray
