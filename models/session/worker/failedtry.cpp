// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/worker/failedtry.h"

#include "session/worker/workplace.h"

#include <algorithm>

namespace intray {

/// How long an item waits after its nth try.
static std::chrono::seconds pauseAfter(int attempts, std::chrono::seconds first)
{
    std::chrono::seconds pause = std::min(first, longestRetry);
    for (int i = 1; i < attempts && pause < longestRetry; ++i)
        pause = std::min(pause * 2, longestRetry);
    return pause;
}

Disposition afterFailedTry(const Item &item, const Queue &rules, std::chrono::seconds retry,
                           const QString &reason)
{
    const bool isLast = item.attempts >= rules.attempts.value_or(1);
    if (isLast || !rules.dispositions.contains(Disposition::Kind::Return))
        return Disposition::fail(reason);
    return Disposition::returnLater(pauseAfter(item.attempts, retry), reason);
}

QString WorkPlace::wordsOfTry(bool hasSucceeded, bool isLast) const
{
    if (hasSucceeded)
        return isLast ? tr("The command succeeded, but what it made was not taken, and there are "
                           "no attempts left. %1")
                      : tr("The command succeeded, but what it made was not taken; there will be "
                           "another attempt. %1");
    return isLast ? tr("The command failed, and there are no attempts left. %1")
                  : tr("The command failed; there will be another attempt. %1");
}

void WorkPlace::failTry(const QString &reason, bool hasSucceeded)
{
    const Disposition next = afterFailedTry(m_item, m_rounds.rules(), m_order.retry, reason);
    const bool isLast = next.kind == Disposition::Kind::Fail;
    emit told(about(wordsOfTry(hasSucceeded, isLast).arg(reason.simplified())));
    finish(next, isLast ? WorkCount{.failed = 1} : WorkCount{.retried = 1});
}

void WorkPlace::giveBack()
{
    m_stage = Stage::Finishing;
    finish(Disposition::returnLater(), {.returned = 1});
}

} // namespace intray
