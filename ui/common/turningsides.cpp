// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/turningsides.h"

#include "ui/common/tokens.h"

#include <QBoxLayout>
#include <QEvent>

#include <algorithm>

namespace intray {

TurningSides::TurningSides(QWidget *parent)
    : QWidget(parent)
    , m_line(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    m_line->setContentsMargins(0, 0, 0, 0);
    m_line->setSpacing(room::edge);
}

void TurningSides::add(QWidget *part, int stretch)
{
    m_line->addWidget(part, stretch);
}

bool TurningSides::areBelow() const
{
    return m_line->direction() == QBoxLayout::TopToBottom;
}

int TurningSides::widthBeside() const
{
    int all = 0;
    for (int part = 0; part < m_line->count(); ++part)
        all += m_line->itemAt(part)->minimumSize().width() + (part > 0 ? m_line->spacing() : 0);
    return all;
}

void TurningSides::arrange()
{
    const bool isNarrow = width() < widthBeside();
    m_line->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

QSize TurningSides::minimumSizeHint() const
{
    int widest = 0;
    for (int part = 0; part < m_line->count(); ++part)
        widest = std::max(widest, m_line->itemAt(part)->minimumSize().width());
    return {widest, QWidget::minimumSizeHint().height()};
}

void TurningSides::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool TurningSides::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::FontChange)
        arrange();
    return QWidget::event(event);
}

} // namespace intray
