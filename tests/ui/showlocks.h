// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogkeys.h"
#include "ui/supervisor/today/holders.h"

namespace intray {

/// The table of all locks, by its keys; the page Today is in view.
inline void showLocksAsTable(QWidget *window)
{
    auto *holders = part<Holders>(window, QStringLiteral("holders"));
    QWidget *focused = QApplication::focusWidget();
    QWidget *target = focused ? focused : window;
    if (!holders->isTable())
        QTest::keyClick(target, Qt::Key_L, Qt::ControlModifier);
    else if (!holders->isVisible())
        QTest::keyClick(target, Qt::Key_F, Qt::ControlModifier);
    if (!holders->isTable() || !holders->isVisible())
        qFatal("The table of the locks is not shown.");
}

} // namespace intray
