// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace intray {

/// What came of asking for one more seal.
struct Sealed
{
    bool isMade = false;
    bool isMore = false; ///< A stretch of full length waits behind it.
};

} // namespace intray
