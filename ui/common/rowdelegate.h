// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace intray {

/// A row of two lines in a list or tree: what it is called and, trailing, what is to be seen of it
/// with its sign; below in small letters where it is from. The chosen one has a tint and a bar; one
/// that somebody has just taken is struck, with a lock. The row's text is the first line, unless
/// the model gives another; it gives the rest by the roles of RowRole, and to screen readers all of
/// it by Qt::AccessibleTextRole. One with a single line shows the first alone, and is lower.
class RowDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    enum class Lines { One, Two };

    explicit RowDelegate(QObject *parent = nullptr, Lines lines = Lines::Two);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const Lines m_lines;
};

} // namespace intray
