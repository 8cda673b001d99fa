// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QWidget;

namespace intray {

/// How large a window of the same screen can be with a frame around it, in the screen's units.
QSize roomOnScreen(const QWidget &window);

/// Makes a window as large as that, or as its screen has room for with a frame around it: at 300 %
/// a large screen is a small one. Never smaller than what is in it needs at least.
void resizeWithinScreen(QWidget *window, const QSize &wish);

} // namespace intray
