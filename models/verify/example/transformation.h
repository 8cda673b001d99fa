// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/example/piecesearch.h"

namespace intray {

/// A program that makes one value of another: pieces in a row. A plain value; any thread.
struct Transformation
{
    QList<Piece> pieces;
    double cost = 0;
    bool takesTwice = false; ///< Of an example it took some letters or digits twice.

    /// Whether it is made of the record's values at all.
    bool dependsOnValue() const;
    /// Whether any of it is of the value itself, not of other fields.
    bool takesOfValue() const;
    /// Whether any of it is of another field with this number or a later one.
    bool takesOfFieldsFrom(int first) const;
    /// Whether it has more of a day or time than the figures of the day: names, hours, weeks.
    bool reckonsMoments() const;
    /// Whether it makes a number a thousand times as much, or the like.
    bool shiftsNumbers() const;
    /// Whether letters and digits of its result need not be those of the value.
    bool saysItAnew() const;
    /// Whether the value itself is said as no result is: in another language, with marks.
    bool tellsWrong(const SourceCells &cells) const;
    /// The other field, of those of the record, that is taken over as it is; none: it is more than
    /// that.
    std::optional<int> movedFrom() const;
    /// None: the value lacks one of its pieces, or is so short that two of them meet.
    std::optional<QString> of(const SourceCells &cells) const;
};

/// Programs that make of each example what was made of it, the shortest first; at most `most`.
QList<Transformation> transformationsFor(const QList<Example> &examples, qsizetype most = 200);

} // namespace intray
