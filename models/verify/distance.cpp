// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/distance.h"

#include <QVarLengthArray>

#include <algorithm>
#include <cstdlib>

namespace intray {

namespace {

using Row = QVarLengthArray<int, 128>;
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

int cheapestStep(QStringView a, QStringView b, qsizetype i, qsizetype j, const Row &beforeLast,
                 const Row &last, const Row &row)
{
    const int replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
    const int cheapest = std::min({last[j] + 1, row[j - 1] + 1, replaced});
    const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
    return swapped ? std::min(cheapest, beforeLast[j - 2] + 1) : cheapest;
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
    const qsizetype start = commonPrefix(a, b);
    a = a.sliced(start);
    b = b.sliced(start);
    const qsizetype end = commonSuffix(a, b);
    a.chop(end);
    b.chop(end);
    if (std::abs(a.size() - b.size()) > limit)
        return limit + 1;

    Row beforeLast(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
    for (qsizetype j = 0; j <= b.size(); ++j)
        row[j] = int(j);
    for (qsizetype i = 1; i <= a.size(); ++i) {
        std::swap(beforeLast, last);
        std::swap(last, row);
        row[0] = int(i);
        for (qsizetype j = 1; j <= b.size(); ++j)
            row[j] = cheapestStep(a, b, i, j, beforeLast, last, row);
        // A swap reaches back over one row, so both rows must be past the limit.
        const int least = std::min(*std::min_element(row.cbegin(), row.cend()),
                                   *std::min_element(last.cbegin(), last.cend()));
        if (least > limit)
            return limit + 1;
    }
    return std::min(row[b.size()], limit + 1);
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
