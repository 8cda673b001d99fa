// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/suspicion/verdict.h"

#include <QSet>

namespace intray {

/// How many fields of a record are expected to be wrong. What breaks a rule is wrong; the others
/// are so with the probability of their verdicts. `broken`: places of fields.
double expectedWrong(const QList<Verdict> &verdicts, const QSet<int> &broken);

/// The place in the order of doubt that a database keeps with an item, higher for more doubt: from
/// 1 to 998, in steps of an eighth, so that a small change of what is known moves nothing. A record
/// that breaks a rule stands before all others, and is never let pass. 0 is of no record: it says
/// that nobody has looked yet.
int placeOfDoubt(double wrong, bool breaksRule);
/// The doubt at such a place, without what rules add to it.
double doubtAtPlace(int place);
inline constexpr int firstPlaceOfBroken = 500;

} // namespace intray
