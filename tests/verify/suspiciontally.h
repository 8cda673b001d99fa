// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/suspicion/countedrecords.h"
#include "verify/suspicion/suspicion.h"

#include <QStringList>

namespace intray {

/// A table whose right values are known: what stands in it, and what should.
struct SpoiltTable
{
    QStringList fields;
    QList<QStringList> records;
    QList<QStringList> right;
};

/// What a method found of the wrong cells, in the records that nobody has put right.
struct SuspicionTally
{
    int wrong = 0;
    int right = 0;
    int flagged = 0; ///< Wrong cells that are suspicious.
    int first = 0;   ///< Wrong cells whose right value is suggested.
    int falseAlarms = 0;

    double flaggedShare() const { return wrong ? double(flagged) / wrong : 1; }
    double firstShare() const { return wrong ? double(first) / wrong : 1; }
    double falseShare() const { return right ? double(falseAlarms) / right : 0; }
};

/// The table of two files of equal shape.
SpoiltTable spoiltTable(const QString &spoilt, const QString &right);
/// The table of a file and one of "tid,attribute,correct_val".
SpoiltTable hospitalTable(const QString &spoilt, const QString &rightCells);

/// Which records are put right by hand.
enum class ByHand { Evenly, WithFaults };

/// Intray's method. `byHand` records are put right first; `learning` is false where these are only
/// left out of the tally, to compare.
SuspicionTally tallyOf(const SpoiltTable &table, int byHand = 0, bool learning = true,
                       ByHand which = ByHand::Evenly);
/// The naive method: a value is suspicious if a much more frequent one of its field differs in at
/// most two characters; that is suggested.
SuspicionTally naiveTallyOf(const SpoiltTable &table);

} // namespace intray
