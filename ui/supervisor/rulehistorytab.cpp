// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/rulehistorytab.h"

#include "lists/celltext.h"
#include "schema/schemachanges.h"
#include "ui/common/formrows.h"
#include "ui/common/plaintable.h"
#include "ui/common/tables.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QSplitter>
#include <QTableView>
#include <QTableWidget>
#include <QVBoxLayout>

namespace intray {

RuleHistoryTab::RuleHistoryTab(Session &session, QWidget *parent)
    : SupervisorTab(parent)
    , m_feed(session)
    , m_name(new QLineEdit(this))
    , m_table(new QTableView(this))
    , m_values(new QTableWidget(0, 3, this))
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
    const int widths[] = {25, 20, 30, 17};
    for (int column = 0; column < RuleHistoryModel::Changed; ++column)
        giveRoom(m_table->horizontalHeader(), column, widths[column]);
    m_values->setObjectName(QStringLiteral("ruleHistoryValues"));
    makePlain(m_values);
    m_values->setAccessibleName(tr("Changed rules"));
    m_values->setHorizontalHeaderLabels({tr("Rule"), tr("Before"), tr("After")});
    styleTable(m_values);
    m_values->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_values->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_count->setObjectName(QStringLiteral("ruleHistoryCount"));
    auto *parts = new QSplitter(Qt::Vertical, this);
    parts->setChildrenCollapsible(false);
    parts->addWidget(m_table);
    parts->addWidget(m_values);
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
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

void RuleHistoryTab::follow()
{
    connect(m_name, &QLineEdit::returnPressed, this, &RuleHistoryTab::look);
    connect(&m_feed, &RuleFeed::begun, this, [this] { m_model.clear(m_about); });
    connect(&m_feed, &RuleFeed::found, this, &RuleHistoryTab::take);
    connect(&m_feed, &RuleFeed::failed, this, [this](const Error &error) {
        m_count->clear();
        emit told({Message::Kind::Problem, error.sentence, error.detail});
    });
    connect(&m_model, &RuleHistoryModel::moreWanted, &m_feed, &RuleFeed::more);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &RuleHistoryTab::showCurrent);
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
    m_values->setRowCount(0);
    m_count->setText(tr("Searching..."));
    m_feed.search(m_about, m_name->text().trimmed());
}

QWidget *RuleHistoryTab::firstPlace() const
{
    return m_table;
}

void RuleHistoryTab::take(const QList<RuleEvent> &lines)
{
    m_model.append(lines, m_feed.hasMore());
    ringFirstRow(m_table);
    const int count = m_model.rowCount();
    m_count->setText(count == 0 ? tr("Nothing was found.")
                     : m_feed.hasMore()
                         ? tr("The newest %Ln line(s); scroll down for more.", nullptr, count)
                         : tr("%Ln line(s) in all", nullptr, count));
}

/// A rule, what it was, what it is; of a record schema each thing that is different.
static QList<QStringList> rowsFor(const QList<RuleDifference> &changes)
{
    QList<QStringList> rows;
    for (const RuleDifference &rule : changes) {
        if (rule.name == u"record_schema" && rule.from.isObject() && rule.to.isObject())
            for (const SchemaDifference &one :
                 schemaDifferences(rule.from.toObject(), rule.to.toObject()))
                rows.append({one.what, one.from, one.to});
        else
            rows.append({wordForRule(rule.name), inWords(rule.from), inWords(rule.to)});
    }
    return rows;
}

void RuleHistoryTab::showCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    const QList<QStringList> rows =
        rowsFor(current.isValid() ? m_model.at(current.row()).changes() : QList<RuleDifference>());
    m_values->setRowCount(static_cast<int>(rows.size()));
    for (int row = 0; row < m_values->rowCount(); ++row) {
        const QStringList &cells = rows.at(row);
        for (int column = 0; column < cells.size(); ++column) {
            auto *cell = new QTableWidgetItem(cellText(cells.at(column)));
            cell->setToolTip(plainToolTip(cells.at(column)));
            m_values->setItem(row, column, cell);
        }
    }
}

} // namespace intray
