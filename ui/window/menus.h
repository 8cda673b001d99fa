// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QMenu;
class QMenuBar;

namespace intray {

class Actions;

/// Puts every action into a menu. `fillColumns` fills the menu of columns each time it is opened.
void fillMenuBar(QMenuBar &bar, const Actions &actions, std::function<void(QMenu *)> fillColumns);
/// The menus of which nothing can be done on another page are in the bar at the desk only.
void showMenusOfDesk(const QMenuBar &bar, bool isAtDesk);

} // namespace intray
