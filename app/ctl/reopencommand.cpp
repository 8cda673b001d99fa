// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/bulk.h"
#include "ctl/call.h"
#include "ctl/interruption.h"
#include "ctl/json.h"
#include "ctl/listing.h"
#include "ctl/shortage.h"
#include "store/supervising/bulkwork.h"
#include "store/supervising/supervisionstore.h"
#include "store/work/workstore.h"

namespace intray::ctl {

using namespace Qt::StringLiterals;

namespace {

Answer reopenOwn(WorkStore &store, ItemId item)
{
    const auto claim = store.reopenOwn(item);
    if (!claim)
        return failed(claim);
    if (claim->items.isEmpty())
        return Reply{jsonOf(*claim, {}), {}, sentenceFor(*claim), exitFor(claim->shortage)};
    const Item &own = claim->items.constFirst();
    return Reply{{{u"item"_s, item.value()},
                  {u"state"_s, nameOf(State::Locked)},
                  {u"lock"_s, claim->lock},
                  {u"expires_at"_s, jsonOf(own.lock.expiresAt)}},
                 Ctl::tr("You hold item %1 again, under the lock %2.")
                     .arg(QString::number(item.value()), claim->lock),
                 {}};
}

/// Who is no supervisor reopens what they finished themselves.
Answer reopenOne(Call &call, ItemId item)
{
    return call.with([&](SupervisionStore &store, WorkStore &work) -> Answer {
        if (call.has(u"own"_s))
            return reopenOwn(work, item);
        const auto opened = store.reopen(item);
        if (!opened && opened.error().kind == Error::Kind::NotPermitted)
            return reopenOwn(work, item);
        return opened.map([&](Done) {
            const QJsonObject json{{u"item"_s, item.value()}, {u"state"_s, nameOf(State::Open)}};
            return Reply{json, Ctl::tr("Item %1 is open again.").arg(item.value()), {}};
        });
    });
}

Reply reopened(const BulkResult &result)
{
    return replyWith(u"reopened"_s,
                     Ctl::tr("%n item(s) were reopened.", nullptr, int(result.done.size())),
                     result);
}

Checked<QDateTime> timeFrom(const Call &call, const QString &option)
{
    if (!call.has(option))
        return QDateTime();
    const QDateTime time = QDateTime::fromString(call.text(option), Qt::ISODate);
    if (time.isValid())
        return time.toUTC();
    return wrongUsage(
        Ctl::tr("--%1 must be a day or a time such as 2026-03-01 or 2026-03-01T08:00.")
            .arg(option));
}

Checked<FinishedQuery> finishedQueryOf(const Call &call)
{
    FinishedQuery query;
    query.queue = call.text(u"queue"_s);
    query.finishedBy = call.text(u"of"_s);
    query.find = call.text(u"find"_s);
    const auto since = timeFrom(call, u"since"_s);
    const auto until = timeFrom(call, u"until"_s);
    if (!since || !until)
        return failed(since ? until : since);
    query.from = *since;
    query.to = *until;
    if (!call.has(u"state"_s))
        return query;
    const auto state = shownStateNamed(call.text(u"state"_s));
    if (!state)
        return failed(state);
    if (*state == State::Open || *state == State::Locked)
        return wrongUsage(Ctl::tr("--state must be done, failed or dismissed."));
    query.states = {*state};
    return query;
}

Answer reopenFound(Call &call)
{
    const auto query = finishedQueryOf(call);
    if (!query)
        return failed(query);
    const auto open = call.connection();
    if (!open)
        return failed(open);
    SupervisionStore store(**open, call.identity());
    if (call.has(u"dry-run"_s))
        return store.countFinished(*query).map([](qint64 count) {
            return Reply{{{u"items"_s, count}},
                         Ctl::tr("%n item(s) would be reopened.", nullptr, int(count)),
                         {}};
        });
    const Interruption interruption(**open);
    return intray::reopenFound(store, *query, call.text(u"reason"_s), shownProgress(),
                               interruption.cancellation())
        .map(reopened);
}

Answer reopen(Call &call)
{
    if (call.has(u"queue"_s) != call.arguments().isEmpty())
        return wrongUsage(Ctl::tr("Name items, or with --queue the finished items of a queue."));
    if (call.has(u"queue"_s))
        return reopenFound(call);
    const auto items = itemsFrom(call.arguments());
    if (!items)
        return failed(items);
    if (call.has(u"own"_s) && (items->size() > 1 || call.has(u"reason"_s)))
        return wrongUsage(Ctl::tr("--own is for one item, and without --reason."));
    if (items->size() == 1 && !call.has(u"reason"_s))
        return reopenOne(call, items->constFirst());
    return call.with([&](SupervisionStore &store) -> Answer {
        return reopenMany(store, *items, call.text(u"reason"_s), shownProgress()).map(reopened);
    });
}

} // namespace

QList<Command> reopenCommands()
{
    return {
        {u"reopen"_s,
         u"[ITEM...]"_s,
         0,
         anyNumber,
         Ctl::tr("Reopen finished items: those named, or with --queue all that match. For "
                 "supervisors.\nOthers get back one item that they finished themselves, under a "
                 "lock, within the time that its queue allows."),
         {{u"queue"_s, u"QUEUE"_s, Ctl::tr("Finished items of this queue, instead of ITEM.")},
          stateOption(Ctl::tr("Only those that are done, failed or dismissed.")),
          {u"of"_s, u"USER"_s, Ctl::tr("Only those that this user finished.")},
          {u"since"_s, u"TIME"_s,
           Ctl::tr("Only those finished on this day or at this time, or later.")},
          {u"until"_s, u"TIME"_s, Ctl::tr("Only those finished before this day or time.")},
          {u"find"_s, u"TEXT"_s,
           Ctl::tr("Only items with each of these words in the key or the record.")},
          {u"reason"_s, u"TEXT"_s, Ctl::tr("The reason; it stays in the history.")},
          {u"own"_s, {}, Ctl::tr("For supervisors: get an item of your own back under a lock.")},
          {u"dry-run"_s, {}, Ctl::tr("Only show how many.")}},
         reopen}};
}

} // namespace intray::ctl
