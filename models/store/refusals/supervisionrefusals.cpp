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
        return say(QT_TRANSLATE_NOOP("Store", "The lock that you saw is gone: %1 has held the item "
                                              "since %2, under a newer lock. Nothing was changed."))
            .arg(holder.user, shownTime(holder.lockedAt));
    case State::Open:
        return say(QT_TRANSLATE_NOOP("Store", "The lock that you saw is gone: the item is open, "
                                              "and nobody holds it."));
    default:
        return say(QT_TRANSLATE_NOOP(
            "Store", "The lock that you saw is gone: the item was finished in the meantime."));
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
    return invalid(say(QT_TRANSLATE_NOOP(
        "Store", "Say why the items are taken away; the people who hold them read it.")));
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
            say(QT_TRANSLATE_NOOP("Store", "%1 is not allowed to take items from the queue \"%2\", "
                                           "so the item stays where it is."))
                .arg(name, queue),
            {}};
}

Error notForThem(const QString &name)
{
    return {Error::Kind::NotPermitted,
            say(QT_TRANSLATE_NOOP("Store", "The item needs a different person: %1 did the previous "
                                           "step. It stays where it is."))
                .arg(name),
            {}};
}

Error holdsAlready(const QString &name)
{
    return invalid(say(QT_TRANSLATE_NOOP("Store", "%1 already holds this item.")).arg(name));
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
    return {
        Error::Kind::Invalid,
        QCoreApplication::translate("Store",
                                    "%n row(s) of the table are locked through Intray. Nothing was "
                                    "changed; wait until they are finished, or release them first.",
                                    nullptr, items),
        {}};
}

Error standsInTable()
{
    return invalid(say(QT_TRANSLATE_NOOP(
        "Store", "The item is in a table that other programs share, and cannot be passed on in "
                 "this kind of database. Release it; then the other person can take it.")));
}

Error doesNotWait(const Lock &holder, State state)
{
    if (state != State::Locked)
        return invalid(say(QT_TRANSLATE_NOOP(
            "Store", "The item is finished, so it is not waiting. Reopen it first.")));
    const QString since =
        QLocale().toString(holder.lockedAt.toLocalTime().time(), QLocale::ShortFormat);
    return {Error::Kind::LockLost,
            say(QT_TRANSLATE_NOOP("Store", "%1 has held the item since %2, so it is not waiting. "
                                           "Release it first if it should go to somebody else."))
                .arg(holder.user, since),
            {},
            holder,
            state};
}

Error orderOfTable()
{
    return invalid(say(
        QT_TRANSLATE_NOOP("Store", "The item is in a table that other programs share, and a column "
                                   "of that table sets its priority. Change the priority there.")));
}

Error orderOfQuery()
{
    return invalid(say(
        QT_TRANSLATE_NOOP("Store", "The item's queue is filled by a query, and the query sets its "
                                   "priority. Change the priority where the query finds it.")));
}

Error assignsInTable()
{
    return invalid(say(QT_TRANSLATE_NOOP(
        "Store", "The item is in a table that other programs share, and they cannot know whom it "
                 "is for. Only items of Intray's own queues can be assigned.")));
}

Error assignsInQuery()
{
    return invalid(say(QT_TRANSLATE_NOOP(
        "Store",
        "The item's queue is filled by a query. Only items of other queues can be assigned.")));
}

Error noTag(const QString &tag)
{
    return invalid(say(QT_TRANSLATE_NOOP("Store", "\"%1\" is not a tag. A tag is one word of at "
                                                  "most 50 letters, without spaces, commas and @."))
                       .arg(tag));
}

Error priorityOutOfRange()
{
    return invalid(
        say(QT_TRANSLATE_NOOP("Store", "A priority is a whole number from -1000000 to 1000000.")));
}

} // namespace intray::refusals
