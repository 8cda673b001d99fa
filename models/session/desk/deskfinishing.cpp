// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/answer.h"
#include "session/desk/desk.h"
#include "session/desk/desktext.h"
#include "session/desk/finisher.h"
#include "session/desk/lockkeeper.h"
#include "session/desk/takebackwindow.h"
#include "session/desk/workseeker.h"
#include "session/drafts/draftkeeper.h"
#include "session/session.h"

namespace intray {

void Desk::completeAndNext()
{
    if (!refuses(Action::CompleteAndNext))
        finish(Disposition::complete(), true);
}

void Desk::complete()
{
    if (!refuses(Action::Complete))
        finish(Disposition::complete(), false);
}

void Desk::returnItem(std::chrono::seconds after)
{
    if (!refuses(Action::Return))
        finish(Disposition::returnLater(after), false);
}

void Desk::returnBatch(std::chrono::seconds after)
{
    if (refuses(Action::Return))
        return;
    std::optional<Record> corrected;
    if (!typedFields().isEmpty())
        corrected = m_text->corrected();
    setState(State::Finishing);
    const auto work = [item = m_item, corrected, after, schema = m_text->schema()](Store &store) {
        return intray::returnBatch(store, item, corrected, after, schema);
    };
    answer(m_session.actions().run(work), this, [this, visit = ++m_visit](const auto &returned) {
        if (visit == m_visit)
            receiveBatchReturned(returned);
    });
}

// What went back before the trouble came is gone from my items; the record here may be among it.
void Desk::receiveBatchReturned(const Outcome<QList<ItemId>> &returned)
{
    m_session.lookNow();
    if (!returned) {
        m_session.noteError(returned.error());
        setState(State::Working);
        say(Cause::Finishing, DeskAnswers::trouble(returned.error()));
        m_locks->verify();
        return;
    }
    m_drafts->forget();
    for (const ItemId item : *returned)
        m_session.journal().forget(m_session.draftOwner(), item);
    const Item item = m_item;
    clearDesk();
    emit finished(item, Disposition::Kind::Return);
    say(Cause::Taking, Message::Kind::Information, DeskAnswers::batchReturned(returned->size()));
}

void Desk::dismiss()
{
    if (!refuses(Action::Dismiss))
        finish(Disposition::dismiss(), false);
}

void Desk::fail(const QString &reason)
{
    if (!refuses(Action::Fail))
        finish(Disposition::fail(reason), false);
}

void Desk::sendBack(const QString &reason)
{
    if (!refuses(Action::SendBack))
        finish(Disposition::sendBack(reason), false);
}

// Says why, unless an answer is on its way, or the line is needed for what became of the lock.
bool Desk::refuses(Action action)
{
    const QString why = whyNot(action);
    const bool isFree = m_state == State::Empty || m_state == State::Working;
    if (!why.isEmpty() && why == m_session.whyNoWriting())
        tellTroubleOfLink();
    else if (!why.isEmpty() && isFree)
        say(Cause::Taking, Message::Kind::Information, why);
    return !why.isEmpty();
}

// Only a completion must keep the rules; what is typed goes along with every disposition, so that
// none is lost.
void Desk::finish(Disposition disposition, bool takeNext)
{
    if (disposition.kind == Disposition::Kind::Complete && hasFaults())
        return;
    if (!typedFields().isEmpty())
        disposition.record = m_text->corrected();
    ++m_visit;
    setState(State::Finishing);
    const QString next = m_queue.name.isEmpty() ? m_item.queue : m_queue.name;
    m_finisher->finish(m_item, disposition, takeNext ? QStringList{next} : QStringList{},
                       takeNext && m_others > 0);
}

bool Desk::hasFaults()
{
    const QList<Fault> faults = showAllFaults();
    if (faults.isEmpty())
        return false;
    say(Cause::Faults, Message::Kind::Warning, DeskAnswers::faults(int(m_faults.size())));
    emit focusWanted(faults.first().field);
    return true;
}

void Desk::receiveFinished(const FinishedWork &work)
{
    m_previous = m_text->texts();
    m_drafts->forget();
    m_locks->stop();
    m_takeBack->open(work.item, work.disposition.operation);
    m_session.lookNow();
    emit finished(work.item, work.disposition.kind);
    const bool hasNext = work.next && work.next->detail;
    if (!hasNext)
        clearDesk();
    receiveNext(work);
}

void Desk::receiveNext(const FinishedWork &work)
{
    const QString done = DeskAnswers::finished(work.item, work.disposition.kind);
    if (work.next && work.next->detail) {
        m_stateBefore = State::Empty;
        receive(*work.next, m_visit);
    } else if (work.next && work.next->trouble) {
        receiveNothing(*work.next);
    } else if (work.next && work.next->claim.shortage == Shortage::OnRequest) {
        say(Cause::Taking, Message::Kind::Information, done, {Action::TakeBack});
        seekWork(1);
    } else if (work.next) {
        const Message why = m_answers.shortage(work.next->claim, m_queue);
        say(Cause::Taking, why.kind, done + u' ' + why.sentence,
            QList<Action>{Action::TakeBack} + why.actions);
    } else if (work.nextTrouble) {
        m_retry = [this] { takeNext(); };
        say(Cause::Taking, Message::Kind::Warning,
            done + u' ' + DeskAnswers::trouble(*work.nextTrouble).sentence,
            {Action::TakeBack, Action::Retry});
    } else {
        say(Cause::Taking, Message::Kind::Information, done, {Action::TakeBack});
    }
}

// The text stands as it was, and the lock is still mine: the person may press the same key again.
void Desk::receiveNotDone(const Error &error)
{
    setState(State::Working);
    say(Cause::Finishing,
        {Message::Kind::Problem, DeskAnswers::notDone(m_item, error), error.detail});
    m_drafts->saveSoon();
}

void Desk::takeBack()
{
    if (refuses(Action::TakeBack))
        return;
    if (isPostponed()) {
        withdrawCompletion();
        return;
    }
    m_stateBefore = m_state;
    m_drafts->saveSoon();
    setState(State::Taking);
    const auto work = [item = m_takeBack->item().id,
                       operation = m_takeBack->operation()](Store &store) {
        return store.takeBack(item, operation).and_then([&](const Claim &claim) {
            return takenFrom(store, claim);
        });
    };
    m_takeBack->close();
    answer(m_session.actions().run(work), this,
           [this, visit = ++m_visit](const auto &taken) { receiveTakenBack(taken, visit); });
}

// What was opened meanwhile stays held: nothing is returned that the person did not return.
void Desk::receiveTakenBack(const Outcome<Taken> &taken, quint64 visit)
{
    if (!taken && visit == m_visit) {
        backToBefore();
        say(Cause::Taking, DeskAnswers::trouble(taken.error()));
        return;
    }
    const bool isBack = taken && taken->detail && visit == m_visit;
    if (!isBack || m_stateBefore == State::Empty) {
        receive(taken, visit);
        return;
    }
    const QString stays = DeskAnswers::staysMine(m_item);
    m_session.lookNow();
    show(*taken, std::nullopt);
    say(Cause::Taking, Message::Kind::Information, stays);
}

QString Desk::whyNot(Action action) const
{
    if (isPostponed() && action != Action::SaveDraft)
        return action == Action::TakeBack ? QString() : DeskAnswers::waitsForLine(m_item);
    const bool isBusy = m_state == State::Taking || m_state == State::Finishing;
    if (isBusy && action != Action::Retry && action != Action::SaveDraft)
        return tr("The database has not answered yet. Please wait a moment.");
    if (const QString why = whyNotWrite(action); !why.isEmpty())
        return why;
    switch (action) {
    case Action::TakeNext:
    case Action::TakeSeveral:
        return m_queue.name.isEmpty()  ? tr("Choose a queue first.")
               : m_seeker->isSeeking() ? tr("Work is being looked for already.")
                                       : QString();
    case Action::CompleteLater:
        return whyNotLater();
    case Action::CompleteAndNext:
    case Action::Complete:
        return whyNotFinish(Disposition::Kind::Complete);
    case Action::Return:
        return whyNotFinish(Disposition::Kind::Return);
    case Action::Dismiss:
        return whyNotFinish(Disposition::Kind::Dismiss);
    case Action::Fail:
        return whyNotFinish(Disposition::Kind::Fail);
    case Action::SendBack:
        return whyNotSendBack();
    case Action::TakeBack:
        return whyNotTakeBack();
    case Action::KeepLock:
        return whyNotKeep();
    case Action::SaveDraft:
        return m_state == State::Working
                   ? QString()
                   : tr("There is no record in work whose text could be saved.");
    case Action::TakeAgain:
    case Action::KeepAsDraft:
        return m_state == State::Lost ? QString() : tr("This is for a record whose lock was lost.");
    case Action::Resume:
        return m_offered.isValid() ? QString() : tr("You have no unfinished items.");
    case Action::Retry:
        return m_retry ? QString() : tr("There is nothing to try again.");
    }
    return {};
}

// What needs no record comes first, so that the reason is the one that would remain.
QString Desk::whyNotWrite(Action action) const
{
    static const QList<Action> writing{
        Action::TakeNext, Action::TakeSeveral, Action::CompleteAndNext,
        Action::Complete, Action::Return,      Action::Dismiss,
        Action::Fail,     Action::SendBack,    Action::TakeBack,
        Action::KeepLock, Action::TakeAgain};
    return writing.contains(action) ? m_session.whyNoWriting() : QString();
}

QString Desk::whyNotTakeBack() const
{
    return m_takeBack->isOpen() ? QString()
                                : tr("There is nothing to take back: that can be done for ten "
                                     "seconds after finishing an item.");
}

QString Desk::whyNotFinish(Disposition::Kind kind) const
{
    if (m_state == State::Lost)
        return tr("You do not hold this item any more. Take it again first; your text is kept.");
    if (m_state != State::Working)
        return tr("There is no record in work. Take an item first.");
    const Queue rules = rulesOf(m_item);
    return rules.dispositions.contains(kind) ? QString() : DeskAnswers::notAllowed(kind, rules);
}

QString Desk::whyNotSendBack() const
{
    const QString why = whyNotFinish(Disposition::Kind::SendBack);
    if (!why.isEmpty() || m_item.fromItem.isValid())
        return why;
    return tr("No step comes before this one, so there is nowhere to send the item back to.");
}

QString Desk::whyNotKeep() const
{
    if (m_state != State::Working)
        return tr("There is no lock to extend. Take an item first.");
    return m_locks->isLimitReached() ? DeskAnswers::cannotExtendMore(rulesOf(m_item).longestHold)
                                     : QString();
}

} // namespace intray
