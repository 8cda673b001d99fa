// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyleOptionViewItem>

#include <optional>

namespace intray {

// Rows of lists and menus as the style draws them.

/// The chosen one lies on a tint, in the colour of text; with high contrast the palette stays.
void tintChosen(QPalette &palette);
/// A cell with a code keeps its order in a mirrored window, and the chosen one its tint. None: it
/// is no cell.
std::optional<QStyleOptionViewItem> rowOf(const QStyleOption *option);

} // namespace intray
