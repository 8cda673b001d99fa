// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"

#include <cmath>

namespace intray {

/// A rule's part of a million as people say it, in per cent, and back.
inline double percentOfMillion(int parts)
{
    return parts / 10'000.0;
}
inline int millionthsOf(double percent)
{
    return int(std::lround(percent * 10'000));
}

} // namespace intray
