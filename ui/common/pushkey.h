// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QPainter;
class QPushButton;
class QRect;
class QStyleOption;
class QStyleOptionButton;
class QWidget;

namespace intray {

// The key that presses a usual push button, in small letters behind its words, as a LineButton has
// it. It belongs to the button; the style paints it. Window's thread.

void showKey(QPushButton &button, const QString &key); ///< Empty: none.
QString shownKey(const QWidget &button);
/// Whether the key presses it now: Return presses another button that is in hand. Only then is it
/// painted; its room stays.
bool pressesNow(const QWidget &button, const QString &key);
int roomForKey(const QWidget *button); ///< Also what is before it; 0: it has none.
/// Of a button that leads on.
QFont leadingLetters(QFont letters);
/// A button of a dialog has room for them before it leads on, so that none moves then.
int roomForLeading(const QStyleOption *option);
/// Words and key stand in the middle together.
QRect placeOfWords(const QStyleOptionButton &option, const QRect &inside, int roomForKey);
/// The same and a little more: on a finer screen letters may be wider. Without a key, all of it.
QRect placeToPaintWords(const QStyleOptionButton &option, const QRect &inside, int roomForKey);
/// Behind the words, within the option's place and in its ink.
void paintKeyOf(const QWidget &button, QPainter &painter, const QStyleOptionButton &option);

} // namespace intray
