// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/claim.h"
#include "queue/identity.h"
#include "queue/queuerules.h"
#include "queue/workrequest.h"
#include "session/desk/taking/takingsteps.h"
#include "session/message.h"

#include <QCoreApplication>

#include <chrono>

namespace intray {

struct FinishedWork;

/// The desk's sentences: what happened, who and when in local time, and what can be done. Only
/// words, no decisions.
class DeskAnswers
{
    Q_DECLARE_TR_FUNCTIONS(DeskAnswers)
public:
    explicit DeskAnswers(const Identity &me)
        : m_me(me)
    {
    }

    /// Why a claim gave nothing.
    Message shortage(const Claim &claim, const Queue &queue) const;
    /// Who has the item now, or what became of it.
    Message lost(const LockFacts &facts, bool hasText) const;
    Message lost(const Error &error, bool hasText) const;
    /// That it could not be taken again, because another person or window has it.
    Message stillHeld(const LockFacts &facts, bool hasText) const;
    /// That items which are not at the desk are not held any more, and why. `hasText`: a text of
    /// some of them is kept.
    Message takenAway(const QList<LockFacts> &items, bool hasText) const;
    /// How a request for work ended.
    static Message work(const WorkRequest &request);
    static Message trouble(const Error &error, const QList<Action> &actions = {});

    static QString finished(const Item &item, Disposition::Kind kind);
    static Message finished(const FinishedWork &work);
    /// Of what this person returned: the list shows it first, yet something else comes next.
    static QString comesToOthersFirst();
    static QString wasAsked(const Item &item);
    /// It came by the queue's order, not by what the list is narrowed to.
    static Message isUnsought(const Item &item, bool bySearch); ///< Else a filter.
    static QString noneFoundLeft();
    /// That the queue gives out nothing, with the message of whoever paused it.
    static QString paused(const Queue &queue);
    static QString batchReturned(qsizetype items);
    static QString faults(int fields);
    static QString leftOpen(int doubts);
    static QString rulesChanged(const Queue &queue);
    static QString endsIn(std::chrono::milliseconds left);
    static QString cannotExtendMore(std::chrono::seconds longestHold);
    static QString keptUntil(const QDateTime &time);
    static QString endedButMine();
    static QString textIsBack(const Draft &draft);
    static QString staysMine(const Item &item);
    static QString comesNext(const Item &item);
    static QString takenMeanwhile(const Item &item);
    static QString tookSeveral(int count);
    static QString safeHere(const Error &error);
    static QString localTextOnly(const Draft &draft);
    static QString notDone(const Item &item, const Error &error);
    static QString notKnownYet(const Item &item);
    static QString waitsForLine(const Item &item);
    static QString doneLater(const Item &item);
    static QString notDoneLater(const Item &item, const QString &why);
    /// That the record could not be left, so that it is still here.
    static QString cannotLeave(const Item &item, Action wanted);
    static QString couldNotLeave(const Item &item, Action wanted, bool isUnseen);
    static QString pressEsc(const Item &item);
    static Message notEntered(const QString &typed); ///< A long text is whole behind Details.
    static QString notSent(const Item &item);
    static QString sentBack(const QString &user, const QString &reason);
    static QString reverted(int fields);
    static QString takenBackBut(int fields);
    static QString keptInMyItems();
    static QString proposal(const QString &user, const QString &givenBy);
    static QString storedMeanwhile(const QString &user);
    /// What stands in the way of doing this to an item: the queue does not allow it.
    static QString notAllowed(Disposition::Kind kind, const Queue &queue);

    static QString spanOf(std::chrono::seconds span);

private:
    static QString withText(const QString &sentence, bool hasText);
    QString holder(const Lock &lock) const;
    QString mineAgain(const LockFacts &facts) const;
    QString unknownLock(const LockFacts &facts) const;
    QString whatHappened(const LockFacts &facts) const;
    QString released(const LockFacts &facts) const;
    QString releasedBy(const LockFacts &facts) const;
    QString whoHasItNow(const LockFacts &facts) const;
    static QString stateOf(const LockFacts &facts);

    Identity m_me;
};

} // namespace intray
