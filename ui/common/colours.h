// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

class QStyleOptionViewItem;

namespace intray {

/// How far two colours stand apart, as WCAG counts it: 1 to 21. Text needs 4.5, marks need 3.
double contrast(const QColor &one, const QColor &other);

/// So much of the other colour in the one; all of it is 1.
QColor mixed(const QColor &one, const QColor &other, float share);

/// Whether whoever chose these colours needs all the contrast there is.
bool isHighContrast(const QPalette &palette);

/// The wish, made lighter or darker until it can be read on the background.
QColor readable(const QColor &wish, const QColor &background, double ratio = 4.5);

// Made from the palette in use; ColourRole names all others.
QColor primaryGround(const QPalette &palette); ///< Of the one button that leads on.
QColor primaryText(const QPalette &palette);   ///< On that.

/// The palette of a row that a delegate draws: by the row's state and not by the window's, because
/// a list without the focus draws its selection in other colours on some systems (Windows).
QPalette paletteOfRow(const QStyleOptionViewItem &option);

} // namespace intray
