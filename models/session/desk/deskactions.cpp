// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What each action of the window does at the desk, and what it is told.
#include "session/answer.h"
#include "session/desk/desk.h"
#include "session/desk/deskanswers.h"
#include "session/desk/deskmessages.h"
#include "session/desk/finishing/finisher.h"
#include "session/desk/finishing/recordending.h"
#include "session/desk/planting/planting.h"
#include "session/desk/taking/recordopener.h"
#include "session/desk/taking/workseeker.h"
#include "session/desk/vainleaving.h"
#include "session/session.h"
#include "store/work/questionstore.h"
#include "store/work/workstore.h"

#include <utility>

namespace intray {

void Desk::perform(Action action)
{
    switch (action) {
    case Action::TakeNext:
        return takeNext();
    case Action::CompleteAndNext:
        return completeAndNext();
    case Action::CompleteAndNextFound:
        return completeAndNextFound();
    case Action::Complete:
        return complete();
    case Action::CompleteLater:
        return completeLater();
    case Action::Return:
        return returnItem(std::chrono::seconds(0));
    case Action::Dismiss:
        return dismiss();
    case Action::TakeBack:
        return takeBack();
    case Action::KeepLock:
        return keepLock();
    case Action::SaveDraft:
        return saveDraft();
    case Action::TakeAgain:
        return takeAgain();
    case Action::KeepAsDraft:
        return keepAsDraft();
    case Action::Resume:
        return open(m_offered);
    case Action::Retry:
        return m_messages.retry();
    case Action::AddNote:
    case Action::Ask:
    case Action::Fail:
    case Action::SendBack:
    case Action::TakeSeveral:
    case Action::CorrectOthers:
        return; // needs words or a number, which only the window can ask for
    }
}

void Desk::putAside()
{
    if (state() != State::Working)
        return;
    const Item aside = item();
    m_opener->turnAway();
    m_finishing->turnAway();
    m_opener->clear();
    m_messages.withdraw();
    tellDone(DeskAnswers::staysMine(aside));
    m_session.lookNow();
}

void Desk::reopenOwn(ItemId item)
{
    if (!item.isValid() || state() == State::Taking || state() == State::Finishing)
        return;
    m_messages.setRetry([this, item] { reopenOwn(item); });
    m_opener->reopenOwn(item);
}

void Desk::followPlanting()
{
    m_opener->setPlanting(*m_planting);
    m_finishing->setPlanting(*m_planting);
}

using Cause = DeskMessages::Cause;

// Completing is free, so whoever leaves doubts is told while it can be undone.
Message Desk::wordsOf(const FinishedWork &work) const
{
    Message words = DeskAnswers::finished(work);
    if (work.disposition.kind == Disposition::Kind::Complete && m_leftDoubts > 0) {
        words.kind = Message::Kind::Warning;
        words.sentence += u' ' + DeskAnswers::leftOpen(m_leftDoubts);
    }
    if (m_ofSlip && !hasOverlooked())
        words.sentence += u' ' + m_ofSlip->sentence;
    const bool isReturnedNow = work.disposition.kind == Disposition::Kind::Return &&
                               work.disposition.after.count() == 0 && !work.disposition.question;
    // An adopted table does not keep who returned what.
    if (isReturnedNow && m_session.queueNamed(work.item.queue).adoptedTable().isEmpty())
        words.sentence += u' ' + DeskAnswers::comesToOthersFirst();
    return words;
}

void Desk::ask(const NewQuestion &question)
{
    if (!question.stays)
        return finish(Action::Ask, Disposition::ask(question));
    if (refuses(Action::Ask))
        return;
    const Item asked = item();
    const auto asking =
        m_session.actions().run([asked, question, operation = newId()](QuestionStore &store) {
            return store.ask(asked.id, asked.lock.id, question, {}, operation);
        });
    answer(asking, this, [this, asked](const Outcome<Done> &done) {
        if (!done)
            return m_messages.say(Cause::Answer, DeskAnswers::trouble(done.error()));
        inform(DeskAnswers::wasAsked(asked));
        emit questionAsked(asked);
    });
}

// The reason holds at once, so that the record can be completed by the next key: what is asked of
// the database is done in its order.
void Desk::sayMissing(const QString &field, const QString &reason)
{
    if (!m_record.takesText())
        return;
    const Item its = item();
    const QString before = m_record.missing(field);
    m_record.setMissing(field, reason);
    const auto saying =
        m_session.actions().run([its, field, reason, operation = newId()](WorkStore &store) {
            return store.sayMissing(its.id, its.lock.id, field, reason, operation);
        });
    answer(saying, this, [this, its, field, before](const Outcome<Done> &done) {
        if (done)
            return;
        if (item().id == its.id)
            m_record.setMissing(field, before);
        m_messages.say(Cause::Answer, DeskAnswers::trouble(done.error()));
    });
}

// What was overlooked stays to be read, also when the completion cannot be undone any more.
void Desk::sayWithNext(const FinishedWork &work)
{
    m_messages.sayWithNext(Cause::Finished, wordsOf(work));
    if (hasOverlooked())
        m_messages.sayWithNext(Cause::Taking, *m_ofSlip);
}

void Desk::tellFinished(const FinishedWork &work)
{
    m_messages.say(Cause::Finished, wordsOf(work));
    if (hasOverlooked())
        m_messages.add(Cause::Taking, *m_ofSlip);
    if (work.nextTrouble) {
        m_messages.setRetry([this] { takeNext(); });
        m_messages.add(Cause::Taking, DeskAnswers::trouble(*work.nextTrouble, {Action::Retry}));
    }
    m_messages.sayWaiting();
    if (work.next)
        tellNothingCame(work.next->claim);
}

// A filter narrows what is seen, not what comes next.
void Desk::tellIfUnsought()
{
    if (std::exchange(m_isNextComing, false) && m_sought.finds && !m_sought.finds(item()))
        m_messages.add(DeskMessages::Cause::Taking,
                       DeskAnswers::isUnsought(item(), m_sought.isOnlySearch()));
}

void Desk::inform(const QString &sentence)
{
    m_isSo = {};
    m_messages.say(Cause::Answer, Message::Kind::Information, sentence);
}

void Desk::informInPassing(const QString &sentence)
{
    const bool canBeUndone =
        m_messages.isAbout(Cause::Finished) || m_messages.covers(Cause::Finished);
    canBeUndone ? answerFirst(sentence) : inform(sentence);
}

void Desk::answerFirst(const QString &sentence)
{
    m_isSo = {};
    m_messages.sayOver(Cause::Answer, sentence);
}

void Desk::sayNotLeft(const QString &sentence)
{
    m_messages.say(Cause::Leaving, Message::Kind::Warning, sentence);
}

void Desk::forgetNotLeft()
{
    m_messages.withdraw(Cause::Leaving);
}

void Desk::informOfField(const QString &sentence)
{
    m_messages.say(Cause::Field, Message::Kind::Information, sentence);
}

void Desk::tellOfRecord(const QString &sentence)
{
    m_messages.say(Cause::Taking, Message::Kind::Information, sentence);
}

void Desk::tellOfOthers(const QString &sentence)
{
    m_messages.withdraw(Cause::Others);
    if (!sentence.isEmpty())
        m_messages.add(Cause::Others,
                       {Message::Kind::Information, sentence, {}, {Action::CorrectOthers}});
}

void Desk::explainWhile(const QString &sentence, const std::function<bool()> &isSo)
{
    informInPassing(sentence);
    m_isSo = isSo;
}

void Desk::lookAtMessage()
{
    if (m_isSo && !m_messages.isAbout(Cause::Answer))
        m_isSo = {};
    else if (m_isSo && !m_isSo())
        m_messages.withdraw(Cause::Answer);
}

// A refusal goes when its reason has changed, because the next key says the new reason.
void Desk::lookAtRefusal()
{
    const QString refusal = m_messages.sentenceAbout(Cause::Refusal);
    if (!refusal.isEmpty() && whyNot(m_refused) != refusal)
        m_messages.withdraw(Cause::Refusal);
}

// This is told whenever the waiting items of the queue were counted.
void Desk::noteOpenItems(qint64 open)
{
    const qint64 before = std::exchange(m_open, open);
    const bool isAboutItems =
        m_shortage != Shortage::Paused && m_shortage != Shortage::NotPermitted;
    if (before == 0 && open > 0 && isAboutItems)
        m_messages.withdraw(Cause::Shortage);
}

static Cause causeOf(Shortage shortage)
{
    return shortage == Shortage::LockLimit ? Cause::Limit : Cause::Shortage;
}

bool Desk::gotNothing() const
{
    return m_messages.isAbout(Cause::Shortage) || m_messages.isAbout(Cause::Limit);
}

void Desk::completeAndNext()
{
    const QString next = m_queue.name.isEmpty() ? item().queue : m_queue.name;
    if (refuses(Action::CompleteAndNext))
        return;
    m_leftDoubts = m_doubts;
    m_finishing->finish(Disposition::complete(), next, m_opener->setAsideIn(next));
    m_isNextComing = true;
}

void Desk::completeAndNextFound()
{
    if (refuses(Action::CompleteAndNextFound))
        return;
    if (state() == State::Empty)
        return takeFound();
    m_leftDoubts = m_doubts;
    m_finishing->finish(Disposition::complete());
    m_goesOnInFound = state() == State::Finishing;
}

void Desk::takeFound()
{
    m_messages.setRetry([this] { takeFound(); });
    m_opener->takeFirstOf(m_sought.shown());
    m_isFoundComing = true;
}

void Desk::receiveNothing(const Claim &claim, int wanted)
{
    m_shortage = claim.shortage;
    if (std::exchange(m_isFoundComing, false) && claim.shortage == Shortage::None)
        m_messages.say(Cause::Shortage, Message::Kind::Information, DeskAnswers::noneFoundLeft());
    else if (claim.shortage == Shortage::OnRequest)
        m_seeker->seek(m_queue.name, wanted);
    else
        m_messages.say(causeOf(claim.shortage),
                       DeskAnswers(m_session.identity()).shortage(claim, m_queue));
    m_messages.sayWaiting();
}

void Desk::tellNothingCame(const Claim &claim)
{
    m_shortage = claim.shortage;
    if (claim.shortage == Shortage::OnRequest)
        m_seeker->seek(m_queue.name, 1);
    else
        m_messages.add(causeOf(claim.shortage),
                       DeskAnswers(m_session.identity()).shortage(claim, m_queue));
}

void Desk::askAbout(const QString &suspicion)
{
    m_messages.say(Cause::Suggestion, Message::Kind::Information, suspicion);
}

void Desk::stopAsking()
{
    m_messages.withdraw(Cause::Suggestion);
}

void Desk::offerResume(ItemId item, const QString &sentence)
{
    if (state() != State::Empty)
        return;
    m_offered = item;
    m_messages.say(Cause::Resume, Message::Kind::Information, sentence, {Action::Resume});
}

QString Desk::titleOfRecordsQueue() const
{
    return m_session.queueNamed(item().queue).displayTitle();
}

void Desk::noteUnfinished(ItemId item)
{
    if (std::exchange(m_offered, item) != item)
        emit stateChanged();
}

void Desk::dismissMessage()
{
    m_leaving->see();
    m_messages.withdraw();
}

// This stands first in the message line, because nothing else says it and the end of a long message
// may be cut off.
void Desk::tellNotEntered(const QString &typed)
{
    m_messages.sayWithNext(Cause::Taking, DeskAnswers::notEntered(typed));
    m_messages.sayWaiting();
}

} // namespace intray
