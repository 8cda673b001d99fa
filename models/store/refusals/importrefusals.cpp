// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/refusals/refusals.h"
#include "store/refusals/refusals_p.h"

#include <QCoreApplication>

namespace intray::refusals {

Error keyIsThere(const QString &key, const QString &queue)
{
    return invalid(
        say(QT_TRANSLATE_NOOP("Store", "The queue \"%1\" already has an item with the key \"%2\"."))
            .arg(queue, key));
}

Error keyBlank()
{
    return invalid(say(QT_TRANSLATE_NOOP("Store", "An item needs a key that is not blank.")));
}

Error queueIsAdopted(const QString &name)
{
    return invalid(
        say(QT_TRANSLATE_NOOP("Store", "The queue \"%1\" has its items from an adopted table. "
                                       "Add the rows to that table; Intray gives them out from "
                                       "there. Where the table makes its keys itself, a single "
                                       "item can be added without a key once \"intrayctl adopt "
                                       "--add-rows\" has allowed it."))
            .arg(name));
}

Error tableMakesNoKeys(const QString &name)
{
    return invalid(
        say(QT_TRANSLATE_NOOP("Store", "The queue \"%1\" has its items from an adopted table that "
                                       "does not make the keys of its rows itself, so Intray adds "
                                       "none. Add the row with the program that gives the keys; "
                                       "Intray gives it out from there."))
            .arg(name));
}

Error rowNotInQueue(const QString &name)
{
    return invalid(say(QT_TRANSLATE_NOOP("Store", "The new row would not be open in the queue "
                                                  "\"%1\", because of its criteria or of what the "
                                                  "table makes of the row. Nothing was added; "
                                                  "change the record."))
                       .arg(name));
}

Error importRunning()
{
    return {Error::Kind::Busy,
            say(QT_TRANSLATE_NOOP("Store", "Another import into this queue is running. Wait until "
                                           "it is done.")),
            {}};
}

Error importNotStaging()
{
    return invalid(
        say(QT_TRANSLATE_NOOP("Store", "This import was cancelled, because it had not responded "
                                       "for a minute. Nothing was imported; start it again.")));
}

Error noSuchDelivery()
{
    return {Error::Kind::NotFound,
            say(QT_TRANSLATE_NOOP("Store", "There is no delivery with this number.")),
            {}};
}

Error deliveryNotComplete()
{
    return invalid(say(QT_TRANSLATE_NOOP(
        "Store", "The records of this delivery are not all imported yet. Try again in a moment.")));
}

Error deliveryNotWhole()
{
    return invalid(say(QT_TRANSLATE_NOOP("Store", "The file of this delivery was not imported as "
                                                  "complete, so nothing can be missing in it.")));
}

Error deliveryHasRejects()
{
    return invalid(say(QT_TRANSLATE_NOOP(
        "Store", "Rows of this delivery were rejected, so it is not known what is missing in it. "
                 "Import the corrected file, and dismiss what is missing in that one.")));
}

Error recallReasonMissing()
{
    return invalid(say(
        QT_TRANSLATE_NOOP("Store", "Say why: the reason is kept in the history of each record.")));
}

} // namespace intray::refusals
