// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/auditreport.h"
#include "store/cancellation.h"
#include "store/checking/itemaudit.h"
#include "store/line/sql.h"

namespace intray {

/// Holds the files that belong to items against what the history tells of them. Reading every byte
/// takes as long as the disk does; servers read for themselves, and nothing of a file comes over
/// the line. Throws SqlFailure, also with Cancelled.
void checkAttachments(Sql &sql, AuditReport &report, AuditedFiles files,
                      const Cancellation &cancellation);

} // namespace intray
