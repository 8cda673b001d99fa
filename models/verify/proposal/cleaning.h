// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// The text as it was written, where UTF-8 was read as Windows-1252, once or several times
/// ("MÃ¼ller").
QString withLettersAsWritten(const QString &text);
/// The text without what converters did to it: in its letters as written, and without the
/// names of characters in web pages ("&amp;").
QString undamaged(const QString &text);
/// Besides, without characters that nobody sees, without blanks at its ends and doubled ones, and
/// with plain characters in place of those of full width and of joined letters. With lines, they
/// and the blanks in them stay.
QString cleaned(const QString &text, bool withLines);
/// The text with the plain dash and the plain quotation marks in place of those that look alike.
QString withPlainSigns(const QString &text);

} // namespace intray
