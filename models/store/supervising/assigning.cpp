// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/assigning.h"

#include "store/eachonce.h"
#include "store/embedded/takingaway.h"
#include "store/line/verbs.h"
#include "store/refusals/refusals.h"
#include "store/rules/userstore.h"
#include "store/supervising/supervisionstore.h"

#include <algorithm>

namespace intray {

namespace {

/// An item before it is assigned.
struct ToAssign
{
    State state;
    Lock lock;
    QString assignedTo;
    QString queue;
    bool isFilledBySource;
    bool standsInTable;
    bool needsOtherHands;
};

ToAssign toAssignOf(const Row &row)
{
    return {stateNamed(row.text("state")).value_or(State::Open),
            lockOf(row),
            row.text("assigned_to"),
            row.text("queue"),
            row.isTrue("is_filled_by_source"),
            row.isTrue("stands_in_table"),
            row.isTrue("needs_other_hands")};
}

void tellAssigned(const Writing &writing, ItemId item, const QString &was, const Assignment &now)
{
    QJsonObject detail;
    const auto say = [&](const char *name, const QString &text) {
        if (!text.isEmpty())
            detail.insert(QLatin1StringView(name), text);
    };
    say("to", now.to);
    say("was", was);
    say("reason", now.reason);
    writing.tell(now.to.isEmpty() ? EventKind::Unassigned : EventKind::Assigned, item, {}, {},
                 detail);
}

void putInLine(const Writing &writing, ItemId item, const QString &was, const Assignment &now)
{
    writing.sql.change("assign_item", {{":item", item.value()}, {":to", textOrNull(now.to)}});
    tellAssigned(writing, item, was, now);
}

/// What is in the way of assigning one item; nothing: it is assigned.
std::optional<Error> assignOne(const Writing &writing, ItemId item, const Assignment &assignment,
                               const std::optional<NewHolder> &to)
{
    const auto its = writing.sql.first(
        "item_to_assign", {{":item", item.value()}, {":to", notNull(assignment.to)}}, toAssignOf);
    if (!its)
        return refused("no_such_item", {{"item", item}});
    if (its->standsInTable)
        return refused("assigns_in_table");
    if (its->isFilledBySource)
        return refused("assigns_in_query");
    if (its->state != State::Open)
        return refused("does_not_wait", {its->lock, its->state});
    if (to)
        if (const auto why = whyNotTheirs(*to, its->queue, its->needsOtherHands))
            return why;
    if (its->assignedTo != assignment.to)
        putInLine(writing, item, its->assignedTo, assignment);
    return std::nullopt;
}

} // namespace

Outcome<BulkResult> embedded::assign(const Writing &writing, const verbs::Assign &given)
{
    const Assignment assignment{given.assignee, given.reason};
    std::optional<NewHolder> to;
    if (!assignment.to.isEmpty() && !isTagged(assignment.to)) {
        const auto user = newHolder(writing.sql, assignment.to, {});
        if (!user)
            return tl::unexpected<Error>(user.error());
        to = *user;
    }
    if (!assignment.to.isEmpty())
        writing.sql.change("add_assignee", {{":to", assignment.to}});
    BulkResult result;
    for (const ItemId item : idsIn(given.items)) {
        if (const auto why = assignOne(writing, item, assignment, to))
            result.notDone << NotDone{item, *why};
        else
            result.done << item;
    }
    return result;
}

void freeStranded(const Writing &writing)
{
    const auto stranded = writing.sql.all("stranded_items", {}, [](const Row &row) {
        return std::pair(ItemId(row.number("id")), row.text("assigned_to"));
    });
    for (const auto &[item, was] : stranded)
        putInLine(writing, item, was, {});
}

void assignToAsker(const Writing &writing, ItemId item, const QString &asker)
{
    const auto user = newHolder(writing.sql, asker, {});
    if (!user)
        return; // gone meanwhile: it is everybody's
    const auto found = writing.sql.first("item_by_id", {{":item", item.value()}}, itemOf);
    if (found && found->assignedTo.startsWith(u'@'))
        return; // it still needs the tag
    writing.sql.change("add_assignee", {{":to", asker}});
    (void)assignOne(writing, item, {asker, {}}, *user);
}

Outcome<BulkResult> SupervisionStore::assign(const QList<ItemId> &items,
                                             const Assignment &assignment)
{
    if (isTagged(assignment.to) && !isTag(assignment.to.mid(1)))
        return tl::unexpected<Error>(refused("no_tag", {{"tag", assignment.to.mid(1)}}));
    return carryOut(m_connection, m_identity, verbs::assign,
                    {idsText(eachOnce(items)), assignment.to, assignment.reason});
}

Outcome<QList<AssignedItems>> SupervisionStore::assignedItems()
{
    return attempt(m_connection, [](Sql &sql) -> Outcome<QList<AssignedItems>> {
        return sql.all("assigned_items", {}, [](const Row &row) {
            return AssignedItems{row.text("queue"), row.text("assigned_to"), row.number("items"),
                                 row.isTrue("has_taker")};
        });
    });
}

Outcome<QList<UserTag>> UserStore::tags()
{
    return attempt(m_connection, [](Sql &sql) -> Outcome<QList<UserTag>> {
        return sql.all("user_tags", {}, [](const Row &row) {
            return UserTag{row.text("user"), row.text("queue"), row.text("tag")};
        });
    });
}

Outcome<Done> UserStore::setTags(const QString &user, const QString &queue, const QStringList &tags)
{
    const auto odd =
        std::find_if_not(tags.begin(), tags.end(), [](const QString &tag) { return isTag(tag); });
    if (odd != tags.end())
        return tl::unexpected<Error>(refused("no_tag", {{"tag", *odd}}));
    return carryOut(m_connection, m_identity, verbs::setTags,
                    {user, queue, jsonText(QJsonArray::fromStringList(tags))});
}

} // namespace intray
