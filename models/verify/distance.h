// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace intray {

/// How many single steps make one text the other: a character put in, left out or replaced, or two
/// neighbours swapped (the optimal string alignment distance: no part is changed twice). More than
/// the limit is answered as limit + 1, which is quick for texts that have little in common. Any
/// thread. Characters outside the basic plane count as two.
int editDistance(QStringView a, QStringView b, int limit);

/// How alike two texts are, from 0 to 1: the Jaro similarity with Winkler's bonus of 0.1 for each
/// of at most four equal first characters (W. E. Winkler, "String Comparator Metrics and Enhanced
/// Decision Rules in the Fellegi-Sunter Model of Record Linkage", 1990). Two empty texts are equal.
/// Any thread.
double jaroWinkler(QStringView a, QStringView b);

} // namespace intray
