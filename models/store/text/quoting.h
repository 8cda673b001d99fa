// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/layout.h"
#include "store/text/dialect.h"

namespace intray {

/// Names as the dialect quotes them.
QString quotedName(Dialect dialect, const QString &name);
QString quotedName(Dialect dialect, const TableName &name);
/// Text as a constant, whatever the session's settings.
QString quotedText(Dialect dialect, const QString &text);

} // namespace intray
