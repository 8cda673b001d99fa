// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qnamespace.h>

namespace intray {

/// What a list tells of a row beside the text of its cells, so that two lines can show it.
enum class RowRole {
    FirstLine = Qt::UserRole + 0x2f00, ///< What the row is called.
    SecondLine,                        ///< Where it is from.
    Beside,                            ///< Trailing in the first line.
    BesideSecond,                      ///< Trailing in the second line.
    IsInHand,                          ///< Worked on now; not told: chosen is as much as that.
    IsFault,                           ///< A sign behind what stands beside.
    IsDoubt,                           ///< A milder sign there: it deserves a look.
    IsGood,                            ///< A tick there: looked at, and in order.
    IsTaken,                           ///< By whom stands beside.
    WholeValue                         ///< Of a cell, to be copied, where it shows less.
};

} // namespace intray
