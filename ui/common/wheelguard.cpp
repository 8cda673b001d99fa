// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/wheelguard.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QScrollBar>
#include <QTabBar>

namespace intray {

WheelGuard::WheelGuard(QObject *application)
    : QObject(application)
{
    application->installEventFilter(this);
}

void WheelGuard::install()
{
    QCoreApplication *application = QCoreApplication::instance();
    if (!application->findChild<WheelGuard *>(QString(), Qt::FindDirectChildrenOnly))
        new WheelGuard(application);
}

static bool isChangedByWheel(const QWidget &widget)
{
    const bool isSlider = qobject_cast<const QAbstractSlider *>(&widget) &&
                          !qobject_cast<const QScrollBar *>(&widget);
    return isSlider || qobject_cast<const QComboBox *>(&widget) ||
           qobject_cast<const QAbstractSpinBox *>(&widget) ||
           qobject_cast<const QTabBar *>(&widget);
}

bool WheelGuard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Wheel && event->type() != QEvent::Polish)
        return false;
    auto *widget = qobject_cast<QWidget *>(watched);
    if (!widget)
        return false;
    // Qt gives the focus before anybody is asked about the wheel.
    if (event->type() == QEvent::Polish && widget->focusPolicy() == Qt::WheelFocus)
        widget->setFocusPolicy(Qt::StrongFocus);
    if (event->type() != QEvent::Wheel || widget->hasFocus() || !isChangedByWheel(*widget))
        return false;
    event->ignore();
    return true;
}

} // namespace intray
