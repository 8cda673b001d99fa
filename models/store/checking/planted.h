// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/auditreport.h"
#include "store/line/sql.h"

#include <limits>

namespace intray {

/// Where whoever checks begins to read: behind it are all numbers, also those below 1.
inline constexpr qint64 beforeAllNumbers = std::numeric_limits<qint64>::min();

/// Adds to the report each line that nothing of Intray can have made: what is said of an item under
/// no seal, and items and lines of the histories with numbers below 1. Throws SqlFailure.
void checkPlanted(Sql &sql, AuditReport &report);

} // namespace intray
