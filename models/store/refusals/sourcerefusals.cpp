// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/refusals/refusals.h"
#include "store/refusals/refusals_p.h"

#include <QCoreApplication>

namespace intray::refusals {

Error noSource(const QString &queue)
{
    return invalid(
        say(QT_TRANSLATE_NOOP(
                "Store",
                "The queue \"%1\" is not filled by a query; its items are taken directly."))
            .arg(queue));
}

Error sourceTooSlow()
{
    return {Error::Kind::Busy,
            say(QT_TRANSLATE_NOOP("Store", "The query that fills this queue took too long and was "
                                           "cancelled. Tell an administrator of Intray.")),
            {}};
}

} // namespace intray::refusals
