// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ctl/reply.h"
#include "queue/claim.h"

namespace intray::ctl {

/// Why a claim gave nothing, in a sentence.
QString sentenceFor(const Claim &claim);
/// What the shell is told then.
Exit exitFor(Shortage shortage);

} // namespace intray::ctl
