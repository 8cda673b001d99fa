// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ctl/call.h"
#include "queue/bulkcorrection.h"

namespace intray::ctl {

/// What a bulk correction would do, did or took back, item by item, as a document and as a table.
Reply replyOfPreview(const CorrectionPreview &preview);
Reply replyOfCorrection(const CorrectionReport &report, const QString &queue);
Reply replyOfNothing(const QString &why);
Reply replyOfTakingBack(const CorrectionReport &report);

} // namespace intray::ctl
