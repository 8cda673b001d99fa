// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/interruption.h"
#include "ctl/json.h"
#include "ctl/progress.h"
#include "ctl/shortage.h"
#include "ctl/text.h"
#include "schema/correction.h"
#include "store/rules/queuestore.h"
#include "store/verifying/duplicatestore.h"
#include "store/work/workstore.h"

namespace intray::ctl {

using namespace Qt::StringLiterals;

static constexpr double leastUnlessAsked = 0.5;

static QJsonObject jsonOf(const LikelyDuplicates &pair)
{
    return {{u"a"_s, pair.a.item.value()},
            {u"b"_s, pair.b.item.value()},
            {u"key_a"_s, pair.a.key},
            {u"key_b"_s, pair.b.key},
            {u"score"_s, pair.score}};
}

static QString tableOf(const QList<LikelyDuplicates> &pairs)
{
    QList<QStringList> rows;
    for (const LikelyDuplicates &pair : pairs)
        rows.append({QString::number(pair.a.item.value()), pair.a.key, nameOf(pair.a.state),
                     QString::number(pair.b.item.value()), pair.b.key, nameOf(pair.b.state),
                     QString::number(pair.score, 'f', 3)});
    return table({Ctl::tr("item"), Ctl::tr("key"), Ctl::tr("state"), Ctl::tr("and item"),
                  Ctl::tr("key"), Ctl::tr("state"), Ctl::tr("score")},
                 rows);
}

static Reply replyWith(const QList<LikelyDuplicates> &pairs)
{
    const auto shape = [](const LikelyDuplicates &pair) { return jsonOf(pair); };
    return {{{u"pairs"_s, jsonList(pairs, shape)}},
            pairs.isEmpty() ? QString() : tableOf(pairs),
            pairs.isEmpty() ? Ctl::tr("There are no likely duplicates.") : QString()};
}

static Checked<double> leastIn(const Call &call)
{
    if (!call.has(u"least"_s))
        return leastUnlessAsked;
    bool isNumber = false;
    const double least = call.text(u"least"_s).toDouble(&isNumber);
    if (!isNumber || !(least >= 0 && least <= 1))
        return wrongUsage(Ctl::tr("--least must be a number from 0 to 1, not \"%1\".")
                              .arg(call.text(u"least"_s)));
    return least;
}

static Checked<ItemId> itemIn(const Call &call)
{
    return call.has(u"item"_s) ? itemFrom(call.text(u"item"_s)) : Checked<ItemId>(ItemId());
}

static Answer duplicates(Call &call)
{
    const auto least = leastIn(call);
    if (!least)
        return failed(least);
    const auto item = itemIn(call);
    if (!item)
        return failed(item);
    const auto open = call.connection();
    if (!open)
        return failed(open);
    const Interruption interruption(**open);
    const ElapsedLine line(Ctl::tr("Searching for duplicates"));
    DuplicateStore store(**open, call.identity());
    const auto pairs =
        store.duplicates(call.argument(0), *item, *least, Progress(), interruption.cancellation());
    return pairs ? Answer(replyWith(*pairs)) : failed(pairs);
}

/// The record of the item that is kept, with the fields that are to change.
static Outcome<Merge> withFields(WorkStore &work, QueueStore &queues, Merge merge,
                                 const Record &fields)
{
    const auto kept = work.detail(merge.keeper);
    if (!kept)
        return tl::unexpected<Error>(kept.error());
    const auto rules = queues.queue(kept->item.queue);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    const Record known = withGiven(kept->imported, kept->item.record, Given::FieldsToChange);
    merge.record = withGiven(kept->item.record, fields, Given::FieldsToChange);
    merge.seen = kept->item.change;
    return checkChanged(*merge.record, known, *rules).map([&](Done) { return merge; });
}

static Checked<Merge> mergeIn(const Call &call, WorkStore &work, QueueStore &queues)
{
    const auto keeper =
        call.needed(u"into"_s).and_then([](const QString &text) { return itemFrom(text); });
    if (!keeper)
        return failed(keeper);
    Merge merge{*keeper};
    if (call.has(u"lock"_s)) {
        const auto held = call.lock();
        if (!held)
            return failed(held);
        merge.held = *held;
    }
    if (!call.has(u"fields"_s))
        return merge;
    const auto fields = call.needed(u"fields"_s).and_then(objectIn);
    if (!fields)
        return failed(fields);
    const auto whole = withFields(work, queues, merge, *fields);
    return whole ? Checked<Merge>(*whole) : failed(whole);
}

static Reply replyWith(ItemId item, const TakenBackMerge &back)
{
    const QString opened =
        Ctl::tr("Item %1 is no longer a duplicate; it is open again.").arg(item.value());
    return {{{u"item"_s, item.value()},
             {u"state"_s, nameOf(State::Open)},
             {u"stays"_s, back.stays ? QJsonValue(back.stays->sentence) : QJsonValue()}},
            opened,
            back.stays ? back.stays->sentence : QString(),
            back.stays ? Exit::SomeRejected : Exit::Done};
}

static Answer takeBackMerge(Call &call, ItemId item)
{
    for (const QString &other : {u"into"_s, u"fields"_s, u"lock"_s})
        if (call.has(other))
            return wrongUsage(
                Ctl::tr("With --take-back only the item that ended is named, without --%1.")
                    .arg(other));
    return call.with([&](DuplicateStore &store) -> Answer {
        return store.takeBackMerge(item).map(
            [&](const TakenBackMerge &back) { return replyWith(item, back); });
    });
}

static Answer merge(Call &call)
{
    const auto item = itemFrom(call.argument(0));
    if (!item)
        return failed(item);
    if (call.has(u"take-back"_s))
        return takeBackMerge(call, *item);
    return call.with([&](DuplicateStore &store, WorkStore &work, QueueStore &queues) -> Answer {
        const auto how = mergeIn(call, work, queues);
        if (!how)
            return failed(how);
        const auto merged = store.mergeInto(*item, *how);
        if (!merged && DuplicateStore::isForSomebodyElse(merged.error()))
            return tl::unexpected<Failure>(
                Failure(merged.error(), exitFor(Shortage::ForSomebodyElse)));
        return merged.map([&](Done) {
            return Reply{{{u"item"_s, item->value()},
                          {u"into"_s, how->keeper.value()},
                          {u"state"_s, nameOf(State::Dismissed)}},
                         Ctl::tr("Item %1 was merged into item %2.")
                             .arg(item->value())
                             .arg(how->keeper.value()),
                         {}};
        });
    });
}

static Answer notDuplicate(Call &call)
{
    const auto items = itemsFrom(call.arguments());
    if (!items)
        return failed(items);
    return call.with([&](DuplicateStore &store) -> Answer {
        const bool isTakenBack = call.has(u"take-back"_s);
        const auto told = isTakenBack ? store.tellAlike(items->first(), items->last())
                                      : store.tellApart(items->first(), items->last());
        return told.map([&](Done) {
            return Reply{{{u"a"_s, items->first().value()}, {u"b"_s, items->last().value()}},
                         (isTakenBack ? Ctl::tr("Items %1 and %2 may be duplicates again.")
                                      : Ctl::tr("Items %1 and %2 are not duplicates."))
                             .arg(items->first().value())
                             .arg(items->last().value()),
                         {}};
        });
    });
}

QList<Command> duplicateCommands()
{
    return {
        {u"duplicates"_s,
         u"QUEUE"_s,
         1,
         1,
         Ctl::tr("List pairs of items that are likely duplicates, likeliest first."),
         {{u"item"_s, u"ID"_s, Ctl::tr("Only pairs with this item.")},
          {u"least"_s, u"F"_s,
           Ctl::tr("Only pairs with at least this score, from 0 to 1; by default 0.5, where both "
                   "are equally likely.")}},
         duplicates},
        {u"merge"_s,
         u"ITEM"_s,
         1,
         1,
         Ctl::tr(
             "Merge an item that you hold into another; supervisors also one that nobody holds."),
         {{u"into"_s, u"ITEM"_s, Ctl::tr("The item that is kept; required.")},
          {u"take-back"_s,
           {},
           Ctl::tr("Undo the merge of the item instead: it is open again, and the kept one has its "
                   "previous values if nobody has worked on it since. For supervisors.")},
          {u"fields"_s, u"FILE"_s,
           Ctl::tr("A JSON object with the fields of the kept item to change.")},
          {u"lock"_s, u"UUID"_s,
           Ctl::tr("Only if the item that ends is locked under this lock; by default under any "
                   "lock of yours.")}},
         merge},
        {u"not-duplicate"_s,
         u"ITEM ITEM"_s,
         2,
         2,
         Ctl::tr("Remember that two items are not duplicates, however alike they are."),
         {{u"take-back"_s, {}, Ctl::tr("Undo that: they are compared by their records again.")}},
         notDuplicate}};
}

} // namespace intray::ctl
