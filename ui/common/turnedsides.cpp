// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/turnedsides.h"

#include <QEvent>
#include <QLayout>
#include <QWidget>

namespace intray {

TurnedSides::TurnedSides(QLayout *layout, QWidget *widget)
    : QObject(widget)
    , m_layout(layout)
    , m_widget(widget)
{
    m_widget->installEventFilter(this);
}

void TurnedSides::set(int leading, int trailing)
{
    m_leading = leading;
    m_trailing = trailing;
    apply();
}

void TurnedSides::apply()
{
    const bool isMirrored = m_widget->layoutDirection() == Qt::RightToLeft;
    QMargins around = m_layout->contentsMargins();
    around.setLeft(isMirrored ? m_trailing : m_leading);
    around.setRight(isMirrored ? m_leading : m_trailing);
    m_layout->setContentsMargins(around);
}

bool TurnedSides::eventFilter(QObject *, QEvent *event)
{
    if (event->type() == QEvent::LayoutDirectionChange)
        apply();
    return false;
}

} // namespace intray
