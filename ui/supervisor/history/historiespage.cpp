// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/history/historiespage.h"

#include "ui/common/dimmedline.h"
#include "ui/common/lowplace.h"
#include "ui/common/pagehead.h"
#include "ui/common/runline.h"
#include "ui/common/segments.h"
#include "ui/common/sheet.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/history/auditcheck.h"
#include "ui/supervisor/history/historytab.h"
#include "ui/supervisor/history/rulehistorytab.h"

#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

namespace {

enum Of { Items, Rules, Users };

} // namespace

HistoriesPage::HistoriesPage(Session &session, QWidget *parent)
    : SupervisorTab(parent)
    , m_checked(tr("Not checked in this window yet."))
    , m_head(new PageHead(PageHead::Rank::Page, PageHead::Sentence::Beside, this))
    , m_standing(new QStackedWidget(this))
    , m_sentence(new DimmedLine(this))
    , m_of(new Segments({tr("Items"), tr("Rules of queues"), tr("Users and roles")}, this))
    , m_check(new AuditCheck(session, this))
    , m_pages(new QStackedWidget(this))
    , m_items(new HistoryTab(session, m_pages))
    , m_rules(new RuleHistoryTab(session, m_pages))
{
    m_items->setObjectName(QStringLiteral("historyOfItems"));
    m_rules->setObjectName(QStringLiteral("historyOfRules"));
    m_pages->addWidget(m_items);
    m_pages->addWidget(m_rules);
    letOthersTakeNoRoom();
    auto *sheet = new Sheet(this);
    auto *place = new LowPlace(sheet);
    place->setWidget(m_pages);
    auto *inside = new QVBoxLayout(sheet);
    constexpr int aside = room::edge - room::beside; // the words of a table stand further in
    inside->setContentsMargins(aside, room::edge, aside, room::edge);
    inside->addWidget(place);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, room::between);
    column->setSpacing(room::between);
    column->addWidget(makeHead());
    column->addWidget(sheet, 1);
    connect(m_of, &Segments::chosenByPerson, this, &HistoriesPage::choose);
    connect(m_check, &AuditCheck::answered, this, [this](const QString &sentence) {
        m_checked = sentence;
        say(sentence);
    });
    connect(m_rules, &RuleHistoryTab::answered, this, [this](const QString &sentence) {
        if (current() == m_rules)
            say(sentence);
    });
    connect(m_check, &AuditCheck::runningChanged, this, &HistoriesPage::showRun);
    connect(m_check, &AuditCheck::told, this, &SupervisorTab::told);
    connect(m_items, &SupervisorTab::itemWanted, this, &SupervisorTab::itemWanted);
    for (SupervisorTab *part :
         {static_cast<SupervisorTab *>(m_items), static_cast<SupervisorTab *>(m_rules)})
        connect(part, &SupervisorTab::told, this, &SupervisorTab::told);
}

QWidget *HistoriesPage::makeHead()
{
    m_of->setObjectName(QStringLiteral("historyOf"));
    m_of->setAccessibleName(tr("History of"));
    m_of->choose(Items);
    m_head->setTitle(tr("History"));
    m_sentence->setObjectName(QStringLiteral("historySentence"));
    m_sentence->setMostLines(2);
    m_standing->addWidget(m_sentence);
    m_standing->addWidget(m_check->line());
    m_head->showStanding(m_standing, 0);
    say(m_checked);
    showRun(false);
    m_head->setAround({room::edge, 0, room::between, 0});
    m_head->add(m_of);
    m_head->add(m_check);
    return m_head;
}

// Whole in two lines, beside the title and the menu. The room of a check's answer is kept before
// there is one, so that the head does not grow when it comes.
void HistoriesPage::say(const QString &sentence)
{
    constexpr int lettersBeside = 12;
    constexpr int longestWord = 6;
    const auto letters = std::max(sentence.size(), AuditCheck::usualAnswer().size());
    m_sentence->showText(sentence);
    m_head->setLeastLetters(lettersBeside + int(letters) / 2 + longestWord);
}

// In the place of the sentence, which it makes old. What is not in view takes no room.
void HistoriesPage::showRun(bool isRunning)
{
    QWidget *shown = isRunning ? static_cast<QWidget *>(m_check->line()) : m_sentence;
    for (QWidget *one : QList<QWidget *>{m_sentence, m_check->line()})
        one->setSizePolicy(one == shown ? QSizePolicy::Preferred : QSizePolicy::Ignored,
                           QSizePolicy::Preferred);
    m_standing->setCurrentWidget(shown);
}

void HistoriesPage::choose(int of)
{
    if (of == Items) {
        m_pages->setCurrentWidget(m_items);
        say(m_checked);
    } else {
        m_rules->setAbout(of == Users ? RulesOf::User : RulesOf::Queue);
        m_pages->setCurrentWidget(m_rules);
    }
    letOthersTakeNoRoom();
    look();
    emit footChanged();
    emit possibilitiesChanged();
}

// Else what is not in view makes a low page scroll that would fit.
void HistoriesPage::letOthersTakeNoRoom()
{
    for (int at = 0; at < m_pages->count(); ++at)
        m_pages->widget(at)->setSizePolicy(QSizePolicy::Preferred, at == m_pages->currentIndex()
                                                                       ? QSizePolicy::Preferred
                                                                       : QSizePolicy::Ignored);
}

bool HistoriesPage::showView(const QString &name)
{
    if (name != m_items->objectName())
        return false;
    if (m_pages->currentWidget() != m_items) {
        m_of->choose(Items);
        choose(Items);
    }
    return true;
}

SupervisorTab *HistoriesPage::current() const
{
    return static_cast<SupervisorTab *>(m_pages->currentWidget());
}

QWidget *HistoriesPage::foot() const
{
    return current()->foot();
}

WordsRow *HistoriesPage::firstLine()
{
    return m_head;
}

QWidget *HistoriesPage::firstPlace() const
{
    return current()->firstPlace();
}

bool HistoriesPage::tryAction(WindowAction action)
{
    return current()->tryAction(action);
}

void HistoriesPage::look()
{
    current()->look();
}

} // namespace intray
