// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/sharedwidths.h"

#include <algorithm>
#include <numeric>

namespace intray {

namespace {

QList<int> cutAt(int most, const QList<int> &wanted, const QList<int> &least)
{
    QList<int> widths;
    for (qsizetype at = 0; at < wanted.size(); ++at)
        widths << std::max(least.at(at), std::min(most, wanted.at(at)));
    return widths;
}

bool fits(const QList<int> &widths, int room)
{
    return std::accumulate(widths.begin(), widths.end(), qint64(0)) <= room;
}

} // namespace

QList<int> sharedWidths(const QList<int> &wanted, const QList<int> &least, int room)
{
    int fitting = 0;
    int most = wanted.isEmpty() ? 0 : *std::max_element(wanted.begin(), wanted.end());
    if (fits(cutAt(most, wanted, least), room))
        return cutAt(most, wanted, least);
    while (most - fitting > 1) {
        const int middle = std::midpoint(fitting, most);
        (fits(cutAt(middle, wanted, least), room) ? fitting : most) = middle;
    }
    return cutAt(fitting, wanted, least);
}

} // namespace intray
