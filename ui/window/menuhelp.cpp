// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menuhelp.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>

namespace intray {

MenuHelp::MenuHelp(QMenu &menu, QAction &help)
    : QObject(&menu)
    , m_help(help)
{
    menu.installEventFilter(this);
}

void MenuHelp::answerIn(QMenu &menu, QAction &help)
{
    new MenuHelp(menu, help);
}

bool MenuHelp::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const QKeySequence pressed(static_cast<QKeyEvent *>(event)->keyCombination());
    if (!m_help.shortcuts().contains(pressed))
        return QObject::eventFilter(watched, event);
    while (QWidget *popup = QApplication::activePopupWidget())
        popup->hide();
    m_help.trigger();
    return true;
}

} // namespace intray
