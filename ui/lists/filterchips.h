// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/itemcolumns.h"
#include "queue/listfilter.h"
#include "ui/common/chiprow.h"

namespace intray {

/// What a list is narrowed by beside the text that is searched, each part as a chip that can be
/// taken away, so that no filter is out of sight; behind them the place for another one.
class FilterChips : public ChipRow
{
    Q_OBJECT
public:
    explicit FilterChips(QWidget *parent = nullptr);

    /// `shown`: which items are listed, in words; empty: those that usually are.
    void showFilter(const ListFilter &filter, const QString &shown,
                    const QList<ItemColumn> &columns);

signals:
    void wanted(const intray::ListFilter &filter); ///< What is left without one of them.
    void changeWanted(int column);                 ///< Of the filter of this column.

private:
    void take(const QString &words, const ListFilter &without, int column = -1);

    QStringList m_words;
    QList<ListFilter> m_without; ///< What is left without each.
    QList<int> m_columns;        ///< Of each; -1: none.
};

} // namespace intray
