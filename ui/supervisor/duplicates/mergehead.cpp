// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/duplicates/mergehead.h"

#include "lists/rowroles.h"
#include "ui/common/colours.h"
#include "ui/common/painting.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/duplicates/mergecell.h"

#include <QPainter>

#include <algorithm>

namespace intray {

void MergeHead::paintSection(QPainter *painter, const QRect &place, int column) const
{
    const QString name = model()->headerData(column, orientation()).toString();
    const QString key = model()->headerData(column, orientation(), int(RowRole::Beside)).toString();
    const QFont small = lettersFor(LetterSize::Small, font());
    const QRect inside = place.adjusted(MergeCell::roomBefore(style()), 0, -room::beside, 0);
    const int forKey =
        key.isEmpty() ? 0
                      : std::min(QFontMetrics(small).horizontalAdvance(key) + 1 + room::between,
                                 inside.width() / 2);
    const auto paint = [&](const QRect &words, const QString &text) {
        return paintWords(*painter, QStyle::visualRect(layoutDirection(), place, words), text,
                          layoutDirection());
    };
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    painter->setFont(strong);
    painter->setPen(colourOf(ColourRole::Text, palette()));
    const int width = paint(inside.adjusted(0, 0, -forKey, 0), name);
    painter->setFont(small);
    painter->setPen(colourOf(ColourRole::Dimmed, palette()));
    if (forKey > 0)
        paint(inside.adjusted(width + room::between, 0, 0, 0), key);
}

} // namespace intray
