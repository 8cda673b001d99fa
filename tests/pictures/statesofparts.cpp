// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pictures/statesofparts.h"

#include "ui/common/tokens.h"

#include <QApplication>
#include <QGridLayout>
#include <QWidget>

namespace intray {

QWidget *statesOfParts()
{
    auto *page = new QWidget;
    QPalette ground = page->palette();
    ground.setColor(QPalette::Window, colourOf(ColourRole::Ground, ground));
    page->setPalette(ground);
    auto *grid = new QGridLayout(page);
    grid->setContentsMargins(room::edge, room::edge, room::edge, room::edge);
    grid->setSpacing(room::edge);
    grid->addWidget(statesOfFields(), 0, 0);
    grid->addWidget(statesOfLists(), 0, 1);
    grid->addWidget(statesOfRecords(), 1, 0, 1, 2);
    grid->addWidget(statesOfPages(), 2, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    page->setFixedWidth(1366);
    page->show();
    page->setFocus(); // no part has it
    for (int depth = 0; depth < 8; ++depth)
        QApplication::processEvents();
    return page;
}

} // namespace intray
