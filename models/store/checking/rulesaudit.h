// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/auditreport.h"
#include "store/line/sql.h"

namespace intray {

/// Holds the rules of every queue and user against the history of rules, and adds to the report
/// what was changed past it. Throws SqlFailure.
void checkRules(Sql &sql, AuditReport &report);

} // namespace intray
