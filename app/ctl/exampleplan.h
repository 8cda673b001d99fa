// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ctl/call.h"
#include "queue/bulkcorrection.h"
#include "store/cancellation.h"
#include "verify/decided/keptdecision.h"

namespace intray {
class Connection;
}

namespace intray::ctl {

/// What is to be corrected, and what of it is kept for the next delivery.
struct DecidedPlan
{
    CorrectionPlan plan;
    KeptDecision decision;
};

/// The plan of one value in the place of another.
DecidedPlan decidedPlan(const Call &call, const CorrectionPlan &plan);
/// What the values of the field, the call's second argument, become as the file of --by-example has
/// it, or built like the value of --like; of one form only with --form.
Checked<DecidedPlan> planOfValues(const Call &call, Connection &open,
                                  const Cancellation &cancellation);

} // namespace intray::ctl
