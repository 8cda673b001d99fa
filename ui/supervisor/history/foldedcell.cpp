// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/history/foldedcell.h"

#include "lists/foldingmodel.h"
#include "lists/rowroles.h"
#include "ui/common/colours.h"
#include "ui/common/foldhead.h"
#include "ui/common/icons.h"
#include "ui/common/painting.h"
#include "ui/common/tokens.h"

#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace intray {

using As = HistoryRow::As;

static QString besideIn(const QModelIndex &index)
{
    return index.data(int(RowRole::Beside)).toString();
}

void FoldedCell::paint(QPainter *painter, const QStyleOptionViewItem &option,
                       const QModelIndex &index) const
{
    PlainCell::paint(painter, option, index);
    QRect rest = behindWords(option, index);
    const bool isMirrored = option.direction == Qt::RightToLeft;
    rest.adjust(isMirrored ? 0 : room::between, 0, isMirrored ? -room::between : 0, 0);
    painter->save();
    painter->setFont(lettersFor(LetterSize::Small, option.font));
    constexpr int least = 3; // letters, else it says nothing
    if (rest.width() >= least * painter->fontMetrics().averageCharWidth()) {
        painter->setPen(colourOf(ColourRole::Dimmed, option.palette));
        paintWords(*painter, rest, besideIn(index), option.direction);
    }
    painter->restore();
}

static int roomBeside(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const QFontMetrics small(lettersFor(LetterSize::Small, option.font));
    const QString beside = besideIn(index);
    return beside.isEmpty() ? 0 : room::between + small.horizontalAdvance(beside) + room::between;
}

// Of equal names only the key tells which is which, so a long name gives way to it.
int FoldedCell::keptBehindWords(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return std::min(roomBeside(option, index), option.rect.width() / 2);
}

QSize FoldedCell::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return PlainCell::sizeHint(option, index) + QSize(roomBeside(option, index), 0);
}

void FoldedCell::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    PlainCell::initStyleOption(option, index);
    const auto as = As(index.data(FoldingModel::AsRole).toInt());
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
