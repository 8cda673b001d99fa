// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/duplicates/weights.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace intray {

namespace {

constexpr auto exact = size_t(Agreement::Exact);
constexpr auto different = size_t(Agreement::Different);
constexpr auto missing = size_t(Agreement::Missing);

/// Before anything is known: a field of the same thing mostly agrees. Counted like a few pairs, so
/// that a queue with a handful of duplicates does not learn from chance alone.
constexpr LevelShares firstGuess{0.68, 0.14, 0.06, 0.04, 0.06, 0.02, 0};
constexpr double pairsOfGuess = 20;
/// Records that differ in a field more often than not are not told apart by it.
constexpr double mostDiffering = 0.5;
constexpr double leastPairs = 0.5;
constexpr double obvious = 0.6;
/// However much the duplicates explain of an agreement, some of it is by chance.
constexpr double leastByChance = 0.05;
/// So many obvious duplicates per record are rows of something else.
constexpr double manyRows = 3;
/// So many pairs of a level are needed until what they show of two fields outweighs each alone.
constexpr double pairsToBelieve = 3;

LevelShares normalised(LevelShares levels)
{
    levels[missing] = 0;
    const double all = std::accumulate(levels.begin(), levels.end(), 0.0);
    for (double &level : levels)
        level /= all;
    return levels;
}

void capDiffering(LevelShares &levels)
{
    const double before = levels[different];
    if (before <= mostDiffering)
        return;
    for (double &level : levels)
        level *= mostDiffering / (1 - before);
    levels[different] = mostDiffering;
}

class Learning
{
public:
    Learning(const ComparedRecords &records, const ComparedPatterns &patterns)
        : m_records(records)
        , m_patterns(patterns)
        , m_pairs(std::max(1.0, records.pairs()))
        , m_fields(size_t(records.fieldCount()))
    {
        countAnyPairs();
        findKept();
        m_same.resize(m_fields);
        m_weights.fields.resize(m_fields);
        for (FieldWeights &field : m_weights.fields)
            field.same = normalised(firstGuess);
        setOthers();
    }

    DuplicateWeights learn()
    {
        guessObviousInAll();
        count();
        setOthers();
        connectFields();
        m_weights.mustAgree = fieldsOfRows();
        if (!m_weights.mustAgree.empty())
            beginAnew();
        iterate();
        for (int turn = 0; turn < 3; ++turn) {
            connectFields();
            iterate();
        }
        for (size_t i = 0; i < m_fields; ++i) {
            FieldWeights &field = m_weights.fields[i];
            field.byChance = std::min(1.0, field.other[exact] / std::max(m_any[i][exact], 1e-12));
        }
        return m_weights;
    }

private:
    /// Levels among any two records: equal values from the counts of values, the rest by sample.
    void countAnyPairs()
    {
        m_any.resize(m_fields);
        m_filledPairs.resize(m_fields);
        for (size_t i = 0; i < m_fields; ++i) {
            LevelShares &any = m_any[i];
            m_patterns.worthComparing.countLevels(int(i), 1, any);
            m_patterns.sampled.countLevels(int(i), m_patterns.standsFor, any);
            any[missing] = 0;
            const double all = std::accumulate(any.begin(), any.end(), 0.0);
            const ComparedField &field = m_records.field(int(i));
            const double filled = std::max(1.0, 0.5 * field.filled() * (field.filled() - 1.0));
            double equal = 0;
            for (const CountedValue &value : field.values())
                equal += 0.5 * value.records * (value.records - 1.0);
            m_filledPairs[i] = filled;
            for (double &level : any)
                level = (level + leastPairs) / (all + 1);
            any[exact] = (equal + leastPairs) / (filled + 1);
            any[missing] = 0;
        }
    }

    /// What is left of the levels when the pairs of the same thing are taken out.
    void setOthers()
    {
        for (size_t i = 0; i < m_fields; ++i) {
            LevelShares others{};
            for (size_t level = 0; level < missing; ++level) {
                const double pairs = m_any[i][level] - m_same[i][level] / m_filledPairs[i];
                others[level] = std::max(pairs, leastByChance * m_any[i][level]);
            }
            m_weights.fields[i].other = normalised(others);
        }
    }

    void findKept()
    {
        m_kept = keptSharesOf(m_patterns, m_patterns.worthComparing);
        m_keptOfSampled = keptSharesOf(m_patterns, m_patterns.sampled);
        for (const PatternTable &sharing : m_patterns.sharing)
            m_keptOfSharing.push_back(keptSharesOf(m_patterns, sharing));
    }

    bool tells(size_t field) const { return !m_records.field(int(field)).saysNothing(); }

    /// Where to begin: pairs that agree in most of what their fields can tell.
    void guessObvious(const PatternTable &table, const std::vector<double> &kept,
                      std::vector<double> &chances) const
    {
        const double most = std::log(m_pairs);
        chances.assign(size_t(table.count()), 0);
        for (int p = 0; p < table.count(); ++p) {
            double told = 0;
            double agreed = 0;
            for (size_t i = 0; i < m_fields; ++i) {
                const Agreement level = table.pattern(p)[qsizetype(i)];
                if (level == Agreement::Missing || !tells(i))
                    continue;
                const double worth = std::min(most, -std::log(m_any[i][exact]));
                told += worth;
                agreed += weightState(level) == 0   ? worth
                          : weightState(level) == 1 ? 0.3 * worth
                                                    : 0;
            }
            const bool isObvious = m_weights.mayBeSame(table.pattern(p)) &&
                                   agreed >= obvious * told && agreed > std::log(m_records.count());
            chances[size_t(p)] = isObvious ? kept[size_t(p)] : 0;
        }
    }

    /// The fields that tell the rows of one thing apart, where the obvious pairs are no duplicates
    /// but rows of a list in which each thing has many: there are many of them, and in such a field
    /// they agree less often than any two records do.
    std::vector<int> fieldsOfRows() const
    {
        std::vector<int> fields;
        const double obviousPairs = m_weights.share * m_pairs;
        if (obviousPairs < manyRows * m_records.count())
            return fields;
        for (size_t i = 0; i < m_fields; ++i) {
            double filled = 0;
            for (size_t level = 0; level < missing; ++level)
                filled += m_same[i][level];
            const double expected = filled * m_any[i][exact];
            if (tells(i) && expected > 50 && m_same[i][exact] < 0.5 * expected)
                fields.push_back(int(i));
        }
        return fields;
    }

    void beginAnew()
    {
        guessObviousInAll();
        count();
        setOthers();
        connectFields();
    }

    void guessObviousInAll()
    {
        guessObvious(m_patterns.worthComparing, m_kept, m_chances);
        guessObvious(m_patterns.sampled, m_keptOfSampled, m_chancesOfSampled);
        m_chancesOfSharing.resize(m_patterns.sharing.size());
        for (size_t i = 0; i < m_patterns.sharing.size(); ++i)
            guessObvious(m_patterns.sharing[i], m_keptOfSharing[i], m_chancesOfSharing[i]);
    }

    void iterate()
    {
        double before = 0;
        for (int round = 0; round < 60; ++round) {
            guess(m_patterns.worthComparing, m_kept, m_chances);
            const double same = count();
            setOthers();
            if (std::abs(same - before) < 1e-4 * std::max(1.0, same))
                break;
            before = same;
        }
        guess(m_patterns.sampled, m_keptOfSampled, m_chancesOfSampled);
        for (size_t i = 0; i < m_patterns.sharing.size(); ++i)
            guess(m_patterns.sharing[i], m_keptOfSharing[i], m_chancesOfSharing[i]);
    }

    void guess(const PatternTable &table, const std::vector<double> &kept,
               std::vector<double> &chances) const
    {
        for (int p = 0; p < table.count(); ++p)
            chances[size_t(p)] =
                kept[size_t(p)] / (1 + std::exp(-m_weights.oddsOf(table.pattern(p))));
    }

    /// The weights from the guess; how many pairs are of the same thing by it.
    double count()
    {
        for (LevelShares &levels : m_same)
            levels.fill(0);
        double same = 0;
        const PatternTable &table = m_patterns.worthComparing;
        for (int p = 0; p < table.count(); ++p) {
            const double pairs = m_chances[size_t(p)] * table.pairs(p);
            same += pairs;
            for (size_t i = 0; i < m_fields; ++i)
                m_same[i][size_t(table.pattern(p)[qsizetype(i)])] += pairs;
        }
        for (size_t i = 0; i < m_fields; ++i) {
            LevelShares counted{};
            for (size_t level = 0; level < missing; ++level)
                counted[level] = m_same[i][level] + pairsOfGuess * firstGuess[level];
            counted = normalised(counted);
            capDiffering(counted);
            m_weights.fields[i].same = counted;
        }
        m_weights.share = std::clamp(same / m_pairs, leastPairs / m_pairs, 0.5);
        return same;
    }

    using Counts = std::array<LevelShares, 3>;

    void countTogether(const PatternTable &table, const std::vector<double> &chances, size_t parent,
                       size_t child, double standsFor, bool isOfExact, Counts &counts) const
    {
        for (int p = 0; p < table.count(); ++p) {
            const Agreement given = table.pattern(p)[qsizetype(parent)];
            const auto level = size_t(table.pattern(p)[qsizetype(child)]);
            if (level == missing || isOfExact != (given == Agreement::Exact))
                continue;
            counts[weightState(given)][level] +=
                standsFor * (1 - chances[size_t(p)]) * table.pairs(p);
        }
    }

    /// How the levels of a field go with those of another among different things.
    Counts togetherOf(size_t parent, size_t child) const
    {
        Counts counts{};
        countTogether(m_patterns.worthComparing, m_chances, parent, child, 1, false, counts);
        countTogether(m_patterns.sampled, m_chancesOfSampled, parent, child, m_patterns.standsFor,
                      false, counts);
        if (m_patterns.sharing.empty()) {
            countTogether(m_patterns.worthComparing, m_chances, parent, child, 1, true, counts);
        } else {
            const PatternTable &sharing = m_patterns.sharing[parent];
            const double exactPairs = m_any[parent][exact] * m_filledPairs[parent];
            countTogether(sharing, m_chancesOfSharing[parent], parent, child,
                          exactPairs / std::max(1.0, sharing.pairs()), true, counts);
        }
        const LevelShares &alone = m_weights.fields[child].other;
        for (LevelShares &levels : counts) {
            double pairs = 0;
            for (const double level : levels)
                pairs += level;
            for (size_t level = 0; level < missing; ++level)
                levels[level] = alone[level] * (levels[level] + pairsToBelieve) /
                                (pairs * alone[level] + pairsToBelieve);
            levels = normalised(levels);
        }
        return counts;
    }

    /// How much is known of the child by the parent.
    double informationOf(size_t parent, size_t child, const Counts &together) const
    {
        const LevelShares &other = m_weights.fields[parent].other;
        const LevelShares &alone = m_weights.fields[child].other;
        const std::array<double, 3> states{
            other[exact] + other[size_t(Agreement::Close)],
            other[size_t(Agreement::Alike)] + other[size_t(Agreement::Partly)], other[different]};
        double information = 0;
        for (size_t state = 0; state < states.size(); ++state) {
            for (size_t level = 0; level < missing; ++level)
                information += states[state] * together[state][level] *
                               std::log(together[state][level] / alone[level]);
        }
        return information + mistakenBy(parent, child, together);
    }

    /// What knowing the parent takes from the odds of those that look the same and are not.
    double mistakenBy(size_t parent, size_t child, const Counts &together) const
    {
        const LevelShares &alone = m_weights.fields[child].other;
        const PatternTable &table = m_patterns.worthComparing;
        double all = 0;
        for (int p = 0; p < table.count(); ++p) {
            const double mistaken = m_mistaken[size_t(p)];
            const auto level = size_t(table.pattern(p)[qsizetype(child)]);
            if (mistaken <= 0.001 || level == missing)
                continue;
            const size_t state = weightState(table.pattern(p)[qsizetype(parent)]);
            all += mistaken * std::log(together[state][level] / alone[level]);
        }
        return all;
    }

    void findMistaken()
    {
        const PatternTable &table = m_patterns.worthComparing;
        m_mistaken.assign(size_t(table.count()), 0);
        for (int p = 0; p < table.count(); ++p) {
            const double looks = 1 / (1 + std::exp(-m_weights.oddsOf(table.pattern(p))));
            m_mistaken[size_t(p)] = looks * (1 - m_kept[size_t(p)]) * table.pairs(p);
        }
    }

    /// The tree of fields that go together most (Chow and Liu, "Approximating Discrete Probability
    /// Distributions with Dependence Trees", 1968).
    void connectFields()
    {
        findMistaken();
        std::vector<size_t> telling;
        for (size_t i = 0; i < m_fields; ++i) {
            m_weights.fields[i].goesWith = -1;
            if (tells(i))
                telling.push_back(i);
        }
        if (telling.size() < 2)
            return;
        std::vector<bool> isIn(m_fields, false);
        std::vector<double> best(m_fields, 0);
        std::vector<int> parents(m_fields, -1);
        std::vector<Counts> given(m_fields);
        size_t newest = telling.front();
        for (size_t turn = 1; turn < telling.size(); ++turn) {
            isIn[newest] = true;
            size_t next = m_fields;
            for (const size_t child : telling) {
                if (isIn[child])
                    continue;
                const Counts together = togetherOf(newest, child);
                const double information = informationOf(newest, child, together);
                if (parents[child] < 0 || information > best[child]) {
                    best[child] = information;
                    parents[child] = int(newest);
                    given[child] = together;
                }
                if (next == m_fields || best[child] > best[next])
                    next = child;
            }
            newest = next;
            m_weights.fields[newest].goesWith = parents[newest];
            m_weights.fields[newest].otherGiven = given[newest];
        }
    }

    const ComparedRecords &m_records;
    const ComparedPatterns &m_patterns;
    const double m_pairs;
    const size_t m_fields;
    DuplicateWeights m_weights;
    std::vector<LevelShares> m_any;
    std::vector<LevelShares> m_same;
    std::vector<double> m_filledPairs;
    std::vector<double> m_mistaken;
    std::vector<double> m_kept;
    std::vector<double> m_keptOfSampled;
    std::vector<std::vector<double>> m_keptOfSharing;
    std::vector<double> m_chances;
    std::vector<double> m_chancesOfSampled;
    std::vector<std::vector<double>> m_chancesOfSharing;
};

} // namespace

DuplicateWeights learnedWeights(const ComparedRecords &records, const ComparedPatterns &patterns)
{
    return Learning(records, patterns).learn();
}

} // namespace intray
