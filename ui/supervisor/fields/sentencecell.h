// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/plaintable.h"

namespace intray {

/// A sentence in a plain tree, which takes the lines that it needs: Qt's trees give each row one.
class SentenceCell : public PlainCell
{
    Q_OBJECT
public:
    /// `atLeast`: so many lines each row of the first level has, so that rows stand evenly.
    explicit SentenceCell(QTreeView *tree, int atLeast = 1);

    QSize sizeHint(const QStyleOptionViewItem &given, const QModelIndex &index) const override;

private:
    QTreeView *m_tree;
    int m_atLeast;
};

/// The column of the tree has sentences, which keep being whole when it gets another width.
void wrapSentences(QTreeView *tree, int column, int atLeast = 1);

} // namespace intray
