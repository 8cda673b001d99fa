// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/sentencecell.h"

#include "ui/common/tokens.h"

#include <QStyle>
#include <QTreeView>

#include <algorithm>

namespace intray {

SentenceCell::SentenceCell(QTreeView *tree, int atLeast)
    : PlainCell(tree)
    , m_tree(tree)
    , m_atLeast(atLeast)
{
}

QSize SentenceCell::sizeHint(const QStyleOptionViewItem &given, const QModelIndex &index) const
{
    QStyleOptionViewItem option = given;
    const int own = m_tree->style()->pixelMetric(QStyle::PM_FocusFrameHMargin) + 1;
    const int across = m_tree->columnWidth(index.column()) - 2 * (room::beside - own);
    option.rect = {0, 0, across, 1}; // Qt wraps in a valid one only
    const int words = QStyledItemDelegate::sizeHint(option, index).height();
    const QSize one = PlainCell::sizeHint(option, index);
    const int lines = index.parent().isValid() ? 1 : m_atLeast;
    const int least = lines * given.fontMetrics.lineSpacing();
    return {one.width(), std::max(one.height(), std::max(words, least) + room::between)};
}

void wrapSentences(QTreeView *tree, int column, int atLeast)
{
    tree->setUniformRowHeights(false);
    tree->setWordWrap(true);
    tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    tree->setItemDelegateForColumn(column, new SentenceCell(tree, atLeast));
    // later, when all columns have their widths
    QObject::connect(tree->header(), &QHeaderView::sectionResized, tree, &QTreeView::doItemsLayout,
                     Qt::QueuedConnection);
}

} // namespace intray
