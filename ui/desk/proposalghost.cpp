// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/proposalghost.h"

#include "ui/common/markedtext.h"
#include "ui/common/painting.h"
#include "ui/common/tokens.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace intray {

static const QChar arrowOn(0x2192);
static const QChar arrowBack(0x2190);

static int arrowWidth(const QFontMetrics &metrics)
{
    return metrics.horizontalAdvance(arrowOn) + 2 * room::between;
}

int widthOf(const ProposalGhost &ghost, const QFont &font)
{
    const QFontMetrics metrics(font);
    return arrowWidth(metrics) + metrics.horizontalAdvance(ghost.value) + room::between +
           keyCapSize(ghost.key, font).width();
}

static void paintValue(QPainter &painter, const QRect &place, const QString &value,
                       const QFontMetrics &metrics, const QColor &colour)
{
    painter.setPen(colour);
    paintWords(painter, place, value, value.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    const int below = std::min(place.center().y() + metrics.ascent() / 2 + 3, place.bottom());
    QPen dashed(colour, 1);
    dashed.setDashPattern({3, 2});
    painter.setPen(dashed);
    painter.drawLine(place.left(), below, place.right(), below);
}

static void paintPiece(QPainter &painter, const QRect &place, const ProposalGhost &ghost,
                       const QFont &font, const QPalette &palette)
{
    const MarkedLines line({ghost.value, ghost.changed}, font, place.width() + 1, 1,
                           ghost.value.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    line.paint(painter, {place.left(), place.center().y() - line.height() / 2}, Marking::Changed,
               colourOf(ColourRole::Accent, palette), palette);
}

bool paintGhost(QPainter &painter, const ProposalGhost &ghost, const QRect &behind,
                const QFont &font, const QPalette &palette, Qt::LayoutDirection window)
{
    if (widthOf(ghost, font) > behind.width())
        return false;
    const QFontMetrics metrics(font);
    const auto seen = [&](const QRect &place) { return QStyle::visualRect(window, behind, place); };
    painter.save();
    painter.setFont(font);
    painter.setPen(colourOf(ColourRole::Dimmed, palette));
    const QRect arrow(behind.left(), behind.top(), arrowWidth(metrics), behind.height());
    painter.drawText(seen(arrow), Qt::AlignCenter, window == Qt::RightToLeft ? arrowBack : arrowOn);
    const QRect value(arrow.right() + 1, behind.top(), metrics.horizontalAdvance(ghost.value),
                      behind.height());
    if (ghost.isPiece)
        paintPiece(painter, seen(value), ghost, font, palette);
    else
        paintValue(painter, seen(value), ghost.value, metrics,
                   colourOf(ColourRole::Accent, palette));
    const QSize cap = keyCapSize(ghost.key, font);
    const QRect key(QPoint(behind.right() - cap.width() + 1,
                           behind.top() + (behind.height() - cap.height()) / 2),
                    cap);
    if (ghost.isKeySeen)
        paintKeyCap(painter, seen(key), ghost.key, font, palette);
    painter.restore();
    return true;
}

} // namespace intray
