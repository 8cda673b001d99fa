// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/turningsplit.h"

#include "ui/common/letters.h"

#include <QEvent>

#include <algorithm>

namespace intray {

TurningSplit::TurningSplit(QWidget *parent)
    : QSplitter(parent)
{
    setChildrenCollapsible(false);
}

static int leastWidthOf(const QWidget &part)
{
    return std::max(part.minimumSizeHint().width(), part.minimumWidth());
}

void TurningSplit::needFirst(int width)
{
    m_leastFirst = width;
}

QSize TurningSplit::minimumSizeHint() const
{
    int across = 0;
    for (int part = 0; part < count(); ++part)
        across = std::max(across, leastWidthOf(*widget(part)));
    return {across, QSplitter::minimumSizeHint().height()};
}

int TurningSplit::widthBeside() const
{
    int all = count() > 0 ? std::max(0, m_leastFirst - leastWidthOf(*widget(0))) : 0;
    for (int part = 0; part < count(); ++part)
        all += leastWidthOf(*widget(part)) + (part > 0 ? handleWidth() : 0);
    return all;
}

Qt::Orientation TurningSplit::wanted() const
{
    constexpr int leastLetters = 116;
    const int least = std::max(leastLetters * letterWidth(fontMetrics()), widthBeside());
    return width() < least ? Qt::Vertical : Qt::Horizontal;
}

void TurningSplit::resizeEvent(QResizeEvent *event)
{
    QSplitter::resizeEvent(event);
    setOrientation(wanted());
    emit arranged();
}

// They need more than they did: nothing in them is to be cut for that.
bool TurningSplit::event(QEvent *event)
{
    const bool isKnown = QSplitter::event(event);
    if (event->type() == QEvent::LayoutRequest && orientation() == Qt::Horizontal &&
        wanted() == Qt::Vertical) {
        setOrientation(Qt::Vertical);
        emit arranged();
    }
    return isKnown;
}

} // namespace intray
