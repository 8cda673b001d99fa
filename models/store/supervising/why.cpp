// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/times.h"
#include "store/adopted/looking.h"
#include "store/adopted/pages.h"
#include "store/line/writing.h"
#include "store/refusals/refusals.h"
#include "store/rules/queuestore.h"
#include "store/rules/userstore.h"
#include "store/supervising/supervisionstore.h"
#include "store/work/workstore.h"

namespace intray {

using Kind = Obstacle::Kind;

namespace {

/// What only the database knows of an item.
struct Facts
{
    QStringList notFor;
    int attempts = 0;
    std::optional<int> attemptsAllowed;
    bool isFound = true; ///< By the last run of its queue's query.
};

Facts factsOf(const Row &row)
{
    Facts facts;
    for (const char *column : {"not_for", "nor_for"})
        if (!row.text(column).isEmpty())
            facts.notFor << row.text(column);
    facts.attempts = static_cast<int>(row.number("attempts"));
    if (!row.isNull("attempts_allowed"))
        facts.attemptsAllowed = static_cast<int>(row.number("attempts_allowed"));
    facts.isFound = row.isTrue("is_found");
    return facts;
}

Obstacle of(Kind kind, const Queue &queue)
{
    Obstacle obstacle;
    obstacle.kind = kind;
    obstacle.queue = queue.name;
    return obstacle;
}

Obstacle by(Kind kind, const QString &user, const QDateTime &since, const QString &text = {})
{
    Obstacle obstacle;
    obstacle.kind = kind;
    obstacle.user = user;
    obstacle.since = since;
    obstacle.text = text;
    return obstacle;
}

Obstacle failed(const ItemDetail &detail, const Facts &facts)
{
    const bool isUsedUp = facts.attemptsAllowed && detail.item.attempts >= *facts.attemptsAllowed;
    Obstacle obstacle = by(isUsedUp ? Kind::UsedUp : Kind::Failed, detail.finishedBy,
                           detail.finishedAt, detail.error);
    obstacle.count = isUsedUp ? detail.item.attempts : 0;
    return obstacle;
}

/// How the item itself stands in the way; nothing: it is open.
std::optional<Obstacle> standing(const ItemDetail &detail, const Facts &facts, const QDateTime &now)
{
    const Item &item = detail.item;
    switch (item.state) {
    case State::Locked: {
        Obstacle held = by(item.lock.expiresAt <= now ? Kind::Expired : Kind::Held, item.lock.user,
                           item.lock.lockedAt);
        held.until = item.lock.expiresAt;
        held.isElsewhere = item.lock.isElsewhere();
        return held;
    }
    case State::Done:
        return by(Kind::Done, detail.finishedBy, detail.finishedAt);
    case State::Dismissed:
        return by(Kind::Dismissed, detail.finishedBy, detail.finishedAt);
    case State::Failed:
        return failed(detail, facts);
    default:
        return std::nullopt;
    }
}

/// If nobody is listed, everybody may take items.
bool hasMember(const QList<User> &users, const QString &queue)
{
    return users.isEmpty() || std::any_of(users.begin(), users.end(), [&](const User &user) {
               return takesItems(user) && isMember(user, queue);
           });
}

/// What the queue's rules put in the way of everybody.
QList<Obstacle> rulesInTheWay(const Queue &queue, const QList<User> &users)
{
    QList<Obstacle> all;
    if (queue.paused)
        all << of(Kind::Paused, queue);
    if (!hasMember(users, queue.name))
        all << of(Kind::NoMember, queue);
    return all;
}

QList<Obstacle> rulesForOpen(const Item &item, const Facts &facts, const Queue &queue,
                             const QDateTime &now)
{
    QList<Obstacle> all;
    if (item.availableAt > now) {
        Obstacle later = of(Kind::Later, queue);
        later.until = item.availableAt;
        all << later;
    }
    if (queue.isFilledBySource() && !facts.isFound)
        all << of(Kind::NoLongerMatches, queue);
    if (!item.assignedTo.isEmpty())
        all << by(Kind::Assigned, item.assignedTo, {});
    if (queue.otherHands)
        for (const QString &user : facts.notFor)
            all << by(Kind::OtherHands, user, {});
    return all;
}

QList<Obstacle> orNone(const QList<Obstacle> &all)
{
    return all.isEmpty() ? QList<Obstacle>{Obstacle()} : all;
}

} // namespace

Outcome<QList<Obstacle>> SupervisionStore::whyNot(ItemId item)
{
    const auto found = WorkStore(m_connection, m_identity).detail(item);
    if (!found)
        return tl::unexpected<Error>(found.error());
    const auto rules = QueueStore(m_connection, m_identity).queue(found->item.queue);
    const auto everybody = UserStore(m_connection, m_identity).users();
    if (!rules || !everybody)
        return tl::unexpected<Error>(rules ? everybody.error() : rules.error());
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<Obstacle>> {
        const QDateTime now = timeFromIso(sql.now());
        const Facts facts =
            sql.first("facts_for_why", {{":item", item.value()}}, factsOf).value_or(Facts());
        QList<Obstacle> all;
        if (const auto own = standing(*found, facts, now))
            all << *own;
        if (found->item.state == State::Open || found->item.state == State::Locked)
            all << rulesInTheWay(*rules, *everybody)
                << rulesForOpen(found->item, facts, *rules, now);
        return orNone(all);
    });
}

namespace {

/// Why this user takes nothing anywhere, or nothing from this queue.
std::optional<Obstacle> rightMissing(const QList<User> &users, const QString &name,
                                     const QString &queue)
{
    Obstacle obstacle = by(Kind::NotKnown, name, {});
    obstacle.queue = queue;
    const auto user =
        std::find_if(users.begin(), users.end(), [&](const User &one) { return one.name == name; });
    if (users.isEmpty())
        return std::nullopt;
    if (user == users.end() || !user->active)
        return obstacle;
    obstacle.kind = takesItems(*user) ? Kind::NotMember : Kind::NoWorkingRole;
    if (takesItems(*user) && isMember(*user, queue))
        return std::nullopt;
    return obstacle;
}

std::optional<Obstacle> limitReached(const Queue &queue, const QString &user, int held)
{
    if (!queue.locksPerUser || held < *queue.locksPerUser)
        return std::nullopt;
    Obstacle obstacle = of(Kind::LockLimit, queue);
    obstacle.user = user;
    obstacle.count = held;
    return obstacle;
}

/// Why nothing is left for this user; nothing: something is.
QList<Obstacle> nothingLeft(const Queue &queue, const QString &user, const Row &row)
{
    if (row.number("for_this_user") > 0)
        return {};
    QList<Obstacle> all;
    if (row.number("held_by_others") > 0) {
        all << of(Kind::AllHeld, queue);
        all.last().count = static_cast<int>(row.number("held_by_others"));
    }
    if (!row.text("next_available").isEmpty()) {
        all << of(Kind::AllLater, queue);
        all.last().until = timeFromIso(row.text("next_available"));
    }
    if (row.number("are_for_others") > 0) {
        all << of(Kind::ForOthers, queue);
        all.last().count = static_cast<int>(row.number("are_for_others"));
    }
    if (row.number("need_other_hands") > 0)
        all << by(Kind::OtherHands, user, {});
    return all.isEmpty() ? QList<Obstacle>{of(Kind::Empty, queue)} : all;
}

/// Of a row of an adopted table there may be no item yet.
bool hasFreeRow(Connection &connection, Sql &sql, const Queue &queue)
{
    return isAdopted(sql, queue.id) && adoptedCount(connection, queue.id).free > 0;
}

} // namespace

Outcome<QList<Obstacle>> SupervisionStore::whyNothing(const QString &user, const QString &queueName)
{
    const auto rules = QueueStore(m_connection, m_identity).queue(queueName);
    const auto everybody = UserStore(m_connection, m_identity).users();
    if (!rules || !everybody)
        return tl::unexpected<Error>(rules ? everybody.error() : rules.error());
    if (const auto looked = lookAtTables(m_connection, m_identity); !looked)
        return tl::unexpected<Error>(looked.error());
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<Obstacle>> {
        QList<Obstacle> all;
        if (const auto missing = rightMissing(*everybody, user, queueName))
            all << *missing;
        if (rules->paused)
            all << of(Kind::Paused, *rules);
        if (rules->isFilledBySource())
            all << of(Kind::OnRequest, *rules);
        sql.each("left_for_user",
                 {{":queue_id", rules->id.value()}, {":user", user}, {":now", sql.now()}},
                 [&](const Row &row) {
                     if (const auto limit =
                             limitReached(*rules, user, static_cast<int>(row.number("held"))))
                         all << *limit;
                     all << (hasFreeRow(m_connection, sql, *rules)
                                 ? QList<Obstacle>()
                                 : nothingLeft(*rules, user, row));
                     return false;
                 });
        return orNone(all);
    });
}

} // namespace intray
