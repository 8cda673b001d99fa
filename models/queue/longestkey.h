// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace intray {

/// An item's key has no more characters than this, whatever brings it in: every database can hold
/// that many in an index, whatever the letters.
inline constexpr qsizetype longestKeyOfItem = 500;

} // namespace intray
