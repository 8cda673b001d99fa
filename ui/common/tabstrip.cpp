// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/tabstrip.h"

#include "ui/common/painting.h"
#include "ui/common/tokens.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace intray {

TabStrip::TabStrip(QWidget *parent)
    : QTabBar(parent)
{
    setDrawBase(false);
    setExpanding(false);
    setUsesScrollButtons(true);
    setElideMode(Qt::ElideRight);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
}

int TabStrip::wordsOf(int index) const
{
    QFont chosen = font();
    chosen.setWeight(QFont::DemiBold); // none moves when another one is chosen
    return QFontMetrics(chosen).horizontalAdvance(QString(tabText(index)).remove(u'&'));
}

/// A sign before a letter is not seen, so it is not measured either.
QString TabStrip::fitting(int index, int width) const
{
    const QString words = tabText(index);
    return wordsOf(index) <= width
               ? words
               : fontMetrics().elidedText(words, Qt::ElideRight, width, Qt::TextShowMnemonic);
}

QSize TabStrip::tabSizeHint(int index) const
{
    return {wordsOf(index) + 2 * room::beside, heightOf(Part::Head, fontMetrics())};
}

QSize TabStrip::minimumTabSizeHint(int index) const
{
    constexpr int lettersAtLeast = 6;
    const int least = lettersAtLeast * fontMetrics().averageCharWidth() + 2 * room::between;
    const QSize whole = tabSizeHint(index);
    return {std::min(least, whole.width()), whole.height()};
}

void TabStrip::tabLayoutChange()
{
    update();
}

void TabStrip::paintTab(QPainter &painter, int index) const
{
    constexpr int lineAcross = 2;
    const auto colour = [this](ColourRole role) { return colourOf(role, palette()); };
    const bool isChosen = index == currentIndex();
    const QRect place = tabRect(index);
    const bool isUsed = place.contains(mapFromGlobal(QCursor::pos())) && underMouse();
    if (isUsed && !isChosen)
        paintOutline(painter, place.adjusted(2, 4, -2, -4),
                     {.ground = colour(ColourRole::Tint), .radius = radius::field});
    QFont words = font();
    if (isChosen)
        words.setWeight(QFont::DemiBold);
    painter.setFont(words);
    painter.setPen(colour(isChosen ? ColourRole::Text : ColourRole::Dimmed));
    // At the tab's edge, though letters of usual weight leave room: words under it begin there.
    const auto leading = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft);
    const int side = std::clamp((place.width() - wordsOf(index)) / 2, 0, room::beside);
    const QRect within = place.adjusted(side, 0, -side, 0);
    painter.drawText(within, int(leading | Qt::AlignVCenter) | letterFlag(*this),
                     fitting(index, within.width()));
    if (isChosen && !hasFocus())
        painter.fillRect(place.left(), height() - lineAcross, place.width(), lineAcross,
                         colour(ColourRole::Accent));
    if (isChosen && hasFocus())
        paintOutline(painter, place.adjusted(2, 4, -2, -6),
                     {.ground = {},
                      .edge = colour(ColourRole::Accent),
                      .radius = radius::field,
                      .width = 2});
}

void TabStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (m_hasLine)
        paintHairline(painter, {0, height() - 1}, {width(), height() - 1}, palette());
    for (int index = 0; index < count(); ++index)
        if (isTabVisible(index))
            paintTab(painter, index);
}

} // namespace intray
