// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

class QComboBox;
class QTreeWidget;

namespace intray {

class PageHead;

/// A list of what a page can show, and the page beside it. Where both have no room beside each
/// other, the page has all of it, and the list is a choice in a line over it. Owns all three; in
/// the window's thread.
class ListBeside : public QSplitter
{
    Q_OBJECT
public:
    enum class Head { OverList, Elsewhere }; ///< Elsewhere: whoever made it has placed it.

    /// The choice stands in the head, and has the list's accessible name.
    ListBeside(PageHead *head, Head where, QTreeWidget *list, QWidget *page, QWidget *parent);

    void setListWidth(int pixels); ///< In place of that of the desk's lists.
    QComboBox *choice() const { return m_choice; }
    QWidget *firstPlace() const; ///< The list, or the choice.
    bool isNarrow() const { return orientation() == Qt::Vertical; }
    QSize minimumSizeHint() const override; ///< As it is where it is narrow.

signals:
    void turned(); ///< It is narrow now, or no longer.

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    void follow();
    void arrange();
    void boundSide(); ///< To the line that it is where it is narrow.

    PageHead *m_head;
    const Head m_where;
    QTreeWidget *m_list;
    QWidget *m_side;
    QWidget *m_page;
    QComboBox *m_choice;
    int m_listWidth = 300; ///< As the lists of the desk.
};

} // namespace intray
