// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

class PartReader;

/// A text as xlsx files write it in attributes and elements (ST_Xstring): "_x000D_" is the
/// character with that number. What would be no text that way, such as a zero byte, stays as it is
/// written.
QString withoutEscapes(const QString &text);

/// The text of the element that the reader stands on, a string of xlsx: its runs joined, how it is
/// spoken left out, blanks at the ends kept only where the file says so.
QString richTextOf(PartReader &reader);

} // namespace intray
