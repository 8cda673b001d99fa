// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// How wide the columns of its table are.
#include "ui/common/plaintable.h"
#include "ui/common/tables.h"
#include "ui/supervisor/today/queuefigures.h"

#include <QHeaderView>
#include <QLayout>
#include <QTableView>

#include <algorithm>

namespace intray {

/// Bars can be as narrow as their head.
static int leastFor(const QAbstractItemView &view, int column)
{
    return column == GlanceModel::Pace ? 0 : view.sizeHintForColumn(column);
}

// No number is cut, and no head while the names have room to spare.
void QueueFigures::giveFiguresRoom()
{
    QHeaderView *header = m_table->horizontalHeader();
    const QAbstractItemView *view = m_table;
    int spare =
        header->sectionSize(GlanceModel::Queue) - view->sizeHintForColumn(GlanceModel::Queue);
    for (int column = GlanceModel::Queue + 1; column < GlanceModel::ColumnCount; ++column) {
        if (header->isSectionHidden(column))
            continue;
        const int has = header->sectionSize(column);
        const int forTitle = std::min(roomFor(header, column, 0), has + std::max(0, spare));
        const int wanted = std::max({has, leastFor(*view, column), forTitle});
        header->resizeSection(column, wanted);
        spare -= wanted - has;
    }
}

// No queue's name is cut for bars that can be narrower.
void QueueFigures::giveNamesRoom()
{
    giveFiguresRoom();
    QHeaderView *header = m_table->horizontalHeader();
    const QAbstractItemView *view = m_table; // of a table alone it is not public
    const int lacking =
        view->sizeHintForColumn(GlanceModel::Queue) - header->sectionSize(GlanceModel::Queue);
    const int given = header->sectionSize(GlanceModel::Pace);
    const int least = roomFor(header, GlanceModel::Pace, 0);
    if (lacking > 0 && given > least)
        header->resizeSection(GlanceModel::Pace, std::max(least, given - lacking));
    keepColumnsInSight();
}

// Room that was kept for longer heads is given back before anything scrolls sideways.
void QueueFigures::keepColumnsInSight()
{
    auto *header = static_cast<PlainHead *>(m_table->horizontalHeader());
    if (!header->isWrapped())
        return; // a person may have wanted it so
    int over = header->length() - m_table->viewport()->width();
    for (int column = GlanceModel::ColumnCount - 1; column > GlanceModel::Queue; --column) {
        if (header->isSectionHidden(column))
            continue;
        const int least = std::max(roomFor(header, column, 0), leastFor(*m_table, column));
        const int given = std::clamp(header->sectionSize(column) - least, 0, std::max(0, over));
        header->resizeSection(column, header->sectionSize(column) - given);
        over -= given;
    }
}

void QueueFigures::resizeEvent(QResizeEvent *event)
{
    Sheet::resizeEvent(event);
    layout()->activate(); // the table has its width
    giveNamesRoom();
}

// What is looked at every hour; the rest is in the menu of the columns.
void QueueFigures::giveUsualColumns()
{
    QHeaderView *header = m_table->horizontalHeader();
    for (const int column : {GlanceModel::PutOff, GlanceModel::Failed, GlanceModel::OldestOpen,
                             GlanceModel::Expired, GlanceModel::Released, GlanceModel::Empty})
        header->setSectionHidden(column, true);
    const int widths[] = {20, 8, 8, 12, 10, 8, 20, 15, 16, 16, 18, 24};
    for (int column = 0; column < GlanceModel::ColumnCount; ++column)
        giveRoom(header, column, widths[column]);
    header->setSectionResizeMode(GlanceModel::Queue, QHeaderView::Stretch);
}

} // namespace intray
