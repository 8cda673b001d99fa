// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/fadingdelegate.h"

#include "lists/openitemsmodel.h"
#include "ui/common/tokens.h"

namespace intray {

void FadingDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (!index.data(OpenItemsModel::FadedRole).toBool())
        return;
    option->font.setStrikeOut(true);
    option->palette.setColor(QPalette::Text, colourOf(ColourRole::Dimmed, option->palette));
}

} // namespace intray
