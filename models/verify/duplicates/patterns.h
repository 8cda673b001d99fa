// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/duplicates/blocking.h"

namespace intray {

using LevelShares = std::array<double, agreementCount>;

/// How pairs of records agree: each different pattern once, and of how many pairs.
class PatternTable
{
public:
    int add(const AgreementPattern &pattern);           ///< Its place.
    int placeOf(const AgreementPattern &pattern) const; ///< -1: none of them.
    int count() const { return int(m_counts.size()); }
    const AgreementPattern &pattern(int place) const { return m_patterns[size_t(place)]; }
    double pairs(int place) const { return m_counts[size_t(place)]; }
    /// Adds how often each level of the field is met, each pair counted so many times.
    void countLevels(int field, double times, LevelShares &levels) const;
    double pairs() const { return m_added; } ///< Of all patterns.

private:
    QHash<QByteArray, int> m_places;
    std::vector<AgreementPattern> m_patterns;
    std::vector<double> m_counts;
    double m_added = 0;
};

/// What the weights are learned from.
struct ComparedPatterns
{
    PatternTable worthComparing;
    std::vector<int> ofPair; ///< The pattern of each pair worth comparing.
    PatternTable sampled;    ///< Of random pairs that are not worth comparing.
    double standsFor = 0;    ///< How many such pairs each of those stands for.
    /// Of random pairs that have the same value in a field; by field.
    std::vector<PatternTable> sharing;
    /// How many of the pairs of each pattern are two things however they agree; empty: unknown.
    std::vector<double> apart;
};

/// Of the pairs of each pattern of a table, the share that is not known to be two things.
std::vector<double> keptSharesOf(const ComparedPatterns &patterns, const PatternTable &table);

} // namespace intray
