// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/headplace.h"

#include "ui/common/laidmessages.h"
#include "ui/common/messageline.h"
#include "ui/common/tokens.h"

#include <QEvent>

namespace intray {

HeadPlace::HeadPlace(QWidget *page)
    : QObject(page)
    , m_page(page)
    , m_messages(new LaidMessages(page, this))
{
    page->installEventFilter(this);
    connect(m_messages, &LaidMessages::changed, this, &HeadPlace::arrange);
}

void HeadPlace::take(MessageLine *message)
{
    m_messages->take(message);
}

bool HeadPlace::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        arrange();
    return QObject::eventFilter(watched, event);
}

void HeadPlace::arrange()
{
    const int width = m_page->width() - 2 * room::between;
    for (MessageLine *message : m_messages->shown())
        message->setGeometry(room::between, room::between, width, message->height());
}

} // namespace intray
