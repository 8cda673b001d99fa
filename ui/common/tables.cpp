// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/tables.h"

#include "lists/rowroles.h"
#include "ui/common/letters.h"
#include "ui/common/plaintable.h"
#include "ui/common/rowheight.h"
#include "ui/common/sharedcolumns.h"
#include "ui/common/tokens.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QScopeGuard>
#include <QScopedValueRollback>
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
        const bool isPlain = qobject_cast<PlainHead *>(m_table->horizontalHeader());
        const int height =
            isPlain ? heightOf(Part::TableRow, m_table->fontMetrics()) : rowHeightIn(*m_table);
        QHeaderView *rows = m_table->verticalHeader();
        rows->setMinimumSectionSize(height);
        rows->setDefaultSectionSize(height);
    }

    QTableView *m_table;
};

constexpr const char *fittingRest = "isFittingRest";

/// One column takes the room that is left, and where none is, what its title needs: Qt leaves it a
/// few pixels then.
class RestColumn : public QObject
{
public:
    explicit RestColumn(QTableView *table)
        : QObject(table)
        , m_header(table->horizontalHeader())
    {
        m_header->installEventFilter(this);
        // Later: Qt is not ready with all of them yet, and would write over it.
        connect(m_header, &QHeaderView::sectionResized, this, &RestColumn::fit,
                Qt::QueuedConnection);
    }

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Resize)
            fit();
        return false;
    }

private:
    int last() const
    {
        for (int place = m_header->count() - 1; place >= 0; --place)
            if (const int column = m_header->logicalIndex(place);
                !m_header->isSectionHidden(column))
                return column;
        return -1;
    }

    // Once it is told it stays, though it may not stretch at the moment. Several share the room.
    void find()
    {
        m_isLast = m_isLast || m_header->stretchLastSection();
        QList<int> stretched;
        for (int column = 0; column < m_header->count(); ++column)
            if (m_header->sectionResizeMode(column) == QHeaderView::Stretch)
                stretched << column;
        if (stretched.size() == 1)
            m_column = stretched.constFirst();
    }

    void fit()
    {
        if (m_fitting)
            return;
        const QScopedValueRollback fitting(m_fitting, true);
        m_header->setProperty(fittingRest, true);
        const auto over = qScopeGuard([this] { m_header->setProperty(fittingRest, false); });
        find();
        const int column = m_isLast ? last() : m_column;
        if (column < 0 || column >= m_header->count())
            return;
        const int room = roomFor(m_header, column, 0);
        const int left = m_header->width() - m_header->length() + m_header->sectionSize(column);
        stretch(column, left >= room);
        if (left < room)
            m_header->resizeSection(column, room);
    }

    void stretch(int column, bool isRoom)
    {
        if (m_isLast)
            m_header->setStretchLastSection(isRoom);
        else
            m_header->setSectionResizeMode(column, isRoom ? QHeaderView::Stretch
                                                          : QHeaderView::Interactive);
    }

    QHeaderView *m_header;
    bool m_isLast = false;
    int m_column = -1; ///< That stretches, where it is not the last one.
    bool m_fitting = false;
};

} // namespace

bool isFittingRest(const QHeaderView *header)
{
    return header->property(fittingRest).toBool();
}

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
    new RestColumn(table);
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

int roomFor(QHeaderView *header, int column, int letters)
{
    constexpr int margins = 6;
    const int wanted = letters * letterWidth(header->fontMetrics()) + margins;
    return std::max(wanted, roomForTitle(header, column));
}

void fitColumns(QTableView *table, int end, int most)
{
    QHeaderView *header = table->horizontalHeader();
    const QAbstractItemView *view = table; // of a table alone it is not public
    const bool isEmpty = table->model()->rowCount() == 0;
    for (int column = 0; column < end; ++column) {
        const int wanted = isEmpty ? 0 : view->sizeHintForColumn(column);
        header->resizeSection(column, std::max(roomFor(header, column, 0),
                                               std::min(wanted, roomFor(header, column, most))));
    }
}

void giveRoom(QHeaderView *header, int column, int letters)
{
    header->resizeSection(column, roomFor(header, column, letters));
}

void shareRoom(QHeaderView *header, const QList<int> &columns)
{
    auto *table = qobject_cast<QTableView *>(header->parentWidget());
    auto *shared = table->findChild<SharedColumns *>();
    (shared ? shared : new SharedColumns(table))->share(columns);
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
    QVariant whole = cell.data(int(RowRole::WholeValue));
    if (whole.isNull())
        whole = cell.data(Qt::AccessibleTextRole);
    return (whole.isNull() ? cell.data() : whole).toString();
}

void chooseRow(QTableView *table, int row)
{
    int column = 0;
    while (column + 1 < table->model()->columnCount() && table->isColumnHidden(column))
        ++column;
    table->selectionModel()->setCurrentIndex(table->model()->index(row, column),
                                             QItemSelectionModel::ClearAndSelect |
                                                 QItemSelectionModel::Rows);
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
