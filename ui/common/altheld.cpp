// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/altheld.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

#include <utility>

namespace intray {

AltHeld::AltHeld(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool AltHeld::eventFilter(QObject *, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
        if (static_cast<QKeyEvent *>(event)->key() == Qt::Key_Alt)
            setHeld(event->type() == QEvent::KeyPress);
        break;
    case QEvent::WindowDeactivate: // the key is let go in another one
        setHeld(false);
        break;
    default:
        break;
    }
    return false;
}

void AltHeld::setHeld(bool isHeld)
{
    if (isHeld == std::exchange(m_isHeld, isHeld))
        return;
    const QWidgetList all = QApplication::allWidgets();
    for (QWidget *widget : all)
        if (widget->isVisible())
            widget->update();
}

} // namespace intray
