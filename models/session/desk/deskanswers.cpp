// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/deskanswers.h"

#include "queue/daytime.h"
#include "session/desk/finishing/finisher.h"

#include <QLocale>

#include <cmath>

namespace intray {

using namespace Qt::StringLiterals;
using std::chrono::milliseconds;
using std::chrono::seconds;

Message DeskAnswers::work(const WorkRequest &request)
{
    const bool isProblem = request.reason == WorkRequest::Reason::SourceFailed ||
                           request.reason == WorkRequest::Reason::SourceTooSlow;
    return {isProblem ? Message::Kind::Problem : Message::Kind::Information, sentenceFor(request),
            request.detail};
}

Message DeskAnswers::trouble(const Error &error, const QList<Action> &actions)
{
    const QString sentence = error.sentence.isEmpty()
                                 ? tr("Something went wrong at the database. Try again.")
                                 : error.sentence;
    return {Message::Kind::Problem, sentence, error.detail, actions};
}

QString DeskAnswers::finished(const Item &item, Disposition::Kind kind)
{
    switch (kind) {
    case Disposition::Kind::Complete:
        return tr("%1 is completed.").arg(item.key);
    case Disposition::Kind::Return:
        return tr("%1 is returned to the queue.").arg(item.key);
    case Disposition::Kind::Dismiss:
        return tr("%1 is dismissed and will not come back.").arg(item.key);
    case Disposition::Kind::Fail:
        return tr("%1 is marked as failed.").arg(item.key);
    case Disposition::Kind::SendBack:
        return tr("%1 was sent back to the previous step.").arg(item.key);
    }
    return {};
}

QString DeskAnswers::comesToOthersFirst()
{
    return tr("It comes to you again only when nothing else is left, or when you pick it.");
}

Message DeskAnswers::isUnsought(const Item &item, bool bySearch)
{
    return {Message::Kind::Information,
            (bySearch ? tr("%1 came next in the queue; the search does not find it.")
                      : tr("%1 came next in the queue; the filter does not find it."))
                .arg(item.key),
            {},
            {Action::CompleteAndNextFound}};
}

QString DeskAnswers::noneFoundLeft()
{
    return tr("No open item that the search or filter finds is left to take.");
}

QString DeskAnswers::wasAsked(const Item &item)
{
    return tr("The question about %1 was asked. Its answer is shown beside the field when it "
              "comes.")
        .arg(item.key);
}

Message DeskAnswers::finished(const FinishedWork &work)
{
    if (work.disposition.question)
        return {Message::Kind::Done,
                tr("%1 waits for the answer, and then comes first to you.").arg(work.item.key)};
    const QString done = work.duplicateOf.isEmpty()
                             ? finished(work.item, work.disposition.kind)
                             : tr("%1 was merged into %2.").arg(work.item.key, work.duplicateOf);
    return {Message::Kind::Done, done, {}, {Action::TakeBack}};
}

QString DeskAnswers::batchReturned(qsizetype items)
{
    return tr("%n item(s) are returned to the queue.", nullptr, static_cast<int>(items));
}

QString DeskAnswers::faults(int fields)
{
    return tr("%n field(s) must be corrected before the record can be completed.", nullptr, fields);
}

QString DeskAnswers::leftOpen(int doubts)
{
    return tr("%n doubt(s) were left open.", nullptr, doubts);
}

QString DeskAnswers::rulesChanged(const Queue &queue)
{
    return tr("The rules of %1 were changed. The record is now checked against the new ones; what "
              "you typed is still here.")
        .arg(queue.displayTitle());
}

QString DeskAnswers::endsIn(milliseconds left)
{
    const auto secondsLeft = int(std::ceil(double(left.count()) / 1000));
    if (secondsLeft < 60)
        return tr("Your lock ends in %n second(s).", nullptr, secondsLeft);
    return tr("Your lock ends in %n minute(s).", nullptr, secondsLeft / 60); // as timeLeft() has it
}

QString DeskAnswers::cannotExtendMore(seconds longestHold)
{
    return tr("It cannot be extended any further: items of this queue can be locked for at most "
              "%1.")
        .arg(spanOf(longestHold));
}

QString DeskAnswers::keptUntil(const QDateTime &time)
{
    return tr("This item is locked for you until %1.").arg(dayAndTime(time));
}

QString DeskAnswers::endedButMine()
{
    return tr("Your lock has ended, but nobody has taken the item: you can still complete it.");
}

QString DeskAnswers::textIsBack(const Draft &draft)
{
    return tr("Your unfinished text from %1 is back in the fields.").arg(dayAndTime(draft.savedAt));
}

QString DeskAnswers::staysMine(const Item &item)
{
    return tr("%1 stays with you, under “Mine”.").arg(item.key);
}

QString DeskAnswers::comesNext(const Item &item)
{
    return tr("%1, which had been taken in the meantime, stays with you and comes next.")
        .arg(item.key);
}

QString DeskAnswers::takenMeanwhile(const Item &item)
{
    return tr("%1 was taken for you in the meantime and is under “Mine”.").arg(item.key);
}

QString DeskAnswers::tookSeveral(int count)
{
    return tr("You took %n item(s). Completing leads through them; Return gives back one or all.",
              nullptr, count);
}

QString DeskAnswers::safeHere(const Error &error)
{
    return trouble(error).sentence + u' ' +
           tr("What you type is safe on this computer; it will be saved to the database as soon as "
              "possible.");
}

QString DeskAnswers::localTextOnly(const Draft &draft)
{
    return tr("The database cannot be reached. This is your text from %1, from this computer; it "
              "is safe.")
        .arg(dayAndTime(draft.savedAt));
}

QString DeskAnswers::notDone(const Item &item, const Error &error)
{
    return tr("%1 is not finished; your text is still here.").arg(item.key) + u' ' +
           trouble(error).sentence;
}

QString DeskAnswers::notKnownYet(const Item &item)
{
    return tr("The database has not confirmed whether %1 is finished. Your text is safe; Intray "
              "keeps asking until it answers.")
        .arg(item.key);
}

QString DeskAnswers::waitsForLine(const Item &item)
{
    return tr("%1 will be completed as soon as the database can be reached, if you still hold it "
              "then. You can close Intray in the meantime.")
        .arg(item.key);
}

QString DeskAnswers::doneLater(const Item &item)
{
    return tr("%1 is completed, as you asked while the database could not be reached.")
        .arg(item.key);
}

QString DeskAnswers::notDoneLater(const Item &item, const QString &why)
{
    return tr("%1 could not be completed as you asked while the database could not be reached.")
               .arg(item.key) +
           u' ' + why;
}

static bool completes(Action action)
{
    return action == Action::CompleteAndNext || action == Action::CompleteAndNextFound ||
           action == Action::Complete;
}

QString DeskAnswers::cannotLeave(const Item &item, Action wanted)
{
    const QString sentence =
        completes(wanted) ? tr("%1 is not completed: nothing can be written to the database now. "
                               "Press Esc to go on typing in it.")
                          : tr("%1 stays here: nothing can be written to the database now. Press "
                               "Esc to go on typing in it.");
    return sentence.arg(item.key);
}

QString DeskAnswers::couldNotLeave(const Item &item, Action wanted, bool isUnseen)
{
    if (completes(wanted))
        return (isUnseen ? tr("%1 was not completed, because the database could not be reached. "
                              "Complete it now, or press Esc to go on typing in it.")
                         : tr("%1 was not completed, because the database could not be reached. "
                              "You can complete it now."))
            .arg(item.key);
    return (isUnseen ? tr("%1 stayed here, because the database could not be reached. Try again "
                          "now, or press Esc to go on typing in it.")
                     : tr("%1 stayed here, because the database could not be reached. You can try "
                          "again now."))
        .arg(item.key);
}

QString DeskAnswers::pressEsc(const Item &item)
{
    return tr("Press Esc to go on typing in %1.").arg(item.key);
}

Message DeskAnswers::notEntered(const QString &typed)
{
    static constexpr qsizetype shown = 80;
    const bool isLong = typed.size() > shown;
    const QString begin = isLong ? typed.left(shown) + QChar(0x2026) : typed;
    return {Message::Kind::Information,
            tr("What you typed in the meantime was not entered: \"%1\".").arg(begin),
            isLong ? typed : QString()};
}

QString DeskAnswers::notSent(const Item &item)
{
    return tr("%1 is not completed; you can go on with it.").arg(item.key);
}

QString DeskAnswers::sentBack(const QString &user, const QString &reason)
{
    return tr("%1 sent this back: %2").arg(user, reason);
}

QString DeskAnswers::reverted(int fields)
{
    return tr("What you typed in %n field(s) was reverted. Ctrl+Z brings it all back.", nullptr,
              fields);
}

QString DeskAnswers::takenBackBut(int fields)
{
    return tr("The values are as they were before, but for %n field(s) that you have typed in "
              "since.",
              nullptr, fields);
}

QString DeskAnswers::keptInMyItems()
{
    return tr("Your text is kept; you will find it under “Mine”.");
}

QString DeskAnswers::notAllowed(Disposition::Kind kind, const Queue &queue)
{
    const QString title = queue.displayTitle();
    switch (kind) {
    case Disposition::Kind::Complete:
        return tr("Items of %1 cannot be completed.").arg(title);
    case Disposition::Kind::Return:
        return tr("Items of %1 cannot be returned.").arg(title);
    case Disposition::Kind::Dismiss:
        return tr("Items of %1 cannot be dismissed.").arg(title);
    case Disposition::Kind::Fail:
        return tr("Items of %1 cannot be marked as failed.").arg(title);
    case Disposition::Kind::SendBack:
        return tr("Items of %1 cannot be sent back.").arg(title);
    }
    return {};
}

QString DeskAnswers::spanOf(seconds span)
{
    if (span.count() % 3600 == 0)
        return tr("%n hour(s)", nullptr, int(span.count() / 3600));
    if (span.count() % 60 == 0)
        return tr("%n minute(s)", nullptr, int(span.count() / 60));
    return tr("%n second(s)", nullptr, int(span.count()));
}

QString DeskAnswers::storedMeanwhile(const QString &user)
{
    return tr("%1 changed this record in the meantime. The values that differ from yours are shown "
              "beside the fields; accept or reject each.")
        .arg(user);
}

QString DeskAnswers::proposal(const QString &user, const QString &givenBy)
{
    if (givenBy.isEmpty())
        return tr("A file that %1 imported later has other values. They are shown beside the "
                  "fields; accept or reject each.")
            .arg(user);
    if (givenBy == user)
        return tr("%1 proposes other values for this record. They are shown beside the fields; "
                  "accept or reject each.")
            .arg(user);
    return tr("%1 passed this item on. What %2 had typed is shown beside the fields; accept or "
              "reject each value.")
        .arg(givenBy, user);
}

} // namespace intray
