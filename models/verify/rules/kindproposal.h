// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/fieldkind.h"
#include "verify/rules/columncontent.h"

#include <optional>

namespace intray {

/// What most of a column's values are, with the format in which it writes them; text if nothing
/// else. Digits that stand for something, such as postcodes with a leading zero, are no numbers.
FieldKind kindOf(const ColumnContent &column);
/// The rule that all are of the kind; none for text.
std::optional<RuleProposal> kindProposal(const ColumnContent &column, const FieldKind &kind);
/// The rule that the values stay within the limits of what is usual, with room to the outside; none
/// for what has no order.
std::optional<RuleProposal> rangeProposal(const ColumnContent &column, const FieldKind &kind);

} // namespace intray
