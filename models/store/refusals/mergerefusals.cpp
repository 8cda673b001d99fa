// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/refusals/refusals.h"
#include "store/refusals/refusals_p.h"

#include <QCoreApplication>

namespace intray::refusals {

static Error notNow(const QString &sentence)
{
    return {Error::Kind::NotPermitted, sentence, {}};
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
    return notNow(say(QT_TRANSLATE_NOOP("Store", "The items stand in a table of another program, "
                                                 "where they cannot be merged.")));
}

Error mergeHeld(ItemId item, const Lock &holder)
{
    return {Error::Kind::NotPermitted,
            say(QT_TRANSLATE_NOOP("Store", "Item %1 is held by %2 since %3, so it cannot be merged "
                                           "now. Wait until it is free."))
                .arg(QString::number(item.value()), holder.user, shownTime(holder.lockedAt)),
            {},
            holder,
            State::Locked};
}

Error mergeInHand(ItemId item, const Lock &holder)
{
    return {Error::Kind::NotPermitted,
            say(QT_TRANSLATE_NOOP("Store", "You are working on item %1 yourself. Change its fields "
                                           "there and merge without fields, or return it first."))
                .arg(item.value()),
            {},
            holder,
            State::Locked};
}

Error mergeEnded(ItemId item)
{
    return notNow(say(QT_TRANSLATE_NOOP("Store", "Item %1 is finished. Open it again to merge or "
                                                 "change it, or merge the other one into it."))
                      .arg(item.value()));
}

Error mergeGone(ItemId item)
{
    return notNow(say(QT_TRANSLATE_NOOP("Store", "Item %1 was dismissed or merged itself. Merge "
                                                 "into the one that stays."))
                      .arg(item.value()));
}

Error mergeOtherHands(ItemId item)
{
    return {
        Error::Kind::NotPermitted,
        say(QT_TRANSLATE_NOOP("Store", "Item %1 needs other hands: you worked on it in the step "
                                       "before. Merge without changing its fields, or let "
                                       "somebody else do it."))
            .arg(item.value()),
        {}};
}

Error mergeChanged(ItemId item)
{
    return {Error::Kind::Busy,
            say(QT_TRANSLATE_NOOP("Store", "Item %1 was changed meanwhile. Look at it again before "
                                           "you merge."))
                .arg(item.value()),
            {}};
}

} // namespace intray::refusals
