// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/auditreport.h"
#include "store/cancellation.h"
#include "store/line/sql.h"

namespace intray {

/// Holds records against the schema of their queue. One that was completed under the schema of now
/// and breaks it is a violation; of those that were completed under an earlier one, or are not
/// finished, a note per queue says how many there are. Records of adopted tables are other
/// programs' as well and are left out. Whoever may not read every record is told that it was
/// left out. Throws SqlFailure, also with Cancelled.
void checkRecords(Sql &sql, AuditReport &report, const Cancellation &cancellation, bool mayRead);

} // namespace intray
