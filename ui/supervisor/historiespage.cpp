// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/historiespage.h"

#include "ui/common/formrows.h"
#include "ui/supervisor/historytab.h"
#include "ui/supervisor/rulehistorytab.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace intray {

namespace {

enum Of { Items, Rules, Users };

} // namespace

HistoriesPage::HistoriesPage(Session &session, QWidget *parent)
    : SupervisorTab(parent)
    , m_of(new QComboBox(this))
    , m_pages(new QStackedWidget(this))
    , m_items(new HistoryTab(session, m_pages))
    , m_rules(new RuleHistoryTab(session, m_pages))
{
    m_of->setObjectName(QStringLiteral("historyOf"));
    m_of->addItems({tr("Items"), tr("Rules of queues"), tr("Users and roles")});
    m_items->setObjectName(QStringLiteral("historyOfItems"));
    m_rules->setObjectName(QStringLiteral("historyOfRules"));
    m_pages->addWidget(m_items);
    m_pages->addWidget(m_rules);
    auto *line = new QHBoxLayout;
    line->addWidget(labelFor(tr("History &of"), m_of));
    line->addWidget(m_of);
    line->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 16, 8, 8);
    column->setSpacing(12);
    column->addLayout(line);
    column->addWidget(m_pages, 1);
    connect(m_of, &QComboBox::currentIndexChanged, this, &HistoriesPage::choose);
    for (SupervisorTab *part :
         {static_cast<SupervisorTab *>(m_items), static_cast<SupervisorTab *>(m_rules)})
        connect(part, &SupervisorTab::told, this, &SupervisorTab::told);
}

void HistoriesPage::choose(int of)
{
    if (of == Items) {
        m_pages->setCurrentWidget(m_items);
    } else {
        m_rules->setAbout(of == Users ? RulesOf::User : RulesOf::Queue);
        m_pages->setCurrentWidget(m_rules);
    }
    look();
    emit possibilitiesChanged();
}

bool HistoriesPage::tryAction(WindowAction action)
{
    return static_cast<SupervisorTab *>(m_pages->currentWidget())->tryAction(action);
}

void HistoriesPage::look()
{
    static_cast<SupervisorTab *>(m_pages->currentWidget())->look();
}

} // namespace intray
