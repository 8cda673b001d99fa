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

QSize TurningSplit::minimumSizeHint() const
{
    int across = 0;
    for (int part = 0; part < count(); ++part)
        across = std::max(
            {across, widget(part)->minimumSizeHint().width(), widget(part)->minimumWidth()});
    return {across, QSplitter::minimumSizeHint().height()};
}

void TurningSplit::resizeEvent(QResizeEvent *event)
{
    QSplitter::resizeEvent(event);
    constexpr int leastLetters = 116;
    const bool isNarrow = width() < leastLetters * letterWidth(fontMetrics());
    setOrientation(isNarrow ? Qt::Vertical : Qt::Horizontal);
}

} // namespace intray
