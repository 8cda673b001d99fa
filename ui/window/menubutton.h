// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

class QMenu;
class QMenuBar;

namespace intray {

/// The window's menus behind one button of three lines. Its key is that of an action, so that it
/// opens from everywhere; Tab goes past it. In the window's thread.
class MenuButton : public QToolButton
{
    Q_OBJECT
public:
    /// Shows the menus of the bar, which outlives it as the action for the help does.
    MenuButton(const QMenuBar &bar, QAction &help, QWidget *parent = nullptr);

    void open(); ///< With its first entry chosen.


private:
    QMenu *m_menu;
};

} // namespace intray
