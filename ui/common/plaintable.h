// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/tokens.h"

#include <QHeaderView>
#include <QStyledItemDelegate>

class QListView;
class QTableView;
class QTreeView;

namespace intray {

/// Between a column's edge and its words.
constexpr int columnRoom = room::beside;

/// A table without a grid: what is in it is its grid. Neither lines between columns nor a grey
/// head, a hairline below each row, the head of a column where its content is, the chosen row on a
/// tint with a bar. To be called before styleTable(), which wires the head.
void makePlain(QTableView *table);
void makePlain(QTreeView *tree);
void makePlain(QListView *list);

/// The cursor comes to the first row of one that has the focus and is filled later; nothing is
/// chosen by that.
void ringFirstRow(QTableView *table);

/// Words before each row of such a table, as its head's but as large as the rest.
void showPlainSide(QTableView *table);

/// The hairline below a cell of it: a row's begins where its first words do, and ends where its
/// last could, as the head's.
void paintLineBelow(QPainter &painter, const QStyleOptionViewItem &option,
                    const QModelIndex &index);

class PlainSide : public QHeaderView
{
    Q_OBJECT
public:
    explicit PlainSide(QWidget *parent = nullptr);

protected:
    QSize sectionSizeFromContents(int row) const override;
    void paintSection(QPainter *painter, const QRect &place, int row) const override;
    void paintEvent(QPaintEvent *event) override;
};

/// The head of such a table: small dimmed words over a hairline, and the arrow of what is sorted
/// by. One that the model gives bold letters stands out.
class PlainHead : public QHeaderView
{
    Q_OBJECT
public:
    explicit PlainHead(QWidget *parent = nullptr);

    /// Its words stand in two lines where one leaves no room for all columns, so that they are seen
    /// without scrolling sideways.
    void wrapWhereNarrow();
    bool isWrapped() const { return m_isWrapped; }
    QSize sizeHint() const override;

protected:
    QSize sectionSizeFromContents(int column) const override;
    void paintSection(QPainter *painter, const QRect &place, int column) const override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    Qt::Alignment alignmentOf(int column) const;
    QFont lettersOf(int column) const;
    QStringList linesOf(int column) const;
    int widthFor(const QStringList &lines, int column) const;
    int widthInOneLine();
    void fitLines();
    void paintArrow(QPainter &painter, const QRect &place, int x, const QColor &ink) const;

    bool m_wraps = false; ///< Where it is narrow.
    bool m_isWrapped = false;
};

/// A cell of it. What ground the model gives it reaches to its edges.
class PlainCell : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
    /// How much behind its words is kept for something else, however long they are.
    virtual int keptBehindWords(const QStyleOptionViewItem &, const QModelIndex &) const
    {
        return 0;
    }
    /// What its words leave free behind them.
    QRect behindWords(const QStyleOptionViewItem &option, const QModelIndex &index) const;

private:
    QRect placeOfWords(const QStyleOptionViewItem &option, const QModelIndex &index) const;
};

} // namespace intray
