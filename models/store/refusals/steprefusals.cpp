// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/rulecheck.h"
#include "store/refusals/refusals.h"
#include "store/refusals/refusals_p.h"

#include <QCoreApplication>

namespace intray::refusals {

Error noStepBefore()
{
    return invalid(say(QT_TRANSLATE_NOOP(
        "Store", "No step comes before this one, so the item cannot be sent back. Return it, or "
                 "let it fail with a reason.")));
}

Error stepBeforeEnded()
{
    return invalid(say(QT_TRANSLATE_NOOP(
        "Store", "The record has been put aside in the step before, so the item cannot be sent "
                 "back there. A supervisor can open it again.")));
}

Error anotherStepAtWork()
{
    return invalid(say(QT_TRANSLATE_NOOP(
        "Store", "The record waits or is worked on in another step. It would be in two at once, or "
                 "lose what was noted, attached or assigned there. Whoever takes it there can send "
                 "it back.")));
}

Error queuesInCircle(const QString &queue)
{
    return {Error::Kind::Invalid, sentenceOnCircle(queue), {}};
}

} // namespace intray::refusals
