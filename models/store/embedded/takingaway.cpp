// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/takingaway.h"

#include "store/embedded/adoptedwork.h"
#include "store/line/sql.h"
#include "store/refusals/refusals.h"

namespace intray {

bool releaseSeen(const Writing &writing, const SeenLock &seen, EventKind kind,
                 const QJsonObject &detail, State state)
{
    const auto holding = writing.holding(seen.item);
    const auto adopted = adoptedItem(writing, seen.item);
    if (adopted && holding && holding->lock.id == seen.lock)
        freeAdopted(writing, *adopted, holding->lock.user, seen.lock);
    if (writing.sql.change(
            "release_item",
            {{":item", seen.item.value()}, {":lock", seen.lock}, {":state", nameOf(state)}}) == 0)
        return false;
    writing.tell(kind, seen.item, seen.lock, {}, detail);
    return true;
}

std::optional<Error> whyNotTheirs(const NewHolder &to, const QString &queue, bool needsOtherHands)
{
    if (!to.queues.isEmpty() && !to.queues.contains(queue))
        return refused("not_a_member", {{"user", to.who.user}, {"queue", queue}});
    if (needsOtherHands)
        return refused("not_for_them", {{"user", to.who.user}});
    return std::nullopt;
}

namespace {

bool isListed(Sql &sql)
{
    return sql.first("users", {}, [](const Row &) { return 0; }).has_value();
}

bool isOneOf(const QStringList &roles, const QStringList &wanted)
{
    return std::any_of(roles.begin(), roles.end(),
                       [&](const QString &role) { return wanted.contains(role); });
}

/// Why the new holder may not have this item; nothing: it may.
std::optional<Error> whyNotFor(const Writing &writing, const NewHolder &to, ItemId item,
                               const Lock &lock)
{
    struct Rules
    {
        QString queue;
        bool needsOtherHands;
        int allowed;
    };
    const QString &name = to.who.user;
    if (lock.user == name)
        return refused("holds_already", {{"user", name}});
    const auto rules = writing.sql.first(
        "queue_of_item", {{":item", item.value()}, {":user", name}}, [](const Row &row) {
            return Rules{row.text("name"), row.isTrue("needs_other_hands"),
                         row.isNull("locks_per_user")
                             ? std::numeric_limits<int>::max()
                             : static_cast<int>(row.number("locks_per_user"))};
        });
    const QueueId queue =
        writing.sql.first("item_by_id", {{":item", item.value()}}, itemOf)->queueId;
    const int held =
        writing.sql.number("my_locks", {{":user", name}, {":queue_id", queue.value()}}, "held")
            .toInt();
    if (const auto why = whyNotTheirs(to, rules->queue, rules->needsOtherHands))
        return why;
    if (held >= rules->allowed)
        return refused("holds_enough", {{"user", name}, {"queue", rules->queue}});
    return std::nullopt;
}

bool give(const Writing &writing, const NewHolder &to, ItemId item, const LockId &lock)
{
    const Writing theirs(writing.sql, to.who);
    const auto adopted = adoptedItem(theirs, item);
    const bool isGiven =
        adopted ? takeAdoptedItem(theirs, *adopted, lock)
                : writing.sql.change("give_item",
                                     Bindings{{":item", item.value()},
                                              {":lock", lock},
                                              {":user", to.who.user},
                                              {":workstation", notNull(to.who.workstation)},
                                              {":now", writing.now}}) > 0;
    if (isGiven)
        theirs.tell(EventKind::Claimed, item, lock, {},
                    {{QStringLiteral("given_by"), writing.identity.user}});
    return isGiven;
}

QJsonObject detailOf(const TakeAway &how, const QString &holder)
{
    QJsonObject detail{{QStringLiteral("reason"), how.reason}, {QStringLiteral("holder"), holder}};
    if (!how.to.isEmpty())
        detail.insert(QStringLiteral("to"), how.to);
    return detail;
}

/// Nothing: it was done.
std::optional<Error> takeOne(const Writing &writing, const SeenLock &seen, const TakeAway &how,
                             const std::optional<NewHolder> &to, const LockId &newLock)
{
    const auto holding = writing.holding(seen.item);
    if (!holding)
        return refused("no_such_item", {{"item", seen.item}});
    if (holding->lock.id != seen.lock || seen.lock.isEmpty())
        return refused("lock_was_gone", {holding->lock, holding->state});
    if (to && writing.sql.isClockPutForward())
        return refused("clock_moved");
    if (to)
        if (const auto why = whyNotFor(writing, *to, seen.item, holding->lock))
            return why;
    if (how.draftsGoAlong)
        writing.sql.change(
            "propose",
            {{":item", seen.item.value()}, {":lock", seen.lock}, {":user", writing.identity.user}});
    releaseSeen(writing, seen, EventKind::Released, detailOf(how, holding->lock.user));
    if (to && !give(writing, *to, seen.item, newLock))
        return refused("taken_between");
    return std::nullopt;
}

} // namespace

Outcome<NewHolder> newHolder(Sql &sql, const QString &name, const QString &workstation)
{
    struct Listed
    {
        QStringList roles;
        QStringList queues;
    };
    const auto listed = sql.first("user_by_name", {{":name", name}}, [](const Row &row) {
        return Listed{row.text("roles").split(u',', Qt::SkipEmptyParts),
                      row.text("queues").split(u',', Qt::SkipEmptyParts)};
    });
    if (!listed && isListed(sql))
        return tl::unexpected<Error>(refused("no_such_user", {{"user", name}}));
    if (!listed)
        return NewHolder{{name, workstation}, {}};
    static const QStringList seesAll{nameOf(Role::Supervisor)};
    if (!isOneOf(listed->roles,
                 {nameOf(Role::Clerk), nameOf(Role::Worker), nameOf(Role::Supervisor)}))
        return tl::unexpected<Error>(refused("takes_nothing", {{"user", name}}));
    return NewHolder{{name, workstation},
                     isOneOf(listed->roles, seesAll) ? QStringList() : listed->queues};
}

BulkResult takeAwayFrom(const Writing &writing, const QList<SeenLock> &locks, const TakeAway &how,
                        const std::optional<NewHolder> &to)
{
    const LockId newLock = newId();
    BulkResult result;
    for (const SeenLock &seen : locks) {
        if (const auto why = takeOne(writing, seen, how, to, newLock))
            result.notDone << NotDone{seen.item, *why};
        else
            result.done << seen.item;
    }
    return result;
}

} // namespace intray
