// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/today/pacecell.h"

#include "lists/glancemodel.h"
#include "ui/common/painting.h"
#include "ui/common/tokens.h"

#include <QPainter>

#include <algorithm>

namespace intray {

void PaceCell::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    PlainCell::initStyleOption(option, index);
    if (!index.data(GlanceModel::NeedsRole).toBool())
        return;
    option->font.setBold(true);
    option->palette.setColor(QPalette::Text, colourOf(ColourRole::Warning, option->palette));
}

static void paintBars(QPainter &painter, const QRect &place, const QList<qint64> &values,
                      qint64 most, const QStyleOptionViewItem &option)
{
    constexpr qreal widest = 20;
    const qreal width = std::min(widest, qreal(place.width()) / qreal(values.size()));
    for (qsizetype at = 0; at < values.size(); ++at) {
        const qreal height = most > 0 ? qreal(place.height()) * values.at(at) / most : 0;
        const QRectF bar(place.left() + width * at, place.bottom() + 1 - std::max(1.0, height),
                         std::max(1.0, width - 2), std::max(1.0, height));
        const auto role = at == values.size() - 1 ? ColourRole::Accent : ColourRole::EarlierBars;
        painter.fillRect(QStyle::visualRect(option.direction, option.rect, bar.toRect()),
                         colourOf(role, option.palette));
    }
}

void PaceCell::paint(QPainter *painter, const QStyleOptionViewItem &option,
                     const QModelIndex &index) const
{
    PlainCell::paint(painter, option, index);
    if (index.column() != GlanceModel::Pace)
        return;
    QList<qint64> values;
    for (const QVariant &value : index.data(GlanceModel::PaceRole).toList())
        values << std::max<qint64>(0, value.toLongLong());
    if (values.isEmpty())
        return;
    const QRect place =
        option.rect.adjusted(room::between, room::within, -room::between, -room::between);
    paintBars(*painter, place, values, index.data(GlanceModel::MostRole).toLongLong(), option);
}

} // namespace intray
