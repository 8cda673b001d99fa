// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ctl/call.h"
#include "queue/bulkcorrection.h"
#include "store/cancellation.h"

namespace intray {
class Connection;
}

namespace intray::ctl {

/// What the values of the field, the call's second argument, become as the file of --by-example has
/// it; of one form only with --form.
Checked<CorrectionPlan> planByExample(const Call &call, Connection &open,
                                      const Cancellation &cancellation);

} // namespace intray::ctl
