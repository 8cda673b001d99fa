// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/refusals/refusals.h"
#include "store/refusals/refusals_p.h"

#include <QCoreApplication>

namespace intray::refusals {

static QString goneSentence(const Lock &holder, State state)
{
    switch (state) {
    case State::Locked:
        return say(QT_TRANSLATE_NOOP("Store", "The lock that you saw is gone: %1 holds the item "
                                              "since %2, under a newer lock. Nothing was changed."))
            .arg(holder.user, shownTime(holder.lockedAt));
    case State::Open:
        return say(QT_TRANSLATE_NOOP("Store", "The lock that you saw is gone: the item is open, "
                                              "and nobody holds it."));
    default:
        return say(QT_TRANSLATE_NOOP("Store", "The lock that you saw is gone: the item was "
                                              "finished meanwhile."));
    }
}

Error lockWasGone(const Lock &holder, State state)
{
    return {Error::Kind::LockLost, goneSentence(holder, state), {}, holder, state};
}

Error takenBetween()
{
    return {Error::Kind::LockLost,
            say(QT_TRANSLATE_NOOP("Store", "The lock was released, but another program took the "
                                           "item before it could be handed on.")),
            {}};
}

Error takeAwayReasonMissing()
{
    return invalid(say(
        QT_TRANSLATE_NOOP("Store", "Say why the items are taken away; their holders read it.")));
}

Error takesNothing(const QString &name)
{
    return {Error::Kind::NotPermitted,
            say(QT_TRANSLATE_NOOP("Store", "%1 has no role that takes items, such as clerk or "
                                           "worker. Nothing was changed; choose somebody else."))
                .arg(name),
            {}};
}

Error notAMember(const QString &name, const QString &queue)
{
    return {Error::Kind::NotPermitted,
            say(QT_TRANSLATE_NOOP("Store", "%1 may not take from the queue \"%2\", so the item "
                                           "stays where it is."))
                .arg(name, queue),
            {}};
}

Error notForThem(const QString &name)
{
    return {Error::Kind::NotPermitted,
            say(QT_TRANSLATE_NOOP("Store", "The item needs other hands: %1 did the step before. "
                                           "It stays where it is."))
                .arg(name),
            {}};
}

Error holdsAlready(const QString &name)
{
    return invalid(say(QT_TRANSLATE_NOOP("Store", "%1 holds this item already.")).arg(name));
}

Error holdsEnough(const QString &name, const QString &queue)
{
    return {Error::Kind::NotPermitted,
            say(QT_TRANSLATE_NOOP("Store", "%1 holds as many items of the queue \"%2\" as it "
                                           "allows. The item stays where it is."))
                .arg(name, queue),
            {}};
}

Error rowsHeld(int items)
{
    return {Error::Kind::Invalid,
            QCoreApplication::translate("Store",
                                        "%n row(s) of the table are held through Intray. "
                                        "Nothing was changed; let them be finished or "
                                        "release them first.",
                                        nullptr, items),
            {}};
}

Error standsInTable()
{
    return invalid(say(QT_TRANSLATE_NOOP(
        "Store", "The item stands in a table that other programs share, and cannot be handed on "
                 "on this kind of database. Release it; the new holder can take it then.")));
}

Error doesNotWait(const Lock &holder, State state)
{
    if (state != State::Locked)
        return invalid(say(QT_TRANSLATE_NOOP(
            "Store", "The item is finished, so it has no place among those that wait. Open it "
                     "again first.")));
    const QString since =
        QLocale().toString(holder.lockedAt.toLocalTime().time(), QLocale::ShortFormat);
    return {Error::Kind::LockLost,
            say(QT_TRANSLATE_NOOP("Store", "%1 holds the item since %2, so it does not wait. "
                                           "Release it first if it should go to somebody else."))
                .arg(holder.user, since),
            {},
            holder,
            state};
}

Error orderOfTable()
{
    return invalid(say(QT_TRANSLATE_NOOP(
        "Store", "The item stands in a table that other programs share, and a column of that "
                 "table says when it comes. Change the priority there.")));
}

Error orderOfQuery()
{
    return invalid(say(QT_TRANSLATE_NOOP(
        "Store", "The item's queue is filled by a query, and the query says when it comes. Change "
                 "the priority where the query finds it.")));
}

Error assignsInTable()
{
    return invalid(say(QT_TRANSLATE_NOOP(
        "Store", "The item stands in a table that other programs share, and those cannot know for "
                 "whom it is. Only items of Intray's own queues are assigned.")));
}

Error assignsInQuery()
{
    return invalid(say(QT_TRANSLATE_NOOP(
        "Store", "The item's queue is filled by a query, and its work is asked for. Only items of "
                 "other queues are assigned.")));
}

Error noTag(const QString &tag)
{
    return invalid(say(QT_TRANSLATE_NOOP("Store", "\"%1\" is no tag. A tag is a word of at most 50 "
                                                  "letters, without blanks, commas and @."))
                       .arg(tag));
}

Error priorityOutOfRange()
{
    return invalid(
        say(QT_TRANSLATE_NOOP("Store", "A priority is a whole number from -1000000 to 1000000.")));
}

} // namespace intray::refusals
