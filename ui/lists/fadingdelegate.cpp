// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/fadingdelegate.h"

#include "lists/openitemsmodel.h"
#include "ui/common/tokens.h"

namespace intray {

void FadingDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const bool isTaken = index.data(OpenItemsModel::FadedRole).toBool();
    const bool hasPassed = index.data(OpenItemsModel::PassedRole).toBool();
    if (!isTaken && !hasPassed)
        return;
    option->font.setStrikeOut(isTaken);
    option->font.setItalic(hasPassed);
    option->palette.setColor(QPalette::Text, colourOf(ColourRole::Dimmed, option->palette));
}

} // namespace intray
