// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Which page is in view, and which there are.
#include "ui/common/messageline.h"
#include "ui/common/windowsettings.h"
#include "ui/desk/deskpage.h"
#include "ui/desk/itemopening.h"
#include "ui/desk/recordform.h"
#include "ui/supervisor/supervisorpage.h"
#include "ui/window/firststartpage.h"
#include "ui/window/firststeps.h"
#include "ui/window/mainwindow.h"
#include "ui/window/menubutton.h"
#include "ui/window/menus.h"
#include "ui/window/pagerail.h"

#include <QHBoxLayout>
#include <QMenuBar>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace intray {

static const auto pageSetting = QStringLiteral("window/page");
static const auto supervisorPageName = QStringLiteral("supervisor");

bool MainWindow::isSupervising() const
{
    return m_supervisor && m_pages->currentWidget() == m_supervisor;
}

WindowAction MainWindow::pageInView() const
{
    return isSupervising() ? m_supervisor->pageInView() : WindowAction::ShowDesk;
}

// After whatever changed the page.
void MainWindow::lookAtPage()
{
    m_rail->choose(pageInView());
    showTitle();
    showPossibilities();
}

void MainWindow::showPage(WindowAction page)
{
    if (page != pageInView())
        letNewsGo();
    if (page == WindowAction::ShowDesk)
        return showDesk();
    if (!whyNoPage(page).isEmpty())
        return;
    const bool isFromDesk = !isSupervising();
    makeSupervisor();
    m_supervisor->show(page);
    if (isFromDesk)
        showSupervisor();
    else
        focusPage();
}

void MainWindow::focusPage()
{
    if (!m_supervisor->focusAgain())
        m_rail->focusChosen();
}

void MainWindow::showDesk()
{
    if (!m_page)
        return;
    m_pages->setCurrentWidget(m_page);
    m_settings.setValue(pageSetting, QStringLiteral("desk"));
    lookAtPage(); // a button that cannot be pressed yet would not take the focus
    if (QWidget *before = m_page->focusWidget())
        before->setFocus();
    else
        m_page->focusFirst();
}

void MainWindow::makeSupervisor()
{
    if (m_supervisor)
        return;
    m_supervisor = new SupervisorPage(*session(), m_actions, m_settings, m_clock, m_pages);
    m_pages->addWidget(m_supervisor);
    connect(m_supervisor, &SupervisorPage::possibilitiesChanged, this,
            &MainWindow::showPossibilities);
    connect(m_supervisor, &SupervisorPage::pageChanged, this, &MainWindow::lookAtPage);
    connect(m_supervisor, &SupervisorPage::itemWanted, this,
            [this](ItemId item, const QString &field) {
                if (m_page)
                    m_page->opening().open(item, field);
            });
}

void MainWindow::showSupervisor()
{
    if (!whyNoSupervisor().isEmpty())
        return;
    makeSupervisor();
    m_pages->setCurrentWidget(m_supervisor);
    m_settings.setValue(pageSetting, supervisorPageName);
    m_supervisor->look();
    lookAtPage();
    focusPage();
}

void MainWindow::restoreLastPage()
{
    const bool wasSupervising =
        isSupervising() || m_settings.value(pageSetting).toString() == supervisorPageName;
    if (wasSupervising && whyNoSupervisor().isEmpty())
        showSupervisor();
    else
        showDesk();
}

// Any of the pages beside the desk.
QString MainWindow::whyNoSupervisor() const
{
    // An auditor sees the history, and whoever is neither needs more than that.
    if (m_database.whyNotAllowedTo({Role::Auditor}).isEmpty())
        return {};
    return m_database.whyNotAllowedTo({Role::Supervisor, Role::Administrator});
}

QString MainWindow::whyNoPage(WindowAction page) const
{
    const QString why = whyNoSupervisor();
    if (!why.isEmpty() || page == WindowAction::ShowHistory)
        return why;
    return m_database.whyNotAllowedTo({Role::Supervisor, Role::Administrator});
}

void MainWindow::showPagesPossible()
{
    for (const WindowAction page : PageRail::pages())
        m_actions.setReason(page,
                            page == WindowAction::ShowDesk && m_page ? QString() : whyNoPage(page));
    for (const WindowAction step : {WindowAction::NextPage, WindowAction::PreviousPage})
        m_actions.setReason(step, whyNoSupervisor());
    placeRail();
}

void MainWindow::placeRail()
{
    const bool isShown = m_page && m_rail->isWorthShowing() &&
                         m_rail->hasRoom(width(), m_pages->minimumSizeHint().width(), isAtDesk());
    if (isShown != m_rail->isHidden())
        return;
    m_rail->setVisible(isShown);
    placeMenu();
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    placeRail();
}

// Each where the page in view has room for it.
void MainWindow::placeParts()
{
    placeMessage();
    placeRail();
    placeMenu();
    placeRunning();
    placeSteps();
    showMenusOfDesk(*menuBar(), isAtDesk());
}

// Where nothing moves when they go.
void MainWindow::placeSteps()
{
    if (isAtDesk())
        m_page->record().layOver(m_steps);
    else if (!isSupervising())
        m_steps->setParent(this); // the desk may be going
    m_steps->showOnlyAtDesk(isAtDesk());
}

bool MainWindow::isAtDesk() const
{
    return m_page && m_pages->currentWidget() == m_page;
}

void MainWindow::placeMenu()
{
    m_menuPlace->setVisible(!isAtDesk() && !isSupervising() && m_rail->isHidden());
    if (m_supervisor && !(isSupervising() && m_rail->isHidden()))
        m_supervisor->takeMenu(nullptr);
    if (!m_rail->isHidden()) {
        if (m_page)
            m_page->takeMenu(nullptr);
        return m_rail->takeMenu(m_menu);
    }
    if (isAtDesk())
        return m_page->takeMenu(m_menu);
    if (isSupervising())
        return m_supervisor->takeMenu(m_menu);
    m_menuPlace->layout()->addWidget(m_menu);
    m_menuPlace->layout()->setAlignment(m_menu, Qt::AlignLeading);
}

void MainWindow::placeRunning()
{
    if (isAtDesk())
        m_page->takeRunning(m_running);
    else
        m_rows->addWidget(m_running);
}

// Where the page in view has its own messages, so that no page is pushed.
void MainWindow::placeMessage()
{
    if (isSupervising())
        m_supervisor->takeIntoMessagePlace(m_message);
    else if (isAtDesk())
        m_page->record().takeIntoMessagePlace(m_message);
    else
        m_first->takeIntoMessagePlace(m_message);
}

} // namespace intray
