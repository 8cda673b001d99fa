// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

class QPainter;
class QStyleOption;
class QStyleOptionButton;

namespace intray {

// Buttons of the style as the look has them, in every theme. Window's thread.

/// Behind the words of a push button.
void paintButtonGround(QPainter &painter, const QStyleOptionButton &button);
/// Behind the words or the icon of a tool button.
void paintToolGround(QPainter &painter, const QStyleOption &button);
/// Whether a button is filled, as Return presses it.
bool isFilled(const QStyleOptionButton &button);
/// Of the words of what leads on, which are read while it is off, too.
QColor inkOfFilled(const QStyleOptionButton &button);
/// Of the key behind a button's words.
QColor inkOfKey(const QStyleOption &button);
/// With high contrast, words of what is pressed or chosen are as all others: a colour of their own
/// would mean something.
void giveInkOfLook(QStyleOption &words);

} // namespace intray
