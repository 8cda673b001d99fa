// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/work/passingover.h"

#include "store/line/drivererror.h"
#include "store/reading/liststore.h"

#include <QCoreApplication>

namespace intray {

namespace {

constexpr int mostLookedAt = 200;

QString say(const char *sentence)
{
    return QCoreApplication::translate("Store", sentence);
}

QString tooLarge(const Item &item)
{
    return say(QT_TRANSLATE_NOOP("Store",
                                 "Item %1 (%2) was skipped: it is too large for the database "
                                 "server to give. Ask the administrator of the server for a higher "
                                 "limit (MariaDB: max_allowed_packet)."))
        .arg(QString::number(item.id.value()), item.key);
}

QString unreadable(const Item &item)
{
    return say(QT_TRANSLATE_NOOP("Store",
                                 "The record of item %1 (%2) cannot be read, so the item has "
                                 "failed. Tell an administrator."))
        .arg(QString::number(item.id.value()), item.key);
}

QString whyUnreadable()
{
    return say(QT_TRANSLATE_NOOP("Store", "The record of this item cannot be read."));
}

} // namespace

PassingOver::PassingOver(Connection &connection, const Identity &identity, const LockId &lock,
                         Claiming claiming)
    : m_connection(connection)
    , m_store(connection, identity)
    , m_lock(lock)
    , m_claiming(std::move(claiming))
{
}

bool PassingOver::isOfAnItem(const Error &error)
{
    return isTooLarge(error) || error.kind == Error::Kind::Damaged;
}

Outcome<Claim> PassingOver::claim(const QStringList &queues, int count, const Error &cause)
{
    auto claim = claimReadable(count, cause);
    if (!claim && isTooLarge(claim.error()))
        claim = claimFewer(count, claim.error());
    if (!claim && isTooLarge(claim.error()))
        claim = claimFromList(queues, count);
    if (claim)
        claim->passedOver = m_told;
    return claim;
}

Outcome<Claim> PassingOver::claimReadable(int count, const Error &cause)
{
    Outcome<Claim> claim = tl::unexpected(cause);
    while (!claim && claim.error().kind == Error::Kind::Damaged && setAsideUnreadable())
        claim = m_claiming(count);
    return claim;
}

/// Each may be small enough, and only all together too large.
Outcome<Claim> PassingOver::claimFewer(int count, const Error &cause)
{
    Outcome<Claim> claim = tl::unexpected(cause);
    for (int fewer = count / 2; fewer > 0 && !claim && isTooLarge(claim.error()); fewer /= 2) {
        claim = m_claiming(fewer);
        if (!claim)
            claim = claimReadable(fewer, claim.error());
    }
    if (claim)
        claim->requested = count;
    return claim;
}

/// A claim of its own for each, because one that is too large takes the whole claim back.
Outcome<Claim> PassingOver::claimFromList(const QStringList &queues, int count)
{
    Claim nothing;
    for (const QString &queue : queues) {
        ItemQuery open;
        open.queue = queue;
        open.isBrief = true;
        PageRequest request;
        request.limit = mostLookedAt;
        const auto page = ListStore(m_connection, m_store.identity()).page(open, request);
        if (!page)
            return tl::unexpected(page.error());
        auto claim = claimFromList(*page);
        if (!claim)
            return claim;
        claim->requested = count;
        if (!claim->items.isEmpty())
            return claim;
        nothing = *claim;
    }
    nothing.shortage = Shortage::Empty;
    return nothing;
}

Outcome<Claim> PassingOver::claimFromList(const ItemPage &page)
{
    Claim nothing;
    for (const Item &item : page.items) {
        const auto claim = m_store.claimItems({item.id}, m_lock);
        if (claim && !claim->items.isEmpty())
            return claim;
        if (!claim && !isOfAnItem(claim.error()))
            return claim;
        if (claim)
            nothing.now = claim->now;
        else if (isTooLarge(claim.error()))
            m_told << tooLarge(item);
        else if (!setAsideUnreadable())
            return claim;
    }
    return nothing;
}

/// Those that are locked and cannot be read; false: there are none, or they may not fail.
bool PassingOver::setAsideUnreadable()
{
    const auto mine = m_store.mine();
    bool isOneSetAside = false;
    for (const HeldItem &held : mine.value_or(QList<HeldItem>())) {
        if (held.item.lock.id != m_lock)
            continue;
        const auto detail = m_store.detail(held.item.id);
        if (detail || detail.error().kind != Error::Kind::Damaged)
            continue;
        if (!m_store.finish(held.item.id, m_lock, Disposition::fail(whyUnreadable())))
            return false;
        m_told << unreadable(held.item);
        isOneSetAside = true;
    }
    return isOneSetAside;
}

} // namespace intray
