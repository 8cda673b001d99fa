// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Why a claim gave nothing, in the desk's words.
#include "queue/daytime.h"
#include "schema/examplewords.h"
#include "session/desk/deskanswers.h"

namespace intray {

Message DeskAnswers::shortage(const Claim &claim, const Queue &queue) const
{
    const auto say = [](const QString &sentence, const QList<Action> &actions = {}) {
        return Message{Message::Kind::Information, sentence, {}, actions};
    };
    const QString title = queue.displayTitle();
    if (!claim.passedOver.isEmpty())
        return say(claim.passedOver.join(u' '), {Action::TakeNext});
    switch (claim.shortage) {
    case Shortage::None:
    case Shortage::Empty:
        return say(
            tr("Nothing is open in %1. New items appear in the list automatically.").arg(title));
    case Shortage::AllHeld:
        return say(tr("All that is left in %1 is locked by others: %n item(s).", nullptr,
                      claim.heldByOthers)
                       .arg(title),
                   {Action::TakeNext});
    case Shortage::Later:
        if (const auto left = secondsToNext(claim))
            return say(
                tr("The next item of %1 is available in %n second(s).", nullptr, *left).arg(title),
                {Action::TakeNext});
        return say(
            tr("What is left in %1 was returned for later; the next item is available at %2.")
                .arg(title, dayAndTime(claim.nextAvailable)));
    case Shortage::Paused:
        return say(paused(queue));
    case Shortage::LockLimit:
        return say(tr("You hold %n item(s), as many as %1 allows. Finish or return one first.",
                      nullptr, queue.locksPerUser.value_or(0))
                       .arg(title));
    case Shortage::NotPermitted:
        return say(tr("You are not allowed to take items from %1. Ask a supervisor.").arg(title));
    case Shortage::TakenByOther:
        return say(holder(claim.holder), {Action::TakeNext});
    case Shortage::OtherHands:
        return say(tr("What is left in %1 needs a different person: you completed it in the "
                      "previous step, so a colleague has to take it.")
                       .arg(title));
    case Shortage::NotForYou:
        return say(tr("This item needs a different person: you did the previous step yourself."),
                   {Action::TakeNext});
    case Shortage::ForOthers:
        return say(tr("What is left in %1 is assigned to others.").arg(title), {Action::TakeNext});
    case Shortage::Returned:
        return say(tr("What is left in %1 you returned yourself. It is offered to others first.")
                       .arg(title),
                   {Action::TakeNext});
    case Shortage::ForSomebodyElse:
        return say(tr("This item is assigned to somebody else. A supervisor can assign it to you "
                      "or to everybody."),
                   {Action::TakeNext});
    case Shortage::Finished:
        return say(tr("This item is finished already."), {Action::TakeNext});
    case Shortage::TableRefuses:
        return say(tr("A rule or trigger of the table of %1 prevents the next rows from being "
                      "locked. Ask an administrator to change the rule or the rows.")
                       .arg(title),
                   {Action::TakeNext});
    case Shortage::ClockMoved:
        return say(tr("The clock of this computer was set forward while Intray was running, so "
                      "nothing is locked. Correct it, or restart Intray if it is right now."),
                   {Action::TakeNext});
    case Shortage::OnRequest:
        return say(tr("%1 gives out work on request: press Take next.").arg(title),
                   {Action::TakeNext});
    }
    return say({});
}

QString DeskAnswers::paused(const Queue &queue)
{
    const QString title = queue.displayTitle();
    if (queue.pauseMessage.isEmpty())
        return tr("The queue %1 is paused. You can still finish the items that you hold.")
            .arg(title);
    return withOneDot(
        tr("The queue %1 is paused: “%2”. You can still finish the items that you hold.")
            .arg(title, queue.pauseMessage));
}

} // namespace intray
