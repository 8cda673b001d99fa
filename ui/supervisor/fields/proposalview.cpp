// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/proposalview.h"

#include "lists/celltext.h"
#include "session/verifying/ruleproposing.h"
#include "session/verifying/schemaediting.h"
#include "ui/common/formrows.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>

namespace intray {

ProposalView::ProposalView(SchemaEditing &editing, RuleProposing &proposing, QWidget *parent)
    : QWidget(parent)
    , m_editing(editing)
    , m_proposing(proposing)
    , m_sentence(new QLabel(this))
    , m_look(new QPushButton(tr("Look for rules"), this))
    , m_take(new QPushButton(tr("Take over"), this))
    , m_list(new QTreeWidget(this))
{
    build();
    connect(m_look, &QPushButton::clicked, this, &ProposalView::look);
    connect(m_take, &QPushButton::clicked, this, &ProposalView::take);
    connect(m_list, &QTreeWidget::itemActivated, this, &ProposalView::take);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ProposalView::showChoice);
    connect(&m_editing, &SchemaEditing::schemaChanged, this, &ProposalView::showProposals);
    connect(&m_proposing, &RuleProposing::progressed, this, [this](qint64 records) {
        m_sentence->setText(tr("Looked at %1 records so far...").arg(QLocale().toString(records)));
    });
    connect(&m_proposing, &RuleProposing::failed, this,
            [this](const Error &error) { m_sentence->setText(error.sentence); });
    connect(&m_proposing, &RuleProposing::ended, this,
            [this] { m_look->setText(tr("Look for rules")); });
    connect(&m_proposing, &RuleProposing::found, this,
            [this](const QList<RuleProposal> &all, qint64 records) {
                m_all = all;
                m_sentence->setText(
                    tr("What %n record(s) suggest. A rule refuses nothing until you take it over.",
                       nullptr, int(records)));
                showProposals();
                m_list->setCurrentItem(m_list->topLevelItem(0));
            });
}

void ProposalView::build()
{
    m_sentence->setObjectName(QStringLiteral("proposalSentence"));
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    m_sentence->setText(tr("Intray can look through the queue's records for rules that most of "
                           "them keep."));
    m_look->setObjectName(QStringLiteral("proposalLook"));
    m_take->setObjectName(QStringLiteral("proposalTake"));
    for (QPushButton *button : {m_look, m_take})
        button->setAutoDefault(false);
    m_list->setObjectName(QStringLiteral("proposals"));
    m_list->setAccessibleName(tr("Proposed rules"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setHeaderLabels({tr("Field"), tr("Fit"), tr("What it demands"), tr("Broken by")});
    m_list->header()->resizeSection(0, 130);
    m_list->header()->resizeSection(2, 260);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_sentence);
    column->addWidget(m_list, 1);
    column->addWidget(inOneLine({m_look, m_take}, this));
    showChoice();
}

void ProposalView::look()
{
    if (m_proposing.isRunning())
        return m_proposing.cancel();
    m_sentence->setText(tr("Looking..."));
    m_look->setText(tr("Stop"));
    m_proposing.look();
}

static QString fitWords(const RuleProposal &proposal)
{
    return ProposalView::tr("%1 of %2")
        .arg(QLocale().toString(proposal.fits), QLocale().toString(proposal.of));
}

/// Those that the schema has by now are no proposals any more.
void ProposalView::showProposals()
{
    const int before = m_list->indexOfTopLevelItem(m_list->currentItem());
    m_list->clear();
    for (qsizetype i = 0; i < m_all.size(); ++i) {
        const RuleProposal &one = m_all.at(i);
        if (m_editing.schema().has(one))
            continue;
        auto *row = new QTreeWidgetItem(m_list, {cellText(one.fields.constFirst()), fitWords(one),
                                                 cellText(one.sentence),
                                                 cellText(one.broken.join(QStringLiteral(", ")))});
        row->setData(0, Qt::UserRole, i);
        row->setToolTip(2, plainToolTip(one.sentence));
        row->setToolTip(3, plainToolTip(one.broken.join(u'\n')));
    }
    m_list->setCurrentItem(m_list->topLevelItem(std::min(before, m_list->topLevelItemCount() - 1)));
    showChoice();
}

void ProposalView::showChoice()
{
    m_take->setEnabled(m_list->currentItem());
}

void ProposalView::take()
{
    const QTreeWidgetItem *row = m_list->currentItem();
    if (!row)
        return;
    const RuleProposal proposal = m_all.at(row->data(0, Qt::UserRole).toInt());
    EditedSchema schema = m_editing.schema();
    schema.take(proposal);
    m_editing.change(schema);
    emit fieldWanted(proposal.fields.constFirst());
}

} // namespace intray
