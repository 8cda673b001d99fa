// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/undoarrow.h"

#include "ui/common/painting.h"
#include "ui/common/tokens.h"

#include <QPainter>

namespace intray {

UndoArrow::UndoArrow(QWidget *parent)
    : QToolButton(parent)
{
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::NoFocus);
}

void UndoArrow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (underMouse() || isDown())
        paintOutline(painter, rect(),
                     {.ground = colourOf(ColourRole::Tint, palette()),
                      .edge = colourOf(ColourRole::Edge, palette()),
                      .radius = radius::key});
    paintIcon(painter, {(width() - iconAcross) / 2, m_middle - iconAcross / 2},
              QStringLiteral("edit-undo"), colourOf(ColourRole::Accent, palette()),
              colourOf(ColourRole::Sheet, palette()));
}

} // namespace intray
