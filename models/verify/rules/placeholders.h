// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/rules/columnprofile.h"

#include <QStringList>

namespace intray {

/// The texts that stand for nothing in a column, such as "N/A", "-" or "null", the most frequent
/// first. Signs and abbreviations always do. A word such as "none" or "null" does where the other
/// values are no words (numbers, days), or where it occurs far more often than any name does: a
/// person may be called Null, and "none" may be one of the answers to choose from.
QStringList placeholdersIn(const ColumnProfile &column);

} // namespace intray
