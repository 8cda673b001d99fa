// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/deskmessages.h"

#include "session/desk/deskanswers.h"
#include "session/desk/recordinwork.h"

#include <algorithm>
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
        if (m_record.showsFaults())
            reword(Cause::Faults, DeskAnswers::faults(m_record.shownFaults()));
        else
            withdraw(Cause::Faults);
    });
    connect(&m_record, &RecordInWork::edited, this, [this] {
        withdraw(Cause::Answer);
        withdraw(Cause::Field);
    });
    connect(&m_record, &RecordInWork::fieldLeft, this, [this] { withdraw(Cause::Field); });
    connect(&m_record, &RecordInWork::schemaChanged, this, [this] {
        say(Cause::Rules, Message::Kind::Warning, DeskAnswers::rulesChanged(m_record.rules()));
    });
    connect(&m_record, &RecordInWork::recordReverted, this, [this](int fields) {
        say(Cause::Reverted, Message::Kind::Information, DeskAnswers::reverted(fields));
    });
    connect(&m_record, &RecordInWork::revertedSettled, this, [this] { withdraw(Cause::Reverted); });
    connect(&m_record, &RecordInWork::takenBackBut, this, [this](int fields) {
        say(Cause::Answer, Message::Kind::Information, DeskAnswers::takenBackBut(fields));
    });
}

// The whole message has the kind of its gravest part.
static Message together(const QList<Message> &parts)
{
    Message whole = parts.constFirst();
    for (const Message &part : parts.mid(1)) {
        whole.kind = std::max(whole.kind, part.kind);
        whole.sentence += u' ' + part.sentence;
        if (!whole.detail.isEmpty() && !part.detail.isEmpty())
            whole.detail += u'\n';
        whole.detail += part.detail;
        whole.actions += part.actions;
        whole.countsOn = false;
    }
    return whole;
}

void DeskMessages::show(const QList<Part> &parts)
{
    m_parts = parts;
    QList<Message> messages;
    for (const Part &part : parts)
        messages << part.message;
    const auto whole = messages.isEmpty() ? std::nullopt : std::optional(together(messages));
    if (m_message == whole)
        return;
    m_message = whole;
    emit changed();
}

void DeskMessages::say(Cause cause, const Message &message)
{
    if (m_record.state() == DeskState::Lost && cause == Cause::Lock)
        m_lost = message;
    if (cause == Cause::Away)
        m_away = message;
    m_under.clear();
    const bool tellsOfLost = m_record.state() == DeskState::Lost && m_lost && isAbout(Cause::Lock);
    // a message without a button must not hide the buttons of the message about the lost lock
    if (tellsOfLost && cause != Cause::Lock && message.actions.isEmpty())
        show({{Cause::Lock, *m_lost}, {cause, message}});
    else
        show({{cause, message}});
}

void DeskMessages::say(Cause cause, Message::Kind kind, const QString &sentence,
                       const QList<Action> &actions)
{
    say(cause, {kind, sentence, {}, actions});
}

void DeskMessages::add(Cause cause, const Message &message)
{
    show(m_parts + QList<Part>{{cause, message}});
}

void DeskMessages::add(Cause cause, const QString &sentence)
{
    add(cause, {Message::Kind::Information, sentence});
}

void DeskMessages::sayOver(Cause cause, const QString &sentence)
{
    if (!isAbout(cause))
        m_under = m_parts;
    show({{cause, {Message::Kind::Information, sentence}}});
}

void DeskMessages::reword(Cause cause, const QString &sentence)
{
    if (!isAbout(cause))
        return;
    if (sentence.isEmpty())
        return withdraw(cause);
    QList<Part> parts = m_parts;
    for (Part &part : parts)
        if (part.cause == cause)
            part.message.sentence = sentence;
    show(parts);
}

bool DeskMessages::isAbout(Cause cause) const
{
    return std::ranges::find(m_parts, cause, &Part::cause) != m_parts.end();
}

bool DeskMessages::covers(Cause cause) const
{
    return std::ranges::find(m_under, cause, &Part::cause) != m_under.end();
}

QString DeskMessages::sentenceAbout(Cause cause) const
{
    const auto part = std::find_if(m_parts.begin(), m_parts.end(),
                                   [cause](const Part &one) { return one.cause == cause; });
    return part == m_parts.end() ? QString() : part->message.sentence;
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

// This comes before the record says anything itself, so that the news does not replace what the
// record says.
void DeskMessages::sayWaiting()
{
    const QList<Part> waiting = std::exchange(m_waiting, {});
    for (const Part &part : waiting)
        if (part.cause == Cause::Away)
            m_away = part.message;
    if (!waiting.isEmpty())
        show(waiting + m_parts);
}

void DeskMessages::keep(const Message &lost)
{
    m_lost = lost;
    emit changed();
}

QString DeskMessages::lostTo() const
{
    return m_lost ? m_lost->who : QString();
}

void DeskMessages::withdraw(Cause cause)
{
    const auto isOfCause = [cause](const Part &part) { return part.cause == cause; };
    m_waiting.removeIf(isOfCause);
    m_under.removeIf(isOfCause);
    if (cause == Cause::Away)
        m_away.reset();
    QList<Part> left = m_parts;
    if (left.removeIf(isOfCause) > 0)
        show(left.isEmpty() ? covered(cause) : left);
}

QList<DeskMessages::Part> DeskMessages::covered(Cause gone)
{
    if (m_record.state() == DeskState::Lost && gone != Cause::Lock && m_lost)
        return {{Cause::Lock, *m_lost}};
    if (!m_under.isEmpty())
        return std::exchange(m_under, {});
    return m_away ? QList<Part>{{Cause::Away, *m_away}} : QList<Part>();
}

// The person has read the message, so it does not come back.
void DeskMessages::withdraw()
{
    if (isAbout(Cause::Away))
        m_away.reset();
    const QList<Part> parts = m_parts;
    m_waiting.removeIf([&parts](const Part &waiting) {
        return std::any_of(parts.begin(), parts.end(),
                           [&](const Part &part) { return part.cause == waiting.cause; });
    });
    if (!parts.isEmpty())
        show(covered(parts.constFirst().cause));
}

// News that waits for the next record stays, also if the message line says the same kind of thing
// about the record before.
void DeskMessages::startAnew()
{
    m_lost.reset();
    m_away.reset();
    m_under.clear();
    const QList<Part> waiting = std::exchange(m_waiting, {});
    withdraw();
    m_waiting = waiting;
}

void DeskMessages::setRetry(std::function<void()> retry)
{
    m_retry = std::move(retry);
}

// The function is copied, because the retried action may set another one.
void DeskMessages::retry()
{
    if (const auto again = m_retry)
        again();
}

} // namespace intray
