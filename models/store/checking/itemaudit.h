// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/auditreport.h"
#include "queue/id.h"
#include "store/cancellation.h"
#include "store/line/connection.h"
#include "store/progress.h"

namespace intray {

/// Checks the history of these items, both ends included, as of one instant. Only what the login
/// sees is looked at.
Outcome<AuditReport> auditItems(Connection &connection, ItemId first, ItemId last,
                                const Cancellation &cancellation, Progress progress = {});

/// Checks all that the login sees and tells how far it is, in ids of items.
Outcome<AuditReport> auditEverything(Connection &connection, const Cancellation &cancellation = {},
                                     Progress progress = {});

} // namespace intray
