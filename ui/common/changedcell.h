// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/markedtext.h"
#include "ui/common/plaintable.h"

namespace intray {

/// A cell of a plain table with a value that changes, or what becomes of it: the letters in which
/// it differs from the value in another column of its row are struck, or marked.
class ChangedCell : public PlainCell
{
    Q_OBJECT
public:
    ChangedCell(int otherColumn, Marking marking, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    MarkedText shown(const QModelIndex &index) const;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    int m_otherColumn;
    Marking m_marking;
};

} // namespace intray
