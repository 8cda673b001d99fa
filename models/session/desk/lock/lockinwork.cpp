// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/lock/lockinwork.h"

#include "session/desk/deskanswers.h"
#include "session/desk/deskmessages.h"
#include "session/desk/recordinwork.h"
#include "session/session.h"

namespace intray {

using namespace std::chrono_literals;
using Cause = DeskMessages::Cause;

LockInWork::LockInWork(Session &session, RecordInWork &record, DeskMessages &messages,
                       const ElapsedClock &clock, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_record(record)
    , m_messages(messages)
    , m_extender(session, clock)
{
    connect(&m_extender, &LockExtender::found, this, &LockInWork::receiveFacts);
    connect(&m_extender, &LockExtender::extended, this, &LockInWork::receiveExtended);
    connect(&m_extender, &LockExtender::notExtended, this, &LockInWork::receiveNotExtended);
    connect(&m_extender.clock(), &LockClock::endsIn, this, &LockInWork::warnOfEnd);
    connect(&m_extender.clock(), &LockClock::ticked, this, &LockInWork::countOn);
}

LockInWork::~LockInWork() = default;

void LockInWork::watch(const QDateTime &databaseNow)
{
    m_saidLost.clear();
    m_extender.watch(m_record.item(), m_record.rules(), databaseNow);
}

// A lock whose time is over is still mine as long as the database shows it, because nobody else has
// taken the item. The item may still be completed under it.
void LockInWork::receiveFacts(const LockFacts &facts)
{
    const Lock &lock = m_record.item().lock;
    const bool isMine = facts.detail.item.lock.id == lock.id && lock.isHeld();
    const bool isLost = m_record.state() == DeskState::Lost;
    if (!isMine && (isLost ? m_messages.isAbout(Cause::Lock) : m_record.isEditable()))
        sayLost(facts);
    else if (m_record.isEditable())
        receiveMine(facts);
}

// Said once: what was said since, of taking it again in vain, is newer.
void LockInWork::sayLost(const LockFacts &facts)
{
    const Message told = DeskAnswers(m_session.identity()).lost(facts, m_record.hasTypedText());
    const bool isNew = m_saidLost != told.sentence;
    m_saidLost = told.sentence;
    if (m_record.isEditable())
        emit lost(told);
    else if (isNew)
        m_messages.say(Cause::Lock, told);
}

void LockInWork::receiveMine(const LockFacts &facts)
{
    m_record.setLock(facts.detail.item.lock);
    watch(facts.now);
    if (!clock().isEnding())
        m_messages.withdraw(Cause::Lock);
    if (clock().remaining() == 0ms)
        m_messages.say(Cause::Lock, Message::Kind::Warning, DeskAnswers::endedButMine(),
                       isLimitReached() ? QList<Action>{} : QList<Action>{Action::KeepLock});
}

void LockInWork::receiveExtended(const Lock &lock, bool wished)
{
    m_record.setLock(lock);
    m_messages.withdraw(Cause::Lock);
    if (wished && isLimitReached())
        m_messages.say(Cause::Lock, Message::Kind::Information,
                       DeskAnswers::keptUntil(lock.expiresAt) + u' ' + limitSentence());
    emit extended();
}

void LockInWork::receiveNotExtended(const Error &error, bool wished)
{
    if (error.kind == Error::Kind::LockLost)
        emit lost(DeskAnswers(m_session.identity()).lost(error, m_record.hasTypedText()));
    else if (wished)
        m_messages.say(Cause::Lock, DeskAnswers::trouble(error, {Action::KeepLock}));
}

void LockInWork::warnOfEnd()
{
    if (!m_record.isEditable())
        return;
    m_warned = warning();
    m_messages.say(Cause::Lock, *m_warned);
}

// The warning counts the same minutes as the head and the list do as long as it is shown.
void LockInWork::countOn()
{
    if (!m_warned || m_messages.message() != m_warned || clock().shownRemaining() == 0ms)
        return;
    Message now = warning();
    if (now.sentence == m_warned->sentence)
        return;
    now.countsOn = true;
    m_warned = now;
    m_messages.say(Cause::Lock, now);
}

Message LockInWork::warning()
{
    const QString sentence = DeskAnswers::endsIn(clock().shownRemaining());
    if (isLimitReached())
        return {Message::Kind::Warning, sentence + u' ' + limitSentence()};
    return {Message::Kind::Warning, sentence, {}, {Action::KeepLock}};
}

QString LockInWork::limitSentence() const
{
    return DeskAnswers::cannotExtendMore(m_record.rules().longestHold);
}

} // namespace intray
