// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/deskmessages.h"

#include "session/desk/deskanswers.h"
#include "session/desk/recordinwork.h"

#include <utility>

namespace intray {

DeskMessages::DeskMessages(const RecordInWork &record, QObject *parent)
    : QObject(parent)
    , m_record(record)
{
    followRecord();
}

void DeskMessages::followRecord()
{
    connect(&m_record, &RecordInWork::faultsChanged, this, [this] {
        withdraw(Cause::Answer);
        if (!m_record.showsFaults())
            withdraw(Cause::Faults);
    });
    connect(&m_record, &RecordInWork::edited, this, [this] { withdraw(Cause::Answer); });
    connect(&m_record, &RecordInWork::schemaChanged, this, [this] {
        say(Cause::Rules, Message::Kind::Warning, DeskAnswers::rulesChanged(m_record.rules()));
    });
    connect(&m_record, &RecordInWork::recordReverted, this, [this](int fields) {
        say(Cause::Reverted, Message::Kind::Information, DeskAnswers::reverted(fields));
    });
    connect(&m_record, &RecordInWork::revertedSettled, this, [this] { withdraw(Cause::Reverted); });
}

void DeskMessages::say(Cause cause, const Message &message)
{
    m_cause = cause;
    if (m_record.state() == DeskState::Lost && cause == Cause::Lock)
        m_lost = message;
    if (cause == Cause::Away)
        m_away = message;
    if (m_message == message)
        return;
    m_message = message;
    emit changed();
}

void DeskMessages::say(Cause cause, Message::Kind kind, const QString &sentence,
                       const QList<Action> &actions)
{
    say(cause, {kind, sentence, {}, actions});
}

void DeskMessages::add(const QString &sentence)
{
    if (!m_message)
        return say(Cause::Taking, Message::Kind::Information, sentence);
    Message longer = *m_message;
    longer.sentence += u' ' + sentence;
    // What was typed must still be read when a shortage is over.
    say(m_cause == Cause::Shortage ? Cause::Taking : m_cause, longer);
}

void DeskMessages::sayLater(Cause cause, const Message &message)
{
    if (m_record.state() == DeskState::Taking || m_record.state() == DeskState::Finishing)
        sayWithNext(cause, message);
    else
        say(cause, message);
}

void DeskMessages::sayWithNext(Cause cause, const Message &message)
{
    m_waiting.append({cause, message});
}

// Before what the record itself has to say, which must not be lost over it.
void DeskMessages::sayWaiting()
{
    for (const auto &[cause, message] : std::exchange(m_waiting, {})) {
        if (!m_message) {
            say(cause, message);
            continue;
        }
        if (cause == Cause::Away)
            m_away = message;
        Message both = *m_message;
        both.sentence = message.sentence + u' ' + both.sentence;
        both.actions = message.actions + both.actions;
        say(m_cause == Cause::Finished ? Cause::Taking : m_cause, both);
    }
}

void DeskMessages::keep(const Message &lost)
{
    m_lost = lost;
}

void DeskMessages::withdraw(Cause cause)
{
    erase_if(m_waiting, [cause](const Waiting &one) { return one.cause == cause; });
    if (cause == Cause::Away)
        m_away.reset();
    if (m_cause != cause || !m_message)
        return;
    showCovered();
    emit changed();
}

void DeskMessages::showCovered()
{
    const bool isLost = m_record.state() == DeskState::Lost && m_cause != Cause::Lock && m_lost;
    m_cause = isLost ? Cause::Lock : m_away ? Cause::Away : Cause::None;
    m_message = isLost ? m_lost : m_away;
}

// What was read goes for good, also where it stood beside something else.
void DeskMessages::withdraw()
{
    if (m_message && m_away && m_message->sentence.contains(m_away->sentence))
        m_away.reset();
    withdraw(m_cause);
}

void DeskMessages::startAnew()
{
    m_lost.reset();
    m_away.reset();
    withdraw();
}

void DeskMessages::setRetry(std::function<void()> retry)
{
    m_retry = std::move(retry);
}

// A copy, because what is done may set another.
void DeskMessages::retry()
{
    if (const auto again = m_retry)
        again();
}

} // namespace intray
