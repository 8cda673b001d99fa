// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/checking/audit.h"

namespace intray {

void HistoryCheck::violate(const Event &event, const QString &what)
{
    m_violations << QStringLiteral("Item %1, event %2 (%3): %4.")
                        .arg(m_item.value())
                        .arg(event.id)
                        .arg(event.kind, what);
}

void HistoryCheck::begin(const Event &event)
{
    m_hasComeAgain = m_isSentBack && m_state == State::Done;
    if (m_hasBegun && !m_hasComeAgain)
        violate(event, QStringLiteral("the item was brought in twice"));
    m_hasBegun = true;
    m_isSentBack = false;
    m_isWithdrawn = false;
    m_state = State::Open;
}

void HistoryCheck::claim(const Event &event)
{
    if (!m_holder.isEmpty())
        violate(event, QStringLiteral("taken while lock %1 held it").arg(m_holder));
    else if (m_state != State::Open && m_state != State::Locked)
        violate(event, QStringLiteral("taken although it was %1").arg(nameOf(m_state)));
    if (event.lock.isEmpty())
        violate(event, QStringLiteral("no lock is named"));
    if (m_locks.contains(event.lock))
        violate(event, QStringLiteral("lock %1 was used before").arg(event.lock));
    m_locks << event.lock;
    m_holder = event.lock;
    m_state = State::Locked;
}

void HistoryCheck::end(const Event &event, State state)
{
    if (m_holder.isEmpty())
        violate(event, QStringLiteral("nobody held the item"));
    else if (event.lock != m_holder)
        violate(event,
                QStringLiteral("done under lock %1 while %2 held it").arg(event.lock, m_holder));
    m_holder.clear();
    m_state = state;
    // Nothing was done under it: whoever asks again, because the answer was lost, may get the same
    // item under the same lock.
    if (event.kind == u"expired" || event.kind == u"released")
        m_locks.remove(event.lock);
}

// A failure after too many expired locks has no lock of its own: the one before has ended already.
void HistoryCheck::finishUnlocked(const Event &event)
{
    if (!m_holder.isEmpty())
        violate(event, QStringLiteral("given up while lock %1 held it").arg(m_holder));
    m_state = State::Failed;
}

// The item is locked again at once, so the claim that follows is told about a finished item.
void HistoryCheck::takeBack(const Event &event)
{
    if (m_state != State::Done)
        violate(event, QStringLiteral("taken back although it was %1").arg(nameOf(m_state)));
    m_state = State::Open;
}

// What was opened for another step ends as before: it goes, or it is done.
void HistoryCheck::withdraw(const Event &event)
{
    if (m_state != State::Open)
        violate(event, QStringLiteral("withdrawn although it was %1").arg(nameOf(m_state)));
    m_state = State::Done;
    m_isSentBack = m_hasComeAgain;
    m_isWithdrawn = true;
}

void HistoryCheck::see(const Event &event)
{
    if (event.kind == u"imported" || event.kind == u"added")
        return begin(event);
    if (!m_hasBegun)
        violate(event, QStringLiteral("the item was never brought in"));
    if (event.kind == u"claimed")
        claim(event);
    else if (event.kind == u"completed")
        end(event, State::Done);
    else if (event.kind == u"sent_back") {
        end(event, State::Done);
        m_isSentBack = true;
    } else if (event.kind == u"failed")
        event.lock.isEmpty() ? finishUnlocked(event) : end(event, State::Failed);
    else if (event.kind == u"dismissed")
        end(event, State::Dismissed);
    else if (event.kind == u"returned" || event.kind == u"released" || event.kind == u"expired")
        end(event, State::Open);
    else if (event.kind == u"taken_back")
        takeBack(event);
    else if (event.kind == u"reopened")
        m_state = State::Open;
    else if (event.kind == u"withdrawn")
        withdraw(event);
    else if (event.kind == u"prioritized" && m_state != State::Open)
        violate(event,
                QStringLiteral("moved in the order although it was %1").arg(nameOf(m_state)));
}

void HistoryCheck::compare(const std::optional<Item> &item)
{
    Event now;
    now.kind = QStringLiteral("now");
    if (!item) {
        if (!m_isWithdrawn)
            violate(now, QStringLiteral("the item is gone"));
        return;
    }
    if (!m_hasBegun)
        violate(now, QStringLiteral("the item has no history"));
    if (m_state != item->state)
        violate(now, QStringLiteral("the item is %1, its history says %2")
                         .arg(nameOf(item->state), nameOf(m_state)));
    if (m_holder != item->lock.id)
        violate(now, QStringLiteral("lock \"%1\" holds the item, its history says \"%2\"")
                         .arg(item->lock.id, m_holder));
}

} // namespace intray
