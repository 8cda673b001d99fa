// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/headplace.h"

#include "ui/common/tokens.h"

#include <QEvent>
#include <QWidget>

#include <utility>

namespace intray {

HeadPlace::HeadPlace(QWidget *page)
    : QObject(page)
    , m_page(page)
{
    page->installEventFilter(this);
}

void HeadPlace::take(QWidget *message)
{
    if (m_messages.contains(message))
        return;
    const bool isShown = message->isVisibleTo(message->parentWidget());
    m_messages << message;
    message->setParent(m_page);
    message->installEventFilter(this);
    message->setVisible(isShown);
    message->raise();
    arrange();
}

void HeadPlace::letGo(QObject *message)
{
    auto *widget = qobject_cast<QWidget *>(message);
    if (!widget || widget == m_page || widget->parentWidget() == m_page)
        return;
    widget->removeEventFilter(this);
    m_messages.removeAll(widget);
}

bool HeadPlace::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::ParentChange:
        letGo(watched);
        break;
    case QEvent::Show:
    case QEvent::Resize:
        arrange();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void HeadPlace::arrange()
{
    const int width = m_page->width() - 2 * room::between;
    for (const auto &message : std::as_const(m_messages))
        if (message)
            message->setGeometry(room::between, room::between, width, message->height());
}

} // namespace intray
