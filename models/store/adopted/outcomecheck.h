// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/adopted/check.h"

namespace intray {

/// Finds the columns that say what became of a row: the value for failed, message, result, times
/// and who changed it last. The table, its key, its lock and its state are found already.
std::optional<Error> useOutcome(const Layout &wished, CheckedLayout &checked);
/// Whether rows may be added, as wished: the table must make their keys, and hold all of them.
std::optional<Error> useAdding(const Layout &wished, CheckedLayout &checked);

} // namespace intray
