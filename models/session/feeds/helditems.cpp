// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/feeds/helditems.h"

#include "session/answer.h"
#include "session/desk/taking/takingsteps.h"
#include "session/session.h"
#include "store/work/workstore.h"

#include <algorithm>
#include <tuple>

namespace intray {

using namespace Qt::StringLiterals;
using Entries = QList<DraftJournal::Entry>;

struct HeldItems::Merged
{
    QList<HeldItem> items;
    QList<LockFacts> takenAway;
    QList<ItemId> settled; ///< Journal entries whose disposition the database has confirmed.
};

namespace {

HeldItem *findIn(QList<HeldItem> &items, ItemId item)
{
    const auto found = std::find_if(items.begin(), items.end(),
                                    [&](const HeldItem &held) { return held.item.id == item; });
    return found != items.end() ? &*found : nullptr;
}

void offer(HeldItem &held, const Draft &draft)
{
    if (!held.draft || draft.revision > held.draft->revision)
        held.draft = draft;
}

/// What is known of an item when only this disk can be asked.
HeldItem heldFrom(const DraftJournal::Entry &entry)
{
    HeldItem held;
    held.item.id = entry.draft.item;
    held.item.key = entry.key;
    held.item.queue = entry.queue;
    held.item.state = State::Locked;
    held.item.lock.id = entry.draft.lock;
    held.item.lock.user = entry.user;
    held.draft = entry.draft;
    return held;
}

void offerLost(WorkStore &store, QList<HeldItem> &items, const Draft &draft)
{
    if (HeldItem *held = findIn(items, draft.item)) {
        offer(*held, draft);
        return;
    }
    if (const auto detail = store.detail(draft.item))
        items.append({detail->item, draft});
}

bool endedItMyself(const LockFacts &facts, const QString &me)
{
    return facts.ending && facts.ending->user == me && facts.ending->kind != EventKind::Expired;
}

/// Only what is gone is asked about: as a rule nothing.
QList<LockFacts> takenAwayOf(WorkStore &store, const QList<Item> &before,
                             const QList<HeldItem> &mine)
{
    QList<LockFacts> away;
    for (const Item &item : before) {
        const bool isHeld = std::any_of(mine.begin(), mine.end(), [&](const HeldItem &held) {
            return held.item.id == item.id && held.item.lock.id == item.lock.id;
        });
        const auto facts =
            isHeld ? failure(Error::Kind::NotFound, {}) : factsOf(store, item.id, item.lock.id);
        if (!facts || endedItMyself(*facts, store.identity().user))
            continue;
        away << *facts;
        away.last().detail.item.id = item.id;
        away.last().detail.item.key = item.key;
    }
    return away;
}

bool comesBefore(const HeldItem &a, const HeldItem &b, const QString &me)
{
    const bool aIsMine = a.item.lock.user == me;
    if (aIsMine != (b.item.lock.user == me))
        return aIsMine;
    if (aIsMine)
        return a.item.lock.lockedAt < b.item.lock.lockedAt;
    return a.draft && b.draft && a.draft->savedAt > b.draft->savedAt;
}

} // namespace

HeldItems::HeldItems(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&m_session, &Session::started, this, &HeldItems::refresh);
    connect(&m_session, &Session::failed, this, &HeldItems::refresh);
    connect(&m_session, &Session::databaseChanged, this, &HeldItems::follow);
    connect(&m_session, &Session::locksExtended, this, &HeldItems::refresh);
    connect(&m_session, &Session::linkChanged, this, &HeldItems::refresh);
    connect(&m_session, &Session::databaseReplaced, this, &HeldItems::refresh);
}

HeldItems::~HeldItems() = default;

int HeldItems::heldCount() const
{
    return int(std::count_if(m_items.begin(), m_items.end(),
                             [this](const HeldItem &held) { return !isLost(held); }));
}

static QDateTime lastTouch(const HeldItem &held)
{
    return held.draft ? held.draft->savedAt : held.item.lock.lockedAt;
}

const Item &HeldItems::lastInWork(const QString &queue) const
{
    const auto rank = [&](const HeldItem &held) {
        return std::make_tuple(!isLost(held), held.item.queue == queue, lastTouch(held));
    };
    return std::ranges::max_element(m_items, {}, rank)->item;
}

bool HeldItems::isLost(const HeldItem &held) const
{
    return held.item.lock.user != m_session.identity().user;
}

int HeldItems::textCount() const
{
    return int(std::count_if(m_items.begin(), m_items.end(),
                             [](const HeldItem &held) { return held.hasText(); }));
}

QString HeldItems::sentence() const
{
    const int held = heldCount();
    const int lost = int(m_items.size()) - held;
    QStringList sentences;
    if (held > 0)
        sentences << tr("You have %n unfinished item(s).", nullptr, held);
    if (lost > 0)
        sentences << tr("Your text of %n item(s) that you no longer hold is kept.", nullptr, lost);
    if (m_offline && !sentences.isEmpty())
        sentences << tr("The database cannot be reached; your text is safe on this computer.");
    return sentences.join(u' ');
}

// What others do with other items is none of my items' business.
void HeldItems::follow()
{
    const Changes &changes = m_session.changes();
    const bool isMine = changes.isBy(m_session.identity().user);
    const bool isAboutMine = std::any_of(m_items.begin(), m_items.end(), [&](const HeldItem &held) {
        return changes.mayTouch(held.item.id);
    });
    if (changes.isWhole || isMine || isAboutMine || !m_known)
        refresh();
}

void HeldItems::refresh()
{
    m_askAgain = m_asking;
    if (m_asking)
        return;
    m_asking = true;
    answer(m_session.journal().entries(m_session.draftOwner()), this,
           [this](const Entries &found) { ask(found); });
}

void HeldItems::ask(const Entries &entries)
{
    if (!m_session.isStarted()) {
        receive(failure(Error::Kind::Offline, {}), entries);
        return;
    }
    const auto work = [entries, before = heldSoFar()](WorkStore &store) {
        return merge(store, entries, before);
    };
    answer(m_session.watching().run(work), this,
           [this, entries](const Outcome<Merged> &merged) { receive(merged, entries); });
}

// As the database said it last: what only this disk told may never have been mine.
QList<Item> HeldItems::heldSoFar() const
{
    QList<Item> items;
    for (const HeldItem &held : m_items)
        if (m_known && !isLost(held) && held.item.lock.isHeld())
            items << held.item;
    return items;
}

Outcome<HeldItems::Merged> HeldItems::merge(WorkStore &store, const Entries &entries,
                                            const QList<Item> &before)
{
    auto mine = store.mine();
    if (!mine)
        return tl::unexpected(mine.error());
    const auto lost = store.lostDrafts();
    if (!lost)
        return tl::unexpected(lost.error());
    Merged merged{*mine, takenAwayOf(store, before, *mine), {}};
    for (const Draft &draft : *lost)
        offerLost(store, merged.items, draft);
    for (const DraftJournal::Entry &entry : entries)
        mergeEntry(store, merged, entry);
    return merged;
}

void HeldItems::mergeEntry(WorkStore &store, Merged &merged, const DraftJournal::Entry &entry)
{
    const Draft &draft = entry.draft;
    const HeldItem *held = findIn(merged.items, draft.item);
    const bool isUnderItsLock = held && held->item.lock.id == draft.lock;
    // The program may have died between the database's answer and the removal of the file.
    if (!isUnderItsLock && isFinishedUnder(store, draft.item, draft.lock)) {
        merged.settled.append(draft.item);
        return;
    }
    const qsizetype before = merged.items.size();
    offerLost(store, merged.items, draft);
    if (held || merged.items.size() > before)
        return;
    merged.items.append(heldFrom(entry));
    merged.items.last().item.lock = {}; // the database does not know the item
}

void HeldItems::receive(const Outcome<Merged> &merged, const Entries &entries)
{
    m_asking = false;
    m_offline = !merged;
    if (merged) {
        m_session.noteAnswer();
        settle(*merged);
    } else {
        if (m_session.isStarted())
            m_session.noteError(merged.error());
        if (!m_known)
            showEntries(entries);
    }
    emit changed();
    if (merged && !merged->takenAway.isEmpty())
        emit takenAway(merged->takenAway);
    if (!std::exchange(m_loaded, true) || (merged && !m_known))
        emit found(int(m_items.size()));
    m_known = m_known || merged.has_value();
    if (std::exchange(m_askAgain, false))
        refresh();
}

// Whoever wrote them on this computer for this login is the one who is here.
void HeldItems::showEntries(const Entries &entries)
{
    m_items.clear();
    for (const DraftJournal::Entry &entry : entries) {
        m_items.append(heldFrom(entry));
        m_items.last().item.lock.user = m_session.identity().user;
    }
}

void HeldItems::settle(const Merged &merged)
{
    for (const ItemId item : merged.settled)
        m_session.journal().forget(m_session.draftOwner(), item);
    m_items = merged.items;
    std::stable_sort(m_items.begin(), m_items.end(),
                     [me = m_session.identity().user](const HeldItem &a, const HeldItem &b) {
                         return comesBefore(a, b, me);
                     });
    QSet<ItemId> mine;
    for (const HeldItem &held : m_items)
        if (!isLost(held))
            mine << held.item.id;
    m_session.noteHeld(mine);
}

void HeldItems::discard(ItemId item)
{
    const HeldItem *held = findIn(m_items, item);
    if (!held || !isLost(*held) || !held->draft)
        return;
    m_session.journal().forget(m_session.draftOwner(), item);
    const auto work = [item, lock = held->draft->lock](WorkStore &store) {
        return store.discardDraft(item, lock);
    };
    answer(m_session.actions().run(work), this, [this](const Outcome<Done> &) { refresh(); });
}

} // namespace intray
