// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/actions.h"

#include <QWidget>

class QAction;

namespace intray {

class PageButton;

/// The pages of the window at its leading edge, each with icon and word; clerks, who have the desk
/// alone, see none of it, and in a narrow window its room is the page's. One stop of Tab; Up, Down,
/// Home and End go from page to page, Space or Return opens the one with the focus. Borrows the
/// actions. Window's thread.
class PageRail : public QWidget
{
    Q_OBJECT
public:
    explicit PageRail(const Actions &actions, QWidget *parent = nullptr);

    /// All pages in their order, whoever may see them.
    static QList<WindowAction> pages();
    /// Those that can be opened now.
    QList<WindowAction> open() const;
    void choose(WindowAction page); ///< That is in view now.
    WindowAction chosen() const { return m_chosen; }
    void focusChosen();
    /// The page that many further on, around the end; the one in view if there is no other.
    WindowAction further(int pages) const;
    /// Whether there is anything to choose from.
    bool isWorthShowing() const;
    void takeMenu(QWidget *menu); ///< On top of the pages, until another place takes it.
    /// Beside what needs so much of the window's width: the desk, with its lists, more than others.
    bool hasRoom(int window, int page, bool isDesk) const;

    QSize minimumSizeHint() const override; ///< It keeps no window wide.

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void makeStop();

    const Actions &m_actions;
    QList<PageButton *> m_buttons; ///< As pages().
    WindowAction m_chosen = WindowAction::ShowDesk;
};

} // namespace intray
