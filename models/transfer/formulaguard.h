// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// Whether a spreadsheet may run the text as a formula: it begins with = + - @ (also in their
/// full-width and small forms, and behind blanks and what nobody sees), tab, return or line feed,
/// and is no plain number.
bool isFormula(const QString &text);

/// The text with an apostrophe in front of whatever a spreadsheet may run: at its beginning, and
/// behind each semicolon, tab and line end, where a spreadsheet that takes these for delimiters
/// begins a cell in spite of quotes. Text that has such apostrophes gets one more, so that
/// withoutGuard() gives back any text as it was.
QString withGuard(const QString &text);
QString withoutGuard(const QString &text);

} // namespace intray
