// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/elapsedclock.h"
#include "ui/common/actions.h"

#include <QWidget>

class QMenuBar;
class QStackedWidget;
class QVBoxLayout;

namespace intray {

class DatabaseInUse;
class DeskPage;
class FirstStartPage;
class FirstSteps;
class MenuButton;
class PageRail;
class SupervisorPage;
class WindowMessage;
class WindowSettings;
struct Delivery;

/// Which page of a window is in view, and which there are: the first start, the desk, and those
/// beside it, to which the rail leads. The window's message, its menu, the first steps and the
/// lines of what runs stand where the page in view has room for them. Borrows all that it is made
/// with. In the window's thread.
class WindowPages : public QWidget
{
    Q_OBJECT
public:
    /// The menus of the bar are there already.
    WindowPages(const DatabaseInUse &database, Actions &actions, WindowSettings &settings,
                ElapsedClock clock, QMenuBar &bar, QWidget *window);

    FirstStartPage &first() const { return *m_first; }
    DeskPage *desk() const { return m_desk; } ///< None before the queues are known.
    SupervisorPage *supervisor() const { return m_supervisor; } ///< None before it was looked at.
    WindowMessage &message() const { return *m_message; }

    bool isAtDesk() const;
    bool isSupervising() const; ///< A page beside the desk is in view.
    WindowAction inView() const;
    QString queueInView() const; ///< Empty: none, or several.

    DeskPage &makeDesk();
    void leave(); ///< The database: its pages go.
    void takeRunning(QWidget *running);

    bool tryAction(WindowAction action); ///< False: nor has the page in view anything of it.
    void showFirst();
    void showPage(WindowAction page);
    void showDesk();
    void comeToDesk(); ///< From a page beside it, if one is in view.
    void goToQueue(const QString &name);
    void restoreLast();
    void leadThroughFirstRecord();

    void offerPages();               ///< As far as they can be opened now, with why not.
    QString whyNoSupervisor() const; ///< Any of the pages beside the desk; empty: there is one.
    QString whyNoPage(WindowAction page) const;

signals:
    void pageChanged();
    void queueChanged();                                 ///< Of the desk.
    void importWanted(const intray::Delivery &delivery); ///< Of its file, again.
    void possibilitiesChanged();                         ///< Other actions may be possible now.

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void followFirstSteps();
    void followOpening();
    void makeSupervisor();
    void showSupervisor(); ///< The page that was in view there last.
    void lookAtPage();
    void focusPage();
    void placeParts();
    void placeMessage();
    void placeRail();
    void placeMenu();
    void placeRunning();
    void placeSteps();

    const DatabaseInUse &m_database;
    Actions &m_actions;
    WindowSettings &m_settings;
    ElapsedClock m_clock;
    QMenuBar &m_bar;
    PageRail *m_rail;
    QStackedWidget *m_stack;
    WindowMessage *m_message;
    FirstStartPage *m_first;
    FirstSteps *m_steps;
    bool m_isRestored = false; ///< The page in view was looked at last time; nobody has chosen it.
    DeskPage *m_desk = nullptr;
    SupervisorPage *m_supervisor = nullptr;
    MenuButton *m_menu;
    QWidget *m_menuPlace; ///< Where the page in view has none.
    QWidget *m_running = nullptr;
    QVBoxLayout *m_rows = nullptr;
};

} // namespace intray
