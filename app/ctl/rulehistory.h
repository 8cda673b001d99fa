// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ctl/command.h"

namespace intray::ctl {

/// What `history` does when it is asked what was changed in the rules of queues or in what users
/// may do.
bool asksForRules(const Call &call);
Answer ruleHistory(Call &call);
QList<Option> ruleHistoryOptions();

} // namespace intray::ctl
