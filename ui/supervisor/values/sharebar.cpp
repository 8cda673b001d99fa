// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/values/sharebar.h"

#include "ui/common/colours.h"
#include "ui/common/painting.h"
#include "ui/common/tokens.h"

#include <QPainter>

#include <algorithm>

namespace intray {

ShareBar::ShareBar(int role, QObject *parent)
    : PlainCell(parent)
    , m_role(role)
{
}

QSize ShareBar::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return {across + room::between, PlainCell::sizeHint(option, index).height()};
}

void ShareBar::paint(QPainter *painter, const QStyleOptionViewItem &option,
                     const QModelIndex &index) const
{
    PlainCell::paint(painter, option, index);
    constexpr int height = room::between;
    const auto of = [&option](ColourRole role) { return colourOf(role, option.palette); };
    const double share = std::clamp(index.data(m_role).toDouble(), 0.0, 1.0);
    const QRect track(option.rect.left() + room::within, option.rect.center().y() - height / 2,
                      across, height);
    QRect bar = track;
    bar.setWidth(std::max(room::within, int(across * share))); // the least is seen, too
    const auto seen = [&option](const QRect &place) {
        return QStyle::visualRect(option.direction, option.rect, place);
    };
    const bool isOutline = isHighContrast(option.palette); // a hairline is as strong as the bar
    paintOutline(*painter, seen(track),
                 {.ground = isOutline ? QColor() : of(ColourRole::Hairline),
                  .edge = isOutline ? of(ColourRole::Edge) : QColor(),
                  .radius = height / 2});
    paintOutline(*painter, seen(bar), {.ground = of(ColourRole::Accent), .radius = height / 2});
}

} // namespace intray
