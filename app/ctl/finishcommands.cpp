// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/json.h"
#include "queue/times.h"
#include "schema/correction.h"
#include "store/rules/queuestore.h"
#include "store/work/workstore.h"

#include <algorithm>

namespace intray::ctl {

using namespace Qt::StringLiterals;

static QString sentenceFor(const Finished &finished, Disposition::Kind kind)
{
    if (kind == Disposition::Kind::SendBack)
        return Ctl::tr("Item %1 was sent back to the previous step.").arg(finished.item.value());
    return Ctl::tr("Item %1 is now %2.")
        .arg(QString::number(finished.item.value()), nameOf(finished.state));
}

static Answer finished(const Outcome<Finished> &outcome, Disposition::Kind kind)
{
    return outcome.map([kind](const Finished &done) {
        return Reply{jsonOf(done), sentenceFor(done, kind), {}};
    });
}

static Answer finishOne(Call &call, const LockId &lock, const Disposition &disposition)
{
    const auto item = itemFrom(call.argument(0));
    if (!item)
        return failed(item);
    return call.with([&](WorkStore &store) -> Answer {
        return finished(store.finish(*item, lock, disposition), disposition.kind);
    });
}

static Reply replyWith(const QList<Finished> &all, Disposition::Kind kind)
{
    QStringList sentences;
    for (const Finished &finished : all)
        sentences.append(sentenceFor(finished, kind));
    const auto items = jsonList(all, [](const Finished &finished) { return jsonOf(finished); });
    return {{{u"items"_s, items}}, sentences.join(u'\n'), {}};
}

static Answer finish(Call &call, const Disposition &disposition)
{
    const auto lock = call.lock();
    if (!lock)
        return failed(lock);
    if (!call.arguments().isEmpty())
        return finishOne(call, *lock, disposition);
    return call.with([&](WorkStore &store) -> Answer {
        return store.finishAll(*lock, disposition).map([&](const QList<Finished> &all) {
            return replyWith(all, disposition.kind);
        });
    });
}

/// The record as it will be, if the queue's rules allow it. Whoever does not hold the item is told
/// so by finishing.
static Outcome<Record> corrected(WorkStore &store, QueueStore &queues, ItemId item,
                                 const LockId &lock, const Record &given, Given how)
{
    const auto detail = store.detail(item);
    if (!detail)
        return tl::unexpected<Error>(detail.error());
    const auto rules = queues.queue(detail->item.queue);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    const Record record = withGiven(detail->item.record, namedAsColumns(given, *rules), how);
    if (detail->item.lock.id != lock)
        return record;
    const Record known = withGiven(detail->imported, detail->item.record, Given::FieldsToChange);
    return checkCompleted(record, known, *rules, detail->item.missing).map([&](Done) {
        return record;
    });
}

static Answer completeWith(Call &call, const Record &given)
{
    const auto item = itemFrom(call.argument(0));
    const auto lock = call.lock();
    if (!item)
        return failed(item);
    if (!lock)
        return failed(lock);
    const Given how = call.has(u"replace"_s) ? Given::WholeRecord : Given::FieldsToChange;
    return call.with([&](WorkStore &store, QueueStore &queues) -> Answer {
        const auto record = corrected(store, queues, *item, *lock, given, how);
        if (!record)
            return failed(record);
        return finished(store.finish(*item, *lock, Disposition::complete(*record)),
                        Disposition::Kind::Complete);
    });
}

static Answer complete(Call &call)
{
    if (call.arguments().size() < 2)
        return finish(call, Disposition::complete());
    const auto given = objectIn(call.argument(1));
    return given ? completeWith(call, *given) : failed(given);
}

/// What was saved as a draft under the lock goes into the record, because returning ends the draft.
static Outcome<Disposition> withDraft(WorkStore &store, QueueStore &queues, ItemId item,
                                      const LockId &lock, Disposition disposition)
{
    const auto detail = store.detail(item);
    if (!detail)
        return tl::unexpected<Error>(detail.error());
    disposition.operation = newId();
    for (const Draft &draft : detail->drafts) {
        if (draft.lock != lock || draft.user != store.identity().user)
            continue;
        const auto rules = queues.queue(detail->item.queue);
        if (!rules)
            return tl::unexpected<Error>(rules.error());
        disposition.record = withGiven(detail->item.record, namedAsColumns(draft.content, *rules),
                                       Given::FieldsToChange);
        break;
    }
    return disposition;
}

static Outcome<Finished> returnOne(WorkStore &store, QueueStore &queues, ItemId item,
                                   const LockId &lock, const Disposition &disposition)
{
    const auto whole = withDraft(store, queues, item, lock, disposition);
    const bool isUnseen = !whole && (whole.error().kind == Error::Kind::NotFound ||
                                     whole.error().kind == Error::Kind::NotPermitted);
    if (!whole && !isUnseen)
        return tl::unexpected<Error>(whole.error());
    return store.finish(item, lock, whole.value_or(disposition));
}

/// All in one where nothing was typed; else each with its own record.
static Outcome<QList<Finished>> returnAll(WorkStore &store, QueueStore &queues, const LockId &lock,
                                          const Disposition &disposition)
{
    auto held = store.mine();
    if (!held)
        return tl::unexpected<Error>(held.error());
    held->removeIf([&](const HeldItem &one) { return one.item.lock.id != lock; });
    if (std::ranges::none_of(*held, [](const HeldItem &one) { return one.draft.has_value(); }))
        return store.finishAll(lock, disposition);
    QList<Finished> all;
    for (const HeldItem &one : *held) {
        const auto returned = returnOne(store, queues, one.item.id, lock, disposition);
        if (!returned)
            return tl::unexpected<Error>(returned.error());
        all << *returned;
    }
    return all;
}

static Answer returnWith(Call &call, const Disposition &disposition)
{
    const auto lock = call.lock();
    if (!lock)
        return failed(lock);
    if (call.arguments().isEmpty())
        return call.with([&](WorkStore &store, QueueStore &queues) -> Answer {
            return returnAll(store, queues, *lock, disposition).map([](const auto &all) {
                return replyWith(all, Disposition::Kind::Return);
            });
        });
    const auto item = itemFrom(call.argument(0));
    if (!item)
        return failed(item);
    return call.with([&](WorkStore &store, QueueStore &queues) -> Answer {
        return finished(returnOne(store, queues, *item, *lock, disposition),
                        Disposition::Kind::Return);
    });
}

static Answer returnItem(Call &call)
{
    const auto after = call.span(u"after"_s, std::chrono::seconds(0));
    if (!after)
        return failed(after);
    if (*after > longestReturn)
        return wrongUsage(
            Ctl::tr("An item can be returned for %1 at most.").arg(textOfSpan(longestReturn)));
    return returnWith(call, Disposition::returnLater(*after, call.text(u"reason"_s)));
}

static Answer dismiss(Call &call)
{
    return finish(call, Disposition::dismiss(call.text(u"reason"_s)));
}

static Answer fail(Call &call)
{
    const auto reason = call.needed(u"reason"_s);
    return reason ? finish(call, Disposition::fail(*reason)) : failed(reason);
}

static Answer sendBack(Call &call)
{
    const auto reason = call.needed(u"reason"_s);
    return reason ? finish(call, Disposition::sendBack(*reason)) : failed(reason);
}

QList<Command> finishCommands()
{
    const Option lock{u"lock"_s, u"UUID"_s,
                      Ctl::tr("The lock's id, as \"claim\" gave it; required.")};
    const Option after{u"after"_s, u"SPAN"_s,
                       Ctl::tr("Nobody gets it before this has passed; up to 72h.")};
    const Option reason{u"reason"_s, u"TEXT"_s, Ctl::tr("The reason; required.")};
    const Option optionalReason{
        u"reason"_s, u"TEXT"_s,
        Ctl::tr("The reason; required where the queue asks for it. It stays in the history.")};
    const QString all = u'\n' + Ctl::tr("Without ITEM: all that the lock holds.");
    return {
        {u"complete"_s,
         u"[ITEM [FILE]]"_s,
         0,
         2,
         Ctl::tr("Complete an item; FILE is a JSON object with the fields to change, the others "
                 "stay as they are.") +
             all,
         {lock,
          {u"replace"_s, {}, Ctl::tr("FILE is the whole record: what it does not name is gone.")}},
         complete},
        {u"return"_s,
         u"[ITEM]"_s,
         0,
         1,
         Ctl::tr("Give an item back, now or for later. What was saved as its draft goes into the "
                 "record.") +
             all,
         {lock, after, optionalReason},
         returnItem},
        {u"dismiss"_s,
         u"[ITEM]"_s,
         0,
         1,
         Ctl::tr("Dismiss an item for good, without completing it.") + all,
         {lock, optionalReason},
         dismiss},
        {u"fail"_s,
         u"[ITEM]"_s,
         0,
         1,
         Ctl::tr("Mark an item as failed, with a reason.") + all,
         {lock, reason},
         fail},
        {u"send-back"_s,
         u"[ITEM]"_s,
         0,
         1,
         Ctl::tr("Send an item back to the previous step, with a reason.") + all,
         {lock, reason},
         sendBack},
    };
}

} // namespace intray::ctl
