// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

namespace intray {

/// Upper bounds that hold together at every moment at which somebody looks, with a probability of
/// at least 1 - `risk`: who stops when a bound pleases is not deceived by it. Each is what a bet
/// against greater values has not refuted: while a value is true, a bettor's money is not expected
/// to grow, so it ever becomes 1/risk-fold with a probability of `risk` at most (Ville 1939; H.
/// Robbins, Ann. Math. Stat. 41, 1970; I. Waudby-Smith, A. Ramdas, J. R. Stat. Soc. B 86, 2024).
/// Functions without state, for any thread.

/// The chance of something that has happened so often in so many tries.
double chanceAtMost(qint64 happened, qint64 tries, double risk);

/// How many things there are if so many have been found, each with at least this chance and
/// independently of the others. Nothing is known (the greatest number) if the chance is 0.
qint64 mostWithChance(qint64 found, double chance, double risk);

/// How many of `population` are wrong if so many have been looked at, drawn at random one after the
/// other, and so many of these were found wrong, where what is wrong is noticed with at least the
/// chance `noticed`. (I. Waudby-Smith, A. Ramdas, NeurIPS 2020, with a bettor for each number.)
qint64 mostInPopulation(qint64 population, qint64 lookedAt, qint64 found, double noticed,
                        double risk);

/// The mean of what these are drawn from, all of it between `least` and `most`.
double meanAtMost(const QList<double> &seen, double least, double most, double risk);

} // namespace intray
