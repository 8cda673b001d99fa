// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/duplicates/comparedrecords.h"

#include <functional>

namespace intray {

/// Two records by their numbers, the smaller first.
struct RecordPair
{
    int a = 0;
    int b = 0;

    friend auto operator<=>(const RecordPair &, const RecordPair &) = default;
};

/// Called now and then with what is done of how much; false ends the work.
using KeepGoing = std::function<bool(qint64 done, qint64 total)>;

/// The pairs worth comparing: all where the records are few, else those that share something rare:
/// a value, half of one, a word, the digits in any order, or two common values. What is rare enough
/// follows from the data: the smallest groups of all kinds together, up to `most` pairs. In
/// ascending order.
std::vector<RecordPair> pairsWorthComparing(const ComparedRecords &records, qint64 most,
                                            const KeepGoing &keepGoing);

/// How many pairs are compared for so many records.
qint64 mostPairsFor(qint64 records);

} // namespace intray
