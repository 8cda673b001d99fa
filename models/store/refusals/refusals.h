// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/disposition.h"
#include "queue/error.h"
#include "queue/id.h"
#include "queue/workrequest.h"

#include <QJsonObject>

namespace intray::refusals {

/// The sentences with which a rule says no. The same ones, whether the rule was checked here
/// (SQLite) or in the database (servers, by the code in a call's answer).
Error lockLost(const Lock &holder, State state);
/// The same where another program has changed the lock in an adopted table. `row`: what else is the
/// matter with it: "gone", "closed" (done there, or not in the queue any more), "ended" (the lock).
Error adoptedLockLost(const Lock &holder, State state, const QString &row = {});
Error newerSchema(); ///< The database was upgraded while it was open here.
Error noSuchItem(ItemId item);
Error notInQueue(ItemId item, const QString &queue); ///< Or there is no such item at all.
/// To a supervisor: the lock that was seen does not hold the item any more.
Error lockWasGone(const Lock &holder, State state);
Error takenBetween();
Error takeAwayReasonMissing();
Error takesNothing(const QString &name); ///< Has no role that takes items.
Error notAMember(const QString &name, const QString &queue);
Error notForThem(const QString &name);
Error holdsAlready(const QString &name);
Error holdsEnough(const QString &name, const QString &queue);
/// It is held or finished, so it has no place among those that wait.
Error doesNotWait(const Lock &holder, State state);
Error assignsInTable();
Error assignsInQuery();
Error noTag(const QString &tag);
Error orderOfTable();
Error orderOfQuery();
Error priorityOutOfRange();
/// Its lock or its end stands in a table of another program; it is worked on alone.
Error standsInTable();
/// An adopted table does not take what was written. Facts: "why" is "required", "too_long",
/// "value", "unique", "reference", or any other rule; "field" and "rule" if they are known.
Error tableRefused(const QJsonObject &facts);
/// A statement on an adopted table cannot be run any more; "state" is the database's code.
Error tableChanged(const QJsonObject &facts);
bool isTableChanged(const Error &error);
bool isForSomebodyElse(const Error &error);
bool isToldApart(const Error &error);
/// So many rows of an adopted table are held here; its mapping cannot be taken away.
Error rowsHeld(int items);
Error noSuchQueue(const QString &name);
Error dispositionNotAllowed(const QString &queue);
Error unknownDisposition();
Error operationMissing();
Error reasonMissing(Disposition::Kind kind);
Error noteMissing();
Error noSuchLookup(const QString &name);
Error lookupInterrupted(const QString &name);
Error noSuchTemplate(const QString &name);
Error templateUnnamed();
Error templateNameTooLong(qsizetype most);
Error templateTooLong();
Error otherTemplate(const QString &name);
Error templateOfOtherKind(const QString &name, bool isForExports);
Error noSuchFilter(const QString &name);
Error filterNameTaken(const QString &name, const QString &sharedBy);
Error filterOfOther(const QString &name, const QString &sharedBy); ///< Theirs to change.
Error filterTooLong();
Error noSuchAttachment();
Error attachmentTooLarge(qint64 most); ///< In bytes.
Error attachingInterrupted();
Error attachmentDamaged(const QString &name);
Error attachmentNotKept(const QString &why); ///< On this computer.
Error mergeItself();
Error mergeQueues();
Error mergeInTable();
Error mergeHeld(const QString &key, const Lock &holder);
Error mergeInHand(const QString &key, const Lock &holder); ///< The caller works on it.
Error mergeEnded(const QString &key);
Error mergeGone(
    const QString &key); ///< The one to be kept is a duplicate itself, or was dismissed.
Error mergeChanged(const QString &key);
Error mergeOtherHands(const QString &key);
Error mergeForSomebodyElse(const QString &key);
Error mergeToldApart(const QString &one, const QString &other, const QString &user,
                     const QDateTime &at);
Error notMerged(); ///< So there is no merge to take back.
// Why an item keeps the values that it took over by a merge that was taken back.
Error keptHeld(const QString &key, const Lock &holder);
Error keptFinished(const QString &key);
Error keptWorkedOn(const QString &key);
Error keptNotKnown(const QString &key); ///< Its former record is not in the database.
// Of one item of many that are corrected together, unless said otherwise.
Error correctInTable();    ///< Of the queue.
Error correctReadOnly(const QString &field); ///< By its label.
Error correctKeyedTwice(); ///< Of the queue, or of a record that is sealed.
Error correctOtherHands();
Error correctNotOpen(const Lock &holder, State state);
Error correctProposedAlready(const Lock &holder);
Error correctProposedOtherwise(const Lock &holder); ///< In this field, or by somebody else.
Error correctOtherValue(const QString &field);
Error correctChanged();
Error correctWorkedOn(); ///< So it is not taken back.
Error correctToSame();   ///< Of the correction.
/// Since the line of the history that is to be undone; who and when may not be known.
Error changedAgain(const QString &field, const QString &user, const QDateTime &at);
Error changedNothing();               ///< That line, or nothing was kept of it.
Error reopenedOnly(const Error &why); ///< Its values stay.
Error noSuchCorrection(const OperationId &id);
Error noStepBefore();
Error stepBeforeEnded();
Error queuesInCircle(const QString &queue);
Error anotherStepAtWork();
Error afterOutOfRange();
Error calledOff();
Error tooLate();
Error movedOn(); ///< Of a row of an adopted table that is not as the end of its item left it.
Error notFinished();
// Of finished items that somebody wants to reopen who is no supervisor.
Error finishedByOther();
Error reopensNoOwn();
Error reopenedUntil(const QDateTime &until);
Error asksUnfinished();                   ///< What is asked for must be finished.
Error askedAlready(const QString &asker); ///< Somebody waits for the answer.
Error nobodyAsks();
Error keyIsThere(const QString &key, const QString &queue);
Error keyBlank();
/// Its items are the rows of an adopted table, and one without a row would be given to nobody.
Error queueIsAdopted(const QString &name);
Error tableMakesNoKeys(const QString &name);
Error rowNotInQueue(const QString &name);
Error queueIsThere(const QString &name);
Error queueInUse(const QString &name);
Error importRunning();
Error importNotStaging();
Error noSuchDelivery();
Error deliveryNotComplete();
Error deliveryNotWhole();   ///< So nothing can be said to be missing in it.
Error deliveryHasRejects(); ///< So what is missing in it is not known.
Error recallReasonMissing();
Error lockHoldsNothing();
Error clockMoved(); ///< This computer's, which a file goes by.
Error notPermitted(const QString &neededRole);
Error noSuchLogin(const QString &name);
Error noSuchUser(const QString &name);
Error lastAdministrator(const QString &name);
Error noUser(const QString &login, const QString &detail = {}); ///< Of this database.
Error noSuchRequest(RequestId request);
Error noSource(const QString &queue);
Error sourceTooSlow();
/// `what` is the value's name in the call: a reason, a message, a workstation, or what comes along
/// with a record. These texts stand in lists and histories that everybody reads.
Error textTooLong(const QString &what, qint64 most);
Error tooMany(const QString &what, qint64 most); ///< `what` is the kind of what was added.
Error valueOdd(
    const QString &what); ///< No function could make sense of it; the program sends none.
constexpr qsizetype longestReason = 5'000; ///< Characters, as in the servers' functions;
constexpr qsizetype longestNote = 10'000;  ///< likewise,
constexpr qsizetype longestStation = 255;  ///< likewise.
std::optional<Error> tooLong(const char *what, const QString &text, qsizetype most);

/// What the answer of a call refuses, in words. Broken for a code that is not known.
Error in(const QJsonObject &answer);

} // namespace intray::refusals
