// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/adopted/plan.h"

namespace intray {

class Connection;

/// A wish whose every name has been found in the catalogue.
struct CheckedLayout
{
    Layout layout;
    LayoutColumns columns;
    bool isLockTableNew = false; ///< It is not in the catalogue yet.
};

/// Finds every table and column of the wish in the catalogue, and says of the first that cannot
/// serve why. Reads only.
Outcome<CheckedLayout> checkedLayout(Connection &connection, const AdoptionWish &wish);

} // namespace intray
