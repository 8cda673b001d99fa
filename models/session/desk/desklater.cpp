// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/desk.h"
#include "session/desk/desktext.h"
#include "session/desk/laterfinisher.h"
#include "session/desk/lockkeeper.h"
#include "session/drafts/draftkeeper.h"
#include "session/session.h"

namespace intray {

void Desk::followLaterFinisher()
{
    connect(m_later.get(), &LaterFinisher::kept, this, [this](ItemId item) {
        if (item == m_item.id)
            say(Cause::Finishing, Message::Kind::Information, DeskAnswers::waitsForLine(m_item),
                {Action::TakeBack});
        emit stateChanged();
    });
    connect(m_later.get(), &LaterFinisher::notKept, this, &Desk::receiveNotDone);
    connect(m_later.get(), &LaterFinisher::done, this, &Desk::receiveFinishedLater);
    connect(m_later.get(), &LaterFinisher::notDone, this, &Desk::receiveNotFinishedLater);
    connect(m_later.get(), &LaterFinisher::lockLost, this, &Desk::receiveNotFinishedLater);
}

// The text is on the disk twice then: in what is to be completed, and as a draft if the lock is
// lost.
void Desk::completeLater()
{
    if (refuses(Action::CompleteLater) || hasFaults())
        return;
    Disposition disposition = Disposition::complete();
    if (!typedFields().isEmpty()) {
        disposition.record = m_text->corrected();
        m_drafts->keep(m_text->draft(), lockClock().databaseNow());
    }
    m_drafts->holdBack();
    ++m_visit;
    setState(State::Finishing);
    m_later->add(m_item, disposition);
}

bool Desk::isPostponed() const
{
    return m_state == State::Finishing && m_later->holds(m_item.id);
}

// What has been sent already is answered soon.
void Desk::withdrawCompletion()
{
    if (!m_later->withdraw(m_item.id))
        return;
    m_drafts->goOn();
    setState(State::Working);
    say(Cause::Finishing, Message::Kind::Information, DeskAnswers::notSent(m_item));
    m_locks->verify();
}

void Desk::receiveFinishedLater(const FinishedWork &work)
{
    if (work.item.id == m_item.id) {
        receiveFinished(work);
        return;
    }
    m_session.lookNow();
    if (m_state == State::Empty || !m_message)
        say(Cause::Taking, Message::Kind::Information, DeskAnswers::doneLater(work.item));
}

// Its text stays: here if it is on the desk, else as a draft in my items.
void Desk::receiveNotFinishedLater(const Item &item, const Error &error)
{
    const bool isLost = error.kind == Error::Kind::LockLost;
    const bool isHere = item.id == m_item.id;
    if (isHere && isLost) {
        loseLock(m_answers.lost(error));
    } else if (isHere && m_state == State::Finishing) {
        m_drafts->goOn();
        receiveNotDone(error);
    } else {
        const Message why = isLost ? m_answers.lost(error) : DeskAnswers::trouble(error);
        say(Cause::Taking,
            {Message::Kind::Problem, DeskAnswers::notDoneLater(item, why.sentence), error.detail});
        m_session.lookNow();
    }
}

QString Desk::whyNotLater() const
{
    if (m_session.whyNoWriting().isEmpty())
        return tr("The database can be reached: complete the item as usual.");
    return whyNotFinish(Disposition::Kind::Complete);
}

} // namespace intray
