// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/duplicates/mergecell.h"

#include "ui/common/differencemark.h"
#include "ui/common/painting.h"
#include "ui/common/plaintable.h"
#include "ui/common/tokens.h"

#include <QApplication>
#include <QPainter>
#include <QStyleOptionButton>
#include <QTextLayout>

namespace intray {

namespace {

constexpr int margin = room::between;
constexpr int above = 10;    ///< So that a line stands where the words before the row stand.
constexpr int mostLines = 8; ///< The tooltip has the rest.

/// Where the text stands: behind the room for the indicator, so that all values are in line.
QRect textRect(const QStyle *style, const QStyleOptionViewItem &cell)
{
    const QRect inside = cell.rect.adjusted(MergeCell::roomBefore(style), above, -margin, -above);
    return QStyle::visualRect(cell.direction, cell.rect, inside);
}

QString shownText(const QModelIndex &index)
{
    return index.data().toString().replace(u'\n', QChar::LineSeparator);
}

QList<QTextLayout::FormatRange> formatsOf(const QModelIndex &index, const QPalette &palette)
{
    QList<QTextLayout::FormatRange> formats;
    const QVariantList marks = index.data(MergeCell::Marks).toList();
    for (qsizetype i = 0; i + 1 < marks.size(); i += 2)
        formats << QTextLayout::FormatRange{marks[i].toInt(), marks[i + 1].toInt(),
                                            differenceMark(palette)};
    return formats;
}

/// The height of the lines.
qreal layOut(QTextLayout &layout, int width, Qt::LayoutDirection window)
{
    QTextOption wrapping;
    wrapping.setTextDirection(layout.text().isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    wrapping.setAlignment(QStyle::visualAlignment(window, Qt::AlignLeft) | Qt::AlignAbsolute);
    wrapping.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(wrapping);
    qreal height = 0;
    layout.beginLayout();
    for (int count = 0; count < mostLines; ++count) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(std::max(width, 1));
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    return height;
}

void paintIndicator(QPainter *painter, const QStyle *style, const QStyleOptionViewItem &option,
                    const QModelIndex &index)
{
    QStyleOptionButton button;
    button.initFrom(option.widget);
    const int size = style->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth);
    const int top = option.rect.top() + above + (option.fontMetrics.height() - size) / 2;
    button.rect = QStyle::visualRect(option.direction, option.rect,
                                     QRect(option.rect.left() + margin, top, size, size));
    button.state = QStyle::State_Enabled |
                   (index.data(MergeCell::Chosen).toBool() ? QStyle::State_On : QStyle::State_Off);
    style->drawPrimitive(QStyle::PE_IndicatorRadioButton, &button, painter, option.widget);
}

/// Of two records it does not matter which one is in use, so only one place on the page has a mark.
bool saysWhichIsInUse(const QStyleOptionViewItem &cell, const QModelIndex &index)
{
    const bool hasKeyboard = cell.widget && cell.widget->hasFocus();
    return cell.state.testFlag(QStyle::State_Selected) &&
           (hasKeyboard || index.model()->columnCount() > 2);
}

/// Over the cell in use a tint and an edge, below each row a hairline.
void paintGround(QPainter *painter, const QStyleOptionViewItem &cell, const QModelIndex &index)
{
    const auto of = [&cell](ColourRole role) { return colourOf(role, cell.palette); };
    if (saysWhichIsInUse(cell, index))
        painter->fillRect(cell.rect, of(ColourRole::Chosen));
    else if (cell.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(cell.rect, of(ColourRole::Tint));
    else if (cell.state.testFlag(QStyle::State_Selected))
        painter->fillRect(cell.rect, cell.palette.base()); // over what the table painted there
    paintLineBelow(*painter, cell, index);
    if (cell.state.testFlag(QStyle::State_HasFocus))
        paintOutline(
            *painter, QRectF(cell.rect).adjusted(1, 1, -1, -2),
            {.ground = {}, .edge = of(ColourRole::Accent), .radius = radius::key, .width = 2});
}

const QStyle *styleOf(const QStyleOptionViewItem &option)
{
    return option.widget ? option.widget->style() : QApplication::style();
}

} // namespace

int MergeCell::roomBefore(const QStyle *style)
{
    return margin + style->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth) + margin;
}

QVariant MergeCell::marksOf(const QList<Stretch> &stretches)
{
    QVariantList marks;
    for (const Stretch &stretch : stretches)
        marks << int(stretch.start) << int(stretch.length);
    return marks;
}

void MergeCell::paint(QPainter *painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QStyle *style = styleOf(cell);
    paintGround(painter, cell, index);
    if (index.data(Choosable).toBool())
        paintIndicator(painter, style, cell, index);
    const QRect room = textRect(style, cell);
    QTextLayout layout(shownText(index), cell.font);
    layout.setFormats(formatsOf(index, cell.palette));
    layOut(layout, room.width(), cell.direction);
    painter->save();
    painter->setClipRect(room);
    painter->setPen(colourOf(ColourRole::Text, cell.palette));
    layout.draw(painter, room.topLeft());
    painter->restore();
}

QSize MergeCell::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QStyle *style = styleOf(cell);
    QTextLayout layout(shownText(index), cell.font);
    const int height = qCeil(layOut(layout, textRect(style, cell).width(), cell.direction));
    const int indicator = style->pixelMetric(QStyle::PM_ExclusiveIndicatorHeight);
    return {cell.rect.width(), std::max(height, indicator) + 2 * above};
}

} // namespace intray
