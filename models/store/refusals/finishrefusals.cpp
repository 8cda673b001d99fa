// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/refusals/refusals.h"
#include "store/refusals/refusals_p.h"

#include <QCoreApplication>

namespace intray::refusals {

Error dispositionNotAllowed(const QString &queue)
{
    return {Error::Kind::NotPermitted,
            say(QT_TRANSLATE_NOOP("Store",
                                  "The queue \"%1\" does not allow this way of finishing an item."))
                .arg(queue),
            {}};
}

Error unknownDisposition()
{
    return invalid(say(QT_TRANSLATE_NOOP("Store", "There is no such way of finishing an item.")));
}

Error operationMissing()
{
    return invalid(say(QT_TRANSLATE_NOOP(
        "Store", "Finishing an item needs an operation id, and none was given.")));
}

Error reasonMissing(Disposition::Kind kind)
{
    if (kind == Disposition::Kind::SendBack)
        return invalid(say(QT_TRANSLATE_NOOP("Store", "Say why the item is sent back.")));
    if (kind == Disposition::Kind::Return)
        return invalid(say(QT_TRANSLATE_NOOP("Store", "Say why the item is returned.")));
    if (kind == Disposition::Kind::Dismiss)
        return invalid(say(QT_TRANSLATE_NOOP("Store", "Say why the item is dismissed.")));
    return invalid(say(QT_TRANSLATE_NOOP("Store", "Say why the item fails.")));
}

Error noteMissing()
{
    return invalid(say(QT_TRANSLATE_NOOP("Store", "Write the text of the note.")));
}

Error afterOutOfRange()
{
    return invalid(say(QT_TRANSLATE_NOOP("Store", "An item can be returned for 0 to 72 hours.")));
}

static Error notPermittedTo(const QString &sentence)
{
    return {Error::Kind::NotPermitted, sentence, {}};
}

Error finishedByOther()
{
    return notPermittedTo(say(QT_TRANSLATE_NOOP(
        "Store", "Somebody else finished the item, so only a supervisor can reopen it.")));
}

Error reopensNoOwn()
{
    return notPermittedTo(say(QT_TRANSLATE_NOOP(
        "Store",
        "The queue does not let people reopen what they finished themselves. Ask a supervisor.")));
}

Error reopenedUntil(const QDateTime &until)
{
    return notPermittedTo(
        say(QT_TRANSLATE_NOOP("Store", "You could reopen the item until %1. Ask a supervisor."))
            .arg(shownTime(until)));
}

Error asksUnfinished()
{
    return invalid(
        say(QT_TRANSLATE_NOOP("Store", "The item is not finished, so you can simply take it.")));
}

Error askedAlready(const QString &asker)
{
    return invalid(
        say(QT_TRANSLATE_NOOP(
                "Store",
                "%1 has already requested this item, and is waiting for a supervisor's answer."))
            .arg(asker));
}

Error nobodyAsks()
{
    return invalid(say(QT_TRANSLATE_NOOP("Store", "Nobody requests this item (any more).")));
}

} // namespace intray::refusals
