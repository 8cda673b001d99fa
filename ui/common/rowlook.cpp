// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/rowlook.h"

#include "ui/common/colours.h"
#include "ui/common/painting.h"
#include "ui/common/tokens.h"

#include <QStyle>

namespace intray {

static QString writtenFromTheLeft(const QString &text)
{
    constexpr QChar isolate(0x2066), end(0x2069);
    return isolate + text + end;
}

QString inOwnOrder(const QString &words, Qt::LayoutDirection window)
{
    if (window != Qt::RightToLeft)
        return words;
    QStringList parts = words.split(u'\t');
    for (QString &part : parts)
        if (!part.isEmpty() && !part.isRightToLeft())
            part = writtenFromTheLeft(part);
    return parts.join(u'\t');
}

// A code in Latin letters is written from the left in a mirrored window, too: 10001-ami-7a would
// else read ami-7a-10001. It stands where it would stand, as its icon does.
static void turnBack(QStyleOptionViewItem &cell)
{
    const auto hasMore =
        QStyleOptionViewItem::HasCheckIndicator | QStyleOptionViewItem::HasDecoration;
    if (cell.direction != Qt::RightToLeft || cell.text.isRightToLeft() || cell.text.isEmpty())
        return;
    if (cell.features & hasMore) {
        cell.text = writtenFromTheLeft(cell.text);
        return;
    }
    cell.displayAlignment = QStyle::visualAlignment(Qt::RightToLeft, cell.displayAlignment);
    cell.direction = Qt::LeftToRight;
}

// The chosen row of a list or menu; where there are no tints, as the style has it.
void tintChosen(QPalette &palette)
{
    if (isHighContrast(palette))
        return;
    const QColor chosen = colourOf(ColourRole::Chosen, palette);
    const QColor text = colourOf(ColourRole::Text, palette);
    palette.setColor(QPalette::Highlight, chosen);
    palette.setColor(QPalette::HighlightedText, text);
}

void paintBarOfRow(QPainter &painter, const QRect &row, Qt::LayoutDirection direction,
                   const QPalette &palette)
{
    constexpr int across = 3;
    const QRect bar(row.left(), row.top() + room::between, across,
                    row.height() - 2 * room::between);
    paintOutline(painter, QStyle::visualRect(direction, row, bar),
                 {.ground = colourOf(ColourRole::Accent, palette), .radius = 1});
}

void paintChosenRow(QPainter &painter, const QRect &row, Qt::LayoutDirection direction,
                    const QPalette &palette)
{
    paintOutline(painter, row,
                 {.ground = colourOf(ColourRole::Chosen, palette), .radius = radius::field});
    paintBarOfRow(painter, row, direction, palette);
}

std::optional<QStyleOptionViewItem> rowOf(const QStyleOption *option)
{
    const auto *cell = qstyleoption_cast<const QStyleOptionViewItem *>(option);
    if (!cell)
        return std::nullopt;
    QStyleOptionViewItem row = *cell;
    turnBack(row);
    tintChosen(row.palette);
    return row;
}

} // namespace intray
