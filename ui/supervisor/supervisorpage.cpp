// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/supervisorpage.h"

#include "ui/common/altletters.h"
#include "ui/common/messageline.h"
#include "ui/common/rights.h"
#include "ui/common/windowsettings.h"
#include "ui/supervisor/duplicates/queueduplicatespage.h"
#include "ui/supervisor/historiespage.h"
#include "ui/supervisor/ledgerpage.h"
#include "ui/supervisor/proofpage.h"
#include "ui/supervisor/queuespage.h"
#include "ui/supervisor/today/todaypage.h"
#include "ui/supervisor/values/valuespage.h"

#include <QAction>
#include <QGridLayout>
#include <QMenuBar>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

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
    , m_tabs(new QTabWidget(this))
{
    setObjectName(QStringLiteral("supervisorPage"));
    build();
    addTabs();
    showLast();
    connect(m_tabs, &QTabWidget::currentChanged, this, &SupervisorPage::remember);
}

void SupervisorPage::addTabs()
{
    // An auditor reads what happened and proves it.
    if (whyNotAllowed(m_session, {Role::Supervisor, Role::Administrator}).isEmpty()) {
        auto *today = new TodayPage(m_session, m_actions, m_settings, m_tabs);
        auto *queues = new QueuesPage(m_session, m_actions, m_settings, m_tabs);
        add(today, QStringLiteral("today"), tr("&Today"));
        add(queues, QStringLiteral("queues"), tr("&Queues"));
        connect(today, &TodayPage::queueWanted, this, [this, queues](const QString &queue) {
            m_tabs->setCurrentWidget(queues);
            queues->showQueue(queue);
        });
        add(new QueueDuplicatesPage(m_session, m_actions, m_settings, m_clock, m_tabs),
            QStringLiteral("queueDuplicates"), tr("&Duplicates"));
        add(new ValuesPage(m_session, m_tabs), QStringLiteral("values"), tr("Va&lues"));
        add(new LedgerPage(m_session, m_tabs), QStringLiteral("ledger"), tr("Corr&ections"));
    }
    add(new HistoriesPage(m_session, m_tabs), QStringLiteral("history"), tr("Histor&y"));
    add(new ProofPage(m_session, m_tabs), QStringLiteral("proof"), tr("&Proof"));
}

void SupervisorPage::add(SupervisorTab *tab, const QString &name, const QString &title)
{
    tab->setObjectName(name + QStringLiteral("Page"));
    m_tabs->addTab(tab, title);
    connect(tab, &SupervisorTab::told, this, &SupervisorPage::tell);
    connect(tab, &SupervisorTab::possibilitiesChanged, this, &SupervisorPage::possibilitiesChanged);
    connect(tab, &SupervisorTab::possibilitiesChanged, this, &SupervisorPage::keepLettersApart);
}

void SupervisorPage::build()
{
    m_tabs->setObjectName(QStringLiteral("supervisorTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setAccessibleName(tr("Pages of the supervisor"));
    m_tabs->setCornerWidget(makeWayBack());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 0);
    column->setSpacing(8);
    column->addLayout(makeStrip());
    column->addWidget(m_tabs, 1);
    connect(m_message, &MessageLine::dismissed, this, [this] { m_message->setMessage({}); });
    connect(m_message, &MessageLine::covered, this, [this] { m_message->setMessage({}); });
}

// A place of two lines that is there while nothing is said, so that no page moves under the hands.
QLayout *SupervisorPage::makeStrip()
{
    m_message->setObjectName(QStringLiteral("supervisorMessage"));
    m_strip = new QGridLayout;
    m_strip->addWidget(m_message, 0, 0);
    m_message->raise();
    return m_strip;
}

void SupervisorPage::takeIntoMessagePlace(QWidget *message)
{
    m_strip->addWidget(message, 0, 0);
    message->raise();
}

QWidget *SupervisorPage::makeWayBack()
{
    QAction *desk = m_actions.of(WindowAction::ShowDesk);
    auto *button = new QPushButton(m_tabs);
    button->setObjectName(QStringLiteral("backToDesk"));
    const auto nameKey = [button, desk] {
        button->setText(tr("Desk  %1").arg(desk->shortcut().toString(QKeySequence::NativeText)));
    };
    nameKey();
    connect(&m_actions, &Actions::keysChanged, button, nameKey);
    button->setAccessibleName(tr("Back to the desk"));
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, desk, &QAction::trigger);
    return button;
}

void SupervisorPage::showLast()
{
    const QString last = m_settings.value(lastSetting).toString();
    if (auto *tab = last.isEmpty() ? nullptr : m_tabs->findChild<SupervisorTab *>(last))
        m_tabs->setCurrentWidget(tab);
}

// What was said on one page is of no use on the next.
void SupervisorPage::remember()
{
    m_message->setMessage({});
    m_settings.setValue(lastSetting, current()->objectName());
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

// Menus and tabs come first.
void SupervisorPage::keepLettersApart()
{
    QSet<QString> taken;
    if (const auto *bar = window()->findChild<QMenuBar *>())
        for (const QAction *menu : bar->actions())
            taken << altLetterOf(menu->text());
    for (int tab = 0; tab < m_tabs->count(); ++tab)
        taken << altLetterOf(m_tabs->tabText(tab));
    keepAltLettersApart(*current(), taken);
}

void SupervisorPage::tell(const Message &message)
{
    if (sender() == current())
        m_message->setMessage(message.sentence.isEmpty() ? std::nullopt : std::optional(message));
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

void SupervisorPage::focusFirst()
{
    if (QWidget *before = focusWidget())
        before->setFocus();
    else
        m_tabs->tabBar()->setFocus();
}

void SupervisorPage::takeKey(Action action)
{
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
    if (action == WindowAction::Refresh)
        look();
    return action == WindowAction::Refresh;
}

} // namespace intray
