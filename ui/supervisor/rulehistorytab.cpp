// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/rulehistorytab.h"

#include "lists/celltext.h"
#include "ui/common/fieldlabels.h"
#include "ui/common/formrows.h"
#include "ui/common/letters.h"
#include "ui/common/plaintable.h"
#include "ui/common/tables.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/rulechangewords.h"
#include "ui/supervisor/turningsplit.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QTableView>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

static constexpr int mostLetters = 34; // in a column; the last has the rest

RuleHistoryTab::RuleHistoryTab(Session &session, QWidget *parent)
    : SupervisorTab(parent)
    , m_session(session)
    , m_feed(session)
    , m_name(new QLineEdit(this))
    , m_table(new QTableView(this))
    , m_values(new QTableWidget(0, 3, this))
    , m_said(new TintedLabel(Tint::Dimmed, {}, this))
    , m_count(new TintedLabel(Tint::Dimmed, {}, this))
{
    m_whose = labelFor(tr("Que&ue"), m_name);
    build();
    follow();
}

void RuleHistoryTab::build()
{
    m_name->setObjectName(QStringLiteral("ruleHistoryName"));
    m_table->setObjectName(QStringLiteral("ruleHistoryTable"));
    makePlain(m_table);
    m_table->setAccessibleName(tr("Changes of rules and users"));
    m_table->setModel(&m_model);
    styleTable(m_table);
    m_table->horizontalHeader()->setStretchLastSection(true);
    fitColumns(m_table, RuleHistoryModel::Changed, mostLetters);
    m_count->setObjectName(QStringLiteral("ruleHistoryCount"));
    auto *parts = new TurningSplit(this);
    parts->setChildrenCollapsible(false);
    parts->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    parts->addWidget(m_table);
    parts->addWidget(makeValues());
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    parts->setSizes({760, 480});
    auto *line = new QHBoxLayout;
    line->setContentsMargins(room::beside, 0, room::beside, 0);
    m_count->setContentsMargins(room::beside, 0, room::beside, 0);
    line->addWidget(m_whose);
    line->addWidget(m_name, 1);
    line->addStretch(2);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addLayout(line);
    column->addWidget(parts, 1);
    column->addWidget(m_count);
}

// Beside the list, or below it where the page is narrow.
QWidget *RuleHistoryTab::makeValues()
{
    m_values->setObjectName(QStringLiteral("ruleHistoryValues"));
    makePlain(m_values);
    m_values->setAccessibleName(tr("Changed rules"));
    m_values->setHorizontalHeaderLabels({tr("Rule"), tr("Before"), tr("After")});
    styleTable(m_values);
    m_values->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_values->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_said->setObjectName(QStringLiteral("ruleHistorySaid"));
    m_said->setWordWrap(true);
    m_said->setContentsMargins(room::beside, 0, room::beside, 0);
    constexpr int leastLetters = 36;
    auto *holder = new QWidget(this);
    holder->setMinimumWidth(leastLetters * letterWidth(fontMetrics()));
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(0, room::between, 0, 0);
    column->setSpacing(room::between);
    column->addWidget(m_said);
    column->addWidget(m_values, 1);
    column->addStretch(0); // until there are values
    return holder;
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
        m_count->clear();
        emit told({Message::Kind::Problem, error.sentence, error.detail});
    });
    connect(&m_model, &RuleHistoryModel::moreWanted, &m_feed, &RuleFeed::more);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &RuleHistoryTab::showCurrent);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &RuleHistoryTab::showCurrent);
    showCurrent();
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
    m_count->setText(tr("Searching..."));
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
    const int count = m_model.rowCount();
    m_count->setText(count == 0 ? tr("Nothing was found.")
                     : m_feed.hasMore()
                         ? tr("The newest %Ln line(s); scroll down for more.", nullptr, count)
                         : tr("%Ln line(s) in all", nullptr, count));
}

void RuleHistoryTab::showCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    const bool isChosen = current.isValid() && m_table->selectionModel()->isSelected(current);
    const auto changes = isChosen
                             ? changesInWords(m_model.at(current.row()), queueTitles(m_session))
                             : QList<RuleChangeInWords>();
    m_said->setText(!isChosen           ? tr("Select a line to see what was changed.")
                    : changes.isEmpty() ? tr("Nothing else is known of this change.")
                                        : tr("What was changed:"));
    m_values->setVisible(!changes.isEmpty());
    m_values->setRowCount(static_cast<int>(changes.size()));
    for (int row = 0; row < m_values->rowCount(); ++row) {
        const RuleChangeInWords &one = changes.at(row);
        const QStringList cells{one.what, one.before, one.after};
        for (int column = 0; column < cells.size(); ++column) {
            auto *cell = new QTableWidgetItem(cellText(cells.at(column)));
            const bool isExact = column == 2 && !one.exactly.isEmpty();
            cell->setToolTip(plainToolTip(isExact ? one.exactly : cells.at(column)));
            m_values->setItem(row, column, cell);
        }
    }
}

} // namespace intray
