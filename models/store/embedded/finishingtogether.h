// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/disposition.h"
#include "queue/finished.h"
#include "store/line/writing.h"

namespace intray {

/// Ends the work on all that a lock holds, or on nothing of it: what needs no care beyond its end
/// in a few statements for all of it, the rest by finishOne.
Outcome<QList<Finished>> finishTogether(const Writing &writing, const LockId &lock,
                                        const Disposition &disposition);

} // namespace intray
