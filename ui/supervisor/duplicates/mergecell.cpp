// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/duplicates/mergecell.h"

#include "ui/common/colours.h"
#include "ui/common/differencemark.h"

#include <QApplication>
#include <QPainter>
#include <QStyleOptionButton>
#include <QTextLayout>

namespace intray {

namespace {

constexpr int margin = 4;
constexpr int mostLines = 8; ///< The tooltip has the rest.

int indicatorRoom(const QStyle *style)
{
    return style->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth) + margin;
}

/// Where the text stands: behind the room for the indicator, so that all values are in line.
QRect textRect(const QStyle *style, const QRect &cell)
{
    return cell.adjusted(margin + indicatorRoom(style), margin, -margin, -margin);
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
qreal layOut(QTextLayout &layout, int width)
{
    QTextOption wrapping;
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
    button.rect = QRect(option.rect.left() + margin, option.rect.top() + margin, size, size);
    button.state = QStyle::State_Enabled |
                   (index.data(MergeCell::Chosen).toBool() ? QStyle::State_On : QStyle::State_Off);
    style->drawPrimitive(QStyle::PE_IndicatorRadioButton, &button, painter, option.widget);
}

const QStyle *styleOf(const QStyleOptionViewItem &option)
{
    return option.widget ? option.widget->style() : QApplication::style();
}

} // namespace

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
    cell.text.clear();
    cell.features &= ~QStyleOptionViewItem::HasCheckIndicator;
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
    if (index.data(Choosable).toBool())
        paintIndicator(painter, style, cell, index);
    const QRect room = textRect(style, cell.rect);
    QTextLayout layout(shownText(index), cell.font);
    layout.setFormats(formatsOf(index, cell.palette));
    layOut(layout, room.width());
    painter->save();
    painter->setClipRect(room);
    const bool isSelected = cell.state & QStyle::State_Selected;
    painter->setPen(
        paletteOfRow(cell).color(isSelected ? QPalette::HighlightedText : QPalette::WindowText));
    layout.draw(painter, room.topLeft());
    painter->restore();
}

QSize MergeCell::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QStyle *style = styleOf(cell);
    QTextLayout layout(shownText(index), cell.font);
    const int height = qCeil(layOut(layout, textRect(style, cell.rect).width()));
    const int indicator = style->pixelMetric(QStyle::PM_ExclusiveIndicatorHeight);
    return {cell.rect.width(), std::max(height, indicator) + 2 * margin};
}

} // namespace intray
