// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/deskrefusals.h"

#include "session/desk/deskanswers.h"

namespace intray {

QString DeskRefusals::whyNot(Action action) const
{
    if (m_facts.isPostponed && action != Action::SaveDraft)
        return action == Action::TakeBack ? QString() : DeskAnswers::waitsForLine(m_facts.item);
    const bool isBusy = m_facts.state == DeskState::Taking || m_facts.state == DeskState::Finishing;
    if (isBusy && action != Action::Retry && action != Action::SaveDraft)
        return tr("The database has not answered yet. Please wait a moment.");
    const QString why = whyNotWrite(action);
    return why.isEmpty() ? whyNotNow(action) : why;
}

// Reasons that do not depend on the record come first, because they hold for any other record, too.
QString DeskRefusals::whyNotWrite(Action action) const
{
    static const QList<Action> writing{Action::TakeNext,        Action::TakeSeveral,
                                       Action::CompleteAndNext, Action::CompleteAndNextFound,
                                       Action::Complete,        Action::Return,
                                       Action::Dismiss,         Action::Fail,
                                       Action::SendBack,        Action::TakeBack,
                                       Action::KeepLock,        Action::TakeAgain,
                                       Action::AddNote,         Action::Ask};
    return writing.contains(action) ? m_facts.whyNoWriting : QString();
}

QString DeskRefusals::whyNotNow(Action action) const
{
    const auto unless = [](bool can, const QString &why) { return can ? QString() : why; };
    switch (action) {
    case Action::TakeNext:
    case Action::TakeSeveral:
        return whyNotTake();
    case Action::CompleteLater:
        return whyNotLater();
    case Action::CompleteAndNextFound:
        return whyNotGoOnInFound();
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
        return unless(m_facts.canTakeBack, whyNotTakeBack());
    case Action::KeepLock:
        return whyNotKeep();
    case Action::SaveDraft:
        return unless(m_facts.state == DeskState::Working,
                      tr("No record is open whose text could be saved."));
    case Action::AddNote:
        return unless(m_facts.item.id.isValid(), tr("There is no record to write a note on."));
    case Action::Ask:
        return whyNotAsk();
    case Action::TakeAgain:
    case Action::KeepAsDraft:
        return unless(m_facts.state == DeskState::Lost,
                      tr("This is only for a record whose lock was lost."));
    case Action::Resume:
        return unless(m_facts.canResume,
                      m_facts.item.id.isValid()
                          ? tr("A record is open. What else is yours is in the list of your items.")
                          : tr("You have no unfinished items."));
    case Action::CorrectOthers:
        return unless(!m_facts.queue.isEmpty(), tr("Choose a queue first."));
    case Action::Retry:
        return unless(m_facts.canRetry, tr("There is nothing to try again."));
    }
    return {};
}

QString DeskRefusals::whyNotTakeBack() const
{
    if (!m_facts.tooLateFor.isEmpty())
        return tr("It is too late to undo %1: that is possible for ten seconds. A supervisor can "
                  "reopen it.")
            .arg(m_facts.tooLateFor);
    return tr(
        "There is nothing to undo: that is possible for ten seconds after finishing an item.");
}

QString DeskRefusals::whyNotTake() const
{
    if (m_facts.queue.isEmpty())
        return tr("Choose a queue first.");
    return m_facts.isSeeking ? tr("Intray is already looking for work.") : QString();
}

QString DeskRefusals::whyNotGoOnInFound() const
{
    if (!m_facts.isNarrowed)
        return tr("No search or filter is on in the list of open items.");
    return m_facts.state == DeskState::Empty ? whyNotTake()
                                             : whyNotFinish(Disposition::Kind::Complete);
}

QString DeskRefusals::whyNotFinish(Disposition::Kind kind) const
{
    if (m_facts.state == DeskState::Lost)
        return tr("You no longer hold this item. Take it again first; your text is kept.");
    if (m_facts.state != DeskState::Working)
        return tr("No record is open. Take an item first.");
    const bool isAllowed = m_facts.rules.dispositions.contains(kind);
    return isAllowed ? QString() : DeskAnswers::notAllowed(kind, m_facts.rules);
}

QString DeskRefusals::whyNotAsk() const
{
    const QString why = whyNotFinish(Disposition::Kind::Return);
    const bool canWait = m_facts.rules.adoptedTable().isEmpty() && m_facts.rules.source.isEmpty();
    if (!why.isEmpty() || canWait)
        return why;
    return tr("Items of %1 cannot wait for an answer, because they come from another table. Write "
              "a note, and return the item.")
        .arg(m_facts.rules.displayTitle());
}

QString DeskRefusals::whyNotSendBack() const
{
    const QString why = whyNotFinish(Disposition::Kind::SendBack);
    if (!why.isEmpty() || m_facts.item.fromItem.isValid())
        return why;
    return tr("There is no previous step to send the item back to.");
}

QString DeskRefusals::whyNotLater() const
{
    if (m_facts.whyNoWriting.isEmpty())
        return tr("The database can be reached: complete the item as usual.");
    return whyNotFinish(Disposition::Kind::Complete);
}

QString DeskRefusals::whyNotKeep() const
{
    if (m_facts.state != DeskState::Working)
        return tr("There is no lock to extend. Take an item first.");
    return m_facts.isLimitReached ? DeskAnswers::cannotExtendMore(m_facts.rules.longestHold)
                                  : QString();
}

} // namespace intray
