// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/values/ruledelegate.h"

#include "ui/common/colours.h"
#include "ui/common/icons.h"

#include <QWidget>

namespace intray {

RuleDelegate::RuleDelegate(const RuleRoles &roles, QObject *parent)
    : PlainCell(parent)
    , m_roles(roles)
{
}

std::optional<Sign> RuleDelegate::signOf(const QModelIndex &index) const
{
    const auto isSaid = [&index](int role) { return role >= 0 && index.data(role).toBool(); };
    if (isSaid(m_roles.breaks))
        return Sign::Fault;
    if (isSaid(m_roles.doubted))
        return Sign::Warning;
    return isSaid(m_roles.kept) ? std::optional(Sign::Done) : std::nullopt;
}

static QPixmap picture(Sign kind, const QStyleOptionViewItem &option, int across)
{
    const QPalette palette = paletteOfRow(option);
    const QColor ground = palette.color(QPalette::Base); // the cell paints what is chosen
    return drawnIcon(iconOf(kind), across, readable(colourOf(kind, palette), ground, 3), ground);
}

static QPixmap emptyRoom(int across)
{
    QPixmap room(across, across);
    room.fill(Qt::transparent);
    return room;
}

void RuleDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    PlainCell::initStyleOption(option, index);
    const auto kind = signOf(index);
    if (!kind && (m_roles.keepsRoom < 0 || !index.data(m_roles.keepsRoom).toBool()))
        return;
    const int size = option->fontMetrics.height();
    const qreal ratio = option->widget ? option->widget->devicePixelRatioF() : 1;
    const int across = qRound(size * ratio);
    QPixmap sign = kind ? picture(*kind, *option, across) : emptyRoom(across);
    sign.setDevicePixelRatio(ratio);
    option->icon = QIcon(sign);
    option->decorationSize = QSize(size, size);
    option->features |= QStyleOptionViewItem::HasDecoration;
}

} // namespace intray
