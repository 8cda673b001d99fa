// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>

namespace intray {

/// A source tells something of a fact. All by numbers.
struct Testimony
{
    int source = -1;
    int told = -1;
};

/// What is told of one fact, which may be known for certain.
struct DisputedFact
{
    int group = 0;  ///< Sources may know facts of one kind better than those of another.
    int known = -1; ///< What is right, if somebody said so.
    QList<Testimony> testimonies;
    QHash<int, double> sure; ///< How likely each thing told is right; set by weighSources().
};

/// How far sources can be trusted, by group and source: 0 to 1.
using SourceTrust = QList<QList<double>>;

/// Weighs the sources against each other: who mostly tells what is likely is trusted, and what
/// trusted ones tell is likely. Those who share the mistakes of another count as little more than
/// one voice. Any thread.
SourceTrust weighSources(QList<DisputedFact> &facts, int groups, int sources);

} // namespace intray
