// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/workrequest.h"
#include "store/store.h"

namespace intray {

/// Work over a criteria query on servers, where one call does each.
Outcome<WorkRequest> callAboutRequest(Connection &connection, const char *verb,
                                      const QVariant &request);
Outcome<WorkRequest> callAsk(Connection &connection, const QString &queue, int count,
                             const LockId &lock, const QString &workstation);
/// Over a line of its own, which may wait so long; others can be told of the cancellation only
/// there.
Outcome<SourceRun> callRunSource(Connection &connection, const QString &queue,
                                 const QString &workstation, const Cancellation &cancellation,
                                 std::chrono::seconds limit);
Outcome<SourceTrial> callTrySource(Connection &connection, const QString &source, int most,
                                   const Cancellation &cancellation);

} // namespace intray
