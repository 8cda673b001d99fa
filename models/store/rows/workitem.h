// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/rows/rows.h"

namespace intray {

/// As itemOf(), for whoever works on the record: throws SqlFailure with Damaged where the record
/// cannot be read. Lists show such an item with an empty one.
Item workItemOf(const Row &row);

} // namespace intray
