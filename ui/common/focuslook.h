// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QStyleOption;
class QWidget;

namespace intray {

// Styles show what is in hand among boxes to tick or choose only once Tab was pressed, and not in a
// dialog that was opened by a key.

/// The words of such a box in hand have a ring. False: it is none.
bool paintFocusOfBox(QPainter &painter, const QStyleOption &words, const QWidget *box);
/// Whatever the box stands in has a ring instead.
void showFocusElsewhere(QWidget &box);

} // namespace intray
