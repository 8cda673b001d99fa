// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/text/dialect.h"

namespace intray {

/// The text of a statement as the dialect's database understands it. MariaDB has no domains, so the
/// types that are compared byte by byte have words of their own in its .sql files: EXACT_NAME(n)
/// also tells trailing spaces apart, EXACT_TEXT is long, EXACT_WORD(n) and EXACT_CODE(n) are ASCII;
/// EXACT_TABLE ends a table, SESSION_LOGIN() is who is connected, FRONT_TIME is the due_at of what
/// stands in front, LINES_END the time below which available_at says in whose line an assigned item
/// stands, and REFUSAL_IN(answer) the code of what an answer refuses, NULL for none. Numbers that a
/// reader could not tell from others have words, too: CLAIM_LOCKS, SOURCE_LOCKS, MARK_STRIDE.
QString spelledOut(Dialect dialect, const QString &text);

} // namespace intray
