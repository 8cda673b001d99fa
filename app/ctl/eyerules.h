// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ctl/call.h"
#include "queue/queuerules.h"

namespace intray::ctl {

/// The rules of which records people open, and in which order, as the call says them; the rest
/// stays.
Checked<Queue> withEyes(const Queue &rules, const Call &call);
/// In words, such as "0.5% wrong at most, 95% sure".
QString passOf(const Queue &rules);

} // namespace intray::ctl
