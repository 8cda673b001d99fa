// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// Finds the values that a misspelt value may have meant. A single slip leaves either the beginning
/// or the end of a value as it was, so two indexes find nearly all of them.
inline constexpr qsizetype likePart = 3;
inline constexpr qsizetype mostLikeLooked = 30;
inline constexpr qsizetype mostFrequentLooked = 60;

inline QString beginningOf(const QString &value)
{
    return value.left(likePart);
}

inline QString endOf(const QString &value)
{
    return value.right(likePart);
}

} // namespace intray
