// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/refusals/refusals.h"
#include "store/refusals/refusals_p.h"

#include <QCoreApplication>

namespace intray::refusals {

Error keyIsThere(const QString &key, const QString &queue)
{
    return invalid(
        say(QT_TRANSLATE_NOOP("Store", "The queue \"%1\" has an item with the key \"%2\" already."))
            .arg(queue, key));
}

Error keyBlank()
{
    return invalid(say(QT_TRANSLATE_NOOP("Store", "An item needs a key that is not blank.")));
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
        say(QT_TRANSLATE_NOOP("Store", "This import has been called off, because nothing was heard "
                                       "of it for a minute. Nothing was brought in; start it "
                                       "again.")));
}

Error noSuchDelivery()
{
    return {Error::Kind::NotFound,
            say(QT_TRANSLATE_NOOP("Store", "There is no delivery of this number.")),
            {}};
}

Error deliveryNotComplete()
{
    return invalid(say(QT_TRANSLATE_NOOP(
        "Store", "The records of this delivery are not all in yet. Try again in a moment.")));
}

Error deliveryNotWhole()
{
    return invalid(
        say(QT_TRANSLATE_NOOP("Store", "It was not said of this delivery that its file has "
                                       "everything, so nothing is missing in it.")));
}

Error deliveryHasRejects()
{
    return invalid(say(QT_TRANSLATE_NOOP(
        "Store", "Rows of this delivery were rejected, so what is missing in it is not known. "
                 "Bring the corrected file in, and dismiss what is missing in that.")));
}

Error recallReasonMissing()
{
    return invalid(say(
        QT_TRANSLATE_NOOP("Store", "Say why: the reason stands in the history of each record.")));
}

} // namespace intray::refusals
