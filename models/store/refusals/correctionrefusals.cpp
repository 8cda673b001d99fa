// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/refusals/refusals.h"
#include "store/refusals/refusals_p.h"

#include <QCoreApplication>

namespace intray::refusals {

static Error notPossible(const QString &sentence)
{
    return {Error::Kind::NotPermitted, sentence, {}};
}

static Error heldBy(const Lock &holder, const QString &sentence)
{
    return {Error::Kind::LockLost,
            sentence.arg(holder.user, shownTime(holder.lockedAt)),
            {},
            holder,
            State::Locked};
}

Error correctInTable()
{
    return notPossible(say(QT_TRANSLATE_NOOP(
        "Store",
        "The queue is in a table of another program, where bulk corrections are not possible.")));
}

Error correctReadOnly(const QString &field)
{
    return notPossible(
        say(QT_TRANSLATE_NOOP("Store", "“%1” is read-only in this queue, so it cannot be "
                                       "corrected."))
            .arg(field));
}

Error correctKeyedTwice()
{
    return notPossible(
        say(QT_TRANSLATE_NOOP("Store", "Fields of this queue's records are keyed twice, here or in "
                                       "a later step, so bulk corrections are not possible: they "
                                       "would reveal a value to the person who keys it again.")));
}

Error correctOtherHands()
{
    return notPossible(
        say(QT_TRANSLATE_NOOP("Store", "You worked on it in the previous step, and this step needs "
                                       "a different person. Let somebody else correct it.")));
}

Error correctNotOpen(const Lock &holder, State state)
{
    if (state != State::Locked)
        return {Error::Kind::LockLost,
                say(QT_TRANSLATE_NOOP("Store", "It has been finished in the meantime.")),
                {},
                {},
                state};
    return heldBy(holder,
                  say(QT_TRANSLATE_NOOP("Store", "%1 has held it since %2. Correct it there, or "
                                                 "once it is free.")));
}

Error correctProposedAlready(const Lock &holder)
{
    return heldBy(holder, say(QT_TRANSLATE_NOOP(
                              "Store", "The value is already proposed to %1, who has held it since "
                                       "%2. Nothing was changed.")));
}

Error correctProposedOtherwise(const Lock &holder)
{
    return heldBy(holder, say(QT_TRANSLATE_NOOP(
                              "Store", "Something else is already proposed to %1, who has held it "
                                       "since %2. Correct it there, or once it is free.")));
}

Error correctOtherValue(const QString &field)
{
    return invalid(say(QT_TRANSLATE_NOOP("Store", "“%1” has a different value now.")).arg(field));
}

Error correctChanged()
{
    return {Error::Kind::Busy,
            say(QT_TRANSLATE_NOOP("Store", "It was changed at the same moment. Try again.")),
            {}};
}

Error correctWorkedOn()
{
    return notPossible(
        say(QT_TRANSLATE_NOOP("Store", "Somebody has worked on it since, so it stays.")));
}

Error correctToSame()
{
    return invalid(
        say(QT_TRANSLATE_NOOP("Store", "The new value is the old one; there is nothing to do.")));
}

Error changedAgain(const QString &field, const QString &user, const QDateTime &at)
{
    if (user.isEmpty() || !at.isValid())
        return invalid(say(QT_TRANSLATE_NOOP("Store", "“%1” was changed again since then. Undo "
                                                      "the newer change first."))
                           .arg(field));
    return invalid(say(QT_TRANSLATE_NOOP("Store", "“%1” was changed again since then, by %2 at %3. "
                                                  "Undo that first."))
                       .arg(field, user, shownTime(at)));
}

Error changedNothing()
{
    return invalid(say(QT_TRANSLATE_NOOP("Store", "No value was changed here that you could "
                                                  "undo.")));
}

Error reopenedOnly(const Error &why)
{
    Error error = why;
    error.sentence =
        say(QT_TRANSLATE_NOOP("Store", "The item is open again, but its values stay. %1"))
            .arg(why.sentence);
    return error;
}

Error noSuchCorrection(const OperationId &id)
{
    return {Error::Kind::NotFound,
            say(QT_TRANSLATE_NOOP("Store", "This queue has no bulk correction %1; \"intrayctl "
                                           "corrections\" lists those that it has."))
                .arg(id),
            {}};
}

} // namespace intray::refusals
