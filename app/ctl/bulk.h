// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ctl/reply.h"
#include "queue/bulk.h"
#include "queue/heldlock.h"

#include <QJsonArray>

namespace intray::ctl {

/// What an action on many items says: {"<verb>":N,"not_done":[{"item","error","sentence"}],
/// "cancelled":false}. SomeRejected if it worked for some items only.
Reply replyWith(const QString &verb, const QString &sentence, const BulkResult &result);
/// What taking these locks away would do: {"items":N,"drafts":N,"users":{NAME:N}}.
Reply previewOf(const QList<HeldLock> &locks);
/// Tells on standard error how far it is, where that is a terminal.
BulkProgress shownProgress();

} // namespace intray::ctl
