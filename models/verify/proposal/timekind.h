// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/fieldkind.h"
#include "verify/suspicion/valuecounts.h"

#include <optional>

namespace intray {

/// The way in which most of a column's times are written, if it is one of times, however many ways
/// there are in it: 10:40 a.m., 10.40, 10h40, 1040. Numbers are only taken for times where they
/// would hardly all be real ones by chance.
std::optional<FieldKind> timeKindOf(const QList<ValueCount> &values);

} // namespace intray
