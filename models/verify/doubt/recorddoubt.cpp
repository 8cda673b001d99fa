// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/doubt/recorddoubt.h"

#include <algorithm>
#include <cmath>

namespace intray {

constexpr double leastDoubt = 1e-4;
constexpr double step = 1.125;
constexpr int mostLevels = 98;
constexpr int placesOfLevel = 5; // room for finer ones

double expectedWrong(const QList<Verdict> &verdicts, const QSet<int> &broken)
{
    double wrong = 0;
    for (int field = 0; field < int(verdicts.size()); ++field)
        wrong += broken.contains(field) ? 1 : verdicts.at(field).wrong;
    return wrong;
}

int placeOfDoubt(double wrong, bool breaksRule)
{
    const double steps = std::log(std::max(wrong, leastDoubt) / leastDoubt) / std::log(step);
    const int level = std::clamp(1 + int(std::lround(steps)), 1, mostLevels);
    return level * placesOfLevel + (breaksRule ? firstPlaceOfBroken : 0);
}

double doubtAtPlace(int place)
{
    const int level = place % firstPlaceOfBroken / placesOfLevel;
    return leastDoubt * std::pow(step, std::max(level, 1) - 1);
}

} // namespace intray
