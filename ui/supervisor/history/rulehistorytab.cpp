// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/history/rulehistorytab.h"

#include "queue/daytime.h"
#include "ui/common/dimmedline.h"
#include "ui/common/fieldlabels.h"
#include "ui/common/formrows.h"
#include "ui/common/linebutton.h"
#include "ui/common/plaintable.h"
#include "ui/common/tables.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/history/changetable.h"
#include "ui/supervisor/history/foldingtable.h"
#include "ui/supervisor/history/linehead.h"
#include "ui/supervisor/history/lineplaces.h"
#include "ui/supervisor/history/rulechangewords.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>

namespace intray {

using Panel = LinePlaces::Panel;

static constexpr int mostLetters = 34; // in a column; the last has the rest

RuleHistoryTab::RuleHistoryTab(Session &session, QWidget *parent)
    : SupervisorTab(parent)
    , m_session(session)
    , m_feed(session)
    , m_name(new QLineEdit(this))
    , m_whose(labelFor(tr("Que&ue"), m_name))
    , m_table(new FoldingTable(m_model, RuleHistoryModel::Whose, this))
    , m_head(new LineHead(QStringLiteral("ruleHistorySaid"), this))
    , m_turn(LineButton::make(LineButton::Rank::Quiet, {}, "ruleHistoryTurn", this))
    , m_changes(new ChangeTable(this))
    , m_count(new DimmedLine(this))
{
    build();
    follow();
    showCurrent();
}

void RuleHistoryTab::build()
{
    m_name->setObjectName(QStringLiteral("ruleHistoryName"));
    m_table->setObjectName(QStringLiteral("ruleHistoryTable"));
    m_table->setAccessibleName(tr("Changes of rules and users"));
    fitColumns(m_table, RuleHistoryModel::Changed, mostLetters);
    m_changes->setObjectName(QStringLiteral("ruleHistoryValues"));
    m_changes->setAccessibleName(tr("Changed rules"));
    m_changes->setTitles(tr("Rule"), tr("Before"), tr("After"));
    m_head->add(m_turn);
    m_count->setObjectName(QStringLiteral("ruleHistoryCount"));
    m_count->setContentsMargins(room::beside, 0, room::beside, 0);
    m_places = new LinePlaces({makeQuestions(), m_table, m_head, m_changes, m_count}, this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_places);
}

QWidget *RuleHistoryTab::makeQuestions()
{
    auto *questions = new QWidget(this);
    auto *line = new QHBoxLayout(questions);
    line->setContentsMargins(room::beside, 0, room::beside, 0);
    line->addWidget(m_whose);
    line->addWidget(m_name, 1);
    line->addStretch(2);
    return questions;
}

void RuleHistoryTab::follow()
{
    connect(m_name, &QLineEdit::returnPressed, this, &RuleHistoryTab::look);
    connect(&m_feed, &RuleFeed::begun, this, [this] {
        m_model.clear(m_about);
        showCurrent(); // nothing is chosen any more
    });
    connect(&m_feed, &RuleFeed::found, this, &RuleHistoryTab::take);
    connect(&m_feed, &RuleFeed::failed, this, [this](const Error &error) {
        m_count->showText({});
        emit told({Message::Kind::Problem, error.sentence, error.detail});
    });
    connect(&m_model, &RuleHistoryModel::moreWanted, &m_feed, &RuleFeed::more);
    connect(m_table, &FoldingTable::chosen, this, &RuleHistoryTab::showCurrent);
    connect(m_turn, &QPushButton::clicked, m_table, &FoldingTable::turn);
}

void RuleHistoryTab::setAbout(RulesOf about)
{
    if (m_about != about)
        m_name->clear();
    m_about = about;
    const bool isOfUsers = about == RulesOf::User;
    m_whose->setText(isOfUsers ? tr("&User") : tr("Que&ue"));
    m_name->setAccessibleName(isOfUsers ? tr("User") : tr("Queue"));
    m_name->setPlaceholderText(isOfUsers ? tr("All users") : tr("All queues"));
}

void RuleHistoryTab::look()
{
    emit told({});
    m_model.setQueueTitles(queueTitles(m_session));
    m_count->showText(tr("Searching..."));
    m_feed.search(m_about, m_name->text().trimmed());
}

QWidget *RuleHistoryTab::foot() const
{
    return m_count;
}

QWidget *RuleHistoryTab::firstPlace() const
{
    return m_table;
}

void RuleHistoryTab::take(const QList<RuleEvent> &lines)
{
    const bool isFirst = m_model.rowCount() == 0;
    m_model.append(lines, m_feed.hasMore());
    if (isFirst)
        fitColumns(m_table, RuleHistoryModel::Changed, mostLetters);
    ringFirstRow(m_table);
    m_count->showText(howMany());
    emit answered(lastChange());
}

QString RuleHistoryTab::howMany() const
{
    const int lines = m_model.lineCount();
    if (lines == 0)
        return tr("Nothing was found.");
    return m_feed.hasMore() ? tr("The newest %Ln line(s); scroll down for more.", nullptr, lines)
                            : tr("%Ln line(s) in all.", nullptr, lines);
}

QString RuleHistoryTab::lastChange() const
{
    if (m_model.lineCount() == 0)
        return tr("No change is known.");
    const RuleEvent &last = m_model.newest();
    const QString at = dateAndTime(last.at);
    if (last.kind == QLatin1StringView("known"))
        return tr("Nothing was changed since this history began on %1.").arg(at);
    const QString whose = m_model.calledIn(last);
    return last.user.isEmpty()
               ? tr("The last change was made to %1 on %2.").arg(whose, at)
               : tr("The last change was made to %1 by %2 on %3.").arg(whose, last.user, at);
}

static QList<ChangeTable::Change> rowsOf(const QList<RuleChangeInWords> &changes)
{
    QList<ChangeTable::Change> rows;
    for (const RuleChangeInWords &one : changes)
        rows.append({one.what, one.before, one.after, one.exactly});
    return rows;
}

void RuleHistoryTab::showCurrent()
{
    const int row = m_table->chosenRow();
    const bool isOfMany = m_table->isOfMany();
    const auto changes = row < 0 || isOfMany
                             ? QList<ChangeTable::Change>()
                             : rowsOf(changesInWords(m_model.at(row), queueTitles(m_session)));
    m_turn->setVisible(isOfMany);
    m_turn->setWords(m_table->wordsOfTurning(),
                     QKeySequence(Qt::Key_Return).toString(QKeySequence::NativeText));
    m_changes->showChanges(changes);
    if (isOfMany)
        m_head->sayWhatFits(m_table->manyInWords());
    else
        m_head->say(row < 0             ? tr("Select a line to see what was changed.")
                    : changes.isEmpty() ? tr("Nothing else is known of this change.")
                                        : tr("What was changed:"),
                    ChangeTable::inOneLine(changes));
    m_places->showPanel(row < 0 ? Panel::None : changes.isEmpty() ? Panel::Line : Panel::Changes);
}

} // namespace intray
