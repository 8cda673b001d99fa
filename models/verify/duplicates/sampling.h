// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/duplicates/patterns.h"

namespace intray {

/// The fields between which the pairs have values swapped.
std::vector<SwappedFields> swappedFieldsIn(const ComparedRecords &records,
                                           const std::vector<RecordPair> &pairs);

/// Random pairs without those that are compared anyhow, the same ones for the same records.
PatternTable randomPairs(const ComparedRecords &records, const std::vector<SwappedFields> &swapped,
                         const std::vector<RecordPair> &without);

/// Random pairs of those that have one value in the field.
PatternTable pairsSharing(const ComparedRecords &records, int field,
                          const std::vector<SwappedFields> &swapped);

} // namespace intray
