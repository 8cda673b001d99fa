// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/distance.h"

#include <QVarLengthArray>

#include <algorithm>
#include <cstdlib>

namespace intray {

namespace {

using Marks = QVarLengthArray<bool, 128>;

constexpr qsizetype longestPrefix = 4;
constexpr double prefixBonus = 0.1;

qsizetype commonPrefix(QStringView a, QStringView b)
{
    const auto [end, other] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    return end - a.begin();
}

qsizetype commonSuffix(QStringView a, QStringView b)
{
    const auto [end, other] = std::mismatch(a.rbegin(), a.rend(), b.rbegin(), b.rend());
    return end - a.rbegin();
}

/// The last three rows of the table of distances. Only a band along its diagonal is filled: what is
/// farther from it is beyond the limit.
class Band
{
public:
    Band(QStringView a, QStringView b, qsizetype limit)
        : m_a(a)
        , m_b(b)
        , m_limit(limit)
        , m_costs(3 * (b.size() + 1))
        , m_rows{m_costs.data(), m_costs.data() + b.size() + 1, m_costs.data() + 2 * (b.size() + 1)}
    {
        for (qsizetype j = 0; j <= b.size(); ++j)
            m_rows[0][j] = int(j);
    }

    /// Returns the least of row i.
    int fillRow(qsizetype i)
    {
        std::rotate(m_rows, m_rows + 2, m_rows + 3);
        const qsizetype first = std::max<qsizetype>(1, i - m_limit);
        const qsizetype last = std::min(m_b.size(), i + m_limit);
        const int beyond = int(m_limit) + 1;
        int least = m_rows[0][first - 1] = first == 1 ? int(i) : beyond;
        for (qsizetype j = first; j <= last; ++j) {
            m_rows[0][j] = cheapestStep(i, j);
            least = std::min(least, m_rows[0][j]);
        }
        if (last < m_b.size())
            m_rows[0][last + 1] = beyond;
        return least;
    }

    int end() const { return m_rows[0][m_b.size()]; }

private:
    int cheapestStep(qsizetype i, qsizetype j) const
    {
        const auto &[row, before, beforeThat] = m_rows;
        const int replaced = before[j - 1] + (m_a[i - 1] == m_b[j - 1] ? 0 : 1);
        const int cheapest = std::min({before[j] + 1, row[j - 1] + 1, replaced});
        const bool isSwapped =
            i > 1 && j > 1 && m_a[i - 1] == m_b[j - 2] && m_a[i - 2] == m_b[j - 1];
        return isSwapped ? std::min(cheapest, beforeThat[j - 2] + 1) : cheapest;
    }

    QStringView m_a;
    QStringView m_b;
    qsizetype m_limit;
    QVarLengthArray<int, 384> m_costs;
    int *m_rows[3]; ///< The newest first.
};

/// At which places a text of at most 64 characters has a character, as bits.
class Places
{
public:
    explicit Places(QStringView text)
    {
        for (qsizetype i = 0; i < text.size(); ++i) {
            const int slot = slotOf(text[i]);
            if (m_keys[slot] == 0)
                m_places[slot] = 0;
            m_keys[slot] = keyOf(text[i]);
            m_places[slot] |= quint64(1) << i;
        }
    }
    quint64 of(QChar character) const
    {
        const int slot = slotOf(character);
        return m_keys[slot] == 0 ? 0 : m_places[slot];
    }

private:
    static constexpr int size = 128; // half of it stays free
    static quint32 keyOf(QChar character) { return character.unicode() + 1U; }
    int slotOf(QChar character) const
    {
        int slot = character.unicode() % size;
        while (m_keys[slot] != 0 && m_keys[slot] != keyOf(character))
            slot = (slot + 1) % size;
        return slot;
    }

    quint32 m_keys[size] = {}; ///< 0: free, and its places are not set.
    quint64 m_places[size];
};

constexpr qsizetype longestInBits = 64;

/// The whole column of the table at once, as the bits in which it goes up and down (H. Hyyrö, "A
/// bit-vector algorithm for computing Levenshtein and Damerau edit distances", 2003). `a` is not
/// empty and of at most 64 characters.
int distanceInBits(QStringView a, QStringView b, int limit)
{
    const Places places(a);
    const quint64 last = quint64(1) << (a.size() - 1);
    quint64 up = ~quint64(0), down = 0; // from one row to the next
    quint64 free = 0, before = 0;       // what costs nothing, and what was equal one column ago
    qsizetype distance = a.size();
    for (qsizetype j = 0; j < b.size(); ++j) {
        const quint64 equal = places.of(b[j]);
        const quint64 swapped = ((~free & equal) << 1) & before;
        free = (((equal & up) + up) ^ up) | equal | down | swapped;
        const quint64 more = down | ~(free | up); // from one column to the next
        const quint64 less = free & up;
        distance += (more & last) != 0 ? 1 : (less & last) != 0 ? -1 : 0;
        // Each character that is left makes it less by one at most.
        if (distance - (b.size() - 1 - j) > limit)
            return limit + 1;
        up = less << 1 | ~(free | (more << 1 | 1));
        down = (more << 1 | 1) & free;
        before = equal;
    }
    return int(distance);
}

struct Agreement
{
    qsizetype characters = 0;
    qsizetype outOfOrder = 0; ///< Of the characters in common.
};

Agreement agreementOf(QStringView a, QStringView b)
{
    const qsizetype window = std::max<qsizetype>(0, std::max(a.size(), b.size()) / 2 - 1);
    Marks inA(a.size(), false);
    Marks inB(b.size(), false);
    Agreement agreement;
    for (qsizetype i = 0; i < a.size(); ++i) {
        const qsizetype end = std::min(b.size(), i + window + 1);
        for (qsizetype j = std::max<qsizetype>(0, i - window); j < end; ++j) {
            if (inB[j] || a[i] != b[j])
                continue;
            inA[i] = inB[j] = true;
            ++agreement.characters;
            break;
        }
    }
    for (qsizetype i = 0, j = 0; i < a.size(); ++i) {
        if (!inA[i])
            continue;
        while (!inB[j])
            ++j;
        if (a[i] != b[j++])
            ++agreement.outOfOrder;
    }
    return agreement;
}

double jaro(QStringView a, QStringView b)
{
    const auto [common, outOfOrder] = agreementOf(a, b);
    if (common == 0)
        return 0;
    const double same = double(common);
    const double swaps = double(outOfOrder) / 2;
    return (same / double(a.size()) + same / double(b.size()) + (same - swaps) / same) / 3;
}

} // namespace

int editDistance(QStringView a, QStringView b, int limit)
{
    if (std::abs(a.size() - b.size()) > limit)
        return limit + 1;
    const qsizetype start = commonPrefix(a, b);
    a = a.sliced(start);
    b = b.sliced(start);
    const qsizetype end = commonSuffix(a, b);
    a.chop(end);
    b.chop(end);
    if (a.size() > b.size())
        std::swap(a, b);
    if (a.isEmpty())
        return int(b.size());
    if (a.size() <= longestInBits)
        return distanceInBits(a, b, limit);

    Band band(a, b, std::min<qsizetype>(limit, std::max(a.size(), b.size())));
    int leastBefore = 0;
    for (qsizetype i = 1; i <= a.size(); ++i) {
        const int least = band.fillRow(i);
        // A swap reaches back over one row, so both rows must be past the limit.
        if (std::min(least, leastBefore) > limit)
            return limit + 1;
        leastBefore = least;
    }
    return std::min(band.end(), limit + 1);
}

double jaroWinkler(QStringView a, QStringView b)
{
    if (a == b)
        return 1;
    const double similarity = jaro(a, b);
    const qsizetype prefix = std::min(longestPrefix, commonPrefix(a, b));
    return similarity + double(prefix) * prefixBonus * (1 - similarity);
}

} // namespace intray
