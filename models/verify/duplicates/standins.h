// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/duplicates/blocking.h"

namespace intray {

/// Which words of a field stand in for each other, such as "street" and "str": in pairs of records
/// that are very likely the same thing one has the one word where the other has the other, again
/// and again, in different values, and seldom anything else instead. Learned from the records
/// alone. Words with digits never do.
StandIns standInsIn(const ComparedRecords &records, int field,
                    const std::vector<RecordPair> &likely);

} // namespace intray
