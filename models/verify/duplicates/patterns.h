// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/duplicates/blocking.h"

namespace intray {

/// How pairs of records agree: each different pattern once, and of how many pairs.
class PatternTable
{
public:
    int add(const AgreementPattern &pattern); ///< Its place.
    int count() const { return int(m_counts.size()); }
    const AgreementPattern &pattern(int place) const { return m_patterns[size_t(place)]; }
    double pairs(int place) const { return m_counts[size_t(place)]; }

private:
    QHash<QByteArray, int> m_places;
    std::vector<AgreementPattern> m_patterns;
    std::vector<double> m_counts;
};

/// What the weights are learned from.
struct ComparedPatterns
{
    PatternTable worthComparing;
    std::vector<int> ofPair; ///< The pattern of each pair worth comparing.
    PatternTable sampled;    ///< Of random pairs.
    /// Of random pairs that have the same value in a field; by field.
    std::vector<PatternTable> sharing;
};

} // namespace intray
