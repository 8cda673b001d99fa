// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
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
    using Kind = Disposition::Kind;
    const bool isLast = m_item.attempts >= m_rules.attempts.value_or(1);
    const bool mayReturn = m_rules.dispositions.contains(Kind::Return);
    if (isLast || !mayReturn) {
        emit told(about(wordsOfTry(hasSucceeded, true).arg(reason.simplified())));
        finish(Disposition::fail(reason), {.failed = 1});
        return;
    }
    Disposition again = Disposition::returnLater(pauseAfter(m_item.attempts, m_order.retry));
    again.reason = reason;
    emit told(about(wordsOfTry(hasSucceeded, false).arg(reason.simplified())));
    finish(again, {.retried = 1});
}

void WorkPlace::giveBack()
{
    m_stage = Stage::Finishing;
    finish(Disposition::returnLater(), {.returned = 1});
}

} // namespace intray
