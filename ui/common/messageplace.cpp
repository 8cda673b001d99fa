// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/messageplace.h"

#include "ui/common/busymark.h"
#include "ui/common/footwords.h"
#include "ui/common/laidmessages.h"
#include "ui/common/messageline.h"
#include "ui/common/tokens.h"

#include <QEvent>
#include <QGridLayout>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace intray {

MessagePlace::MessagePlace(FootWords *hint, BusyMark *busy, int leastBelow, QWidget *page)
    : QWidget(page)
    , m_hint(hint)
    , m_leastBelow(leastBelow)
    , m_page(page)
    , m_messages(new LaidMessages(page, this))
{
    setObjectName(QStringLiteral("messagePlace"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto *line = new QGridLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_hint, 0, 0);
    connect(m_messages, &LaidMessages::changed, this, &MessagePlace::arrange);
    if (!busy)
        return;
    line->addWidget(busy, 0, 0);
    busy->setAutoFillBackground(true);
    busy->setBackgroundRole(QPalette::Base);
    busy->raise();
}

QSize MessagePlace::sizeHint() const
{
    return {layout()->minimumSize().width(), heightOf(Part::Button, fontMetrics())};
}

void MessagePlace::take(MessageLine *message)
{
    m_messages->take(message);
}

// From the line's lower edge upwards; without a foot below, not on the page's edge.
QRect MessagePlace::placeOf(const MessageLine &message) const
{
    QRect line(mapTo(m_page, QPoint(0, 0)), size());
    const int wanted = message.widthInOneLine();
    const bool leavesHint = m_hint->sizeHint().width() + wanted <= line.width();
    const QMargins around = m_hint->layout()->contentsMargins();
    line.adjust(around.left(), 0, -around.right(), 0); // as the words of the hint stand
    const int width = leavesHint ? std::min(wanted, line.width()) : line.width();
    const int bottom = std::min(line.bottom() + 1, m_page->height() - m_leastBelow);
    const QRect place(line.right() + 1 - width, bottom - message.height(), width, message.height());
    return QStyle::visualRect(layoutDirection(), line, place);
}

void MessagePlace::arrange()
{
    int used = 0;
    for (MessageLine *message : m_messages->shown()) {
        used += used > 0 ? room::within : 0;
        message->setGeometry(placeOf(*message).translated(0, -used));
        used += message->height();
    }
    const int above = std::max(0, used - height());
    if (above != std::exchange(m_above, above))
        emit roomWanted(above);
}

bool MessagePlace::event(QEvent *event)
{
    const bool isKnown = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        arrange();
    return isKnown;
}

void MessagePlace::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void MessagePlace::moveEvent(QMoveEvent *event)
{
    QWidget::moveEvent(event);
    arrange();
}

} // namespace intray
