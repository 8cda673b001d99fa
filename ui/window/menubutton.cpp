// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menubutton.h"

#include "ui/common/icons.h"
#include "ui/common/painting.h"
#include "ui/common/tokens.h"
#include "ui/window/menuhelp.h"

#include <QMenu>
#include <QMenuBar>

#include <algorithm>

namespace intray {

MenuButton::MenuButton(const QMenuBar &bar, QAction &help, QWidget *parent)
    : QToolButton(parent)
    , m_menu(new QMenu(this))
{
    setObjectName(QStringLiteral("menuButton"));
    setIcon(iconNamed(QStringLiteral("application-menu")));
    setIconSize({iconAcross, iconAcross});
    setText(tr("Menu")); // in words for those who do not see the lines
    setToolButtonStyle(Qt::ToolButtonIconOnly);
    setAutoRaise(true);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("Menu"));
    m_menu->setObjectName(QStringLiteral("windowMenu"));
    m_menu->addActions(bar.actions());
    MenuHelp::answerIn(*m_menu, help);
    connect(this, &QToolButton::clicked, this, &MenuButton::open);
}

// Such a menu does not hold up the program, as one would that Qt opens for the button.
void MenuButton::open()
{
    const int side = isRightToLeft() ? width() - m_menu->sizeHint().width() : 0;
    m_menu->popup(mapToGlobal(QPoint(side, height())));
    const QList<QAction *> entries = m_menu->actions();
    const auto first = std::ranges::find_if(entries, &QAction::isVisible);
    m_menu->setActiveAction(first == entries.end() ? nullptr : *first);
}

} // namespace intray
