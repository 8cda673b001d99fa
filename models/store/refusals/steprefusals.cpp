// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/rulecheck.h"
#include "store/refusals/refusals.h"
#include "store/refusals/refusals_p.h"

#include <QCoreApplication>

namespace intray::refusals {

Error noStepBefore()
{
    return invalid(
        say(QT_TRANSLATE_NOOP("Store", "There is no previous step, so the item cannot be sent "
                                       "back. Return it, or mark it as failed with a reason.")));
}

Error stepBeforeEnded()
{
    return invalid(say(QT_TRANSLATE_NOOP(
        "Store", "The record was dismissed or failed in the previous step, so the item cannot be "
                 "sent back there. A supervisor can reopen it.")));
}

Error anotherStepAtWork()
{
    return invalid(say(
        QT_TRANSLATE_NOOP("Store", "The record is waiting or being worked on in another step. It "
                                   "would be in two steps at once, or lose notes, attachments or "
                                   "assignments there. Whoever takes it there can send it back.")));
}

Error queuesInCircle(const QString &queue)
{
    return {Error::Kind::Invalid, sentenceOnCircle(queue), {}};
}

} // namespace intray::refusals
