// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/duplicates/duplicatesearch.h"

#include "verify/duplicates/apart.h"
#include "verify/duplicates/sampling.h"
#include "verify/duplicates/standins.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace intray {

namespace {

/// Where equal records make more pairs than this, those of a large group are told as the pairs with
/// its first record.
constexpr double mostPairsOfEqual = 200'000;
constexpr size_t mostPairedThrough = 50;
constexpr size_t pairsBetweenLooks = 4096;
/// As odds: of such pairs it is learned which words stand in for each other.
const double veryLikely = std::log(0.9 / 0.1);

/// One search, from the records to the scored pairs.
class Search
{
public:
    Search(ComparedRecords &records, double least, const KeepGoing &keepGoing)
        : m_records(records)
        , m_least(least)
        , m_keepGoing(keepGoing)
    {
    }

    FoundDuplicates search()
    {
        m_pairs = pairsWorthComparing(m_records, mostPairsFor(m_records.count()), m_keepGoing);
        m_swapped = swappedFieldsIn(m_records, m_pairs);
        if (!compareAll())
            return {};
        m_weights = learnedWeights(m_records, m_patterns);
        if (findStandIns()) {
            if (!compareAgain())
                return {};
            m_weights = learnedWeights(m_records, m_patterns);
        }
        learnFromThoseApart();
        m_weights.swapped = m_swapped;
        scoreDifferent();
        scoreEqual();
        std::sort(m_found.begin(), m_found.end(), [](const ScoredPair &x, const ScoredPair &y) {
            return std::tie(y.score, x.a, x.b) < std::tie(x.score, y.a, y.b);
        });
        return {std::move(m_found), m_weights, equalByTruth(m_records, m_weights)};
    }

private:
    /// Whether it came to its end.
    bool compareAll()
    {
        const auto total = qint64(m_pairs.size());
        if (!m_keepGoing(0, total))
            return false;
        m_patterns.ofPair.reserve(m_pairs.size());
        for (size_t i = 0; i < m_pairs.size(); ++i) {
            if (i % pairsBetweenLooks == 0 && !m_keepGoing(qint64(i), total))
                return false;
            const auto [a, b] = m_pairs[i];
            m_patterns.ofPair.push_back(
                m_patterns.worthComparing.add(m_records.pattern(a, b, m_swapped)));
        }
        compareSamples();
        return m_keepGoing(total, total);
    }

    void compareSamples()
    {
        m_patterns.sharing.clear();
        if (double(m_pairs.size()) >= m_records.pairs()) {
            return;
        }
        m_patterns.sampled = randomPairs(m_records, m_swapped, m_pairs);
        m_patterns.standsFor = (m_records.pairs() - double(m_pairs.size())) /
                               std::max(1.0, m_patterns.sampled.pairs());
        for (int i = 0; i < m_records.fieldCount(); ++i)
            m_patterns.sharing.push_back(pairsSharing(m_records, i, m_swapped));
    }

    /// Whether there are any words that stand in for each other.
    bool findStandIns()
    {
        std::vector<RecordPair> likely;
        for (size_t i = 0; i < m_pairs.size(); ++i) {
            const auto &pattern = m_patterns.worthComparing.pattern(m_patterns.ofPair[i]);
            if (m_weights.oddsOf(pattern) >= veryLikely)
                likely.push_back(m_pairs[i]);
        }
        bool areAny = false;
        for (int i = 0; i < m_records.fieldCount(); ++i) {
            if (m_records.field(i).kind() != ValueKind::Text)
                continue;
            const StandIns standIns = standInsIn(m_records, i, likely);
            areAny = areAny || !standIns.empty();
            m_records.setStandIns(i, standIns);
        }
        return areAny;
    }

    /// What looks the same and is not can only make fewer pairs the same. Where the weights find
    /// more, they learned what such pairs have in common in place of what goes together in all.
    void learnFromThoseApart()
    {
        m_patterns.apart = pairsApart(m_records, m_weights, m_patterns, m_pairs);
        if (std::ranges::none_of(m_patterns.apart, [](double pairs) { return pairs > 0; }))
            return;
        const DuplicateWeights taught = learnedWeights(m_records, m_patterns);
        if (taught.share <= m_weights.share)
            m_weights = taught;
    }

    /// Only pairs in whose values such words stand are compared once more.
    bool compareAgain()
    {
        const PatternTable before = std::exchange(m_patterns.worthComparing, {});
        std::vector<std::vector<bool>> isTouched;
        for (int i = 0; i < m_records.fieldCount(); ++i)
            isTouched.push_back(valuesWithStandIns(m_records.field(i)));
        for (size_t i = 0; i < m_pairs.size(); ++i) {
            if (i % pairsBetweenLooks == 0 && !m_keepGoing(qint64(i), qint64(m_pairs.size())))
                return false;
            const auto [a, b] = m_pairs[i];
            int &pattern = m_patterns.ofPair[i];
            pattern = m_patterns.worthComparing.add(areTouched(isTouched, a, b)
                                                        ? m_records.pattern(a, b, m_swapped)
                                                        : before.pattern(pattern));
        }
        compareSamples();
        return true;
    }

    static std::vector<bool> valuesWithStandIns(const ComparedField &field)
    {
        std::vector<bool> isOne(field.words().size(), false);
        for (const auto &[one, other] : field.standIns())
            isOne[size_t(one)] = isOne[size_t(other)] = true;
        std::vector<bool> has(field.values().size(), false);
        for (size_t i = 0; i < has.size(); ++i)
            has[i] = std::ranges::any_of(field.values()[i].words,
                                         [&](int word) { return isOne[size_t(word)]; });
        return has;
    }

    bool areTouched(const std::vector<std::vector<bool>> &isTouched, int a, int b) const
    {
        for (int i = 0; i < m_records.fieldCount(); ++i) {
            const int ofA = m_records.field(i).valueOf(a);
            const int ofB = m_records.field(i).valueOf(b);
            if (ofA != ofB && ofA != ComparedField::nothing && ofB != ComparedField::nothing &&
                isTouched[size_t(i)][size_t(ofA)] && isTouched[size_t(i)][size_t(ofB)])
                return true;
        }
        return false;
    }

    void scoreDifferent()
    {
        for (size_t i = 0; i < m_pairs.size(); ++i) {
            const AgreementPattern &pattern =
                m_patterns.worthComparing.pattern(m_patterns.ofPair[i]);
            const double score = scoreOf(m_records, m_weights, pattern, m_pairs[i]);
            if (score >= m_least)
                tellPairs(m_pairs[i], score);
        }
    }

    /// A pair of records stands for all that are equal to the one and to the other.
    void tellPairs(RecordPair pair, double score)
    {
        const std::vector<int> &ofA = m_records.placesOf(pair.a);
        const std::vector<int> &ofB = m_records.placesOf(pair.b);
        const bool isFew = ofA.size() * ofB.size() <= mostPairedThrough;
        for (size_t i = 0; i < (isFew ? ofA.size() : 1); ++i) {
            for (size_t j = 0; j < (isFew ? ofB.size() : 1); ++j)
                m_found.push_back({std::min(ofA[i], ofB[j]), std::max(ofA[i], ofB[j]), score});
        }
    }

    void scoreEqual()
    {
        const std::vector<double> scores = scoresOfEqual(m_records, m_weights);
        double pairs = 0;
        for (int record = 0; record < m_records.count(); ++record) {
            const double times = double(m_records.placesOf(record).size());
            pairs += 0.5 * times * (times - 1);
        }
        for (int record = 0; record < m_records.count(); ++record) {
            if (scores[size_t(record)] >= m_least)
                tellEqual(m_records.placesOf(record), scores[size_t(record)],
                          pairs <= mostPairsOfEqual);
        }
    }

    void tellEqual(const std::vector<int> &places, double score, bool pairsAll)
    {
        const bool isThrough = pairsAll || places.size() <= mostPairedThrough;
        for (size_t i = 0; i < (isThrough ? places.size() : 1); ++i) {
            for (size_t j = i + 1; j < places.size(); ++j)
                m_found.push_back({places[i], places[j], score});
        }
    }

    ComparedRecords &m_records;
    const double m_least;
    const KeepGoing &m_keepGoing;
    std::vector<RecordPair> m_pairs;
    std::vector<SwappedFields> m_swapped;
    ComparedPatterns m_patterns;
    DuplicateWeights m_weights;
    std::vector<ScoredPair> m_found;
};

} // namespace

std::vector<ScoredPair> likelyDuplicates(ComparedRecords &records, double least,
                                         const KeepGoing &keepGoing)
{
    return searchDuplicates(records, least, keepGoing).pairs;
}

FoundDuplicates searchDuplicates(ComparedRecords &records, double least, const KeepGoing &keepGoing)
{
    return Search(records, least, keepGoing).search();
}

} // namespace intray
