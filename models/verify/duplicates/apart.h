// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/duplicates/weights.h"

namespace intray {

/// How many of the pairs of each pattern look the same but are two things: a field speaks against
/// the pair, and each of the two has another record beside it that has its value there. A slip
/// stands alone; two rows at one address and three at another are two sites of one operator. Not so
/// where a third record agrees in that field with both.
std::vector<double> pairsApart(const ComparedRecords &records, const DuplicateWeights &weights,
                               const ComparedPatterns &patterns,
                               const std::vector<RecordPair> &pairs);

} // namespace intray
