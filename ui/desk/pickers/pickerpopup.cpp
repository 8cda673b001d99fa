// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/pickers/pickerpopup.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QScreen>

#include <algorithm>

namespace intray {

PickerPopup::PickerPopup(const QString &name, QWidget *content, QWidget *field)
    : QFrame(field, Qt::Popup)
{
    setObjectName(name);
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::Base); // as menus
    setAttribute(Qt::WA_DeleteOnClose);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(1, 1, 1, 1);
    row->addWidget(content);
    content->installEventFilter(this);
    setFocusProxy(content);
}

void PickerPopup::openBelow(const QWidget &field)
{
    adjustSize();
    QPoint place = field.mapToGlobal(QPoint(0, field.height()));
    const QRect room = field.screen()->availableGeometry();
    if (place.y() + height() > room.bottom())
        place.setY(std::max(room.top(), place.y() - field.height() - height()));
    place.setX(std::clamp(place.x(), room.left(), std::max(room.left(), room.right() - width())));
    move(place);
    show();
    focusProxy()->setFocus();
}

bool PickerPopup::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key == Qt::Key_Escape)
        m_refused = true;
    else if (key != Qt::Key_Return && key != Qt::Key_Enter)
        return false;
    close();
    return true;
}

void PickerPopup::hideEvent(QHideEvent *event)
{
    QFrame::hideEvent(event);
    // Not every platform gives the keyboard back to the window below by itself.
    parentWidget()->window()->activateWindow();
    if (!std::exchange(m_refused, true))
        emit accepted();
}

} // namespace intray
