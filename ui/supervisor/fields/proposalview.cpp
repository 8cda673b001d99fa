// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/proposalview.h"

#include "lists/celltext.h"
#include "session/verifying/ruleproposing.h"
#include "session/verifying/schemaediting.h"
#include "ui/common/emptyplace.h"
#include "ui/common/formrows.h"
#include "ui/common/linebutton.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <QStyledItemDelegate>
#include <QTreeWidget>

#include <algorithm>

namespace intray {

static QString withKey(const QString &words, Qt::Key key)
{
    return QStringLiteral("%1  %2").arg(words,
                                        QKeySequence(key).toString(QKeySequence::NativeText));
}

namespace {

/// Tall enough for its text in the column's width, which a view does not ask for by itself.
class WrappedCell : public QStyledItemDelegate
{
public:
    explicit WrappedCell(QTreeView *view)
        : QStyledItemDelegate(view)
        , m_view(view)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        constexpr int margin = 4;
        const QSize one = QStyledItemDelegate::sizeHint(option, index);
        const int width = m_view->columnWidth(index.column()) - 3 * margin;
        const int height =
            option.fontMetrics
                .boundingRect(0, 0, width, 10'000, Qt::TextWordWrap, index.data().toString())
                .height();
        return {one.width(), std::max(one.height(), height + 2 * margin)};
    }

private:
    QTreeView *m_view;
};

} // namespace

ProposalView::ProposalView(SchemaEditing &editing, RuleProposing &proposing, QWidget *parent)
    : QWidget(parent)
    , m_editing(editing)
    , m_proposing(proposing)
    , m_sentence(new QLabel(this))
    , m_look(new QPushButton(this))
    , m_take(new QPushButton(withKey(tr("Accept"), Qt::Key_Return), this))
    , m_list(new QTreeWidget(this))
    , m_empty(new EmptyPlace(this))
{
    build();
    connect(m_look, &QPushButton::clicked, this, &ProposalView::look);
    connect(m_take, &QPushButton::clicked, this, &ProposalView::take);
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
                    tr("Suggested by %n record(s). A rule rejects nothing until you accept it.",
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
    for (QPushButton *button : {m_look, m_take})
        button->setAutoDefault(false);
    m_list->setObjectName(QStringLiteral("proposals"));
    m_list->setAccessibleName(tr("Proposed rules"));
    m_list->setRootIsDecorated(false);
    m_list->setHeaderLabels({tr("Field"), tr("Fit"), tr("Rule"), tr("Broken by")});
    shareWidth();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_sentence);
    column->addWidget(m_list, 1);
    column->addWidget(m_empty, 1);
    column->addWidget(inOneLine({m_look, m_take}, this));
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
    m_look->setText(
        withKey(m_proposing.isRunning() ? tr("Stop") : tr("Search for rules"), Qt::Key_F5));
}

// What a rule demands and what breaks it is read side by side: nothing is cut off or stands
// outside.
void ProposalView::shareWidth()
{
    m_list->setWordWrap(true);
    for (const int column : {2, 3})
        m_list->setItemDelegateForColumn(column, new WrappedCell(m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    QHeaderView *header = m_list->header();
    header->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    header->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    header->setSectionResizeMode(2, QHeaderView::Stretch);
    header->setSectionResizeMode(3, QHeaderView::Stretch);
    // later, when all columns have their widths
    connect(header, &QHeaderView::sectionResized, m_list, &QTreeWidget::doItemsLayout,
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

static QString fitWords(const RuleProposal &proposal)
{
    return ProposalView::tr("%1 of %2")
        .arg(QLocale().toString(proposal.fits), QLocale().toString(proposal.of));
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
        auto *row = new QTreeWidgetItem(m_list, {labelOf(one.fields.constFirst()), fitWords(one),
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
