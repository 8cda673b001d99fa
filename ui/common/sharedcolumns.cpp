// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/sharedcolumns.h"

#include "ui/common/sharedwidths.h"
#include "ui/common/tables.h"

#include <QEvent>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QTableView>

#include <algorithm>
#include <numeric>
#include <utility>

namespace intray {

SharedColumns::SharedColumns(QTableView *table)
    : QObject(table)
    , m_table(table)
{
    table->viewport()->installEventFilter(this);
    // Later: Qt is not ready with all of them yet, and would write over it.
    connect(table->horizontalHeader(), &QHeaderView::sectionResized, this, &SharedColumns::fit,
            Qt::QueuedConnection);
    connect(table->model(), &QAbstractItemModel::modelReset, this, &SharedColumns::fit,
            Qt::QueuedConnection);
}

void SharedColumns::share(const QList<int> &columns)
{
    m_columns = columns;
    QHeaderView *header = m_table->horizontalHeader();
    header->setStretchLastSection(false);
    for (int column = 0; column < header->count(); ++column)
        header->setSectionResizeMode(
            column, columns.contains(column) ? QHeaderView::Fixed : QHeaderView::ResizeToContents);
    fit();
}

bool SharedColumns::eventFilter(QObject *, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        fit();
    return false;
}

int SharedColumns::roomForAll() const
{
    int room = m_table->viewport()->width();
    for (int column = 0; column < m_table->horizontalHeader()->count(); ++column)
        if (!m_columns.contains(column))
            room -= m_table->columnWidth(column); // 0 where it is hidden
    return room;
}

void SharedColumns::fit()
{
    if (m_isFitting)
        return;
    const QScopedValueRollback fitting(m_isFitting, true);
    QHeaderView *header = m_table->horizontalHeader();
    QList<int> shown, wanted, least;
    for (const int column : std::as_const(m_columns)) {
        if (header->isSectionHidden(column))
            continue;
        shown << column;
        wanted << std::max(static_cast<QAbstractItemView *>(m_table)->sizeHintForColumn(column),
                           roomFor(header, column, 0));
        least << std::min(wanted.constLast(), roomFor(header, column, leastLetters));
    }
    const int room = roomForAll();
    QList<int> widths = sharedWidths(wanted, least, room);
    const int spare = room - std::accumulate(widths.begin(), widths.end(), 0);
    for (qsizetype at = 0; at < shown.size(); ++at)
        header->resizeSection(shown.at(at), widths.at(at) + std::max(0, spare) / int(shown.size()));
}

} // namespace intray
