// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "store/line/sql.h"

namespace intray {

/// Adds a queue with these rules, inside a transaction (SQLite).
Outcome<Queue> addQueueOf(Sql &sql, const Queue &rules);

} // namespace intray
