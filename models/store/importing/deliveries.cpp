// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/times.h"
#include "store/embedded/changedrecord.h"
#include "store/importing/deliverystore.h"
#include "store/line/drivererror.h"
#include "store/line/verbs.h"
#include "store/refusals/refusals.h"

#include <algorithm>

namespace intray {

namespace {

using namespace Qt::StringLiterals;

constexpr int piece = 500;

/// An import whose items are taken out of their queue.
struct ToRecall
{
    QueueId queue;
    QString state;
    QString startedAt;
    qint64 first = 0;
    qint64 last = 0;
    bool isWhole = false;
    qint64 rejected = 0;
};

ToRecall toRecallOf(const Row &row)
{
    return {QueueId(row.number("queue_id")), row.text("state"),       row.text("started_at"),
            row.number("first_item"),        row.number("last_item"), row.isTrue("is_whole"),
            row.number("rejected")};
}

std::optional<ToRecall> deliveryIn(const Writing &writing, ImportId id)
{
    return writing.sql.first("delivery_to_recall", {{":import", id.value()}}, toRecallOf);
}

std::optional<Error> recallRefused(const std::optional<ToRecall> &delivery, bool isMissing,
                                   const QString &reason)
{
    if (!delivery)
        return refused("no_such_delivery");
    if (delivery->state != u"complete")
        return refused("delivery_not_complete");
    if (isMissing && !delivery->isWhole)
        return refused("delivery_not_whole");
    if (isMissing && delivery->rejected > 0)
        return refused("delivery_has_rejects");
    if (reason.trimmed().isEmpty())
        return refused("recall_reason_missing");
    return std::nullopt;
}

QList<ItemId> itemsToRecall(const Writing &writing, ImportId id, const ToRecall &delivery,
                            bool isMissing, ItemId after)
{
    const Bindings ofPiece{{":import", id.value()}, {":after", after.value()}, {":limit", piece}};
    const auto idOf = [](const Row &row) { return ItemId(row.number("id")); };
    if (isMissing)
        return writing.sql.all("missing_in_delivery",
                               ofPiece + Bindings{{":queue_id", delivery.queue.value()},
                                                  {":started_at", delivery.startedAt}},
                               idOf);
    return writing.sql.all("untouched_of_delivery",
                           ofPiece + Bindings{{":first", delivery.first}, {":last", delivery.last}},
                           idOf);
}

void recallOne(const Writing &writing, ImportId id, ItemId item, const QString &reason)
{
    const Bindings ofItem{{":item", item.value()}};
    const Bindings now = ofItem + Bindings{{":now", writing.now}};
    writing.sql.change("recall_item", ofItem);
    writing.sql.change("recall_record",
                       now + Bindings{{":reason", reason}, {":user", writing.identity.user}});
    writing.sql.change("drop_proposal", ofItem);
    writing.sql.change("keep_recalled", now + Bindings{{":import", id.value()}});
    writing.tell(EventKind::Recalled, item, {}, {},
                 {{u"import"_s, id.value()},
                  {u"reason"_s, reason},
                  {u"digest"_s, digestOfItem(writing, item)}});
}

Outcome<RecalledPiece> recallHere(const Writing &writing, const RecallPiece &wanted)
{
    const auto delivery = deliveryIn(writing, wanted.delivery);
    if (const auto refused = recallRefused(delivery, wanted.isMissing, wanted.reason))
        return tl::unexpected<Error>(*refused);
    const QList<ItemId> items =
        itemsToRecall(writing, wanted.delivery, *delivery, wanted.isMissing, wanted.after);
    for (const ItemId item : items)
        recallOne(writing, wanted.delivery, item, wanted.reason);
    if (!wanted.isMissing)
        writing.sql.change("mark_recalled", {{":import", wanted.delivery.value()},
                                             {":now", writing.now},
                                             {":user", writing.identity.user}});
    return RecalledPiece{items.size(), items.isEmpty() ? wanted.after : items.last()};
}

void addMissing(const Writing &writing, DeliveryState &state, const ToRecall &delivery)
{
    if (!delivery.isWhole || delivery.state != u"complete")
        return;
    writing.sql.each("keys_missing_in_delivery",
                     {{":import", state.delivery.id.value()},
                      {":queue_id", delivery.queue.value()},
                      {":started_at", delivery.startedAt}},
                     [&](const Row &row) {
                         if (++state.missing <= DeliveryState::mostKeys)
                             state.missingKeys << row.text("key");
                         return true;
                     });
}

void setOutcome(DeliveryState &state, const QString &outcome, qint64 count)
{
    if (outcome == u"updated")
        state.updated = count;
    else if (outcome == u"proposed")
        state.proposed = count;
    else if (outcome == u"again")
        state.again = count;
    else if (outcome == u"refused")
        state.refused = count;
}

Outcome<DeliveryState> stateHere(const Writing &writing, const ImportId &id)
{
    const auto delivery = deliveryIn(writing, id);
    if (!delivery || (delivery->state != u"complete" && delivery->state != u"accepted"))
        return tl::unexpected<Error>(refused("no_such_delivery"));
    DeliveryState state;
    state.delivery.id = id;
    const Bindings ofImport{{":import", id.value()}};
    writing.sql.each("state_of_delivery",
                     ofImport + Bindings{{":first", delivery->first}, {":last", delivery->last}},
                     [&](const Row &row) {
                         state.waiting = row.number("waiting");
                         state.recalled = row.number("recalled");
                         state.workedOn = row.number("n") - state.waiting - state.recalled;
                         return true;
                     });
    writing.sql.each("outcomes_of_delivery", ofImport, [&](const Row &row) {
        setOutcome(state, row.text("outcome"), row.number("n"));
        return true;
    });
    state.proposedKeys = writing.sql.all("keys_proposed_by_delivery",
                                         ofImport + Bindings{{":most", DeliveryState::mostKeys}},
                                         [](const Row &row) { return row.text("key"); });
    addMissing(writing, state, *delivery);
    return state;
}

QStringList textsIn(const QJsonValue &list)
{
    QStringList texts;
    for (const QJsonValue one : list.toArray())
        texts << one.toString();
    return texts;
}

DeliveryState stateIn(const QJsonObject &answer)
{
    DeliveryState state;
    state.waiting = answer.value(u"waiting"_s).toInteger();
    state.recalled = answer.value(u"recalled"_s).toInteger();
    state.workedOn = answer.value(u"worked_on"_s).toInteger();
    state.missing = answer.value(u"missing"_s).toInteger();
    state.missingKeys = textsIn(answer.value(u"missing_keys"_s));
    state.proposedKeys = textsIn(answer.value(u"proposed_keys"_s));
    const QJsonObject outcomes = answer.value(u"outcomes"_s).toObject();
    for (auto outcome = outcomes.begin(); outcome != outcomes.end(); ++outcome)
        setOutcome(state, outcome.key(), outcome.value().toInteger());
    return state;
}

Delivery deliveryOf(const Row &row)
{
    return {ImportId(row.number("id")),
            row.text("queue"),
            row.text("source"),
            row.text("user"),
            timeFromIso(row.text("started_at")),
            deliveryCountsFrom(row.json("told")),
            timeFromIso(row.text("recalled_at")),
            row.text("recalled_by")};
}

} // namespace

QJsonObject toJson(const DeliveryCounts &counts)
{
    QJsonObject told{{u"digest"_s, counts.digest},     {u"rows"_s, counts.rows},
                     {u"added"_s, counts.added},       {u"already_there"_s, counts.alreadyThere},
                     {u"updates"_s, counts.updates},   {u"changed"_s, counts.changed},
                     {u"rejected"_s, counts.rejected}, {u"whole"_s, counts.isWhole}};
    if (!counts.files.isEmpty())
        told.insert(u"files"_s, QJsonArray::fromStringList(counts.files));
    if (!counts.byTemplate.isEmpty())
        told.insert(u"template"_s, counts.byTemplate);
    return told;
}

DeliveryCounts deliveryCountsFrom(const QJsonObject &told)
{
    return {told.value(u"digest"_s).toString(),    told.value(u"rows"_s).toInteger(),
            told.value(u"added"_s).toInteger(),    told.value(u"already_there"_s).toInteger(),
            told.value(u"updates"_s).toInteger(),  told.value(u"changed"_s).toInteger(),
            told.value(u"rejected"_s).toInteger(), told.value(u"whole"_s).toBool(),
            textsIn(told.value(u"files"_s)),       told.value(u"template"_s).toString()};
}

constinit const Verb<RecalledPiece, RecallPiece> verbs::recallItems{
    "recall_items",
    [](const Identity &who, const RecallPiece &wanted) {
        return Parameters{number(":import", wanted.delivery.value()),
                          number(":missing", wanted.isMissing ? 1 : 0),
                          number(":after", wanted.after.value()),
                          number(":limit", piece),
                          text(":reason", wanted.reason),
                          stationOf(who)};
    },
    [](const QJsonObject &answer) {
        return RecalledPiece{answer.value(u"recalled"_s).toInteger(),
                             ItemId(answer.value(u"after"_s).toInteger())};
    },
    inTransaction<recallHere>};

constinit const Verb<DeliveryState, ImportId> verbs::deliveryState{
    "delivery_state",
    [](const Identity &, const ImportId &import) {
        return Parameters{number(":import", import.value()),
                          number(":most", DeliveryState::mostKeys)};
    },
    stateIn, inTransaction<stateHere>};

Outcome<QList<Delivery>> DeliveryStore::deliveries(const QString &queue)
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<Delivery>> {
        return sql.all("deliveries", {{":queue", notNull(queue)}}, deliveryOf);
    });
}

Outcome<DeliveryState> DeliveryStore::state(ImportId id)
{
    const auto all = deliveries({});
    if (!all)
        return tl::unexpected<Error>(all.error());
    const auto delivery = std::ranges::find(*all, id, &Delivery::id);
    if (delivery == all->end())
        return tl::unexpected<Error>(refused("no_such_delivery"));
    return carryOut(m_connection, m_identity, verbs::deliveryState, id)
        .map([&](DeliveryState state) {
            state.delivery = *delivery;
            return state;
        });
}

Outcome<Recalled> DeliveryStore::recall(RecallPiece wanted, const RecallProgress &progress,
                                        const Cancellation &cancellation)
{
    Recalled all;
    for (;;) {
        if (cancellation.isCancelled())
            return Recalled{all.count, true};
        const auto done = carryOut(m_connection, m_identity, verbs::recallItems, wanted);
        if (!done && done.error().kind == Error::Kind::Cancelled && cancellation.isCancelled())
            return Recalled{all.count, true}; // in the middle of a piece, which is undone
        if (!done)
            return tl::unexpected<Error>(done.error());
        all.count += done->recalled;
        if (done->after == wanted.after)
            return all;
        wanted.after = done->after;
        if (progress)
            progress(all.count);
    }
}

Outcome<Recalled> DeliveryStore::takeBack(ImportId delivery, const QString &reason,
                                          const RecallProgress &progress,
                                          const Cancellation &cancellation)
{
    return recall({delivery, false, {}, reason}, progress, cancellation);
}

Outcome<Recalled> DeliveryStore::dismissMissing(ImportId delivery, const QString &reason,
                                                const RecallProgress &progress,
                                                const Cancellation &cancellation)
{
    return recall({delivery, true, {}, reason}, progress, cancellation);
}

} // namespace intray
