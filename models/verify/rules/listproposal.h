// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/rules/columncontent.h"

#include <optional>

namespace intray {

/// The values of a column that has few, each again and again: what occurs seldom belongs to them
/// too, unless it is spelled nearly like one that occurs far more often. Empty: it has many.
QStringList fewValuesOf(const ColumnContent &column);
/// The rule that there are no other values.
std::optional<RuleProposal> listProposal(const ColumnContent &column);

} // namespace intray
