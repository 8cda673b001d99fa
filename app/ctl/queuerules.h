// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ctl/call.h"
#include "queue/queuerules.h"

namespace intray::ctl {

/// The options of "queue add" and "queue set".
QList<Option> ruleOptions();
/// The rules with what the call says about them; the rest stays.
Checked<Queue> withOptions(const Queue &rules, const Call &call);

} // namespace intray::ctl
