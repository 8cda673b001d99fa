// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/text/dialect.h"

#include <QString>

namespace intray {

/// The query without what may stand behind it: blanks, semicolons and comments. Empty if there is
/// nothing else.
QString withoutEnd(const QString &query, Dialect dialect);

} // namespace intray
