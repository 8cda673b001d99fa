// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>
#include <QTimer>

namespace intray {

class OverlaidBar;
class RowDelegate;

/// A list of items, as rows of two lines that are as wide as the list, or as a table of columns.
/// As rows it has neither head nor columns: a click anywhere and the cursor mean the row. The
/// columns stay as they were until it is a table again.
class ItemListView : public QTableView
{
    Q_OBJECT
public:
    explicit ItemListView(QWidget *parent = nullptr);

    void setAsRows(bool asRows);
    bool isAsRows() const { return m_asRows; }
    void beginAt(int row); ///< The keyboard begins there; no row is chosen.

    QModelIndex indexAt(const QPoint &point) const override;
    QRect visualRect(const QModelIndex &index) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;
    void setModel(QAbstractItemModel *model) override;
    void dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight,
                     const QList<int> &roles = {}) override;

signals:
    /// These rows are seen, and nothing has scrolled or changed for a moment. As rows only.
    void settled(int first, int last);

protected:
    void paintEvent(QPaintEvent *event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    QRegion visualRegionForSelection(const QItemSelection &selection) const override;
    bool viewportEvent(QEvent *event) override; ///< Of the mouse over a row.
    void changeEvent(QEvent *event) override;   ///< Of letters and style.
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void focusInEvent(QFocusEvent *event) override; ///< By a key: some row is the current one.

private:
    void enter();
    QModelIndex cellOf(int row) const; ///< That has the keyboard in it.
    void fitRows();
    void waitUntilSettled();
    void tellWhatIsSeen();
    void hover(int row);
    QRect placeOf(int row) const;
    bool isTinted(int row) const;
    void paintRow(QPainter &painter, int row);

    RowDelegate *m_rows;
    OverlaidBar *m_bar;
    QTimer m_pause;
    int m_hovered = -1;
    bool m_asRows = false;
};

} // namespace intray
