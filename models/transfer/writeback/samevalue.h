// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/other/tablewords.h"

#include <QString>

namespace intray {

/// Whether two values of such a column are one and the same, however each is written: 7.5 and 7.50,
/// true and 1, 2026-01-31 10:00 and 2026-01-31T10:00:00. A null text is no value. Numbers are
/// compared with all their digits, texts letter by letter.
bool meanTheSame(ColumnKind kind, const QString &one, const QString &other);

/// Whether it is a number, in whatever length.
bool isNumber(const QString &text);
/// A truth value as an import writes it, 1 or 0; any other text as it stands.
QString truthOf(const QString &text);

} // namespace intray
