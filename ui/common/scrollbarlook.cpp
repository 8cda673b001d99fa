// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/scrollbarlook.h"

#include "ui/common/painting.h"
#include "ui/common/tokens.h"

#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace intray {

static constexpr int shortestThumb = 32;

namespace {

/// From where to where, along the bar.
struct Along
{
    int begin = 0;
    int length = 0;
};

Along thumbOf(const QStyleOptionSlider &bar, int whole)
{
    const qint64 range = qint64(bar.maximum) - bar.minimum;
    if (range <= 0)
        return {0, whole};
    const qint64 wanted = whole * qint64(bar.pageStep) / (range + bar.pageStep);
    const int length = std::min(whole, std::max(shortestThumb, int(wanted)));
    return {QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition,
                                            whole - length, bar.upsideDown),
            length};
}

Along partOf(const QStyleOptionSlider &bar, QStyle::SubControl part, int whole)
{
    const Along thumb = thumbOf(bar, whole);
    switch (part) {
    case QStyle::SC_ScrollBarGroove:
        return {0, whole};
    case QStyle::SC_ScrollBarSlider:
        return thumb;
    case QStyle::SC_ScrollBarSubPage:
        return {0, thumb.begin};
    case QStyle::SC_ScrollBarAddPage:
        return {thumb.begin + thumb.length, whole - thumb.begin - thumb.length};
    default:
        return {};
    }
}

} // namespace

QRect placeInScrollBar(const QStyleOptionSlider &bar, QStyle::SubControl part)
{
    const bool isLying = bar.orientation == Qt::Horizontal;
    const QRect &all = bar.rect;
    const Along along = partOf(bar, part, isLying ? all.width() : all.height());
    if (along.length <= 0)
        return {};
    const QRect place = isLying
                            ? QRect(all.left() + along.begin, all.top(), along.length, all.height())
                            : QRect(all.left(), all.top() + along.begin, all.width(), along.length);
    return QStyle::visualRect(bar.direction, all, place);
}

void paintScrollBar(QPainter &painter, const QStyleOptionSlider &bar)
{
    if (bar.maximum <= bar.minimum || !bar.state.testFlag(QStyle::State_Enabled))
        return;
    constexpr qreal beside = (scrollBarAcross - scrollThumbAcross) / 2.0;
    const bool isUsed = bar.activeSubControls.testFlag(QStyle::SC_ScrollBarSlider) &&
                        (bar.state & (QStyle::State_MouseOver | QStyle::State_Sunken));
    paintOutline(painter,
                 QRectF(placeInScrollBar(bar, QStyle::SC_ScrollBarSlider))
                     .adjusted(beside, beside, -beside, -beside),
                 {.ground = colourOf(isUsed ? ColourRole::Dimmed : ColourRole::Edge, bar.palette),
                  .radius = scrollThumbAcross / 2});
}

} // namespace intray
