// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/markedlabel.h"

#include "ui/common/tokens.h"

#include <QPainter>

#include <limits>

namespace intray {

static const QMargins around(room::between, room::within, room::between, room::within);

MarkedLabel::MarkedLabel(const MarkedText &text, int widest, QWidget *parent)
    : QWidget(parent)
    , m_text(text)
{
    const MarkedLines shown = lines(widest - around.left() - around.right());
    setFixedSize(QSize(shown.width(), shown.height()).grownBy(around));
}

MarkedLines MarkedLabel::lines(int width) const
{
    return MarkedLines(m_text, font(), width, std::numeric_limits<int>::max(), layoutDirection());
}

void MarkedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QRect inside = rect().marginsRemoved(around);
    lines(inside.width())
        .paint(painter, inside.topLeft(), Marking::Changed, palette().color(QPalette::Text),
               palette());
}

} // namespace intray
