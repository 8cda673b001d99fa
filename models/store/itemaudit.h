// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/event.h"
#include "store/cancellation.h"
#include "store/connection.h"

namespace intray {

/// Checks the history of these items, both ends included, as of one instant. Only what the login
/// sees is looked at.
Outcome<AuditReport> auditItems(Connection &connection, ItemId first, ItemId last,
                                const Cancellation &cancellation);

} // namespace intray
