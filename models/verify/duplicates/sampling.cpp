// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/duplicates/sampling.h"

#include <QMap>

#include <algorithm>
#include <random>

namespace intray {

namespace {

constexpr int pairsSampled = 200'000;
constexpr int pairsSampledOfField = 5'000;
constexpr size_t pairsLookedThrough = 300'000;
constexpr int timesSwapped = 2;

bool areCrossed(const ComparedRecords &records, int first, int second, RecordPair pair)
{
    const auto text = [&](int field, int record) {
        return QStringView(records.value(field, record).value.joined);
    };
    return text(first, pair.a) == text(second, pair.b) &&
           text(second, pair.a) == text(first, pair.b);
}

bool differ(const ComparedField &field, RecordPair pair)
{
    const int a = field.valueOf(pair.a);
    const int b = field.valueOf(pair.b);
    return a != ComparedField::nothing && b != ComparedField::nothing && a != b;
}

/// The records that have a value in the field, those with the same one together.
std::vector<int> orderedBy(const ComparedField &field, int records)
{
    std::vector<int> order;
    for (int record = 0; record < records; ++record) {
        if (field.valueOf(record) != ComparedField::nothing)
            order.push_back(record);
    }
    std::stable_sort(order.begin(), order.end(),
                     [&](int a, int b) { return field.valueOf(a) < field.valueOf(b); });
    return order;
}

/// Draws pairs of records of one group, each pair as often as any other.
class PairsOfGroups
{
public:
    PairsOfGroups(const ComparedField &field, int records)
        : m_order(orderedBy(field, records))
    {
        for (size_t from = 0; from < m_order.size();) {
            const int size = field.value(field.valueOf(m_order[from])).records;
            m_starts.push_back(from);
            m_sizes.push_back(size);
            m_pairs += 0.5 * size * (size - 1.0);
            m_upTo.push_back(m_pairs);
            from += size_t(size);
        }
    }

    double pairs() const { return m_pairs; }

    RecordPair draw(std::mt19937 &random) const
    {
        const double at = std::uniform_real_distribution<double>(0, m_pairs)(random);
        const auto found = std::upper_bound(m_upTo.begin(), m_upTo.end(), at);
        const size_t group = std::min(size_t(found - m_upTo.begin()), m_starts.size() - 1);
        const int size = m_sizes[group];
        const int first = std::uniform_int_distribution<int>(0, size - 1)(random);
        const int apart = std::uniform_int_distribution<int>(1, std::max(1, size - 1))(random);
        return {m_order[m_starts[group] + size_t(first)],
                m_order[m_starts[group] + size_t((first + apart) % size)]};
    }

private:
    std::vector<int> m_order;
    std::vector<size_t> m_starts;
    std::vector<int> m_sizes;
    std::vector<double> m_upTo; ///< Pairs of the groups up to this one.
    double m_pairs = 0;
};

} // namespace

std::vector<SwappedFields> swappedFieldsIn(const ComparedRecords &records,
                                           const std::vector<RecordPair> &pairs)
{
    QMap<QPair<int, int>, int> times;
    const size_t step = std::max<size_t>(1, pairs.size() / pairsLookedThrough);
    QList<int> differing;
    for (size_t at = 0; at < pairs.size(); at += step) {
        differing.clear();
        for (int i = 0; i < records.fieldCount(); ++i) {
            if (differ(records.field(i), pairs[at]))
                differing << i;
        }
        for (qsizetype i = 0; i < differing.size(); ++i) {
            for (qsizetype j = i + 1; j < differing.size(); ++j) {
                if (areCrossed(records, differing[i], differing[j], pairs[at]))
                    ++times[{differing[i], differing[j]}];
            }
        }
    }
    std::vector<SwappedFields> fields;
    for (auto found = times.cbegin(); found != times.cend(); ++found) {
        if (*found >= timesSwapped)
            fields.push_back({found.key().first, found.key().second});
    }
    return fields;
}

PatternTable randomPairs(const ComparedRecords &records, const std::vector<SwappedFields> &swapped,
                         const std::vector<RecordPair> &without)
{
    PatternTable table;
    if (records.count() < 2)
        return table;
    std::mt19937 random(1);
    std::uniform_int_distribution<int> any(0, records.count() - 1);
    for (int i = 0; i < pairsSampled; ++i) {
        const int a = any(random);
        const int b = any(random);
        const RecordPair pair{std::min(a, b), std::max(a, b)};
        if (a != b && !std::ranges::binary_search(without, pair))
            table.add(records.pattern(a, b, swapped));
    }
    return table;
}

PatternTable pairsSharing(const ComparedRecords &records, int field,
                          const std::vector<SwappedFields> &swapped)
{
    PatternTable table;
    const PairsOfGroups groups(records.field(field), records.count());
    std::mt19937 random(2);
    const int wanted = int(std::min<double>(groups.pairs(), pairsSampledOfField));
    for (int i = 0; i < wanted; ++i) {
        const RecordPair pair = groups.draw(random);
        if (pair.a != pair.b)
            table.add(records.pattern(pair.a, pair.b, swapped));
    }
    return table;
}

} // namespace intray
