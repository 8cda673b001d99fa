// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/duplicates/patterns.h"

namespace intray {

/// How often a field's levels of agreement are met: among pairs of records of the same thing (the
/// "m" of Fellegi and Sunter, "A Theory for Record Linkage", 1969), and among any other two ("u").
struct FieldWeights
{
    LevelShares same = {};
    LevelShares other = {};
    /// The field that this one goes with among different things, as a town goes with its postcode:
    /// what both agree on counts once. -1: none.
    int goesWith = -1;
    /// Instead of `other` where that field agrees (0), agrees partly (1), does not or is empty (2).
    std::array<LevelShares, 3> otherGiven = {};
    /// Of the agreements on a value, how many are by chance: a value met twice says more where
    /// equal values are nearly always the same thing's.
    double byChance = 1;
};

/// What is learned from the records of a queue, and judges any two of them.
struct DuplicateWeights
{
    std::vector<FieldWeights> fields;
    std::vector<SwappedFields> swapped; ///< Found in the data.
    double share = 0;                   ///< Of all pairs, those of the same thing.
    /// Fields that tell the rows of one thing apart, as a measure does in a list with a row for
    /// each clinic and measure: records that differ in one are not the same row.
    std::vector<int> mustAgree;

    /// How much likelier the pattern is for records of the same thing, as a logarithm; the share
    /// included: 0 where both are equally likely.
    double oddsOf(const AgreementPattern &pattern) const;
    bool mayBeSame(const AgreementPattern &pattern) const;
    /// What is expected of a field's level among different things.
    double otherOf(int field, const AgreementPattern &pattern) const;
};

/// Which of a field's `otherGiven` holds where the field that it goes with agrees so.
size_t weightState(Agreement level);

/// Learns the weights by expectation maximisation: which pairs are of the same thing is unknown, so
/// it is guessed by the weights, and the weights are counted from the guess, until both stand
/// still.
DuplicateWeights learnedWeights(const ComparedRecords &records, const ComparedPatterns &patterns);

/// How likely two records are the same thing, from 0 to 1: 0.5 where both are equally likely.
double scoreOf(const ComparedRecords &records, const DuplicateWeights &weights,
               const AgreementPattern &pattern, RecordPair pair);

/// How likely some other record is equal to this one in every field by chance.
double chanceOfEqual(const ComparedRecords &records, const DuplicateWeights &weights, int record);
/// Of all pairs, how many more are equal in every field than chance makes.
double equalByTruth(const ComparedRecords &records, const DuplicateWeights &weights);

/// How likely two records that are equal in every field are the same thing, by the different
/// records that were added more than once: how many more pairs of equal ones there are than chance
/// makes. By record; 0 for those added once.
std::vector<double> scoresOfEqual(const ComparedRecords &records, const DuplicateWeights &weights);

} // namespace intray
