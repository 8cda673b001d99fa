// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QPixmap>

#include <functional>

namespace intray {

/// Which colour an icon has in a palette.
using IconInk = std::function<QColor(const QPalette &)>;

/// An icon that is built into the program, by its name in Breeze, such as "dialog-ok-apply". Drawn
/// anew for every size, scale and palette: in the colour of text, of what cannot be done, or of
/// what is chosen. Null: there is none of this name. Window's thread.
/// `ink`: another one, for what can be done and is not chosen.
QIcon iconNamed(const QString &name, const IconInk &ink = {});

/// The same in one colour, so many device pixels high and wide; where it has a second colour, as
/// signs have, that is the paper's.
QPixmap drawnIcon(const QString &name, int size, const QColor &ink, const QColor &paper);

/// Of an action, by its name: see nameOf(). Empty: it has none.
QString iconOfAction(const QString &action);

} // namespace intray
