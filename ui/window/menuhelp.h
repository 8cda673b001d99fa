// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QMenu;

namespace intray {

/// Lets the key of the help open it out of an open menu, too, which takes all keys: the menus close
/// and the help comes. Belongs to the menu and borrows the action. Window's thread.
class MenuHelp : public QObject
{
    Q_OBJECT
public:
    static void answerIn(QMenu &menu, QAction &help);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    MenuHelp(QMenu &menu, QAction &help);

    QAction &m_help;
};

} // namespace intray
