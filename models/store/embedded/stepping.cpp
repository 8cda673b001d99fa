// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/stepping.h"

#include "queue/times.h"
#include "store/embedded/keyingagain.h"
#include "store/importing/newitem.h"
#include "store/refusals/refusals.h"

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
};

StepQueue stepQueueOf(const Row &row)
{
    return {QueueId(row.number("id")), QueueId(row.number("next_queue_id")),
            fieldsOf(row.text("blind_fields")), row.isTrue("is_drawn")};
}

/// The first queue from here on whose draw the record is; none: it ends here.
std::optional<StepQueue> drawnQueue(const Deed &deed, QueueId from, const QString &key)
{
    QueueId next = from;
    for (int hop = 0; next.isValid() && hop < mostHops; ++hop) {
        const auto queue =
            deed.sql.first("step_queue", {{":queue_id", next.value()}, {":key", key}}, stepQueueOf);
        if (!queue || queue->isDrawn)
            return queue;
        next = queue->nextQueue;
    }
    return std::nullopt;
}

void link(const Deed &deed, ItemId item, const Step &step, const Parcel &parcel)
{
    const auto nameOrNull = [](const QString &name) { return name.isEmpty() ? QString() : name; };
    deed.sql.change("link_step", {{":item", item.value()},
                                  {":from", step.item.value()},
                                  {":not_for", nameOrNull(parcel.notFor)},
                                  {":nor_for", nameOrNull(parcel.norFor)}});
    if (parcel.isSealed)
        deed.sql.change("seal_record", {{":item", item.value()}});
}

/// The item that was sent back from this queue and waits for its record; none: there is none.
std::optional<ItemId> sentBackItem(const Deed &deed, QueueId queue, const QString &key)
{
    const auto found = deed.sql.first("item_by_key", {{":queue_id", queue.value()}, {":key", key}},
                                      [](const Row &row) {
                                          const bool isSentBack = row.number("is_sent_back") == 1;
                                          return isSentBack ? ItemId(row.number("id")) : ItemId();
                                      });
    return found && found->isValid() ? found : std::nullopt;
}

void openAgain(const Deed &deed, ItemId item, const Step &step, const Parcel &parcel)
{
    deed.sql.change("open_step",
                    {{":item", item.value()}, {":available_at", deed.later(takeBackSpan)}});
    deed.sql.change("step_record", {{":item", item.value()},
                                    {":current", jsonText(parcel.record)},
                                    {":search", searchText(step.key, parcel.record)},
                                    {":context", jsonOrNull(parcel.context)}});
}

void deliver(const Deed &deed, const Step &step, const Parcel &parcel)
{
    std::optional<ItemId> item = sentBackItem(deed, parcel.target, step.key);
    if (item)
        openAgain(deed, *item, step, parcel);
    else
        item = insertItem(deed, {parcel.target, State::Open, {}},
                          {step.key, step.priority, timeFromIso(deed.later(takeBackSpan)),
                           parcel.record, parcel.context});
    if (!item)
        return; // the key is there already, and stays as it is
    link(deed, *item, step, parcel);
    deed.tell(EventKind::Added, *item, {}, {}, {{QStringLiteral("from_item"), step.item.value()}});
}

/// Who has had the item besides this user, and so has seen what is in it; empty: nobody.
QString otherHolder(const Deed &deed, ItemId item)
{
    return deed.sql
        .number("other_holder", {{":item", item.value()}, {":user", deed.identity.user}}, "user")
        .toString();
}

void seal(const Deed &deed, ItemId item, bool sealed)
{
    deed.sql.change("seal_steps", {{":item", item.value()}, {":sealed", sealed ? 1 : 0}});
}

Parcel parcelOf(const Deed &deed, const Step &step)
{
    const Bindings ofItem{{":item", step.item.value()}};
    const auto item = deed.sql.first("item_by_id", ofItem, itemOf);
    const auto context = deed.sql.first("record_of_item", ofItem,
                                        [](const Row &row) { return jsonOf(row.text("context")); });
    Parcel parcel{step.nextQueue, item->record, context.value_or(QJsonObject()), {}, {}};
    parcel.notFor = deed.identity.user;
    if (!step.blindFields.isEmpty() && step.fromItem.isValid())
        return comparedWithFirst(deed, step, parcel);
    return decided(deed, step, parcel);
}

} // namespace

void stepOn(const Deed &deed, const Step &step)
{
    Parcel parcel = parcelOf(deed, step);
    const auto queue = drawnQueue(deed, parcel.target, step.key);
    if (!queue)
        return;
    parcel.target = queue->id;
    if (!queue->blindFields.isEmpty()) {
        parcel.record = withoutFields(parcel.record, queue->blindFields);
        parcel.norFor = otherHolder(deed, step.item);
        seal(deed, step.item, true);
    }
    deliver(deed, step, parcel);
}

std::optional<Error> whyNotSendBack(const Deed &deed, const Step &step)
{
    if (!step.fromItem.isValid())
        return refusals::noStepBefore();
    const auto before = deed.holding(step.fromItem);
    if (!before || before->state == State::Failed || before->state == State::Dismissed)
        return refusals::stepBeforeEnded();
    return std::nullopt;
}

void stepBack(const Deed &deed, const Step &step, const QString &reason)
{
    const Bindings before{{":item", step.fromItem.value()}};
    deed.sql.change("mark_sent_back", {{":item", step.item.value()}});
    const bool isOpened =
        deed.sql.change("open_step_before",
                        before + Bindings{{":available_at", deed.later(takeBackSpan)}}) > 0;
    deed.sql.change("say_why_sent_back",
                    before + Bindings{{":user", deed.identity.user}, {":reason", reason}});
    if (!isOpened)
        return; // somebody has opened it already
    deed.sql.change("unfinish_record", before);
    deed.tell(EventKind::Reopened, step.fromItem, {}, {},
              {{QStringLiteral("from_item"), step.item.value()},
               {QStringLiteral("reason"), reason},
               {QStringLiteral("by"), deed.identity.user}});
}

namespace {

/// The item of another step that an ending has opened.
struct OpenedStep
{
    ItemId id;
    bool isUntouched = false;
    bool wasThereBefore = false;
    bool isBlind = false;
};

OpenedStep openedStepOf(const Row &row)
{
    return {ItemId(row.number("id")),
            row.text("state") == nameOf(State::Open) && !row.text("available_at").isEmpty() &&
                !row.isTrue("is_touched"),
            row.number("attempts") > 0};
}

void close(const Deed &deed, ItemId item, bool isSentBack)
{
    deed.sql.change(
        "close_step",
        {{":item", item.value()},
         {":is_sent_back", isSentBack ? QVariant(1) : QVariant(QMetaType::fromType<int>())}});
    deed.sql.change("finish_record_again", {{":item", item.value()}});
    deed.tell(EventKind::Withdrawn, item, {});
}

void remove(const Deed &deed, ItemId item)
{
    deed.tell(EventKind::Withdrawn, item, {});
    deed.sql.change("delete_record", {{":item", item.value()}});
    deed.sql.change("delete_item", {{":item", item.value()}});
}

bool withdrawStepAfter(const Deed &deed, const Item &item, const Event &ending)
{
    const auto after = deed.sql.first(
        "step_after", {{":item", item.id.value()}, {":event", ending.id}}, [](const Row &row) {
            OpenedStep step = openedStepOf(row);
            step.isBlind = !fieldsOf(row.text("blind_fields")).isEmpty();
            return step;
        });
    if (after && !after->isUntouched)
        return false;
    deed.sql.change("forget_keying", {{":item", item.id.value()}});
    if (item.fromItem.isValid())
        deed.sql.change("forget_decision", {{":item", item.fromItem.value()}});
    if (!after) // it was there before, or its record went nowhere
        return true;
    if (after->wasThereBefore) {
        close(deed, after->id, true);
        return true;
    }
    if (after->isBlind)
        seal(deed, item.id, false);
    remove(deed, after->id);
    return true;
}

bool withdrawStepBefore(const Deed &deed, const Item &item, const Event &ending)
{
    struct Before
    {
        OpenedStep step;
        bool isReopened = false;
    };
    const auto before =
        deed.sql.first("step_before", {{":item", item.fromItem.value()}, {":event", ending.id}},
                       [](const Row &row) {
                           return Before{openedStepOf(row), row.isTrue("is_reopened")};
                       });
    if (!before || !before->isReopened)
        return true; // somebody had opened it before
    if (!before->step.isUntouched)
        return false;
    close(deed, before->step.id, false);
    return true;
}

} // namespace

bool withdrawStep(const Deed &deed, const Item &item, const Event &ending)
{
    const auto disposition = dispositionTold(ending.kind);
    const Way way = disposition ? rulesOf(*disposition).way : Way::Nowhere;
    if (way == Way::ToNextStep)
        return withdrawStepAfter(deed, item, ending);
    if (way == Way::ToStepBefore)
        return withdrawStepBefore(deed, item, ending);
    return true;
}

} // namespace intray
