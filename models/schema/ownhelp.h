// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

class FieldKind;
class Pattern;

// The help that Intray writes by itself for a field that it found out about. It stands in the
// schema in English, whoever imports, because everybody reads it in a language of their own.

/// "Usually a whole number like 12."; empty for any text.
QString usualHelp(const FieldKind &kind, const QString &example);
QString writtenHelp(const QString &examples); ///< "Write it like 10046."

/// In the language that is spoken if Intray wrote it, else as it is.
QString shownHelp(const QString &stored);

/// What an import wrote, as far as it tells what the pattern wants that came after it: else values
/// that keep to the pattern; empty: none shows it. What a person wrote stays as it is.
QString helpWithin(const QString &stored, const Pattern &pattern);

} // namespace intray
