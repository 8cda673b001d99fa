// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What stands where on the page of the history, which has one list and no room twice.
#include "session/session.h"
#include "ui/common/dimmedline.h"
#include "ui/common/letters.h"
#include "ui/common/plaintable.h"
#include "ui/common/tables.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/foldedcell.h"
#include "ui/supervisor/historyfilter.h"
#include "ui/supervisor/historytab.h"
#include "ui/supervisor/turningsplit.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

void HistoryTab::build()
{
    makeLines();
    m_parts->setChildrenCollapsible(false);
    // Else a low page would scroll for as many lines as Qt thinks that a table wants.
    m_parts->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    m_parts->addWidget(m_table);
    m_parts->addWidget(m_panel = makeValues());
    m_parts->setStretchFactor(0, 2);
    m_parts->setStretchFactor(1, 1);
    m_parts->setSizes({860, 400});
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(room::beside);
    m_filter->setContentsMargins(room::beside, 0, room::beside, 0);
    column->addWidget(m_filter);
    column->addWidget(m_parts, 1);
    column->addWidget(makeFoot());
    showPanel(Panel::None);
}

void HistoryTab::makeLines()
{
    m_table->setObjectName(QStringLiteral("historyTable"));
    makePlain(m_table);
    m_table->setAccessibleName(tr("History"));
    m_model.setFolding(true);
    m_model.setFieldWords(m_words);
    m_table->setModel(&m_model);
    m_table->setItemDelegateForColumn(HistoryModel::Key, new FoldedCell(m_table));
    styleTable(m_table);
    constexpr int leastRows = 2;
    m_table->setMinimumHeight(m_table->horizontalHeader()->sizeHint().height() +
                              leastRows * heightOf(Part::TableRow, fontMetrics()));
    m_table->horizontalHeader()->setStretchLastSection(true);
    showColumns();
}

QWidget *HistoryTab::makeValues()
{
    m_ofItem->setObjectName(QStringLiteral("historyOfItem"));
    m_ofItem->setWordWrap(true);
    m_values->setObjectName(QStringLiteral("historyValues"));
    makePlain(m_values);
    m_values->setAccessibleName(tr("Changed values"));
    m_values->setHorizontalHeaderLabels({tr("Field"), tr("As imported"), tr("Now")});
    styleTable(m_values);
    m_values->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_values->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    constexpr int leastLetters = 36;
    auto *holder = new QWidget(this);
    holder->setMinimumWidth(leastLetters * letterWidth(fontMetrics()));
    m_inPanel = new QVBoxLayout(holder);
    m_inPanel->setContentsMargins(0, room::between, 0, 0);
    m_inPanel->setSpacing(room::between);
    m_inPanel->addWidget(m_lineHead = makeLineHead());
    m_lineHead->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_inPanel->addWidget(m_values, 1);
    m_inPanel->addStretch(0); // until there are values
    return holder;
}

QWidget *HistoryTab::makeFoot()
{
    m_said->setObjectName(QStringLiteral("historyCount"));
    m_said->setMostLines(2);
    m_cancel->setObjectName(QStringLiteral("historyCancel"));
    m_save->setObjectName(QStringLiteral("historySave"));
    m_save->setToolTip(tr("Saves all lines found to a CSV file."));
    m_withValues->setObjectName(QStringLiteral("historyWithValues"));
    m_withValues->setToolTip(tr("Adds to each ending what was changed. This takes longer."));
    m_search = new QWidget(this);
    auto *line = new QHBoxLayout(m_search);
    line->setContentsMargins(room::beside, 0, room::beside, 0);
    line->addWidget(m_said, 1);
    line->addWidget(m_cancel);
    line->addWidget(m_withValues);
    line->addWidget(m_save);
    auto *foot = new QWidget(this);
    m_inFoot = new QVBoxLayout(foot);
    m_inFoot->setContentsMargins(0, 0, 0, 0);
    m_inFoot->addWidget(m_search);
    return foot;
}

bool HistoryTab::isBeside() const
{
    return m_parts->orientation() == Qt::Horizontal;
}

// Where a low window has room for one thing only, the chosen line stands in the place of the foot.
void HistoryTab::placeLineHead(bool isInFoot)
{
    QBoxLayout *place = isInFoot ? m_inFoot : m_inPanel;
    if (place->indexOf(m_lineHead) < 0)
        place->insertWidget(0, m_lineHead);
    m_lineParts->setDirection(isBeside() && !isInFoot ? QBoxLayout::TopToBottom
                                                      : QBoxLayout::LeftToRight);
}

void HistoryTab::arrange()
{
    constexpr int low = 24; // lines
    m_isLow = window()->height() < low * fontMetrics().lineSpacing();
    m_filter->setLow(m_isLow);
    placeLineHead(m_isLow && !isBeside());
    showPanel(m_shown);
    showColumns();
    if (!m_saving.isRunning() && !m_feed.isSearching())
        sayHowMany();
}

void HistoryTab::resizeEvent(QResizeEvent *event)
{
    SupervisorTab::resizeEvent(event);
    arrange();
}

// Beside the list its room is there before somebody looks at a line.
void HistoryTab::showPanel(Panel panel)
{
    const bool isInFoot = m_isLow && !isBeside();
    m_lineHead->setVisible(isBeside() || panel != Panel::None);
    m_search->setVisible(!isInFoot || panel == Panel::None);
    QWidget *foot = m_inFoot->parentWidget(); // as high with the one as with the other
    const int lines =
        std::max(heightOf(Part::Button, fontMetrics()), 2 * fontMetrics().lineSpacing());
    foot->setMinimumHeight(isInFoot ? lines : 0);
    foot->setMaximumHeight(isInFoot ? lines : QWIDGETSIZE_MAX);
    if (panel == Panel::None)
        m_ofItem->setText(tr("Select a line to see what was changed in its item."));
    if (isBeside()) {
        m_panel->show();
        m_panel->setMaximumHeight(QWIDGETSIZE_MAX);
    } else if (isInFoot) {
        m_panel->hide();
    } else {
        showPanelBelow(panel);
    }
    m_shown = panel;
    m_parts->setMinimumHeight(m_parts->minimumSizeHint().height());
}

// Below the list before somebody looks at a line the list has all of it, and nearly all before
// values are there to see; then their room stays as it is.
void HistoryTab::showPanelBelow(Panel panel)
{
    const bool hadValues = m_panel->maximumHeight() == QWIDGETSIZE_MAX && m_panel->isVisible();
    m_panel->setVisible(panel != Panel::None);
    if (panel == Panel::Line && hadValues)
        return;
    const int line = heightOf(Part::Button, fontMetrics()) + room::between;
    m_panel->setMaximumHeight(panel == Panel::Values ? QWIDGETSIZE_MAX : line);
    if (panel == Panel::Values && !hadValues)
        m_parts->setSizes({3 * m_parts->height() / 4, m_parts->height() / 4});
}

void HistoryTab::lookForColumns(const QList<HistoryLine> &lines)
{
    const bool hadDetails = m_hasDetails;
    const auto places = m_places.size();
    for (const HistoryLine &line : lines) {
        m_hasDetails = m_hasDetails || !whyTold(line.event, m_words).isEmpty();
        if (!doerOf(line.event).isEmpty()) // else it says nothing of where somebody was
            m_places << (line.event.isElsewhere() ? QString() : line.event.workstation);
    }
    if (hadDetails != m_hasDetails || places != m_places.size())
        showColumns();
}

// As wide as what stands in it, so that nothing is empty between; the last has the rest. What says
// nothing, or the same in each line, is not there.
void HistoryTab::showColumns()
{
    constexpr int most = 40; // letters
    fitColumns(m_table, HistoryModel::Details, most);
    QHeaderView *header = m_table->horizontalHeader();
    constexpr int narrow = 110;
    const bool isNarrow = window()->width() < narrow * letterWidth(fontMetrics());
    header->setSectionHidden(HistoryModel::Where, isNarrow || m_places.size() < 2);
    header->setSectionHidden(HistoryModel::Queue, m_session.queues().size() < 2);
    header->setSectionHidden(HistoryModel::Details, !m_hasDetails);
}

} // namespace intray
