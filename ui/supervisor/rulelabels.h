// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/rulesmerge.h"

#include <QString>

namespace intray {

/// What the form of a queue's rules calls a rule.
QString labelOf(ChangedRule rule);

} // namespace intray
