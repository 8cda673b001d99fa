// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/auditreport.h"
#include "queue/id.h"
#include "queue/seal.h"
#include "store/cancellation.h"
#include "store/line/connection.h"
#include "store/progress.h"

namespace intray {

/// Checks the history of these items, both ends included, as of one instant. Only what the login
/// sees is looked at.
Outcome<AuditReport> auditItems(Connection &connection, ItemId first, ItemId last,
                                const Cancellation &cancellation, Progress progress = {});

/// How the files that belong to items are checked: that they are those which the history tells of,
/// by what was noted when they came in, or by reading all of them.
enum class AuditedFiles { AsNoted, EveryByte };

/// Checks all that the login sees, and the seals of the history, and tells how far it is, in ids of
/// items. Each of the expected digests, which somebody kept elsewhere, must be that of a seal.
Outcome<AuditReport> auditEverything(Connection &connection, const Cancellation &cancellation = {},
                                     Progress progress = {}, const QStringList &expected = {},
                                     AuditedFiles files = AuditedFiles::AsNoted);

/// The newest seal, for whoever may audit. A seal of number 0 means that there is none.
Outcome<Seal> auditHead(Connection &connection);

/// The seal of this number, for whoever may audit. A seal of number 0 means that there is none.
Outcome<Seal> auditSeal(Connection &connection, qint64 number);

} // namespace intray
