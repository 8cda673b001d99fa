// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/warranty/calibration.h"

#include <algorithm>

namespace intray {

// About three times as much from one to the next.
static QList<CalibrationGroup> emptyGroups()
{
    return {{0, 0.01}, {0.01, 0.03}, {0.03, 0.1}, {0.1, 0.3}, {0.3, 0.7}, {0.7, 1}};
}

QList<CalibrationGroup> calibrationOf(const QList<ProvenDoubt> &records)
{
    QList<CalibrationGroup> groups = emptyGroups();
    for (const ProvenDoubt &one : records) {
        const double chance = std::min(1.0, one.expected); // as the plan takes it
        const auto its = std::ranges::find_if(
            groups, [chance](const CalibrationGroup &group) { return chance <= group.most; });
        ++its->records;
        its->expected += chance;
        its->wrong += one.isWrong;
    }
    groups.removeIf([](const CalibrationGroup &group) { return group.records == 0; });
    return groups;
}

} // namespace intray
