// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/rowroles.h"
#include "ui/common/plaintable.h"

class QTreeView;

namespace intray {

/// A proposed rule in a tree of one column: the field it is for and, trailing, how many records
/// fit; below in whole lines what it demands; last in one line what breaks it, cut where there is
/// no room. Window's thread; belongs to the tree.
class ProposalRow : public PlainCell
{
    Q_OBJECT
public:
    /// The field is the row's text; the rest comes by these roles.
    static constexpr int Demand = int(RowRole::SecondLine);
    static constexpr int Fit = int(RowRole::Beside);
    static constexpr int Broken = int(RowRole::BesideSecond); ///< Empty: nothing breaks it.

    explicit ProposalRow(QTreeView *tree);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    QTreeView *m_tree;
};

} // namespace intray
