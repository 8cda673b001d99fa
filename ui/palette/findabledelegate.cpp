// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/findabledelegate.h"

#include "lists/palettemodel.h"
#include "ui/common/colours.h"
#include "ui/common/letters.h"
#include "ui/common/painting.h"
#include "ui/common/roomystyle.h"
#include "ui/common/rowlook.h"
#include "ui/common/signlabel.h"
#include "ui/common/tokens.h"

#include <QPainter>
#include <QStyle>

namespace intray {

static constexpr int edge = 8;

QSize FindableDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const int room = option.widget ? extraRoom(*option.widget) : 0;
    return {0, option.fontMetrics.height() + 10 + room};
}

/// Of what cannot be done now; where nothing is dimmed, as the palette has it.
static QColor cannot(const QPalette &palette)
{
    return colourOf(ColourRole::Off, palette);
}

/// What is chosen of a preference is no less than what could be.
static void paintTick(QPainter &painter, const QStyleOptionViewItem &option, const QRect &place)
{
    const QRect tick(place.left(), place.center().y() - iconAcross / 2, iconAcross, iconAcross);
    paintIcon(painter, QStyle::visualRect(option.direction, option.rect, tick).topLeft(),
              iconOf(Sign::Done), colourOf(Sign::Done, option.palette),
              colourOf(ColourRole::Sheet, option.palette));
    painter.setPen(colourOf(ColourRole::Text, option.palette));
    const QRect behind = place.adjusted(iconAcross + room::within, 0, 0, 0);
    paintWords(painter, QStyle::visualRect(option.direction, option.rect, behind),
               FindableDelegate::tr("chosen"), option.direction);
}

// The focus stays where one types, but Return does what is chosen here.
void FindableDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    const QColor full = colourOf(ColourRole::Text, option.palette);
    const QColor dimmed = colourOf(ColourRole::Dimmed, option.palette);
    const bool isSo = index.data(PaletteModel::IsSoRole).toBool();
    const QString whyNot = index.data(PaletteModel::WhyNotRole).toString();
    const QColor words = whyNot.isEmpty() || isSo ? full : cannot(option.palette);
    const QRect row = option.rect.adjusted(edge, 0, -edge, 0);
    const int keysWidth = letterWidth(option.fontMetrics) * 24;
    const int kindWidth = letterWidth(option.fontMetrics) * 16;
    const QRect title = row.adjusted(0, 0, -keysWidth - kindWidth, 0);
    const QRect kind(title.right() + edge, row.top(), kindWidth - edge, row.height());
    const QRect key(kind.right() + edge, row.top(), keysWidth - edge, row.height());
    const auto draw = [&](const QRect &place, const QString &text, const QColor &colour) {
        painter->setPen(colour);
        const QRect seen = QStyle::visualRect(option.direction, option.rect, place);
        painter->drawText(seen, Qt::AlignVCenter | Qt::AlignLeading,
                          elided(text, option.fontMetrics, place.width()));
    };
    painter->save();
    if (isChosen)
        paintChosenRow(*painter, option.rect, option.direction, option.palette);
    draw(title, index.data().toString(), words);
    draw(kind, index.data(PaletteModel::KindRole).toString(), dimmed);
    draw(key, index.data(PaletteModel::KeysRole).toString(), words);
    if (isSo)
        paintTick(*painter, option, key);
    painter->restore();
}

} // namespace intray
