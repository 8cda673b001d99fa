// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/foldedcell.h"

#include "lists/historymodel.h"
#include "ui/common/colours.h"
#include "ui/common/foldhead.h"
#include "ui/common/icons.h"

#include <QWidget>

namespace intray {

using As = HistoryRow::As;

void FoldedCell::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    PlainCell::initStyleOption(option, index);
    const auto as = As(index.data(HistoryModel::AsRole).toInt());
    if (as == As::Line)
        return;
    const int size = option->fontMetrics.height();
    option->decorationSize = QSize(size, size);
    option->features |= QStyleOptionViewItem::HasDecoration;
    if (as == As::Inside)
        return;
    const QPalette palette = paletteOfRow(*option);
    const QColor ground = palette.color(QPalette::Base); // the cell paints what is chosen
    const QColor ink = readable(palette.color(QPalette::Text), ground, 3);
    const qreal ratio = option->widget ? option->widget->devicePixelRatioF() : 1;
    QPixmap sign = drawnIcon(chevronOf(as == As::Opened, option->direction), qRound(size * ratio),
                             ink, ground);
    sign.setDevicePixelRatio(ratio);
    option->icon = QIcon(sign);
}

} // namespace intray
