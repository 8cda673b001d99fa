// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QList>

#include <algorithm>
#include <numeric>

namespace intray {

inline double msOf(const QElapsedTimer &clock)
{
    return double(clock.nsecsElapsed()) / 1e6;
}

/// What was measured, in the order in which it was.
struct Times
{
    QList<double> ms;

    double mean() const { return std::accumulate(ms.begin(), ms.end(), 0.0) / double(ms.size()); }
    /// The time that this share of them keeps within: 0.5 is the median, 1 the longest.
    double at(double share) const
    {
        QList<double> sorted = ms;
        std::ranges::sort(sorted);
        return sorted.at(qsizetype(share * double(sorted.size() - 1)));
    }
};

} // namespace intray
