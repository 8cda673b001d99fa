// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace intray {

class PartReader;

/// The text of the cell of ods that the reader stands on: its paragraphs as lines, with blanks,
/// tabs and line breaks as they are meant (OpenDocument 1.3 part 3, 6.1), without notes, drawings
/// and how it is spoken. Nothing: there is no paragraph.
std::optional<QString> textOfOdsCell(PartReader &reader);

} // namespace intray
