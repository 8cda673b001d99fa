// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/refusals/refusals.h"
#include "store/refusals/refusals_p.h"

#include <QCoreApplication>

namespace intray::refusals {

static Error notNow(const QString &sentence)
{
    return {Error::Kind::Invalid, sentence, {}};
}

Error mergeItself()
{
    return invalid(
        say(QT_TRANSLATE_NOOP("Store", "These are one and the same item. Name two items.")));
}

Error mergeQueues()
{
    return invalid(say(QT_TRANSLATE_NOOP(
        "Store", "The items are of two queues. Only items of one queue can be duplicates.")));
}

Error mergeInTable()
{
    return notNow(say(QT_TRANSLATE_NOOP(
        "Store", "The items are in a table of another program, where they cannot be merged.")));
}

Error mergeHeld(const QString &key, const Lock &holder)
{
    return {
        Error::Kind::NotPermitted,
        say(QT_TRANSLATE_NOOP(
                "Store",
                "%2 has held “%1” since %3, so it cannot be merged now. Wait until it is free."))
            .arg(key, holder.user, shownTime(holder.lockedAt)),
        {},
        holder,
        State::Locked};
}

Error mergeInHand(const QString &key, const Lock &holder)
{
    return {Error::Kind::NotPermitted,
            say(QT_TRANSLATE_NOOP("Store", "You are working on “%1” yourself. Change its fields "
                                           "there and merge without fields, or return it first."))
                .arg(key),
            {},
            holder,
            State::Locked};
}

Error mergeEnded(const QString &key)
{
    return notNow(say(QT_TRANSLATE_NOOP("Store", "“%1” is finished. Reopen it to merge or change "
                                                 "it, or merge the other one into it."))
                      .arg(key));
}

Error mergeGone(const QString &key)
{
    return notNow(
        say(QT_TRANSLATE_NOOP("Store",
                              "“%1” was dismissed or merged. Merge into the one that is kept."))
            .arg(key));
}

Error mergeOtherHands(const QString &key)
{
    return {
        Error::Kind::NotPermitted,
        say(QT_TRANSLATE_NOOP(
                "Store", "“%1” needs a different person: you worked on it in the previous step. "
                         "Merge without changing its fields, or let somebody else do it."))
            .arg(key),
        {}};
}

static QString codeOfSomebodyElse()
{
    return QStringLiteral("for_somebody_else");
}

static QString codeOfToldApart()
{
    return QStringLiteral("merge_told_apart");
}

bool isForSomebodyElse(const Error &error)
{
    return error.code == codeOfSomebodyElse();
}

bool isToldApart(const Error &error)
{
    return error.code == codeOfToldApart();
}

Error mergeForSomebodyElse(const QString &key)
{
    Error error{Error::Kind::NotPermitted,
                say(QT_TRANSLATE_NOOP("Store", "“%1” is assigned to somebody else. A supervisor "
                                               "can assign it to you or to everybody."))
                    .arg(key),
                {}};
    error.code = codeOfSomebodyElse();
    return error;
}

Error mergeToldApart(const QString &one, const QString &other, const QString &user,
                     const QDateTime &at)
{
    Error error = notNow(
        say(QT_TRANSLATE_NOOP(
                "Store",
                "“%1” and “%2” are not duplicates, as %3 said (%4). If they are, undo that first."))
            .arg(one, other, user, shownTime(at)));
    error.code = codeOfToldApart();
    return error;
}

Error mergeChanged(const QString &key)
{
    return {
        Error::Kind::Busy,
        say(QT_TRANSLATE_NOOP(
                "Store", "“%1” was changed in the meantime. Look at it again before you merge."))
            .arg(key),
        {}};
}

Error notMerged()
{
    return invalid(say(QT_TRANSLATE_NOOP(
        "Store", "The item was not merged into another, so there is no merge to undo.")));
}

Error keptHeld(const QString &key, const Lock &holder)
{
    return {Error::Kind::NotPermitted,
            say(QT_TRANSLATE_NOOP("Store", "“%1” keeps the merged values, because %2 has held it "
                                           "since %3. Its history has the previous ones."))
                .arg(key, holder.user, shownTime(holder.lockedAt)),
            {},
            holder,
            State::Locked};
}

Error keptFinished(const QString &key)
{
    return notNow(say(QT_TRANSLATE_NOOP("Store", "“%1” keeps the merged values, because it is "
                                                 "finished. Its history has the previous ones."))
                      .arg(key));
}

Error keptWorkedOn(const QString &key)
{
    return notNow(
        say(QT_TRANSLATE_NOOP("Store", "“%1” keeps the merged values, because somebody has worked "
                                       "on it since. Its history has the previous ones."))
            .arg(key));
}

Error keptNotKnown(const QString &key)
{
    return notNow(
        say(QT_TRANSLATE_NOOP("Store", "“%1” keeps the merged values, because its record from "
                                       "before the merge is no longer in the database."))
            .arg(key));
}

} // namespace intray::refusals
