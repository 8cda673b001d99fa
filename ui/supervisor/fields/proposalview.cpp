// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/proposalview.h"

#include "lists/celltext.h"
#include "session/verifying/ruleproposing.h"
#include "session/verifying/schemaediting.h"
#include "ui/common/emptyplace.h"
#include "ui/common/formrows.h"
#include "ui/common/linebutton.h"
#include "ui/common/plaintable.h"
#include "ui/supervisor/fields/proposalrow.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QShortcut>
#include <QTreeWidget>

#include <algorithm>

namespace intray {

ProposalView::ProposalView(SchemaEditing &editing, RuleProposing &proposing, QWidget *parent)
    : QWidget(parent)
    , m_editing(editing)
    , m_proposing(proposing)
    , m_sentence(new QLabel(this))
    , m_look(new LineButton(LineButton::Rank::Quiet, this))
    , m_take(new LineButton(LineButton::Rank::Usual, this))
    , m_list(new QTreeWidget(this))
    , m_empty(new EmptyPlace(this))
{
    build();
    connect(m_look, &LineButton::clicked, this, &ProposalView::look);
    connect(m_take, &LineButton::clicked, this, &ProposalView::take);
    connect(m_list, &QTreeWidget::itemActivated, this, &ProposalView::take);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ProposalView::showChoice);
    connect(&m_editing, &SchemaEditing::schemaChanged, this, &ProposalView::showProposals);
    connect(&m_proposing, &RuleProposing::progressed, this, [this](qint64 records) {
        m_sentence->setText(tr("%Ln record(s) checked so far...", nullptr, int(records)));
    });
    connect(&m_proposing, &RuleProposing::failed, this, [this](const Error &error) {
        m_sentence->setText(error.sentence);
        showLooking();
    });
    connect(&m_proposing, &RuleProposing::ended, this, &ProposalView::showLooking);
    connect(&m_proposing, &RuleProposing::found, this,
            [this](const QList<RuleProposal> &all, qint64 records) {
                m_all = all;
                m_wasSought = true;
                m_sentence->setText(
                    tr("Suggested by %Ln record(s). A rule rejects nothing until you accept it.",
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
    m_sentence->setText(
        tr("Intray can search the queue's records for rules that most of them follow."));
    m_look->setObjectName(QStringLiteral("proposalLook"));
    m_take->setObjectName(QStringLiteral("proposalTake"));
    m_take->setWords(tr("Accept"), QKeySequence(Qt::Key_Return).toString(QKeySequence::NativeText));
    m_list->setObjectName(QStringLiteral("proposals"));
    m_list->setAccessibleName(tr("Proposed rules"));
    makePlain(m_list);
    showOneColumn();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_sentence);
    column->addWidget(m_list, 1);
    column->addWidget(m_empty, 1);
    column->addWidget(inLines({m_take, m_look}, this));
    m_empty->setObjectName(QStringLiteral("proposalsEmpty"));
    m_empty->button()->setAutoDefault(false);
    connect(m_empty, &EmptyPlace::nextWanted, this, &ProposalView::look);
    auto *look = new QShortcut(Qt::Key_F5, this);
    connect(look, &QShortcut::activated, this, &ProposalView::look);
    showLooking();
    showChoice();
}

void ProposalView::showLooking()
{
    const bool isEmpty = !m_proposing.isRunning() && m_list->topLevelItemCount() == 0;
    for (QWidget *one : {static_cast<QWidget *>(m_sentence), static_cast<QWidget *>(m_list),
                         static_cast<QWidget *>(m_look), static_cast<QWidget *>(m_take)})
        one->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    m_empty->showPlace(
        m_wasSought ? tr("No further rule is proposed.") : tr("Nothing was searched yet."),
        m_sentence->text(),
        {tr("Search for rules"), QKeySequence(Qt::Key_F5).toString(QKeySequence::NativeText), {}});
    m_look->setWords(m_proposing.isRunning() ? tr("Stop") : tr("Search for rules"),
                     QKeySequence(Qt::Key_F5).toString(QKeySequence::NativeText));
}

// Beside the form there is no room for columns: each rule is read from above to below.
void ProposalView::showOneColumn()
{
    m_list->setHeaderHidden(true);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->setUniformRowHeights(false);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setItemDelegate(new ProposalRow(m_list));
    // later, when it has its width
    connect(m_list->header(), &QHeaderView::sectionResized, m_list, &QTreeView::doItemsLayout,
            Qt::QueuedConnection);
}

void ProposalView::look()
{
    if (m_proposing.isRunning())
        return m_proposing.cancel();
    m_sentence->setText(tr("Loading..."));
    m_proposing.look();
    showLooking();
}

LineButton *ProposalView::nextStep() const
{
    return m_empty->isHidden() ? nullptr : m_empty->button();
}

static QString fitWords(const RuleProposal &proposal)
{
    return ProposalView::tr("%1 of %2")
        .arg(QLocale().toString(proposal.fits), QLocale().toString(proposal.of));
}

static void tell(QTreeWidgetItem &row, const RuleProposal &proposal)
{
    const QString demand = cellText(proposal.sentence);
    const QString broken =
        proposal.broken.isEmpty()
            ? QString()
            : ProposalView::tr("not: %1").arg(cellText(proposal.broken.join(QStringLiteral(", "))));
    row.setData(0, ProposalRow::Demand, demand);
    row.setData(0, ProposalRow::Fit, fitWords(proposal));
    row.setData(0, ProposalRow::Broken, broken);
    row.setToolTip(0, plainToolTip(proposal.broken.join(u'\n')));
    QStringList all{row.text(0), fitWords(proposal), demand, broken};
    all.removeAll(QString());
    row.setData(0, Qt::AccessibleTextRole, all.join(QStringLiteral(", ")));
}

QString ProposalView::labelOf(const QString &name) const
{
    const QString label = m_editing.schema().field(name).label;
    return cellText(label.isEmpty() ? name : label, 40);
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
        auto *row = new QTreeWidgetItem(m_list, {labelOf(one.fields.constFirst())});
        row->setData(0, Qt::UserRole, i);
        tell(*row, one);
    }
    m_list->setCurrentItem(m_list->topLevelItem(std::min(before, m_list->topLevelItemCount() - 1)));
    showChoice();
}

void ProposalView::showChoice()
{
    m_take->setEnabled(m_list->currentItem());
    showLooking();
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
