// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/json.h"
#include "ctl/listing.h"
#include "ctl/seeking.h"
#include "ctl/shortage.h"
#include "ctl/text.h"
#include "store/rules/queuestore.h"
#include "store/work/workstore.h"

namespace intray::ctl {

using namespace Qt::StringLiterals;

/// Whoever takes an item here is told what somebody proposes for it, because finishing it decides.
static QString noteAbout(const Claim &claim, const QHash<ItemId, Proposal> &proposals)
{
    QStringList notes = claim.passedOver;
    if (proposals.isEmpty())
        return notes.join(u'\n');
    QStringList items;
    for (auto it = proposals.keyBegin(); it != proposals.keyEnd(); ++it)
        items.append(QString::number(it->value()));
    items.sort();
    notes << Ctl::tr(
                 "Other values are proposed for %n item(s): %1. See them with \"intrayctl show\"; "
                 "finishing an item ends its proposal.",
                 nullptr, int(items.size()))
                 .arg(items.join(u", "_s));
    return notes.join(u'\n');
}

static Answer replyWith(WorkStore &work, QueueStore &queues, const Claim &claim)
{
    if (claim.items.isEmpty())
        return Reply{jsonOf(claim, {}), {}, sentenceFor(claim), exitFor(claim.shortage)};
    const auto proposals = work.proposalsUnder(claim.lock);
    if (!proposals)
        return failed(proposals);
    const QString lock = Ctl::tr("lock %1").arg(claim.lock);
    const QStringList fields = listFieldsOf(queues, claim.items.first().queue);
    return Reply{jsonOf(claim, *proposals), itemTable(claim.items, fields) + u'\n' + lock,
                 noteAbout(claim, *proposals)};
}

static Answer claimPicked(Call &call)
{
    const auto items = itemsFrom(call.arguments());
    if (!items)
        return failed(items);
    if (call.has(u"count"_s))
        return wrongUsage(Ctl::tr("--count is for queues; with --item you get the items named."));
    return call.with([&](WorkStore &work, QueueStore &queues) -> Answer {
        const auto claim = work.claimItems(*items);
        return claim ? replyWith(work, queues, *claim) : failed(claim);
    });
}

static Answer claimNext(Call &call)
{
    const auto count = call.number(u"count"_s, 1, 1, 1000);
    if (!count)
        return failed(count);
    return call.with([&](WorkStore &work, QueueStore &queues) -> Answer {
        const auto claim = work.claimNext(call.arguments(), *count);
        if (!claim)
            return failed(claim);
        const bool isAskedFor =
            claim->shortage == Shortage::OnRequest && call.arguments().size() == 1;
        return isAskedFor ? seekWork(call, *count) : replyWith(work, queues, *claim);
    });
}

static Answer claim(Call &call)
{
    if (call.arguments().isEmpty())
        return wrongUsage(Ctl::tr("Name a queue, or items after --item."));
    return call.has(u"item"_s) ? claimPicked(call) : claimNext(call);
}

static Reply replyWith(const QList<HeldItem> &held)
{
    QList<QStringList> rows;
    for (const HeldItem &one : held)
        rows.append({QString::number(one.item.id.value()), one.item.queue, one.item.key,
                     shownTime(one.item.lock.lockedAt), shownTime(one.item.lock.expiresAt),
                     one.draft ? Ctl::tr("draft") : QString(), one.item.lock.id});
    const auto all = jsonList(held, [](const HeldItem &one) { return jsonOf(one); });
    const QStringList headings{Ctl::tr("item"),  Ctl::tr("queue"), Ctl::tr("key"), Ctl::tr("since"),
                               Ctl::tr("until"), QString(),        Ctl::tr("lock")};
    const QString note = held.isEmpty() ? Ctl::tr("You hold no items.") : QString();
    return {{{u"items"_s, all}}, held.isEmpty() ? QString() : table(headings, rows), note};
}

static Answer mine(Call &call)
{
    return call.with([](WorkStore &store) -> Answer {
        return store.mine().map([](const QList<HeldItem> &held) { return replyWith(held); });
    });
}

/// Drafts of one lock are counted up, so that an older one never replaces a newer one.
static int nextRevision(const ItemDetail &detail, const LockId &lock)
{
    int newest = 0;
    for (const Draft &draft : detail.drafts) {
        if (draft.lock == lock)
            newest = std::max(newest, draft.revision);
    }
    return newest + 1;
}

static Answer save(WorkStore &store, ItemId item, const LockId &lock, const Record &content)
{
    const auto detail = store.detail(item);
    if (!detail)
        return failed(detail);
    const int revision = nextRevision(*detail, lock);
    return store.saveDraft(item, lock, revision, content).map([&](Done) {
        const QString sentence = Ctl::tr("The draft for item %1 is saved.").arg(item.value());
        return Reply{{{u"item"_s, item.value()}, {u"revision"_s, revision}}, sentence, {}};
    });
}

static Answer draft(Call &call)
{
    const auto item = itemFrom(call.argument(0));
    if (!item)
        return failed(item);
    const auto lock = call.lock();
    if (!lock)
        return failed(lock);
    const auto content = objectIn(call.argument(1));
    if (!content)
        return failed(content);
    return call.with([&](WorkStore &store) { return save(store, *item, *lock, *content); });
}

static Answer extend(Call &call)
{
    const auto item = itemFrom(call.argument(0));
    if (!item)
        return failed(item);
    const auto lock = call.lock();
    if (!lock)
        return failed(lock);
    return call.with([&](WorkStore &store) -> Answer {
        return store.extend(*item, *lock).map([&](const Lock &extended) {
            const QJsonObject json{{u"item"_s, item->value()},
                                   {u"expires_at"_s, jsonOf(extended.expiresAt)}};
            return Reply{
                json, Ctl::tr("The lock lasts until %1.").arg(shownTime(extended.expiresAt)), {}};
        });
    });
}

QList<Command> lockCommands()
{
    const Option lock{u"lock"_s, u"UUID"_s,
                      Ctl::tr("The lock's id, as \"claim\" gave it; required.")};
    const QList<Option> options{
        {u"count"_s, u"N"_s, Ctl::tr("At most this many items; 1 by default.")},
        {u"wait"_s,
         {},
         Ctl::tr("On a queue that is filled by a query: wait if somebody else is already looking "
                 "for work.")},
        {u"item"_s,
         {},
         Ctl::tr("The arguments are items, not queues; all of them are taken, or none.")},
    };
    return {
        {u"claim"_s, u"QUEUE... | --item ITEM..."_s, 0, anyNumber,
         Ctl::tr("Take locks on the next items of queues, or on the very items named."), options,
         claim},
        {u"mine"_s,
         {},
         0,
         0,
         Ctl::tr("List what you hold in all queues, drafts included."),
         {},
         mine},
        {u"draft"_s,
         u"ITEM FILE"_s,
         2,
         2,
         Ctl::tr("Save what has been typed so far; FILE holds it as a JSON object, \"-\" is "
                 "standard input."),
         {lock},
         draft},
        {u"extend"_s, u"ITEM"_s, 1, 1, Ctl::tr("Extend the lock."), {lock}, extend},
    };
}

} // namespace intray::ctl
