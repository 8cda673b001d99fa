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

    /// Whether it is made of the value at all.
    bool dependsOnValue() const;
    /// None: the value lacks one of its pieces.
    std::optional<QString> of(const SourceCells &cells) const;
};

/// Programs that make of each example what was made of it, the shortest first; at most `most`.
QList<Transformation> transformationsFor(const QList<Example> &examples, qsizetype most = 200);

} // namespace intray
