// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/example/piece.h"

namespace intray {

/// Pieces of a value that name in another writing what it names, of which a text may have been
/// made. Whether it stands there in which letters is not looked at.
QList<Piece> namingPieces(const QString &value, const QString &made);
/// The same of what it measures, in other units.
QList<Piece> measuringPieces(const QString &value, const QString &made);

} // namespace intray
