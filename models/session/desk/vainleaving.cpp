// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/vainleaving.h"

#include "session/desk/deskanswers.h"
#include "session/desk/deskmessages.h"
#include "session/desk/recordinwork.h"

#include <utility>

namespace intray {

using Cause = DeskMessages::Cause;

VainLeaving::VainLeaving(RecordInWork &record, DeskMessages &messages, QObject *parent)
    : QObject(parent)
    , m_record(record)
    , m_messages(messages)
{
    connect(&m_record, &RecordInWork::stateChanged, this, [this] {
        if (m_record.state() != DeskState::Working)
            forget();
    });
    connect(&m_record, &RecordInWork::edited, this, [this] {
        if (m_isPossible) // a person who types on has read the message
            forget();
    });
}

static bool leavesTheRecord(Action action)
{
    static const QList<Action> leaving{Action::CompleteAndNext, Action::CompleteAndNextFound,
                                       Action::Complete,        Action::Return,
                                       Action::Dismiss,         Action::Fail,
                                       Action::SendBack,        Action::TakeNext,
                                       Action::TakeSeveral};
    return leaving.contains(action);
}

void VainLeaving::begin(Action wanted)
{
    if (m_record.state() != DeskState::Working || !leavesTheRecord(wanted))
        return;
    m_wanted = wanted;
    m_isPossible = false;
    m_record.setAwaitsLook(true);
    say();
    emit begun();
}

void VainLeaving::hold()
{
    m_record.setAwaitsLook(true);
    tell();
}

void VainLeaving::setPossible(bool is)
{
    if (std::exchange(m_isPossible, is) != is && m_wanted && (is || isUnseen()))
        say();
}

bool VainLeaving::isUnseen() const
{
    return m_record.awaitsLook();
}

void VainLeaving::tell()
{
    if (m_wanted)
        say();
    else if (!m_messages.isAbout(Cause::Leaving))
        m_messages.add(Cause::Leaving, DeskAnswers::pressEsc(m_record.item()));
}

void VainLeaving::say()
{
    const Item &item = m_record.item();
    if (!m_isPossible)
        m_messages.say(Cause::Leaving, Message::Kind::Warning,
                       DeskAnswers::cannotLeave(item, *m_wanted), {Action::CompleteLater});
    else
        m_messages.say(Cause::Leaving, Message::Kind::Warning,
                       DeskAnswers::couldNotLeave(item, *m_wanted, isUnseen()), {*m_wanted});
}

void VainLeaving::see()
{
    if (!isUnseen())
        return;
    m_record.setAwaitsLook(false);
    if (m_wanted && m_isPossible)
        say();
    else
        m_messages.withdraw(Cause::Leaving);
    emit seen();
}

void VainLeaving::forget()
{
    m_wanted.reset();
    m_record.setAwaitsLook(false);
    m_messages.withdraw(Cause::Leaving);
}

} // namespace intray
