// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/answer.h"
#include "session/desk/desk.h"
#include "session/desk/desktext.h"
#include "session/desk/finisher.h"
#include "session/desk/lockkeeper.h"
#include "session/desk/takebackwindow.h"
#include "session/drafts/draftjournal.h"
#include "session/drafts/draftkeeper.h"
#include "session/session.h"

#include <algorithm>

namespace intray {

using namespace std::chrono_literals;

void Desk::keepLock()
{
    if (!refuses(Action::KeepLock))
        m_locks->extend();
}

void Desk::receiveExtended(const Lock &lock, bool wished)
{
    m_item.lock = lock;
    hush(Cause::Lock);
    if (wished && m_locks->isLimitReached())
        say(Cause::Lock, Message::Kind::Information,
            DeskAnswers::keptUntil(lock.expiresAt) + u' ' +
                DeskAnswers::cannotExtendMore(rulesOf(m_item).longestHold));
    emit stateChanged();
}

void Desk::receiveNotExtended(const Error &error, bool wished)
{
    if (error.kind == Error::Kind::LockLost)
        loseLock(m_answers.lost(error));
    else if (wished)
        say(Cause::Lock, DeskAnswers::trouble(error, {Action::KeepLock}));
}

void Desk::warnOfEnd()
{
    if (m_state != State::Working)
        return;
    const QString sentence = DeskAnswers::endsIn(lockClock().remaining());
    if (m_locks->isLimitReached())
        say(Cause::Lock, Message::Kind::Warning,
            sentence + u' ' + DeskAnswers::cannotExtendMore(rulesOf(m_item).longestHold));
    else
        say(Cause::Lock, Message::Kind::Warning, sentence, {Action::KeepLock});
}

// While the database shows my lock, it is mine, however late it is by the clock.
void Desk::receiveFacts(const LockFacts &facts)
{
    const bool isMine = facts.detail.item.lock.id == m_item.lock.id && m_item.lock.isHeld();
    if (m_state == State::Lost && m_cause == Cause::Lock && !isMine) {
        say(Cause::Lock, m_answers.lost(facts));
    } else if (m_state == State::Working && !isMine) {
        loseLock(m_answers.lost(facts));
    } else if (m_state == State::Working) {
        m_item.lock = facts.detail.item.lock;
        m_locks->watch(m_item, rulesOf(m_item), facts.now);
        if (!lockClock().isEnding())
            hush(Cause::Lock);
        if (lockClock().remaining() == 0ms)
            say(Cause::Lock, Message::Kind::Warning, DeskAnswers::endedButMine(),
                m_locks->isLimitReached() ? QList<Action>{} : QList<Action>{Action::KeepLock});
    }
}

void Desk::loseLock(const Message &message)
{
    m_drafts->holdBack();
    m_locks->watchLost();
    m_lostMessage = message;
    if (m_state == State::Taking)
        m_stateBefore = State::Lost;
    else
        setState(State::Lost);
    say(Cause::Lock, message);
    m_locks->verify();
    m_session.lookNow();
}

void Desk::takeAgain()
{
    if (refuses(Action::TakeAgain))
        return;
    m_stateBefore = m_state;
    setState(State::Taking);
    answer(
        m_session.actions().run([item = m_item.id](Store &store) { return takeItem(store, item); }),
        this, [this, visit = ++m_visit](const auto &taken) { receiveTakenAgain(taken, visit); });
}

void Desk::receiveTakenAgain(const Outcome<Taken> &taken, quint64 visit)
{
    if (!taken || !taken->detail || visit != m_visit) {
        m_retry = [this] { takeAgain(); };
        receiveNotTakenAgain(taken, visit);
        return;
    }
    m_item = taken->detail->item;
    const QStringList changed = m_text->rebase(taken->detail->imported, m_item.record);
    const auto newest = newestText(*taken, std::nullopt);
    m_drafts->start(m_item, std::max(m_drafts->revision(), newest ? newest->revision : 0),
                    deadLocksOf(*taken, m_session.identity().user));
    m_locks->watch(m_item, rulesOf(m_item), taken->now);
    setState(State::Working);
    hush(m_cause);
    if (!typedFields().isEmpty()) {
        keepText();
        m_drafts->saveSoon();
    }
    for (const QString &field : changed)
        emit textChanged(field);
    m_session.lookNow();
    focusFirst();
}

void Desk::receiveNotTakenAgain(const Outcome<Taken> &taken, quint64 visit)
{
    const bool isHeld =
        taken && visit == m_visit && taken->claim.shortage == Shortage::TakenByOther;
    if (!isHeld) {
        receive(taken, visit);
        return;
    }
    setState(State::Lost);
    LockFacts facts;
    facts.detail.item.state = intray::State::Locked;
    facts.detail.item.lock = taken->claim.holder;
    say(Cause::Lock, m_answers.lost(facts));
}

// The text is in the journal and, as far as it was saved under the lock, in the database; my items
// shows it.
void Desk::keepAsDraft()
{
    if (refuses(Action::KeepAsDraft))
        return;
    ++m_visit;
    m_session.journal().writeNow();
    clearDesk();
    hush(m_cause);
    say(Cause::Taking, Message::Kind::Information,
        tr("Your text is kept; you find it in your items."));
    m_session.lookNow();
}

} // namespace intray
