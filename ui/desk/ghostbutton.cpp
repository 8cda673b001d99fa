// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/ghostbutton.h"

#include "ui/common/painting.h"

#include <QPainter>

namespace intray {

GhostButton::GhostButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::PointingHandCursor);
}

void GhostButton::showGhost(const ProposalGhost &ghost, const QString &spoken)
{
    m_ghost = ghost;
    setText(ghost.value);
    setAccessibleName(spoken);
    update();
}

QSize GhostButton::sizeHint() const
{
    return {widthOf(m_ghost, font()),
            std::max(fontMetrics().height(), keyCapSize(m_ghost.key, font()).height())};
}

void GhostButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintGhost(painter, m_ghost, rect(), font(), palette(), layoutDirection());
}

} // namespace intray
