// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/history/historytable.h"

#include "session/session.h"
#include "ui/common/letters.h"
#include "ui/common/plaintable.h"
#include "ui/common/tables.h"

#include <QHeaderView>

#include <algorithm>

namespace intray {

constexpr int widestColumn = 50; // letters

HistoryTable::HistoryTable(HistoryModel &model, const Session &session, QWidget *parent)
    : FoldingTable(model, HistoryModel::Key, parent)
    , m_model(model)
    , m_session(session)
{
    setObjectName(QStringLiteral("historyTable"));
    setAccessibleName(tr("History"));
    showColumns();
    for (const auto grown : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&model, grown, this, &HistoryTable::widenItems, Qt::QueuedConnection);
}

const HistoryLine *HistoryTable::current() const
{
    return chosenRow() >= 0 && !isOfMany() ? &m_model.at(chosenRow()) : nullptr;
}

void HistoryTable::forgetColumns()
{
    m_hasDetails = false;
    m_places.clear();
}

void HistoryTable::take(const QList<HistoryLine> &lines, bool hasMore)
{
    const bool isFirst = m_model.rowCount() == 0;
    lookForColumns(lines);
    m_model.append(lines, hasMore);
    if (isFirst)
        showColumns();
    ringFirstRow(this);
}

void HistoryTable::lookForColumns(const QList<HistoryLine> &lines)
{
    const bool hadDetails = m_hasDetails;
    const auto places = m_places.size();
    for (const HistoryLine &line : lines) {
        m_hasDetails = m_hasDetails || !whyTold(line.event).isEmpty();
        if (!doerOf(line.event).isEmpty()) // else it says nothing of where somebody was
            m_places << (line.event.isElsewhere() ? QString() : line.event.workstation);
    }
    if (hadDetails != m_hasDetails || places != m_places.size())
        showColumns();
}

// As wide as what stands in it, so that nothing is empty between; the last has the rest.
void HistoryTable::showColumns()
{
    fitColumns(this, HistoryModel::Details, widestColumn);
    QHeaderView *header = horizontalHeader();
    constexpr int narrow = 110;
    const bool isNarrow = window()->width() < narrow * letterWidth(fontMetrics());
    header->setSectionHidden(HistoryModel::Where, isNarrow || m_places.size() < 2);
    m_wholeItems = 0;
    widenItems();
}

// A row of many is shorter than those that come behind it, or out of it, and what comes last may
// say what no line before it says.
void HistoryTable::widenItems()
{
    const QAbstractItemView *view = this; // of a table alone it is not public
    for (const int column : {HistoryModel::Queue, HistoryModel::What, HistoryModel::Who})
        widen(column);
    m_wholeItems = std::max(m_wholeItems, view->sizeHintForColumn(HistoryModel::Key));
    shortenItems();
}

// For its title, too: of what is out of sight no room is known.
void HistoryTable::widen(int column)
{
    const QAbstractItemView *view = this; // of a table alone it is not public
    QHeaderView *header = horizontalHeader();
    const int filled = std::min(roomFor(header, column, widestColumn),
                                model()->rowCount() > 0 ? view->sizeHintForColumn(column) : 0);
    const int wanted = std::max(roomFor(header, column, 0), filled);
    if (!header->isSectionHidden(column) && wanted > header->sectionSize(column))
        header->resizeSection(column, wanted);
}

// A scroll bar may have come beside them.
void HistoryTable::resizeEvent(QResizeEvent *event)
{
    FoldingTable::resizeEvent(event);
    shortenItems();
}

int HistoryTable::lastShown() const
{
    for (const int column : {HistoryModel::Details, HistoryModel::Where})
        if (!isColumnHidden(column))
            return column;
    return HistoryModel::Who;
}

/// Why something was done may be cut, and who did it not.
int HistoryTable::leastOfLast()
{
    QHeaderView *header = horizontalHeader();
    const QAbstractItemView *view = this; // of a table alone it is not public
    const int last = lastShown();
    const int ofTitle = roomFor(header, last, 0);
    return last == HistoryModel::Details ? ofTitle
                                         : std::max(ofTitle, view->sizeHintForColumn(last));
}

int HistoryTable::roomForItems()
{
    const QHeaderView *header = horizontalHeader();
    const int others = header->length() - header->sectionSize(lastShown()) -
                       header->sectionSize(HistoryModel::Key);
    return viewport()->width() - others - leastOfLast();
}

/// What nothing behind them needs; so much they have however long they are.
int HistoryTable::freeForItems()
{
    const QAbstractItemView *view = this; // of a table alone it is not public
    const int lacking = view->sizeHintForColumn(lastShown()) - leastOfLast();
    return roomForItems() - std::max(0, lacking);
}

/// Where an item could not be told from others, its queue is left out, and then why it was done:
/// the record says both.
void HistoryTable::leaveOutForItems()
{
    constexpr int enough = 28; // letters, of the name and the key
    QHeaderView *header = horizontalHeader();
    header->setSectionHidden(HistoryModel::Queue, m_session.queues().size() < 2);
    header->setSectionHidden(HistoryModel::Details, !m_hasDetails);
    widen(HistoryModel::Queue);
    const int wanted = std::min(m_wholeItems, roomFor(header, HistoryModel::Key, enough));
    for (const int column : {HistoryModel::Queue, HistoryModel::Details})
        if (roomForItems() < wanted)
            header->hideSection(column);
    // The last has what is left, but never less than its own width.
    header->setStretchLastSection(false);
    header->resizeSection(lastShown(), leastOfLast());
    header->setStretchLastSection(true);
}

/// Where there is not room for all, keys are cut before a column is out of sight; where nothing
/// else needs it they have more than is usual.
void HistoryTable::shortenItems()
{
    constexpr int least = 12; // letters
    leaveOutForItems();
    QHeaderView *header = horizontalHeader();
    const int usual = std::min(roomForItems(), roomFor(header, HistoryModel::Key, widestColumn));
    const int wanted = std::min(
        m_wholeItems, std::max({usual, freeForItems(), roomFor(header, HistoryModel::Key, least)}));
    header->resizeSection(HistoryModel::Key,
                          std::max(wanted, roomFor(header, HistoryModel::Key, 0)));
}

} // namespace intray
