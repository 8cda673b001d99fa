// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What became of a lock, in the desk's words.
#include "queue/daytime.h"
#include "schema/examplewords.h"
#include "session/desk/deskanswers.h"

namespace intray {

using namespace Qt::StringLiterals;

QString DeskAnswers::withText(const QString &sentence, bool hasText)
{
    return hasText ? sentence + u' ' + tr("Your text is kept.") : sentence;
}

Message DeskAnswers::lost(const LockFacts &facts, bool hasText) const
{
    const State state = facts.detail.item.state;
    const bool canTake = facts.isThere && (state == State::Open || state == State::Locked);
    const Lock &held = facts.detail.item.lock;
    Message told{Message::Kind::Problem,
                 withText(whatHappened(facts), hasText),
                 {},
                 canTake ? QList<Action>{Action::TakeAgain, Action::KeepAsDraft}
                         : QList<Action>{Action::KeepAsDraft}};
    if (held.isHeld() && held.user != m_me.user)
        told.who = held.user;
    return told;
}

Message DeskAnswers::stillHeld(const LockFacts &facts, bool hasText) const
{
    const Lock &held = facts.detail.item.lock;
    Message told = lost(facts, hasText);
    if (held.isHeld() && held.user != m_me.user)
        told.sentence = withText(
            tr("%1 still has this item. Take it again once it is free.").arg(held.user), hasText);
    return told;
}

Message DeskAnswers::lost(const Error &error, bool hasText) const
{
    LockFacts facts;
    facts.detail.item.lock = error.holder;
    facts.detail.item.state = error.holder.isHeld() ? State::Locked : error.state;
    Message message = lost(facts, hasText);
    if (error.isAdoptedLoss && !error.holder.isHeld())
        message.sentence = withText(error.sentence, hasText);
    message.detail = error.detail;
    return message;
}

QString DeskAnswers::holder(const Lock &lock) const
{
    const QString since = dayAndTime(lock.lockedAt);
    if (lock.user != m_me.user)
        return tr("%1 took this item at %2.").arg(lock.user, since);
    if (lock.workstation != m_me.workstation)
        return tr("You took this item at %1 on %2.").arg(since, lock.workstation);
    return tr("You took this item again at %1, in another window.").arg(since);
}

// If a supervisor gave the item back to this user, the sentence speaks neither of taking it nor of
// another window.
QString DeskAnswers::mineAgain(const LockFacts &facts) const
{
    const Lock &lock = facts.detail.item.lock;
    const QString giver =
        facts.beginning ? facts.beginning->detail.value(u"given_by"_s).toString() : QString();
    return giver.isEmpty() ? holder(lock)
                           : tr("%1 gave this item back to you at %2. Take it again to go on with "
                                "it.")
                                 .arg(giver, dayAndTime(lock.lockedAt));
}

// A server does not know a lock if it took over before it had heard of the lock, or if a backup was
// restored.
QString DeskAnswers::unknownLock(const LockFacts &facts) const
{
    if (!facts.isThere)
        return tr("This database server does not know the item. It may be a different database, or "
                  "one that lost the latest work.");
    const QString lost =
        tr("This database server does not know your lock. It may have lost the latest work.");
    return facts.detail.item.lock.isHeld() ? lost + u' ' + holder(facts.detail.item.lock) : lost;
}

static QString reasonOf(const Event &ending)
{
    return ending.detail.value(u"reason"_s).toString().simplified();
}

// The end of the lock says enough if it names who was given the item, if somebody said why, or if
// nothing happened to the item since. Otherwise the sentence about its present holder says more.
static bool isToldOf(const LockFacts &facts)
{
    const bool isReasonNews = facts.detail.item.lock.isHeld() && !reasonOf(*facts.ending).isEmpty();
    return facts.ending->detail.contains(u"to"_s) || isReasonNews ||
           (facts.lastEvent && facts.lastEvent->id == facts.ending->id);
}

QString DeskAnswers::whatHappened(const LockFacts &facts) const
{
    if (!facts.isLockKnown)
        return unknownLock(facts);
    if (facts.detail.item.lock.isHeld() && facts.detail.item.lock.user == m_me.user)
        return mineAgain(facts);
    const bool isReleased = facts.ending && facts.ending->kind == EventKind::Released;
    if (isReleased && isToldOf(facts))
        return released(facts);
    if (facts.detail.item.lock.isHeld())
        return holder(facts.detail.item.lock);
    if (!facts.lastEvent)
        return stateOf(facts);
    const QString time = dayAndTime(facts.lastEvent->at);
    const QString user = facts.lastEvent->user;
    const EventKind kind = facts.lastEvent->kind;
    if (kind == EventKind::Expired)
        return tr("Your lock ended and the item went back to the queue at %1.").arg(time);
    if (kind == EventKind::Completed)
        return tr("%1 completed this item at %2.").arg(user, time);
    if (kind == EventKind::SentBack)
        return tr("%1 sent this item back to the previous step at %2.").arg(user, time);
    return isReleased ? released(facts) : stateOf(facts); // the reason is as true as before
}

QString DeskAnswers::releasedBy(const LockFacts &facts) const
{
    const Event &ending = *facts.ending;
    const QString time = dayAndTime(ending.at);
    const Lock &now = facts.detail.item.lock;
    const QString to = ending.detail.value(u"to"_s).toString();
    if (!to.isEmpty()) {
        const QString given = tr("%1 gave this item to %2 at %3.").arg(ending.user, to, time);
        return now.user == to ? given : given + u' ' + whoHasItNow(facts);
    }
    if (now.isHeld())
        return tr("%1 released this item at %2; %3 holds it now.").arg(ending.user, time, now.user);
    if (facts.lastEvent && facts.lastEvent->id == ending.id)
        return tr("%1 released this item at %2; nobody holds it now.").arg(ending.user, time);
    return tr("%1 released this item at %2.").arg(ending.user, time) + u' ' + stateOf(facts);
}

QString DeskAnswers::whoHasItNow(const LockFacts &facts) const
{
    return facts.detail.item.lock.isHeld() ? holder(facts.detail.item.lock) : stateOf(facts);
}

// By whom, why, and who has it now.
QString DeskAnswers::released(const LockFacts &facts) const
{
    const Event &ending = *facts.ending;
    const QString time = dayAndTime(ending.at);
    const QString reason = reasonOf(ending);
    const Lock &now = facts.detail.item.lock;
    if (ending.isElsewhere())
        return now.isHeld() ? tr("Another program that works on this table ended your lock at %1; "
                                 "%2 now has the item.")
                                  .arg(time, now.user)
                            : tr("Another program that works on this table ended your lock at %1.")
                                  .arg(time);
    QString sentence = releasedBy(facts);
    if (!reason.isEmpty())
        sentence += u' ' + withOneDot(tr("The reason: “%1”.").arg(reason));
    return sentence;
}

QString DeskAnswers::stateOf(const LockFacts &facts)
{
    switch (facts.detail.item.state) {
    case State::Done:
        return tr("This item is completed already.");
    case State::Failed:
        return tr("This item is marked as failed.");
    case State::Dismissed:
        return tr("This item is dismissed.");
    default:
        return tr("Nobody holds this item any more.");
    }
}

} // namespace intray
