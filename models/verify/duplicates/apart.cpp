// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/duplicates/apart.h"

#include <algorithm>

namespace intray {

namespace {

/// As a share of how often the level is met among different things.
constexpr double speaksAgainst = 0.6;
/// A record that is likely the same as so many others has company for any value.
constexpr size_t mostBeside = 30;
/// Of the pairs that a field speaks against and where both have others beside them, so many must
/// have them there, or the field is one with many slips.
constexpr double mostlySplit = 0.25;

class Companies
{
public:
    Companies(const ComparedRecords &records, const DuplicateWeights &weights)
        : m_records(records)
        , m_weights(weights)
        , m_beside(size_t(records.count()))
        , m_seen(size_t(records.fieldCount()))
        , m_split(size_t(records.fieldCount()))
    {
    }

    void add(RecordPair pair)
    {
        addBeside(pair.a, pair.b);
        addBeside(pair.b, pair.a);
    }

    /// Sees a pair that is likely the same.
    void see(RecordPair pair, const AgreementPattern &pattern)
    {
        for (int field = 0; field < m_records.fieldCount(); ++field) {
            if (!isAgainst(field, pattern[field]) || !haveOthersBeside(field, pair))
                continue;
            ++m_seen[size_t(field)];
            m_split[size_t(field)] += isSplitBy(field, pair) ? 1 : 0;
        }
    }

    /// By those seen.
    bool areApart(RecordPair pair, const AgreementPattern &pattern) const
    {
        for (int field = 0; field < m_records.fieldCount(); ++field)
            if (m_split[size_t(field)] > mostlySplit * m_seen[size_t(field)] &&
                isAgainst(field, pattern[field]) && isSplitBy(field, pair))
                return true;
        return false;
    }

private:
    void addBeside(int record, int other)
    {
        std::vector<int> &beside = m_beside[size_t(record)];
        if (beside.size() < mostBeside)
            beside.push_back(other);
    }

    double ratio(int field, Agreement level) const
    {
        const FieldWeights &weights = m_weights.fields[size_t(field)];
        return weights.same[size_t(level)] / weights.other[size_t(level)];
    }

    bool isAgainst(int field, Agreement level) const
    {
        return level != Agreement::Missing && !m_records.field(field).saysNothing() &&
               ratio(field, level) < speaksAgainst;
    }

    bool isFor(int field, int a, int b) const
    {
        const Agreement level = m_records.agreement(field, a, b);
        return level != Agreement::Missing && ratio(field, level) > 1;
    }

    bool hasCompany(int field, int record, int without) const
    {
        return std::ranges::any_of(m_beside[size_t(record)], [&](int other) {
            return other != without &&
                   weightState(m_records.agreement(field, record, other)) == 0 &&
                   isFor(field, record, other);
        });
    }

    bool hasOther(int field, int record, int without) const
    {
        return std::ranges::any_of(m_beside[size_t(record)], [&](int other) {
            return other != without &&
                   m_records.agreement(field, record, other) != Agreement::Missing;
        });
    }

    bool haveOthersBeside(int field, RecordPair pair) const
    {
        return hasOther(field, pair.a, pair.b) && hasOther(field, pair.b, pair.a);
    }

    bool isSplitBy(int field, RecordPair pair) const
    {
        if (!hasCompany(field, pair.a, pair.b) || !hasCompany(field, pair.b, pair.a))
            return false;
        return std::ranges::none_of(m_beside[size_t(pair.a)], [&](int other) {
            return other != pair.b && isFor(field, pair.a, other) && isFor(field, pair.b, other);
        });
    }

    const ComparedRecords &m_records;
    const DuplicateWeights &m_weights;
    std::vector<std::vector<int>> m_beside; ///< By record, those that are likely the same.
    std::vector<double> m_seen;             ///< By field.
    std::vector<double> m_split;            ///< By field.
};

} // namespace

std::vector<double> pairsApart(const ComparedRecords &records, const DuplicateWeights &weights,
                               const ComparedPatterns &patterns,
                               const std::vector<RecordPair> &pairs)
{
    const PatternTable &table = patterns.worthComparing;
    std::vector<bool> isLikely(size_t(table.count()));
    for (int p = 0; p < table.count(); ++p)
        isLikely[size_t(p)] = weights.oddsOf(table.pattern(p)) > 0;
    Companies companies(records, weights);
    for (size_t i = 0; i < pairs.size(); ++i)
        if (isLikely[size_t(patterns.ofPair[i])])
            companies.add(pairs[i]);
    for (size_t i = 0; i < pairs.size(); ++i)
        if (isLikely[size_t(patterns.ofPair[i])])
            companies.see(pairs[i], table.pattern(patterns.ofPair[i]));
    std::vector<double> apart(size_t(table.count()), 0);
    for (size_t i = 0; i < pairs.size(); ++i) {
        const int pattern = patterns.ofPair[i];
        if (isLikely[size_t(pattern)] && companies.areApart(pairs[i], table.pattern(pattern)))
            ++apart[size_t(pattern)];
    }
    return apart;
}

} // namespace intray
