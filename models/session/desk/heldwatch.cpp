// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/heldwatch.h"

#include "session/desk/deskanswers.h"
#include "session/desk/deskmessages.h"
#include "session/desk/recordinwork.h"
#include "session/feeds/helditems.h"
#include "session/session.h"

#include <algorithm>
#include <utility>

namespace intray {

HeldWatch::HeldWatch(const Session &session, const HeldItems &held, RecordInWork &record,
                     DeskMessages &messages, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_held(held)
    , m_record(record)
    , m_messages(messages)
{
    connect(&held, &HeldItems::changed, this, &HeldWatch::countBatch);
    connect(&held, &HeldItems::changed, this, &HeldWatch::lookAtMessage);
    connect(&held, &HeldItems::takenAway, this, &HeldWatch::tell);
}

// A list of held items that was read before the record came does not have its lock, so it is not
// counted.
void HeldWatch::countBatch()
{
    const Item &here = m_record.item();
    const QList<HeldItem> &items = m_held.items();
    const LockId batch = m_record.batchOf(here.lock.id);
    const auto isOfBatch = [&](const HeldItem &held) {
        return m_record.batchOf(held.item.lock.id) == batch;
    };
    const bool isKnown = std::any_of(items.begin(), items.end(), [&](const HeldItem &held) {
        return held.item.id == here.id && held.item.lock.id == here.lock.id;
    });
    if (here.lock.isHeld() && isKnown)
        m_record.setOthers(int(std::count_if(items.begin(), items.end(), isOfBatch)) - 1);
}

// When this user holds fewer items, the message about the limit is out of date. When they hold
// none, nothing is left to be resumed.
void HeldWatch::lookAtMessage()
{
    if (m_held.heldCount() < std::exchange(m_count, m_held.heldCount()))
        m_messages.withdraw(DeskMessages::Cause::Limit);
    if (m_held.items().isEmpty())
        m_messages.withdraw(DeskMessages::Cause::Resume);
    forgetWhatCameBack();
}

static bool isOf(const LockFacts &facts, const HeldItem &held)
{
    return facts.detail.item.id == held.item.id;
}

void HeldWatch::forgetWhatCameBack()
{
    const QList<HeldItem> &mine = m_held.items();
    const auto cameBack = [&](const LockFacts &facts) {
        return std::any_of(mine.begin(), mine.end(), [&](const HeldItem &held) {
            return isOf(facts, held) && !m_held.isLost(held);
        });
    };
    if (m_away.removeIf(cameBack) == 0 || !m_messages.tellsOfAway())
        return;
    if (m_away.isEmpty())
        m_messages.withdraw(DeskMessages::Cause::Away);
    else
        tellOfAway();
}

// The record at the desk is left out, because LockInWork tells of its lock.
void HeldWatch::tell(const QList<LockFacts> &items)
{
    QList<LockFacts> others = items;
    others.removeIf(
        [this](const LockFacts &facts) { return facts.detail.item.id == m_record.item().id; });
    if (others.isEmpty())
        return;
    if (!m_messages.tellsOfAway())
        m_away.clear();
    m_away += others;
    tellOfAway();
}

// The message names all losses that the person has not read yet, so that a new one does not hide an
// earlier one.
void HeldWatch::tellOfAway()
{
    const QList<HeldItem> &mine = m_held.items();
    const bool hasText = std::any_of(m_away.begin(), m_away.end(), [&](const LockFacts &facts) {
        return std::any_of(mine.begin(), mine.end(),
                           [&](const HeldItem &held) { return isOf(facts, held) && held.draft; });
    });
    m_messages.sayLater(DeskMessages::Cause::Away,
                        DeskAnswers(m_session.identity()).takenAway(m_away, hasText));
}

} // namespace intray
