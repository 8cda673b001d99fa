// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/stepping.h"

#include "queue/disposition.h"
#include "queue/times.h"
#include "store/embedded/adoptedwork.h"
#include "store/embedded/keyingagain.h"
#include "store/embedded/newitem.h"
#include "store/refusals/refusals.h"
#include "store/rows/workitem.h"

namespace intray {

namespace {

/// More hops than any chain of queues that pass records by has.
constexpr int mostHops = 20;

/// A queue that a record comes to.
struct StepQueue
{
    QueueId id;
    QueueId nextQueue;
    QStringList blindFields;
    bool isDrawn = false;
    bool hasFields = false;
};

StepQueue stepQueueOf(const Row &row)
{
    return {QueueId(row.number("id")), QueueId(row.number("next_queue_id")),
            fieldsOf(row.text("blind_fields")), row.isTrue("is_drawn"),
            !fieldsOf(row.text("fields")).isEmpty()};
}

/// The first queue from here on whose draw the record is; none: it ends here.
std::optional<StepQueue> drawnQueue(const Writing &writing, QueueId from, const QString &key)
{
    QueueId next = from;
    for (int hop = 0; next.isValid() && hop < mostHops; ++hop) {
        const auto queue = writing.sql.first(
            "step_queue", {{":queue_id", next.value()}, {":key", key}}, stepQueueOf);
        if (!queue || queue->isDrawn)
            return queue;
        next = queue->nextQueue;
    }
    return std::nullopt;
}

void link(const Writing &writing, ItemId item, const Step &step, const Parcel &parcel)
{
    const auto nameOrNull = [](const QString &name) { return name.isEmpty() ? QString() : name; };
    writing.sql.change("link_step", {{":item", item.value()},
                                     {":from", step.item.value()},
                                     {":not_for", nameOrNull(parcel.notFor)},
                                     {":nor_for", nameOrNull(parcel.norFor)}});
    if (parcel.isSealed)
        writing.sql.change("seal_record", {{":item", item.value()}});
    if (!parcel.missing.isEmpty())
        writing.sql.change("set_reasons",
                           {{":item", item.value()}, {":missing", jsonText(parcel.missing)}});
}

/// The item that was sent back from this queue and waits for its record; none: there is none.
std::optional<ItemId> sentBackItem(const Writing &writing, QueueId queue, const QString &key)
{
    const auto found = writing.sql.first(
        "item_by_key", {{":queue_id", queue.value()}, {":key", key}}, [](const Row &row) {
            const bool isSentBack = row.number("is_sent_back") == 1;
            return isSentBack ? ItemId(row.number("id")) : ItemId();
        });
    return found && found->isValid() ? found : std::nullopt;
}

void openAgain(const Writing &writing, ItemId item, const Step &step, const Parcel &parcel)
{
    writing.sql.change("open_step",
                       {{":item", item.value()}, {":available_at", writing.later(takeBackSpan)}});
    writing.sql.change("step_record", {{":item", item.value()},
                                       {":current", jsonText(parcel.record)},
                                       {":search", searchText(step.key, parcel.record)},
                                       {":context", jsonOrNull(parcel.context)}});
}

void deliver(const Writing &writing, const Step &step, const Parcel &parcel)
{
    std::optional<ItemId> item = sentBackItem(writing, parcel.target, step.key);
    if (item)
        openAgain(writing, *item, step, parcel);
    else
        item = insertItem(writing, {parcel.target, State::Open, {}},
                          {step.key, step.priority, timeFromIso(writing.later(takeBackSpan)),
                           parcel.record, parcel.context});
    if (!item)
        return; // the key is there already, and stays as it is
    link(writing, *item, step, parcel);
    writing.tell(EventKind::Added, *item, {}, {},
                 {{QStringLiteral("from_item"), step.item.value()}});
}

/// Another user who has had the item, and so has seen its record; empty: nobody.
QString otherHolder(const Writing &writing, ItemId item)
{
    return writing.sql
        .number("other_holder", {{":item", item.value()}, {":user", writing.identity.user}}, "user")
        .toString();
}

/// Hides for good what was keyed first, also if the ending is taken back.
void seal(const Writing &writing, ItemId item)
{
    writing.sql.change("seal_steps", {{":item", item.value()}});
}

Parcel parcelOf(const Writing &writing, const Step &step)
{
    const Bindings ofItem{{":item", step.item.value()}};
    const auto item = writing.sql.first("item_by_id", ofItem, workItemOf);
    const auto context = writing.sql.first("record_of_item", ofItem,
                                           [](const Row &row) { return row.json("context"); });
    Parcel parcel{step.nextQueue, item->record, context.value_or(QJsonObject()), {}, {}, {}};
    parcel.notFor = writing.identity.user;
    parcel.missing = item->missing;
    if (!step.blindFields.isEmpty() && step.fromItem.isValid())
        return comparedWithFirst(writing, step, parcel);
    return decided(writing, step, parcel);
}

} // namespace

void stepOn(const Writing &writing, const Step &step)
{
    const bool isOnlyStep = !step.nextQueue.isValid() && !step.fromItem.isValid();
    if (isOnlyStep)
        return;
    Parcel parcel = parcelOf(writing, step);
    const auto queue = drawnQueue(writing, parcel.target, step.key);
    if (!queue)
        return;
    parcel.target = queue->id;
    if (!queue->hasFields)
        writing.sql.change("keep_step_fields",
                           {{":queue_id", queue->id.value()}, {":before", step.queue.value()}});
    if (!queue->blindFields.isEmpty()) {
        parcel.record = withoutFields(parcel.record, queue->blindFields);
        parcel.missing = {};
        parcel.norFor = otherHolder(writing, step.item);
        seal(writing, step.item);
    }
    deliver(writing, step, parcel);
}

std::optional<Error> whyNotSendBack(const Writing &writing, const Step &step)
{
    if (!step.fromItem.isValid())
        return refused("no_step_before");
    const auto before = writing.holding(step.fromItem);
    if (!before || before->state == State::Failed || before->state == State::Dismissed)
        return refused("step_before_ended");
    return std::nullopt;
}

void stepBack(const Writing &writing, const Step &step, const QString &reason)
{
    const Bindings before{{":item", step.fromItem.value()}};
    writing.sql.change("mark_sent_back", {{":item", step.item.value()}});
    const bool isOpened =
        writing.sql.change("open_step_before",
                           before + Bindings{{":available_at", writing.later(takeBackSpan)}}) > 0;
    writing.sql.change("say_why_sent_back",
                       before + Bindings{{":user", writing.identity.user}, {":reason", reason}});
    if (!isOpened)
        return; // somebody has opened it already
    if (const auto adopted = adoptedItem(writing, step.fromItem))
        reopenAdopted(writing, *adopted, State::Done);
    writing.sql.change("unfinish_record", before);
    writing.tell(EventKind::Reopened, step.fromItem, {}, {},
                 {{QStringLiteral("from_item"), step.item.value()},
                  {QStringLiteral("reason"), reason},
                  {QStringLiteral("by"), writing.identity.user}});
    tellOutcome(writing, step.fromItem, State::Open);
}

namespace {

/// The item of another step that an ending has opened.
struct OpenedStep
{
    ItemId id;
    bool isUntouched = false;
    bool wasThereBefore = false;
};

OpenedStep openedStepOf(const Row &row)
{
    return {ItemId(row.number("id")),
            row.text("state") == nameOf(State::Open) && !row.isTrue("is_touched"),
            row.number("attempts") > 0};
}

void close(const Writing &writing, ItemId item, bool isSentBack)
{
    writing.sql.change(
        "close_step",
        {{":item", item.value()},
         {":is_sent_back", isSentBack ? QVariant(1) : QVariant(QMetaType::fromType<int>())}});
    writing.sql.change("finish_record_again", {{":item", item.value()}});
    writing.tell(EventKind::Withdrawn, item, {});
    if (const auto adopted = adoptedItem(writing, item))
        closeAdopted(writing, *adopted);
    tellOutcome(writing, item, State::Done);
}

void remove(const Writing &writing, ItemId item)
{
    writing.tell(EventKind::Withdrawn, item, {});
    writing.sql.change("delete_record", {{":item", item.value()}});
    writing.sql.change("delete_item", {{":item", item.value()}});
}

bool withdrawStepAfter(const Writing &writing, const Item &item, const Event &ending)
{
    const auto after = writing.sql.first(
        "step_after", {{":item", item.id.value()}, {":event", ending.id}}, openedStepOf);
    if (after && !after->isUntouched)
        return false;
    writing.sql.change("forget_keying", {{":item", item.id.value()}});
    if (item.fromItem.isValid())
        writing.sql.change("forget_decision", {{":item", item.fromItem.value()}});
    if (!after) // it was there before, or its record went nowhere
        return true;
    if (after->wasThereBefore) {
        close(writing, after->id, true);
        return true;
    }
    remove(writing, after->id);
    return true;
}

bool withdrawStepBefore(const Writing &writing, const Item &item, const Event &ending)
{
    struct Before
    {
        OpenedStep step;
        bool isReopened = false;
    };
    const auto before =
        writing.sql.first("step_before", {{":item", item.fromItem.value()}, {":event", ending.id}},
                          [](const Row &row) {
                              return Before{openedStepOf(row), row.isTrue("is_reopened")};
                          });
    if (!before || !before->isReopened)
        return true; // somebody had opened it before
    if (!before->step.isUntouched)
        return false;
    close(writing, before->step.id, false);
    return true;
}

} // namespace

bool withdrawStep(const Writing &writing, const Item &item, const Event &ending)
{
    const auto disposition = dispositionTold(ending.kind);
    const Way way = disposition ? rulesOf(*disposition).way : Way::Nowhere;
    if (way == Way::ToNextStep)
        return withdrawStepAfter(writing, item, ending);
    if (way == Way::ToStepBefore)
        return withdrawStepBefore(writing, item, ending);
    return true;
}

} // namespace intray
