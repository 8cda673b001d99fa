// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/rules/columncontent.h"

#include <optional>

namespace intray {

/// How most of a column's codes are built: digits, capital and small letters in runs of certain
/// lengths, with the signs between them. It is learned from the majority: what less than one in
/// fifty does is no part of it. None where the values are no codes.
std::optional<RuleProposal> shapeProposal(const ColumnContent &column);
/// Which characters the values of a text have none of (digits, capital letters ...), where nearly
/// all have none; none where there is no such thing.
std::optional<RuleProposal> lettersProposal(const ColumnContent &column);
/// The text with 9 for digits, A for capital and a for small letters.
QString shapeOf(QStringView text);

} // namespace intray
