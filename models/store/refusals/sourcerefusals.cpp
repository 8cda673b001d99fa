// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/refusals/refusals.h"
#include "store/refusals/refusals_p.h"

#include <QCoreApplication>

namespace intray::refusals {

Error noSource(const QString &queue)
{
    return invalid(say(QT_TRANSLATE_NOOP("Store", "The queue \"%1\" is not filled by a query; its "
                                                  "items are claimed."))
                       .arg(queue));
}

Error sourceTooSlow()
{
    return {Error::Kind::Busy,
            say(QT_TRANSLATE_NOOP("Store", "The query that fills this queue took longer than it "
                                           "may and was given up. Tell whoever looks after "
                                           "Intray.")),
            {}};
}

} // namespace intray::refusals
