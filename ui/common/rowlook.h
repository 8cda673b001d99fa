// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyleOptionViewItem>

#include <optional>

class QPainter;

namespace intray {

// Rows of lists and menus as the style draws them.

/// Words that are written from the left keep the dots at their end in a mirrored window; so do keys
/// that stand behind them, after a tab.
QString inOwnOrder(const QString &words, Qt::LayoutDirection window);
/// The chosen one lies on a tint, in the colour of text; with high contrast the palette stays.
void tintChosen(QPalette &palette);
/// What a chosen row of a list lies on: a tint with round corners, and a bar at its beginning.
void paintChosenRow(QPainter &painter, const QRect &row, Qt::LayoutDirection direction,
                    const QPalette &palette);
/// The bar alone.
void paintBarOfRow(QPainter &painter, const QRect &row, Qt::LayoutDirection direction,
                   const QPalette &palette);
/// A cell with a code keeps its order in a mirrored window, and the chosen one its tint. None: it
/// is no cell.
std::optional<QStyleOptionViewItem> rowOf(const QStyleOption *option);

} // namespace intray
