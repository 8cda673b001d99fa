// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/suspicion/misspelling.h"

#include <QList>
#include <QString>

namespace intray {

/// What may have been meant by a cell.
struct Meant
{
    QString value;
    double share = 0;   ///< How likely this is what was meant.
    qint64 records = 0; ///< In how many records it stands.
    QString word;       ///< Or not it, but this word of it.
    QList<Slip> slips;
    double misspelt = 0; ///< How much of the share comes of a misspelling, and so on.
    double exchanged = 0;
    double missing = 0;
    double anything = 0;
    int by = -1;           ///< The field that speaks for it most; -1: none.
    qint64 together = 0;   ///< In how many records it stands with the value of that field,
    qint64 ofTogether = 0; ///< of so many that have that value.
    double contradicted = 0;
    qint64 corrected = 0; ///< How often others put this right so.
    qint64 repaired = 0;  ///< How often others did the same to other values.
};

/// The verdict on one cell.
struct Verdict
{
    double wrong = 0;           ///< Probability.
    QList<Meant> meant;         ///< The likeliest first.
    double unknownMisspelt = 0; ///< That something unknown was meant.
    double unknownOther = 0;
    QList<double>
        voices;     ///< If it is right: whose doing that is: the field's own, each determination.
    int oddAt = -1; ///< The character that is odd in its place; -1: none is.
    QString shape;  ///< What nearly all values look like and this one does not; empty: no such.
    double shapeShare = 0;
};

/// The meaning that has this value; a new one if none has.
Meant &meaningOf(Verdict &verdict, const QString &value, qint64 records);
/// Whether the likeliest meant value is more than a mere guess.
inline constexpr double leastGuess = 0.02; ///< Less likely ones are not worth a clerk's look.
bool isGuessKnown(const Verdict &verdict);
/// Reduces the verdict's shares to `kept` of the whole, so that other evidence gets the rest.
void shrink(Verdict &verdict, double kept);

} // namespace intray
