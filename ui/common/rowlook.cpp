// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/rowlook.h"

#include "ui/common/colours.h"
#include "ui/common/tokens.h"

#include <QStyle>

namespace intray {

// A code in Latin letters is written from the left in a mirrored window, too: 10001-ami-7a would
// else read ami-7a-10001. It stands where it would stand.
static void turnBack(QStyleOptionViewItem &cell)
{
    const auto hasMore =
        QStyleOptionViewItem::HasCheckIndicator | QStyleOptionViewItem::HasDecoration;
    if (cell.direction != Qt::RightToLeft || cell.text.isRightToLeft() || (cell.features & hasMore))
        return;
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
