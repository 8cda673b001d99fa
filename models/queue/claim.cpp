// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/claim.h"

#include "queue/disposition.h"

#include <algorithm>

namespace intray {

std::optional<int> secondsToNext(const Claim &claim)
{
    const bool isKnown = claim.now.isValid() && claim.nextAvailable.isValid();
    const qint64 seconds = isKnown ? claim.now.secsTo(claim.nextAvailable) : 0;
    if (!isKnown || seconds > takeBackSpan.count())
        return std::nullopt;
    return static_cast<int>(std::max<qint64>(1, seconds));
}

} // namespace intray
