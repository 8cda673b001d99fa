// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/duplicates/weights.h"

namespace intray {

/// Two records, by the places in which they were added, and how likely they are the same thing.
struct ScoredPair
{
    int a = 0;
    int b = 0;
    double score = 0;
};

/// What a search finds, and what it has learned for it.
struct FoundDuplicates
{
    std::vector<ScoredPair> pairs; ///< Likeliest first.
    DuplicateWeights weights;
    double equalByTruth = 0; ///< Of all pairs, how many more are equal in all than chance makes.
};

/// Finds the likely duplicates among records: learns from them which agreements tell, then judges
/// the pairs worth comparing (`blocking.h`, `learning.cpp`). Nothing has to be known of the fields,
/// and chance has no part: the same records give the same pairs. Likeliest first. Blocks; for a
/// thread of its own. Empty where keepGoing ended it.
std::vector<ScoredPair> likelyDuplicates(ComparedRecords &records, double least,
                                         const KeepGoing &keepGoing);
/// The same with what was learned, of which nothing is there where keepGoing ended it.
FoundDuplicates searchDuplicates(ComparedRecords &records, double least,
                                 const KeepGoing &keepGoing);

} // namespace intray
