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

// A pixel more, because widths of words are rounded.
static MarkedLines linesOf(const ProposalGhost &ghost, const QFont &font, int width,
                           Qt::LayoutDirection window)
{
    const int around = widthOf({{}, ghost.key}, font);
    return MarkedLines({ghost.value, ghost.changed}, font, std::max(1, width - around) + 1,
                       ghost.mostLines, window);
}

bool fits(const ProposalGhost &ghost, const QFont &font, int width)
{
    return ghost.mostLines > 1 ? linesOf(ghost, font, width, Qt::LeftToRight).isWhole()
                               : widthOf(ghost, font) <= width;
}

int heightOf(const ProposalGhost &ghost, const QFont &font, int width)
{
    const int line = QFontMetrics(font).height();
    const int others =
        ghost.mostLines > 1 ? linesOf(ghost, font, width, Qt::LeftToRight).height() - line : 0;
    return others + std::max(line, keyCapSize(ghost.key, font).height());
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

bool paintGhost(QPainter &painter, const ProposalGhost &ghost, const QRect &behind,
                const QFont &font, const QPalette &palette, Qt::LayoutDirection window)
{
    if (!fits(ghost, font, behind.width()))
        return false;
    const QFontMetrics metrics(font);
    const QSize cap = keyCapSize(ghost.key, font);
    const int line =
        ghost.mostLines > 1 ? std::max(metrics.height(), cap.height()) : behind.height();
    const auto seen = [&](const QRect &place) { return QStyle::visualRect(window, behind, place); };
    painter.save();
    painter.setFont(font);
    painter.setPen(colourOf(ColourRole::Dimmed, palette));
    const QRect arrow(behind.left(), behind.top(), arrowWidth(metrics), line);
    painter.drawText(seen(arrow), Qt::AlignCenter, window == Qt::RightToLeft ? arrowBack : arrowOn);
    const QRect value(arrow.right() + 1, behind.top(),
                      behind.width() - widthOf({{}, ghost.key}, font), line);
    const QColor ink = colourOf(ColourRole::Accent, palette);
    if (ghost.isPiece)
        linesOf(ghost, font, behind.width(), window)
            .paint(painter, {seen(value).left(), value.center().y() - metrics.height() / 2},
                   Marking::Changed, ink, palette);
    else
        paintValue(painter,
                   seen({value.topLeft(), QSize(metrics.horizontalAdvance(ghost.value), line)}),
                   ghost.value, metrics, ink);
    const QRect key(QPoint(behind.right() - cap.width() + 1,
                           behind.bottom() + 1 - line + (line - cap.height()) / 2),
                    cap);
    if (ghost.isKeySeen)
        paintKeyCap(painter, seen(key), ghost.key, font, palette);
    painter.restore();
    return true;
}

} // namespace intray
