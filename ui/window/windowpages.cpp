// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windowpages.h"

#include "ui/common/tabstops.h"
#include "ui/common/tokens.h"
#include "ui/common/windowsettings.h"
#include "ui/desk/deskpage.h"
#include "ui/desk/itemopening.h"
#include "ui/desk/recordform.h"
#include "ui/supervisor/supervisorpage.h"
#include "ui/window/databaseinuse.h"
#include "ui/window/firststartpage.h"
#include "ui/window/firststeps.h"
#include "ui/window/menubutton.h"
#include "ui/window/menus.h"
#include "ui/window/pagerail.h"
#include "ui/window/windowmessage.h"

#include <QHBoxLayout>
#include <QMenuBar>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace intray {

static const auto pageSetting = QStringLiteral("window/page");
static const auto supervisorPageName = QStringLiteral("supervisor");

WindowPages::WindowPages(const DatabaseInUse &database, Actions &actions, WindowSettings &settings,
                         ElapsedClock clock, QMenuBar &bar, QWidget *window)
    : QWidget(window)
    , m_database(database)
    , m_actions(actions)
    , m_settings(settings)
    , m_clock(std::move(clock))
    , m_bar(bar)
    , m_rail(new PageRail(actions, this))
    , m_stack(new QStackedWidget(this))
    , m_message(new WindowMessage(actions, this))
    , m_first(new FirstStartPage(this))
    , m_steps(new FirstSteps(actions, this))
    , m_menu(new MenuButton(bar, *actions.of(WindowAction::Keys), this))
    , m_menuPlace(new QWidget(this))
{
    build();
    followFirstSteps();
    connect(m_stack, &QStackedWidget::currentChanged, this, &WindowPages::placeParts);
    connect(m_message, &MessageLine::queueWanted, this, [this](const QString &queue) {
        const Message told = m_message->news(); // which a page that comes lets go
        if (m_desk && m_desk->desk().item().queue != queue)
            m_desk->desk().putAside();
        goToQueue(queue);
        m_message->arriveWith(told);
    });
    placeParts();
}

void WindowPages::build()
{
    auto *sides = new QHBoxLayout(this);
    sides->setContentsMargins(0, 0, 0, 0);
    sides->setSpacing(0);
    auto *page = new QWidget(this);
    sides->addWidget(m_rail);
    sides->addWidget(page, 1);
    m_rows = new QVBoxLayout(page);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(0);
    m_rows->addWidget(m_menuPlace);
    m_rows->addWidget(m_stack, 1);
    (new QHBoxLayout(m_menuPlace))
        ->setContentsMargins(room::between, room::within, room::between, room::within);
    m_stack->addWidget(m_first);
}

void WindowPages::followFirstSteps()
{
    connect(m_steps, &FirstSteps::ended, this, [this] {
        if (m_desk)
            m_desk->focusFirst();
    });
}

bool WindowPages::isAtDesk() const
{
    return m_desk && m_stack->currentWidget() == m_desk;
}

bool WindowPages::isSupervising() const
{
    return m_supervisor && m_stack->currentWidget() == m_supervisor;
}

WindowAction WindowPages::inView() const
{
    return isSupervising() ? m_supervisor->pageInView() : WindowAction::ShowDesk;
}

QString WindowPages::queueInView() const
{
    return isSupervising() ? m_supervisor->queueInView()
           : m_desk        ? m_desk->desk().queue().name
                           : QString();
}

DeskPage &WindowPages::makeDesk()
{
    m_desk = new DeskPage(*m_database.session(), m_actions, m_settings, m_clock, m_stack);
    m_stack->addWidget(m_desk);
    connect(m_desk, &DeskPage::listsFolded, this, &WindowPages::placeRunning);
    connect(m_desk, &DeskPage::queueChanged, this, &WindowPages::queueChanged);
    connect(m_desk, &DeskPage::queueChanged, m_message, [this] {
        if (m_desk->isVisible() && m_desk->desk().queue().name == m_message->news().queue)
            m_message->letNewsGo(); // it has led there
    });
    connect(&m_desk->desk(), &Desk::recordChanged, m_message, &WindowMessage::letNewsGo);
    connect(m_desk, &DeskPage::possibilitiesChanged, this, &WindowPages::possibilitiesChanged);
    connect(&m_desk->held(), &HeldItems::found, this, [this](int unfinished) {
        if (unfinished > 0 && m_isRestored)
            comeToDesk();
    });
    followOpening();
    return *m_desk;
}

void WindowPages::followOpening()
{
    connect(&m_desk->opening(), &ItemOpening::deskWanted, this, &WindowPages::comeToDesk);
    connect(&m_desk->opening(), &ItemOpening::problem, this, [this](const Error &error) {
        if (isSupervising())
            m_message->warn(error.sentence, error.detail);
    });
}

void WindowPages::makeSupervisor()
{
    if (m_supervisor)
        return;
    m_supervisor =
        new SupervisorPage(*m_database.session(), m_actions, m_settings, m_clock, m_stack);
    m_stack->addWidget(m_supervisor);
    connect(m_supervisor, &SupervisorPage::possibilitiesChanged, this,
            &WindowPages::possibilitiesChanged);
    connect(m_supervisor, &SupervisorPage::pageChanged, this, &WindowPages::lookAtPage);
    connect(m_supervisor, &SupervisorPage::importWanted, this, &WindowPages::importWanted);
    connect(m_supervisor, &SupervisorPage::itemWanted, this,
            [this](ItemId item, const QString &field) {
                if (m_desk)
                    m_desk->opening().open(item, field);
            });
}

void WindowPages::leave()
{
    showFirst(); // takes what is the window's from pages that go
    delete std::exchange(m_supervisor, nullptr);
    delete std::exchange(m_desk, nullptr);
}

void WindowPages::takeRunning(QWidget *running)
{
    m_running = running;
    placeRunning();
}

// After whatever changed the page.
void WindowPages::lookAtPage()
{
    m_rail->choose(inView());
    emit pageChanged();
}

bool WindowPages::tryAction(WindowAction action)
{
    switch (action) {
    case WindowAction::ShowDesk:
    case WindowAction::ShowToday:
    case WindowAction::ShowQueues:
    case WindowAction::ShowQuality:
    case WindowAction::ShowHistory:
        showPage(action);
        return true;
    case WindowAction::NextPage:
        showPage(m_rail->further(1));
        return true;
    case WindowAction::PreviousPage:
        showPage(m_rail->further(-1));
        return true;
    case WindowAction::Menu:
        m_menu->open();
        return true;
    default:
        return isSupervising() ? m_supervisor->tryAction(action)
                               : m_desk && m_desk->tryAction(action);
    }
}

void WindowPages::showFirst()
{
    m_stack->setCurrentWidget(m_first);
}

void WindowPages::showPage(WindowAction page)
{
    m_isRestored = false;
    if (page != inView())
        m_message->letNewsGoUnlessItLeads();
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

void WindowPages::focusPage()
{
    if (!m_supervisor->focusAgain())
        m_rail->focusChosen();
}

void WindowPages::showDesk()
{
    if (!m_desk)
        return;
    m_stack->setCurrentWidget(m_desk);
    m_settings.setValue(pageSetting, QStringLiteral("desk"));
    lookAtPage(); // a button that cannot be pressed yet would not take the focus
    if (QWidget *before = m_desk->focusWidget(); takesKeys(before))
        before->setFocus();
    else
        m_desk->focusFirst();
}

void WindowPages::comeToDesk()
{
    if (isSupervising())
        showDesk();
}

void WindowPages::goToQueue(const QString &name)
{
    if (!m_desk)
        return;
    m_desk->useQueue(name);
    showDesk();
}

void WindowPages::showSupervisor()
{
    if (!whyNoSupervisor().isEmpty())
        return;
    makeSupervisor();
    m_stack->setCurrentWidget(m_supervisor);
    m_settings.setValue(pageSetting, supervisorPageName);
    if (m_desk)
        m_supervisor->followDesk(m_desk->desk().queue().name);
    m_supervisor->look();
    lookAtPage();
    focusPage();
}

void WindowPages::restoreLast()
{
    m_isRestored = true;
    const bool wasSupervising =
        isSupervising() || m_settings.value(pageSetting).toString() == supervisorPageName;
    if (wasSupervising && whyNoSupervisor().isEmpty())
        return showSupervisor();
    showDesk();
}

void WindowPages::leadThroughFirstRecord()
{
    m_steps->lead(m_desk->desk());
}

QString WindowPages::whyNoSupervisor() const
{
    // An auditor sees the history, and whoever is neither needs more than that.
    if (m_database.whyNotAllowedTo({Role::Auditor}).isEmpty())
        return {};
    return m_database.whyNotAllowedTo({Role::Supervisor, Role::Administrator});
}

QString WindowPages::whyNoPage(WindowAction page) const
{
    const QString why = whyNoSupervisor();
    if (!why.isEmpty() || page == WindowAction::ShowHistory)
        return why;
    return m_database.whyNotAllowedTo({Role::Supervisor, Role::Administrator});
}

void WindowPages::offerPages()
{
    for (const WindowAction page : PageRail::pages())
        m_actions.setReason(page,
                            page == WindowAction::ShowDesk && m_desk ? QString() : whyNoPage(page));
    for (const WindowAction step : {WindowAction::NextPage, WindowAction::PreviousPage})
        m_actions.setReason(step, whyNoSupervisor());
    placeRail();
}

void WindowPages::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeRail();
}

// Each where the page in view has room for it.
void WindowPages::placeParts()
{
    placeMessage();
    placeRail();
    placeMenu();
    placeRunning();
    placeSteps();
    showMenusOfDesk(m_bar, isAtDesk());
}

// Where nothing moves when they go.
void WindowPages::placeSteps()
{
    if (isAtDesk())
        m_desk->record().layOver(m_steps);
    else if (!isSupervising())
        m_steps->setParent(this); // the desk may be going
    m_steps->showOnlyAtDesk(isAtDesk());
}

// Where the page in view has its own messages, so that no page is pushed.
void WindowPages::placeMessage()
{
    if (isSupervising())
        m_supervisor->takeIntoMessagePlace(m_message);
    else if (isAtDesk())
        m_desk->record().takeIntoMessagePlace(m_message);
    else
        m_first->takeIntoMessagePlace(m_message);
}

void WindowPages::placeRail()
{
    const bool isShown =
        m_desk && m_rail->isWorthShowing() &&
        m_rail->hasRoom(window()->width(), m_stack->minimumSizeHint().width(), isAtDesk());
    if (isShown != m_rail->isHidden())
        return;
    m_rail->setVisible(isShown);
    placeMenu();
}

void WindowPages::placeMenu()
{
    m_menuPlace->setVisible(!isAtDesk() && !isSupervising() && m_rail->isHidden());
    if (m_supervisor && !(isSupervising() && m_rail->isHidden()))
        m_supervisor->takeMenu(nullptr);
    if (!m_rail->isHidden()) {
        if (m_desk)
            m_desk->takeMenu(nullptr);
        return m_rail->takeMenu(m_menu);
    }
    if (isAtDesk())
        return m_desk->takeMenu(m_menu);
    if (isSupervising())
        return m_supervisor->takeMenu(m_menu);
    m_menuPlace->layout()->addWidget(m_menu);
    m_menuPlace->layout()->setAlignment(m_menu, Qt::AlignLeading);
}

void WindowPages::placeRunning()
{
    if (isAtDesk())
        m_desk->takeRunning(m_running);
    else if (m_running)
        m_rows->addWidget(m_running);
}

} // namespace intray
