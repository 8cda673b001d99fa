// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/tables.h"

#include "ui/common/letters.h"
#include "ui/common/roomystyle.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace intray {

namespace {

/// Keeps a table's rows as tall as letters and style want them.
class RowHeight : public QObject
{
public:
    explicit RowHeight(QTableView *table)
        : QObject(table)
        , m_table(table)
    {
        table->installEventFilter(this);
        fit();
    }

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
            fit();
        return false;
    }

private:
    void fit()
    {
        const int room = extraRoom(*m_table);
        const int least = 24 + room;
        const int height = std::max(least, m_table->fontMetrics().height() + 8 + room);
        QHeaderView *rows = m_table->verticalHeader();
        rows->setMinimumSectionSize(height);
        rows->setDefaultSectionSize(height);
    }

    QTableView *m_table;
};

} // namespace

void styleTable(QTableView *table)
{
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setShowGrid(false);
    table->setFrameShape(QFrame::NoFrame);
    table->setWordWrap(false);
    table->setTabKeyNavigation(false);
    table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    new RowHeight(table);
    table->horizontalHeader()->setMinimumSectionSize(40);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setTextElideMode(Qt::ElideRight);
}

/// Only the column that is sorted by has an arrow; Qt asks room for one in every column.
static int roomForTitle(QHeaderView *header, int column)
{
    const bool hasArrow = header->isSortIndicatorShown();
    if (hasArrow && header->sortIndicatorSection() == column)
        return header->sectionSizeHint(column);
    header->setSortIndicatorShown(false);
    const int room = header->sectionSizeHint(column);
    header->setSortIndicatorShown(hasArrow);
    return room;
}

void giveRoom(QHeaderView *header, int column, int letters)
{
    constexpr int margins = 6;
    const int wanted = letters * letterWidth(header->fontMetrics()) + margins;
    header->resizeSection(column, std::max(wanted, roomForTitle(header, column)));
}

void giveRoomForArrow(QHeaderView *header)
{
    const int sorted = header->sortIndicatorSection();
    if (sorted >= 0)
        header->resizeSection(
            sorted, std::max(header->sectionSize(sorted), header->sectionSizeHint(sorted)));
}

ItemId currentItem(const QTableView *table, int role)
{
    const QModelIndex current = table->currentIndex();
    return current.isValid() ? ItemId(current.data(role).toLongLong()) : ItemId();
}

static QList<int> shownColumns(const QHeaderView *header)
{
    QList<int> columns;
    for (int place = 0; place < header->count(); ++place) {
        const int column = header->logicalIndex(place);
        if (!header->isSectionHidden(column))
            columns.append(column);
    }
    return columns;
}

/// In whole, where the list shows it shortened.
static QString copiedText(const QModelIndex &cell)
{
    const QVariant whole = cell.data(Qt::AccessibleTextRole);
    return (whole.isNull() ? cell.data() : whole).toString();
}

void copySelectedRows(const QTableView *table)
{
    const QList<int> columns = shownColumns(table->horizontalHeader());
    QModelIndexList rows = table->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    QStringList lines;
    QStringList cells;
    for (const int column : columns)
        cells.append(table->model()->headerData(column, Qt::Horizontal).toString());
    lines.append(cells.join(u'\t'));
    for (const QModelIndex &row : rows) {
        cells.clear();
        for (const int column : columns)
            cells.append(copiedText(row.siblingAtColumn(column)));
        lines.append(cells.join(u'\t'));
    }
    if (!rows.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(u'\n') + u'\n');
}

} // namespace intray
