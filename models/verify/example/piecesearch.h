// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/example/piece.h"

namespace intray {

/// A value and what somebody made of it.
struct Example
{
    SourceCells from;
    QString to;
};

/// A piece with what it gives for each example.
struct TriedPiece
{
    Piece piece;
    QStringList texts;
    double cost = 0;
};

/// Every piece whose text stands in what was made, in each of the examples; constants are not among
/// them. At least one example.
QList<TriedPiece> piecesFor(const QList<Example> &examples);

} // namespace intray
