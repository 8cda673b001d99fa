// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/refusals/refusals.h"
#include "store/refusals/refusals_p.h"

#include <QCoreApplication>

namespace intray::refusals {

Error noSuchFilter(const QString &name)
{
    return {Error::Kind::NotFound,
            say(QT_TRANSLATE_NOOP("Store", "There is no shared filter “%1” in this queue. "
                                           "Somebody may have removed or renamed it."))
                .arg(name),
            {}};
}

Error filterNameTaken(const QString &name, const QString &sharedBy)
{
    return invalid(say(QT_TRANSLATE_NOOP("Store", "%2 already shared a filter “%1” in this queue. "
                                                  "Choose another name."))
                       .arg(name, sharedBy));
}

Error filterOfOther(const QString &name, const QString &sharedBy)
{
    return {Error::Kind::NotPermitted,
            say(QT_TRANSLATE_NOOP("Store", "%2 shared the filter “%1”. Only %2, supervisors and "
                                           "administrators can change it."))
                .arg(name, sharedBy),
            {}};
}

Error filterTooLong()
{
    return invalid(say(QT_TRANSLATE_NOOP(
        "Store", "The filter looks for texts that are too long to be shared. Shorten them.")));
}

} // namespace intray::refusals
