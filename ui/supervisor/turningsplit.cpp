// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/turningsplit.h"

#include "ui/common/letters.h"

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

QSize TurningSplit::minimumSizeHint() const
{
    int across = 0;
    for (int part = 0; part < count(); ++part)
        across = std::max(across, leastWidthOf(*widget(part)));
    return {across, QSplitter::minimumSizeHint().height()};
}

int TurningSplit::widthBeside() const
{
    int all = 0;
    for (int part = 0; part < count(); ++part)
        all += leastWidthOf(*widget(part)) + (part > 0 ? handleWidth() : 0);
    return all;
}

void TurningSplit::resizeEvent(QResizeEvent *event)
{
    QSplitter::resizeEvent(event);
    constexpr int leastLetters = 116;
    const int least = std::max(leastLetters * letterWidth(fontMetrics()), widthBeside());
    setOrientation(width() < least ? Qt::Vertical : Qt::Horizontal);
    emit arranged();
}

} // namespace intray
