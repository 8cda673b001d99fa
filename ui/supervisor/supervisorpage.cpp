// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/supervisorpage.h"

#include "ui/common/altletters.h"
#include "ui/common/messageline.h"
#include "ui/common/rights.h"
#include "ui/common/tabstops.h"
#include "ui/common/tokens.h"
#include "ui/common/windowsettings.h"
#include "ui/common/wordsrow.h"
#include "ui/supervisor/history/historiespage.h"
#include "ui/supervisor/pagecommands.h"
#include "ui/supervisor/pagemessages.h"
#include "ui/supervisor/quality/qualitypage.h"
#include "ui/supervisor/queuespage.h"
#include "ui/supervisor/today/todaypage.h"

#include <QAction>
#include <QMenuBar>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

static const auto lastSetting = QStringLiteral("supervisor/page");

SupervisorPage::SupervisorPage(Session &session, const Actions &actions, WindowSettings &settings,
                               ElapsedClock clock, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_actions(actions)
    , m_settings(settings)
    , m_clock(std::move(clock))
    , m_message(new MessageLine(actions, this))
    , m_messages(new PageMessages(this))
    , m_tabs(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("supervisorPage"));
    build();
    addPages();
    showPart(m_settings.value(lastSetting).toString());
    findFoot();
    connect(m_tabs, &QStackedWidget::currentChanged, this, &SupervisorPage::remember);
}

void SupervisorPage::addPages()
{
    // An auditor reads what happened and checks it.
    if (whyNotAllowed(m_session, {Role::Supervisor, Role::Administrator}).isEmpty()) {
        auto *today = new TodayPage(m_session, m_actions, m_settings, m_tabs);
        auto *queues = new QueuesPage(m_session, m_actions, m_settings, m_tabs);
        add(today, QStringLiteral("today"), WindowAction::ShowToday);
        add(queues, QStringLiteral("queues"), WindowAction::ShowQueues);
        auto *quality = new QualityPage(m_session, m_actions, m_settings, m_clock, m_tabs);
        add(quality, QStringLiteral("quality"), WindowAction::ShowQuality);
        const auto showQueue = [this, queues](const QString &queue) {
            m_tabs->setCurrentWidget(queues);
            queues->showQueue(queue);
        };
        connect(today, &TodayPage::queueWanted, this, showQueue);
        connect(quality, &QualityPage::rulesWanted, this, showQueue);
    }
    add(new HistoriesPage(m_session, m_tabs), QStringLiteral("history"), WindowAction::ShowHistory);
}

void SupervisorPage::add(SupervisorTab *tab, const QString &name, WindowAction page)
{
    tab->setObjectName(name + QStringLiteral("Page"));
    m_tabs->addWidget(tab);
    m_pages << page;
    connect(tab, &SupervisorTab::told, this, &SupervisorPage::tell);
    connect(tab, &SupervisorTab::wentOn, this, &SupervisorPage::leaveOlderMessage);
    connect(tab, &SupervisorTab::itemWanted, this, &SupervisorPage::itemWanted);
    connect(tab, &SupervisorTab::importWanted, this, &SupervisorPage::importWanted);
    connect(tab, &SupervisorTab::footChanged, this, &SupervisorPage::findFoot);
    connect(tab, &SupervisorTab::possibilitiesChanged, this, &SupervisorPage::possibilitiesChanged);
    connect(tab, &SupervisorTab::possibilitiesChanged, this, &SupervisorPage::keepLettersApart);
}

void SupervisorPage::build()
{
    m_message->setObjectName(QStringLiteral("supervisorMessage"));
    m_tabs->setObjectName(QStringLiteral("supervisorPages"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(room::between, room::between, room::between, 0);
    column->addWidget(m_tabs);
    m_messages->take(m_message);
    m_message->setOfPage();
    connect(m_message, &MessageLine::wanted, this, &SupervisorPage::takeKey);
    connect(m_messages, &PageMessages::roomWanted, column, [column](int below) {
        column->setContentsMargins(room::between, room::between, room::between, below);
    });
    connect(m_message, &MessageLine::dismissed, this, [this] { m_message->setMessage({}); });
    connect(m_message, &MessageLine::covered, this, [this] { m_message->setMessage({}); });
}

void SupervisorPage::takeIntoMessagePlace(MessageLine *message)
{
    m_messages->take(message);
}

void SupervisorPage::takeMenu(QWidget *menu)
{
    m_menu = menu;
    placeMenu();
}

void SupervisorPage::placeMenu()
{
    if (!m_menu)
        return;
    current()->firstLine()->addBefore(m_menu);
    m_menu->show();
}

void SupervisorPage::show(WindowAction page)
{
    const qsizetype at = m_pages.indexOf(page);
    if (at < 0)
        return;
    m_before = m_tabs->widget(int(at))->focusWidget(); // the stack gives it to some part of its own
    m_tabs->setCurrentIndex(int(at));
}

void SupervisorPage::lead(const PageCommand &command, const QString &queue)
{
    show(command.page);
    if (!command.view.isEmpty())
        showPart(command.view);
    if (!queue.isEmpty() && queue != queueInView())
        current()->showQueue(queue);
    const QString toChoose = doOnPage(*current(), command);
    if (!toChoose.isEmpty())
        m_message->setMessage(Message{Message::Kind::Information, toChoose, {}, {}});
}

WindowAction SupervisorPage::pageInView() const
{
    return m_pages.at(m_tabs->currentIndex());
}

void SupervisorPage::showPart(const QString &name)
{
    for (int at = 0; at < m_tabs->count(); ++at) {
        auto *page = static_cast<SupervisorTab *>(m_tabs->widget(at));
        if (page->objectName() == name || page->showView(name))
            return m_tabs->setCurrentIndex(at);
    }
}

// What was said on one page is of no use on the next.
void SupervisorPage::remember()
{
    m_message->setMessage({});
    placeMenu();
    findFoot();
    m_settings.setValue(lastSetting, current()->objectName());
    emit pageChanged();
    if (isVisible())
        look();
    keepLettersApart();
    emit possibilitiesChanged();
}

void SupervisorPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    keepLettersApart();
}

// The menus come first.
void SupervisorPage::keepLettersApart()
{
    QSet<QString> taken;
    if (const auto *bar = window()->findChild<QMenuBar *>())
        for (const QAction *menu : bar->actions())
            taken << altLetterOf(menu->text());
    keepAltLettersApart(*current(), taken);
}

void SupervisorPage::tell(const Message &message)
{
    if (sender() == current())
        m_message->setMessage(message.sentence.isEmpty() ? std::nullopt : std::optional(message));
}

// Two undos side by side would be of different things. What went wrong still has to be read.
void SupervisorPage::leaveOlderMessage()
{
    if (sender() == current() && !m_message->isProblem())
        m_message->setMessage({});
}

void SupervisorPage::explain(const QString &why)
{
    if (!why.isEmpty())
        m_message->setMessage(Message{Message::Kind::Information, why});
}

void SupervisorPage::findFoot()
{
    m_messages->setFoot(current()->foot());
}

void SupervisorPage::followDesk(const QString &queue)
{
    for (int at = 0; at < m_tabs->count(); ++at)
        static_cast<SupervisorTab *>(m_tabs->widget(at))->followDesk(queue);
}

QString SupervisorPage::queueInView() const
{
    return current()->queueInView();
}

SupervisorTab *SupervisorPage::current() const
{
    return static_cast<SupervisorTab *>(m_tabs->currentWidget());
}

void SupervisorPage::look()
{
    current()->look();
}

bool SupervisorPage::focusAgain()
{
    const bool wasHere = m_before && current()->isAncestorOf(m_before);
    return giveKeysTo({wasHere ? m_before.data() : nullptr, current()->firstPlace()}, *current());
}

// What is undone here is what the message tells of; the desk undoes its own.
void SupervisorPage::takeKey(Action action)
{
    if (action != Action::TakeBack || m_message->offers(action))
        current()->takeKey(action);
}

QString SupervisorPage::whyNot(WindowAction action) const
{
    return current()->whyNot(action);
}

bool SupervisorPage::tryAction(WindowAction action)
{
    if (current()->tryAction(action))
        return true;
    if (action != WindowAction::Refresh)
        return false;
    look();
    explain(tr("The page is read again."));
    return true;
}

} // namespace intray
