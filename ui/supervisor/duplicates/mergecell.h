// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/words/wordsintext.h"

#include <QStyledItemDelegate>

namespace intray {

/// A value in the table of records to merge: its text in several lines, with what differs marked,
/// and in front of it whether it is the one that stays, where there is something to choose. Plain
/// text, whatever it looks like.
class MergeCell : public QStyledItemDelegate
{
public:
    enum Role { Choosable = Qt::UserRole, Chosen, Marks };

    using QStyledItemDelegate::QStyledItemDelegate;

    static int roomBefore(const QStyle *style);               ///< The text, for what can be chosen.
    static QVariant marksOf(const QList<Stretch> &stretches); ///< For the role Marks.

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace intray
