// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/shortage.h"

#include "ctl/ctl.h"
#include "ctl/text.h"

namespace intray::ctl {

QString sentenceFor(const Claim &claim)
{
    if (!claim.passedOver.isEmpty())
        return claim.passedOver.join(u'\n');
    switch (claim.shortage) {
    case Shortage::None:
    case Shortage::Empty:
        return Ctl::tr("Nothing is open.");
    case Shortage::AllHeld:
        return Ctl::tr("What is left is locked by others (%n item(s)).", nullptr,
                       claim.heldByOthers);
    case Shortage::Later:
        if (const auto seconds = secondsToNext(claim))
            return Ctl::tr("The next item is available in %n second(s).", nullptr, *seconds);
        return Ctl::tr("What is left was returned for later; the next is due %1.")
            .arg(shownTime(claim.nextAvailable));
    case Shortage::Paused:
        return Ctl::tr("The queue is paused.");
    case Shortage::LockLimit:
        return Ctl::tr("You hold as many items as the queue allows; finish or return one first.");
    case Shortage::NotPermitted:
        return Ctl::tr("You are not allowed to take items from this queue.");
    case Shortage::TakenByOther:
        return Ctl::tr("%1 has held this item since %2.")
            .arg(claim.holder.user, shownTime(claim.holder.lockedAt));
    case Shortage::OtherHands:
        return Ctl::tr("What is left needs a different person: you completed it in the previous "
                       "step, so a colleague has to take it.");
    case Shortage::NotForYou:
        return Ctl::tr("This item needs a different person: you did the previous step yourself.");
    case Shortage::ForOthers:
        return Ctl::tr("What is left is assigned to others.");
    case Shortage::Returned:
        return Ctl::tr("What is left you returned yourself, so the queue offers it to others "
                       "first.");
    case Shortage::ForSomebodyElse:
        return Ctl::tr("This item is assigned to somebody else; a supervisor can assign it to you "
                       "or to everybody.");
    case Shortage::Finished:
        return Ctl::tr("This item is already finished.");
    case Shortage::TableRefuses:
        return Ctl::tr("A rule or trigger of the queue's table prevents the next rows from being "
                       "locked. Ask an administrator to change the rule or the rows.");
    case Shortage::ClockMoved:
        return Ctl::tr("The clock of this computer was set forward, so nothing is locked. Correct "
                       "it; if it is right now, start again.");
    case Shortage::OnRequest:
        return Ctl::tr("This queue is filled by a query: ask for work with \"claim QUEUE\" alone.");
    }
    return {};
}

Exit exitFor(Shortage shortage)
{
    switch (shortage) {
    case Shortage::NotPermitted:
        return Exit::NotYours;
    case Shortage::ClockMoved:
        return Exit::Busy;
    default:
        return Exit::NothingAvailable;
    }
}

} // namespace intray::ctl
