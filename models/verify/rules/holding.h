// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/rules/crossproposals.h"

namespace intray {

/// The records that share a value of one column, or of two; those that stand alone are left out.
struct Groups
{
    QList<QList<int>> records;
    qint64 size = 0;
};

Groups groupsOf(const SampledColumn &column);
/// Of two columns: the records that have the same in both.
Groups groupsOf(const SampledColumn &first, const SampledColumn &second);

/// How far the groups say what another column is.
struct Keeping
{
    qint64 of = 0;      ///< Records in groups of two and more that have both.
    qint64 fits = 0;    ///< Those that have what most of their group have; of a tie none.
    qint64 groups = 0;  ///< Of two and more.
    qint64 results = 0; ///< Different things that groups have.
    double alike = 0;   ///< For each record the share of its group that has the same, summed up.

    double share() const { return of > 0 ? double(fits) / double(of) : 0; }
    /// How often a guess by the shares in the group is right (Goodman and Kruskal's tau, 1954): it
    /// grows with everything that the groups say, also where most have no majority.
    double likeness() const { return of > 0 ? alike / double(of) : 0; }
    /// Whether it is told often enough, by groups that are more than pairs, which prove little.
    bool isProven() const;
};

/// The values of the other column, whose numbers are below `distinct`, held against the groups.
Keeping keepingOf(const Groups &groups, const QList<int> &values, qsizetype distinct);

/// How far the share is from chance to always, 0 to 1.
double gainOver(double chance, double share);

/// Fewer groups, or records in them, prove nothing.
inline constexpr qint64 leastRecordsInGroups = 20;
inline constexpr qint64 leastGroups = 3;

/// Of two fields that determine a third together, neither alone: proposals as those of one.
/// `usual` says for each column how much it says of each other by itself, 0 to 1.
QList<RuleProposal> jointProposals(const QList<SampledColumn> &columns,
                                   const QList<QList<double>> &usual, double least,
                                   const Stopped &isStopped);

} // namespace intray
