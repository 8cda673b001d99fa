// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/plaintable.h"

namespace intray {

/// A cell that says what a line of a history is about: its name, and small behind it how to find it
/// (RowRole::Beside). Before a row that stands for many a chevron, as before a section that folds,
/// and those inside it further in.
class FoldedCell : public PlainCell
{
    Q_OBJECT
public:
    using PlainCell::PlainCell;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
    int keptBehindWords(const QStyleOptionViewItem &option,
                        const QModelIndex &index) const override;
};

} // namespace intray
