// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/bulk.h"
#include "ctl/call.h"
#include "ctl/interruption.h"
#include "ctl/json.h"
#include "ctl/listing.h"
#include "ctl/text.h"
#include "queue/shellword.h"
#include "store/rules/queuestore.h"
#include "store/supervising/bulkwork.h"
#include "store/supervising/supervisionstore.h"

#include <array>

namespace intray::ctl {

using namespace Qt::StringLiterals;

namespace {

QString shownClient(ClientLife life)
{
    switch (life) {
    case ClientLife::Alive:
        return u"alive"_s;
    case ClientLife::Silent:
        return u"silent"_s;
    case ClientLife::Unknown:
        break;
    }
    return u"unknown"_s;
}

QJsonObject lockJson(const HeldLock &held)
{
    return {{u"item"_s, held.item.value()},
            {u"queue"_s, held.queue},
            {u"key"_s, held.key},
            {u"user"_s, held.lock.user},
            {u"workstation"_s, held.lock.workstation},
            {u"locked_at"_s, jsonOf(held.lock.lockedAt)},
            {u"idle_since"_s, jsonOf(held.idleSince)},
            {u"expires_at"_s, jsonOf(held.lock.expiresAt)},
            {u"lock"_s, held.lock.id},
            {u"draft"_s, held.hasDraft},
            {u"client"_s, shownClient(held.client)},
            {u"client_seen_at"_s, jsonOf(held.clientSeenAt)},
            {u"expired"_s, held.isExpired},
            {u"abandoned"_s, held.isAbandoned}};
}

QString stationOf(const HeldLock &held)
{
    if (isWithoutWorkstation(held.lock))
        return Ctl::tr("none yet");
    return held.lock.isElsewhere() ? Ctl::tr("another program") : held.lock.workstation;
}

QString tableOf(const LockPage &page)
{
    if (page.locks.isEmpty())
        return Ctl::tr("No items are locked.");
    QList<QStringList> rows;
    for (const HeldLock &held : page.locks)
        rows.append({QString::number(held.item.value()), held.queue, held.key, held.lock.user,
                     stationOf(held), shownTime(held.lock.lockedAt), shownTime(held.idleSince),
                     shownTime(held.lock.expiresAt), held.hasDraft ? Ctl::tr("draft") : QString(),
                     held.isAbandoned ? Ctl::tr("abandoned") : shownClient(held.client)});
    const QStringList headings{
        Ctl::tr("item"), Ctl::tr("queue"), Ctl::tr("key"),        Ctl::tr("locked by"),
        Ctl::tr("at"),   Ctl::tr("since"), Ctl::tr("idle since"), Ctl::tr("until"),
        QString(),       QString()};
    return table(headings, rows);
}

constexpr std::array columnsOfLocks{
    LockQuery::By::Queue,  LockQuery::By::Key,  LockQuery::By::User,    LockQuery::By::Workstation,
    LockQuery::By::Since,  LockQuery::By::Idle, LockQuery::By::Expires, LockQuery::By::Draft,
    LockQuery::By::Client, LockQuery::By::Lock};

QStringList namesOfColumns()
{
    QStringList names;
    for (const LockQuery::By by : columnsOfLocks)
        names.append(nameOf(by));
    return names;
}

Checked<LockQuery> lockQueryOf(const Call &call)
{
    using By = LockQuery::By;
    LockQuery query;
    query.queue = call.text(u"queue"_s);
    query.user = call.text(u"of"_s);
    query.find = call.text(u"find"_s);
    query.onlyAbandoned = call.has(u"abandoned"_s);
    query.descending = call.has(u"descending"_s);
    if (!call.has(u"sort"_s))
        return query;
    for (const By by : columnsOfLocks) {
        if (nameOf(by) != call.text(u"sort"_s))
            continue;
        query.by = by;
        return query;
    }
    return wrongUsage(Ctl::tr("--sort must be one of %1.").arg(namesOfColumns().join(u", "_s)));
}

Reply pageReply(const LockPage &page, qint64 end)
{
    const QString next =
        end < page.total && !page.locks.isEmpty() ? QString::number(end) : QString();
    return {{{u"locks"_s, jsonList(page.locks, lockJson)},
             {u"total"_s, page.total},
             {u"abandoned"_s, page.abandoned},
             {u"next"_s, jsonOf(next)}},
            tableOf(page),
            next.isEmpty() ? QString()
                           : Ctl::tr("There is more: --cursor %1 goes on.").arg(shellWord(next))};
}

/// Whether there is such a queue, if one is named.
Outcome<Done> isThere(QueueStore &rules, const QString &queue)
{
    if (queue.isEmpty())
        return Done{};
    return rules.queue(queue).map([](const Queue &) { return Done{}; });
}

Answer locks(Call &call)
{
    const auto query = lockQueryOf(call);
    const auto limit = call.number(u"limit"_s, 200, 1, 500);
    const auto skip = call.number(u"cursor"_s, 0, 0, 1'000'000'000);
    if (!query)
        return failed(query);
    if (!limit || !skip)
        return failed(limit ? skip : limit);
    return call.with([&](SupervisionStore &store, QueueStore &rules) -> Answer {
        if (const auto there = isThere(rules, call.text(u"queue"_s)); !there)
            return failed(there);
        return store.locks(*query, *skip, *limit).map([&](const LockPage &page) {
            return pageReply(page, *skip + page.locks.size());
        });
    });
}

/// The locks on these items as they are seen now, so that no newer one is touched.
Outcome<QList<HeldLock>> locksOn(SupervisionStore &store, const QList<ItemId> &items)
{
    return allLocks(store, {}).map([&](const QList<HeldLock> &all) {
        QList<HeldLock> wanted;
        std::copy_if(all.begin(), all.end(), std::back_inserter(wanted),
                     [&](const HeldLock &held) { return items.contains(held.item); });
        return wanted;
    });
}

QString sentenceFor(const TakeAway &how, int count)
{
    return how.to.isEmpty()
               ? Ctl::tr("%n item(s) were reopened.", nullptr, count)
               : Ctl::tr("%n item(s) are now locked by %1.", nullptr, count).arg(how.to);
}

Answer takeAway(Call &call, Connection &connection, SupervisionStore &store,
                const QList<HeldLock> &locks, const TakeAway &how)
{
    if (call.has(u"dry-run"_s))
        return previewOf(locks);
    const Interruption interruption(connection);
    return takeAwayMany(store, seen(locks), how, shownProgress(), interruption.cancellation())
        .map([&](const BulkResult &result) {
            return replyWith(how.to.isEmpty() ? u"released"_s : u"reassigned"_s,
                             sentenceFor(how, int(result.done.size())), result);
        });
}

Checked<TakeAway> howOf(const Call &call)
{
    const auto reason = call.needed(u"reason"_s);
    if (!reason)
        return failed(reason);
    return TakeAway{*reason, call.text(u"to"_s), call.has(u"with-draft"_s)};
}

/// Items that nobody holds are no fault, but told.
BulkResult notHeld(const QList<ItemId> &items, const QList<HeldLock> &locks)
{
    BulkResult result;
    for (const ItemId item : items) {
        const bool isHeld = std::any_of(locks.begin(), locks.end(),
                                        [&](const HeldLock &held) { return held.item == item; });
        if (!isHeld)
            result.notDone << NotDone{
                item, Error{Error::Kind::LockLost, Ctl::tr("Nobody holds this item."), {}}};
    }
    return result;
}

Answer reassign(Call &call)
{
    const auto items = itemsFrom(call.arguments());
    const auto how = howOf(call);
    const auto to = call.needed(u"to"_s);
    if (!items)
        return failed(items);
    if (!how || !to)
        return how ? failed(to) : failed(how);
    const auto open = call.connection();
    if (!open)
        return failed(open);
    SupervisionStore store(**open, call.identity());
    const auto held = locksOn(store, *items);
    if (!held)
        return failed(held);
    if (call.has(u"dry-run"_s))
        return previewOf(*held);
    const Interruption interruption(**open);
    const auto result =
        takeAwayMany(store, seen(*held), *how, shownProgress(), interruption.cancellation());
    if (!result)
        return failed(result);
    BulkResult all = *result;
    all += notHeld(*items, *held);
    return replyWith(u"reassigned"_s, sentenceFor(*how, int(all.done.size())), all);
}

Answer handover(Call &call)
{
    const auto user = call.needed(u"of"_s);
    const auto how = howOf(call);
    if (!user)
        return failed(user);
    if (!how)
        return failed(how);
    const auto open = call.connection();
    if (!open)
        return failed(open);
    SupervisionStore store(**open, call.identity());
    LockQuery query;
    query.user = *user;
    const auto held = allLocks(store, query);
    if (!held)
        return failed(held);
    return takeAway(call, **open, store, *held, *how);
}

} // namespace

QList<Command> takingCommands()
{
    const Option reason{u"reason"_s, u"TEXT"_s, Ctl::tr("The reason; required.")};
    const Option draft{
        u"with-draft"_s, {}, Ctl::tr("What was typed is proposed to whoever gets the item.")};
    const Option preview{u"dry-run"_s, {}, Ctl::tr("Only show what would happen.")};
    const Option holder{u"of"_s, u"USER"_s, Ctl::tr("Whose items; required.")};
    const Option receiver{u"to"_s, u"USER"_s, Ctl::tr("Who gets the items; required.")};
    const Option next{u"to"_s, u"USER"_s,
                      Ctl::tr("Who gets the items; by default they are open again.")};
    return {
        {u"locks"_s,
         {},
         0,
         0,
         Ctl::tr("List who holds what, in all queues."),
         {{u"queue"_s, u"QUEUE"_s, Ctl::tr("Of this queue only.")},
          {u"of"_s, u"USER"_s, Ctl::tr("Only items that this user holds.")},
          {u"find"_s, u"TEXT"_s, Ctl::tr("Anywhere in key, queue, user, workstation or lock id.")},
          {u"abandoned"_s, {}, Ctl::tr("Expired, or the holder's program does not respond.")},
          {u"sort"_s, u"BY"_s, Ctl::tr("Such as since, idle, expires, user or key."),
           namesOfColumns()},
          {u"descending"_s, {}, Ctl::tr("In descending order.")},
          {u"limit"_s, u"N"_s, Ctl::tr("At most this many, up to 500; 200 by default.")},
          cursorOption()},
         locks},
        {u"reassign"_s,
         u"ITEM..."_s,
         1,
         anyNumber,
         Ctl::tr("Give items that somebody holds to somebody else."),
         {receiver, reason, draft, preview},
         reassign},
        {u"handover"_s,
         {},
         0,
         0,
         Ctl::tr(
             "Hand over everything that somebody holds, to somebody else or back to the queue."),
         {holder, next, reason, draft, preview},
         handover}};
}

} // namespace intray::ctl
