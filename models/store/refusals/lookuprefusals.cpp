// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/refusals/refusals.h"
#include "store/refusals/refusals_p.h"

#include <QCoreApplication>

namespace intray::refusals {

Error noSuchLookup(const QString &name)
{
    return {Error::Kind::NotFound,
            say(QT_TRANSLATE_NOOP("Store", "There is no look-up table “%1”.")).arg(name),
            {}};
}

Error lookupInterrupted(const QString &name)
{
    return {Error::Kind::NotPermitted,
            say(QT_TRANSLATE_NOOP("Store", "Somebody else loaded the look-up table “%1” at the "
                                           "same time. Load it again if it is not right."))
                .arg(name),
            {}};
}

Error noSuchTemplate(const QString &name)
{
    return {Error::Kind::NotFound,
            say(QT_TRANSLATE_NOOP("Store", "There is no template “%1” for imports.")).arg(name),
            {}};
}

} // namespace intray::refusals
