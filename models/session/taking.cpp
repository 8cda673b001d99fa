// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/taking.h"

#include <algorithm>

namespace intray {

static std::optional<Event> newestEvent(Store &store, ItemId item)
{
    const auto history = store.history(item);
    if (!history || history->isEmpty())
        return std::nullopt;
    return *std::max_element(history->begin(), history->end(),
                             [](const Event &a, const Event &b) { return a.id < b.id; });
}

// A lock that was given is never lost by what fails after it.
Outcome<Taken> takenFrom(Store &store, const Claim &claim)
{
    Taken taken;
    taken.claim = claim;
    taken.now = claim.now;
    if (claim.items.isEmpty())
        return taken;
    const auto detail = store.detail(claim.items.first().id);
    if (detail)
        taken.detail = *detail;
    else
        taken.trouble = detail.error();
    return taken;
}

Outcome<Taken> takeNextOf(Store &store, const QStringList &queues)
{
    return store.claimNext(queues).and_then(
        [&](const Claim &claim) { return takenFrom(store, claim); });
}

Outcome<Taken> takeItem(Store &store, ItemId item)
{
    return store.claimItems({item}).and_then([&](const Claim &claim) {
        const bool isMine =
            claim.shortage == Shortage::TakenByOther && claim.holder.user == store.identity().user;
        return isMine ? lookAt(store, item) : takenFrom(store, claim);
    });
}

QList<LockId> deadLocksOf(const Taken &taken, const QString &user)
{
    QList<LockId> locks;
    for (const Draft &draft : taken.detail->drafts)
        if (draft.user == user && draft.lock != taken.detail->item.lock.id)
            locks.append(draft.lock);
    return locks;
}

Outcome<Taken> lookAt(Store &store, ItemId item)
{
    const auto detail = store.detail(item);
    if (!detail)
        return tl::unexpected(detail.error());
    const auto now = store.now();
    if (!now)
        return tl::unexpected(now.error());
    Taken taken;
    taken.detail = *detail;
    taken.now = *now;
    taken.lastEvent = newestEvent(store, item);
    return taken;
}

Outcome<LockFacts> factsOf(Store &store, ItemId item, const LockId &expected)
{
    const auto detail = store.detail(item);
    if (!detail)
        return tl::unexpected(detail.error());
    const auto now = store.now();
    if (!now)
        return tl::unexpected(now.error());
    LockFacts facts{*detail, *now, std::nullopt};
    if (detail->item.lock.id != expected)
        facts.lastEvent = newestEvent(store, item);
    return facts;
}

} // namespace intray
