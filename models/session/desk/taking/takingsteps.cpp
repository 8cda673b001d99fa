// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/taking/takingsteps.h"

#include "session/desk/desktext.h"
#include "store/work/workstore.h"

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

static std::optional<Event> newestOf(const QList<Event> &history)
{
    if (history.isEmpty())
        return std::nullopt;
    return *std::max_element(history.begin(), history.end(),
                             [](const Event &a, const Event &b) { return a.id < b.id; });
}

static QList<Event> historyOf(WorkStore &store, ItemId item)
{
    QList<Event> events = store.history(item).value_or(QList<Event>());
    events.removeIf([item](const Event &event) { return event.item != item; });
    return events;
}

bool isFinishedUnder(WorkStore &store, ItemId item, const LockId &lock)
{
    const QList<Event> history = historyOf(store, item);
    return std::any_of(history.begin(), history.end(), [&](const Event &event) {
        return event.lock == lock && event.user == store.identity().user &&
               dispositionTold(event.kind);
    });
}

// If the record cannot be read, the claim is given all the same, so that its lock is not lost.
Outcome<TakenRecord> takenFrom(WorkStore &store, const Claim &claim)
{
    TakenRecord taken;
    taken.claim = claim;
    taken.now = claim.now;
    if (claim.items.isEmpty())
        return taken;
    taken.others = static_cast<int>(claim.items.size()) - 1;
    taken.isNew = true;
    const auto detail = store.detail(claim.items.first().id);
    if (detail)
        taken.detail = *detail;
    else
        taken.trouble = detail.error();
    return taken;
}

/// One of these queues that this user holds already.
static ItemId heldOf(WorkStore &store, const QStringList &queues, ItemId except)
{
    for (const HeldItem &held : store.mine().value_or(QList<HeldItem>()))
        if (queues.contains(held.item.queue) && held.item.id != except)
            return held.item.id;
    return {};
}

Outcome<TakenRecord> takeNextOf(WorkStore &store, const QStringList &queues, const LockId &lock,
                                ItemId except)
{
    return takeSeveralOf(store, queues, 1, lock).and_then([&](const TakenRecord &taken) {
        const bool isOnRequest = taken.claim.shortage == Shortage::OnRequest;
        const ItemId held = isOnRequest ? heldOf(store, queues, except) : ItemId();
        return held.isValid() ? lookAt(store, held) : Outcome<TakenRecord>(taken);
    });
}

Outcome<TakenRecord> takeSeveralOf(WorkStore &store, const QStringList &queues, int count,
                                   const LockId &lock)
{
    return store.claimNext(queues, count, lock).and_then([&](const Claim &claim) {
        return takenFrom(store, claim);
    });
}

Outcome<TakenRecord> takeNextAfter(WorkStore &store, const QList<LockId> &first,
                                   const QStringList &queues, const LockId &lock, ItemId except)
{
    for (const LockId &one : first) {
        const auto held = store.itemsUnder(one);
        if (!held)
            return tl::unexpected(held.error());
        if (!held->isEmpty())
            return lookAt(store, held->first().id).map([](TakenRecord next) {
                next.isNew = true;
                return next;
            });
    }
    return queues.isEmpty() ? TakenRecord() : takeNextOf(store, queues, lock, except);
}

static Record withText(const ItemDetail &detail, const Draft &draft, const RecordSchema &schema)
{
    DeskText text;
    text.open(schema, detail.imported, detail.item.record);
    text.resume(draft.content);
    return text.corrected();
}

static Outcome<std::optional<Record>> textFor(WorkStore &store, const HeldItem &held,
                                              const RecordSchema &schema)
{
    if (!held.draft)
        return std::nullopt;
    return store.detail(held.item.id).map([&](const ItemDetail &detail) {
        return std::optional(withText(detail, *held.draft, schema));
    });
}

// The items are returned one by one, because one call for all of them would throw their drafts
// away.
Outcome<QList<ItemId>> returnBatch(WorkStore &store, const QList<LockId> &locks, ItemId atDesk,
                                   const std::optional<Record> &corrected,
                                   std::chrono::seconds after, const QString &reason,
                                   const RecordSchema &schema)
{
    const auto mine = store.mine();
    if (!mine)
        return tl::unexpected(mine.error());
    QList<ItemId> returned;
    for (const HeldItem &held : *mine) {
        if (!locks.contains(held.item.lock.id))
            continue;
        Disposition disposition = Disposition::returnLater(after, reason);
        const auto text = held.item.id == atDesk ? corrected : textFor(store, held, schema);
        if (!text)
            return tl::unexpected(text.error());
        disposition.record = *text;
        const auto back = store.finish(held.item.id, held.item.lock.id, disposition);
        if (back)
            returned.append(held.item.id);
        else if (back.error().kind != Error::Kind::LockLost)
            return tl::unexpected(back.error());
    }
    return returned;
}

Outcome<TakenRecord> takeItem(WorkStore &store, ItemId item)
{
    return store.claimItems({item}).and_then([&](const Claim &claim) {
        const bool isMine =
            claim.shortage == Shortage::TakenByOther && claim.holder.user == store.identity().user;
        return isMine ? lookAt(store, item) : takenFrom(store, claim);
    });
}

/// Another item may be given all the same.
static bool isOfThisItem(const Outcome<TakenRecord> &taken)
{
    static const QList<Shortage> ofItem{Shortage::TakenByOther, Shortage::Finished, Shortage::Later,
                                        Shortage::NotForYou, Shortage::ForSomebodyElse};
    return taken ? !taken->detail && !taken->trouble && ofItem.contains(taken->claim.shortage)
                 : taken.error().kind == Error::Kind::NotFound;
}

Outcome<TakenRecord> takeFirstItem(WorkStore &store, const QList<ItemId> &items)
{
    for (const ItemId item : items)
        if (const auto taken = takeItem(store, item); !isOfThisItem(taken))
            return taken;
    return TakenRecord();
}

QList<LockId> deadLocksOf(const TakenRecord &taken, const QString &user)
{
    QList<LockId> locks;
    for (const Draft &draft : taken.detail->drafts)
        if (draft.user == user && draft.lock != taken.detail->item.lock.id)
            locks.append(draft.lock);
    return locks;
}

// If this cannot be read, it counts as 0, because the number is only shown.
static int othersUnder(WorkStore &store, const Lock &lock)
{
    const auto held = lock.isHeld() ? store.itemsUnder(lock.id) : QList<Item>();
    return held ? std::max(0, static_cast<int>(held->size()) - 1) : 0;
}

Outcome<TakenRecord> lookAt(WorkStore &store, ItemId item)
{
    const auto detail = store.detail(item);
    if (!detail)
        return tl::unexpected(detail.error());
    const auto now = store.now();
    if (!now)
        return tl::unexpected(now.error());
    TakenRecord taken;
    taken.detail = *detail;
    taken.now = *now;
    taken.lastEvent = newestOf(historyOf(store, item));
    taken.others = othersUnder(store, detail->item.lock);
    return taken;
}

static LockFacts factsOfUnknownItem(const QDateTime &now)
{
    LockFacts facts;
    facts.now = now;
    facts.isThere = false;
    facts.isLockKnown = false;
    return facts;
}

Outcome<LockFacts> factsOf(WorkStore &store, ItemId item, const LockId &expected)
{
    const auto now = store.now();
    if (!now)
        return tl::unexpected(now.error());
    const auto detail = store.detail(item);
    if (!detail && detail.error().kind == Error::Kind::NotFound)
        return factsOfUnknownItem(*now);
    if (!detail)
        return tl::unexpected(detail.error());
    LockFacts facts;
    facts.detail = *detail;
    facts.now = *now;
    if (detail->item.lock.id == expected)
        return facts;
    const QList<Event> history = historyOf(store, item);
    facts.lastEvent = newestOf(history);
    for (const Event &event : history) {
        const bool begins = rulesOf(event.kind).effect == Effect::Locks;
        if (event.lock == expected && !begins)
            facts.ending = event;
        if (event.lock == detail->item.lock.id && begins)
            facts.beginning = event;
    }
    facts.isLockKnown = std::any_of(history.begin(), history.end(),
                                    [&](const Event &event) { return event.lock == expected; });
    return facts;
}

} // namespace intray
