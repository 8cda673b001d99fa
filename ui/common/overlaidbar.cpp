// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/overlaidbar.h"

#include <QAbstractScrollArea>
#include <QEvent>
#include <QStyle>

namespace intray {

OverlaidBar::OverlaidBar(QAbstractScrollArea *area)
    : QScrollBar(Qt::Vertical, area)
    , m_area(area)
{
    setObjectName(QStringLiteral("overlaidBar"));
    hide();
    area->installEventFilter(this);
    QScrollBar *own = area->verticalScrollBar();
    connect(own, &QScrollBar::rangeChanged, this, &OverlaidBar::follow);
    connect(own, &QScrollBar::valueChanged, this, &OverlaidBar::follow);
    connect(this, &QScrollBar::valueChanged, own, &QScrollBar::setValue);
}

void OverlaidBar::setUsed(bool isUsed)
{
    m_isUsed = isUsed;
    m_area->setVerticalScrollBarPolicy(isUsed ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    follow();
}

void OverlaidBar::follow()
{
    const QScrollBar *own = m_area->verticalScrollBar();
    const int value = own->value(); // which another range would change
    setPageStep(own->pageStep());
    setSingleStep(own->singleStep());
    setRange(own->minimum(), own->maximum());
    setValue(value);
    setVisible(m_isUsed && own->maximum() > own->minimum());
    place();
}

void OverlaidBar::place()
{
    const QRect all = m_area->rect();
    const int across = sizeHint().width();
    const QRect trailing(all.right() - across + 1, all.top(), across, all.height());
    setGeometry(QStyle::visualRect(layoutDirection(), all, trailing));
    raise();
}

bool OverlaidBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutDirectionChange ||
        event->type() == QEvent::StyleChange)
        place();
    return QScrollBar::eventFilter(watched, event);
}

} // namespace intray
