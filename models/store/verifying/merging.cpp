// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/correction.h"
#include "store/embedded/changedrecord.h"
#include "store/line/verbs.h"
#include "store/line/writing.h"
#include "store/refusals/refusals.h"
#include "store/verifying/duplicatestore.h"

namespace intray {

namespace {

using namespace Qt::StringLiterals;

/// One of the two items, as they stand.
struct ItemToMerge
{
    ItemId item;
    QueueId queue;
    QString key;
    State state = State::Open;
    Lock lock;
    qint64 change = 0;
    RecordLimits limits;
    bool isOver = false;      ///< Its lock has expired.
    bool isForOthers = false; ///< This user did the step before, and may not do this one.
    bool isAnothers = false;  ///< Assigned to somebody else, or needs a tag that this user lacks.
    bool isAdopted = false;

    bool isEnded() const { return state != State::Open && state != State::Locked; }
    bool isHeld() const { return state == State::Locked && !isOver; }
    bool isHeldBy(const QString &user) const { return state == State::Locked && lock.user == user; }
};

ItemToMerge itemToMergeOf(const Row &row)
{
    return {ItemId(row.number("id")),
            QueueId(row.number("queue_id")),
            row.text("key"),
            stateNamed(row.text("state")).value_or(State::Open),
            lockOf(row),
            row.number("change"),
            recordLimitsOf(row),
            row.isTrue("is_over"),
            row.isTrue("is_for_others"),
            row.isTrue("is_anothers"),
            row.isTrue("is_adopted")};
}

std::optional<ItemToMerge> itemToMerge(const Writing &writing, ItemId item)
{
    return writing.sql.first(
        "item_to_merge",
        {{":item", item.value()}, {":user", writing.identity.user}, {":now", writing.now}},
        itemToMergeOf);
}

/// Whether this user has told just this merge under its operation; nothing: it is not told yet.
std::optional<bool> wasTold(const Writing &writing, ItemId item, const Merge &merge)
{
    const auto told =
        writing.sql.first("event_of_operation", {{":operation", merge.operation}}, eventOf);
    if (!told)
        return std::nullopt;
    return told->kind == EventKind::Merged && told->item == item &&
           told->user == writing.identity.user &&
           told->detail.value(u"into"_s).toInteger() == merge.keeper.value();
}

std::optional<Error> pairRefused(const ItemToMerge &one, const ItemToMerge &other)
{
    if (one.item == other.item)
        return refused("merge_itself");
    return one.queue == other.queue ? std::nullopt : std::optional(refused("merge_queues"));
}

std::optional<Error> heldByAnother(const Writing &writing, const ItemToMerge &item)
{
    if (!item.isHeld() || item.isHeldBy(writing.identity.user))
        return std::nullopt;
    return refused("merge_held", {item.lock, State::Locked, {{"key", item.key}}});
}

std::optional<Error> saidToBeTwo(const Writing &writing, const ItemToMerge &item,
                                 const ItemToMerge &kept)
{
    const auto told = writing.sql.first(
        "told_of_pair", {{":item", item.item.value()}, {":other", kept.item.value()}}, eventOf);
    if (!told || told->detail.contains(u"alike"_s))
        return std::nullopt;
    return refused(
        "merge_told_apart",
        {{"key", item.key}, {"other_key", kept.key}, {"user", told->user}, {"at", told->at}});
}

std::optional<Error> recordRefusedFor(const Writing &writing, const ItemToMerge &kept,
                                      const Merge &merge)
{
    if (!merge.record)
        return std::nullopt;
    if (kept.isEnded())
        return refused("merge_ended", {{"key", kept.key}});
    if (kept.isHeld())
        return refused("merge_in_hand", {kept.lock, State::Locked, {{"key", kept.key}}});
    if (kept.isForOthers)
        return refused("merge_other_hands", {{"key", kept.key}});
    if (kept.change != merge.seen)
        return refused("merge_changed", {{"key", kept.key}});
    const Record known = writing.sql
                             .first("record_of_item", {{":item", kept.item.value()}},
                                    [](const Row &row) {
                                        return withGiven(row.json("imported"), row.json("current"),
                                                         Given::FieldsToChange);
                                    })
                             .value_or(Record());
    const auto fault = faultIn(*merge.record, kept.limits, known, false);
    return fault ? std::optional(recordRefused(*fault)) : std::nullopt;
}

std::optional<Error> mergeRefused(const Writing &writing, const ItemToMerge &item,
                                  const ItemToMerge &kept, const Merge &merge)
{
    if (const auto refused = pairRefused(item, kept))
        return refused;
    if (item.isAdopted)
        return refused("merge_in_table");
    if (item.isEnded())
        return refused("merge_ended", {{"key", item.key}});
    if (kept.state == State::Dismissed)
        return refused("merge_gone", {{"key", kept.key}});
    if (const auto held = heldByAnother(writing, item))
        return held;
    if (const auto held = heldByAnother(writing, kept))
        return held;
    if (const auto refused = saidToBeTwo(writing, item, kept))
        return refused;
    if (kept.isAnothers && !kept.isEnded() && !kept.isHeldBy(writing.identity.user))
        return refused("for_somebody_else", {{"key", kept.key}});
    return recordRefusedFor(writing, kept, merge);
}

/// The kept one's lock has expired, and whoever had it must not write over what is merged.
void endLockThatIsOver(const Writing &writing, const ItemToMerge &kept)
{
    writing.sql.change(
        "release_item",
        {{":item", kept.item.value()}, {":lock", kept.lock.id}, {":state", nameOf(State::Open)}});
    writing.tell(EventKind::Expired, kept.item, kept.lock.id, {}, {{u"holder"_s, kept.lock.user}});
}

/// The digests of the record before and after, as the history tells them.
QString changeKept(const Writing &writing, const ItemToMerge &kept, const Record &record)
{
    if (kept.isOver)
        endLockThatIsOver(writing, kept);
    return changeRecord(writing, kept.item, kept.key, record);
}

/// The lock under which the item ends: its own, or one that is taken for that.
LockId lockToEnd(const Writing &writing, const ItemToMerge &item, const Merge &merge)
{
    if (item.isHeldBy(writing.identity.user))
        return item.lock.id;
    writing.sql.change("take_to_merge",
                       writing.with({{":item", item.item.value()}, {":lock", merge.lock}}));
    writing.tell(EventKind::Claimed, item.item, merge.lock);
    return merge.lock;
}

void endAsDuplicate(const Writing &writing, const ItemToMerge &item, const LockId &lock,
                    const Merge &merge)
{
    const Bindings ofItem{{":item", item.item.value()}};
    const Bindings ofUser{{":user", writing.identity.user}};
    writing.sql.change("finish_item", ofItem + ofUser +
                                          Bindings{{":lock", lock},
                                                   {":state", nameOf(State::Dismissed)},
                                                   {":available_at", notNull({})}});
    writing.sql.change("finish_record", writing.with(ofItem + Bindings{{":current", QString()},
                                                                       {":search", QString()},
                                                                       {":error", QString()}}));
    writing.tell(
        EventKind::Merged, item.item, lock, merge.operation,
        {{u"digest"_s, digestOfItem(writing, item.item)}, {u"into"_s, merge.keeper.value()}});
    writing.sql.change("discard_drafts_of", ofItem + ofUser);
    writing.sql.change("forget_proposal", ofItem);
}

Outcome<Done> mergeHere(const Writing &writing, const ItemId &of, const Merge &merge)
{
    const auto item = itemToMerge(writing, of);
    if (!item)
        return tl::unexpected<Error>(refused("no_such_item", {{"item", of}}));
    const auto kept = itemToMerge(writing, merge.keeper);
    if (!kept)
        return tl::unexpected<Error>(refused("no_such_item", {{"item", merge.keeper}}));
    if (const auto before = wasTold(writing, of, merge))
        return *before ? Outcome<Done>(Done{}) : tl::unexpected<Error>(refused("called_off"));
    if (!merge.held.isEmpty() && item->lock.id != merge.held)
        return tl::unexpected<Error>(writing.lockLost(of));
    if (const auto refused = mergeRefused(writing, *item, *kept, merge))
        return tl::unexpected<Error>(*refused);
    QJsonObject told{{u"from"_s, of.value()}};
    if (merge.record)
        told.insert(u"digest"_s, changeKept(writing, *kept, *merge.record));
    endAsDuplicate(writing, *item, lockToEnd(writing, *item, merge), merge);
    writing.tell(EventKind::Absorbed, merge.keeper, {}, {}, told);
    return Done{};
}

} // namespace

constinit const Verb<Done, ItemId, Merge> verbs::mergeInto{
    "merge_into",
    [](const Identity &who, const ItemId &item, const Merge &merge) {
        return Parameters{
            number(":item", item.value()),
            number(":keeper", merge.keeper.value()),
            number(":seen", merge.seen),
            json(":record", merge.record ? jsonText(*merge.record) : QString()),
            merge.record ? text(":search", searchTextOfValues(*merge.record))
                         : textOrNone(":search", {}),
            uuid(":held", merge.held),
            uuid(":operation", merge.operation),
            uuid(":lock", merge.lock),
            stationOf(who),
        };
    },
    doneIn, inTransaction<mergeHere>};

bool DuplicateStore::isToldApart(const Error &error)
{
    return isRefused(error, "merge_told_apart");
}

bool DuplicateStore::isForSomebodyElse(const Error &error)
{
    return isRefused(error, "for_somebody_else");
}

Outcome<Done> DuplicateStore::mergeInto(ItemId item, const Merge &merge)
{
    return carryOut(m_connection, m_identity, verbs::mergeInto, item, merge);
}

Outcome<Done> DuplicateStore::tellApart(ItemId one, ItemId other, const OperationId &operation)
{
    return carryOut(m_connection, m_identity, verbs::tellApart,
                    {one.value(), other.value(), false, operation});
}

Outcome<Done> DuplicateStore::tellAlike(ItemId one, ItemId other, const OperationId &operation)
{
    return carryOut(m_connection, m_identity, verbs::tellApart,
                    {one.value(), other.value(), true, operation});
}

} // namespace intray
