// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/itemlistview.h"

#include "lists/rowroles.h"
#include "ui/common/colours.h"
#include "ui/common/overlaidbar.h"
#include "ui/common/rowdelegate.h"
#include "ui/common/rowheight.h"
#include "ui/common/rowlook.h"
#include "ui/common/tokens.h"

#include <QHeaderView>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace intray {

namespace {

/// A cell of the table; what is worked on is marked there as in the rows.
class ItemCell : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        if (isInHand(index) &&
            index.column() ==
                static_cast<const QTableView *>(parent())->horizontalHeader()->logicalIndex(0))
            paintBarOfRow(*painter, option.rect, option.direction, option.palette);
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (isInHand(index))
            option->backgroundBrush = colourOf(ColourRole::Chosen, option->palette);
    }

private:
    static bool isInHand(const QModelIndex &index)
    {
        return index.data(int(RowRole::IsInHand)).toBool();
    }
};

} // namespace

using namespace std::chrono_literals;

ItemListView::ItemListView(QWidget *parent)
    : QTableView(parent)
    , m_rows(new RowDelegate(this))
    , m_bar(new OverlaidBar(this))
{
    setItemDelegate(new ItemCell(this));
    m_pause.setSingleShot(true);
    m_pause.setInterval(50ms);
    connect(&m_pause, &QTimer::timeout, this, &ItemListView::tellWhatIsSeen);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &ItemListView::waitUntilSettled);
}

void ItemListView::setModel(QAbstractItemModel *model)
{
    QTableView::setModel(model);
    for (const auto change : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(model, change, this, &ItemListView::waitUntilSettled);
    connect(model, &QAbstractItemModel::modelReset, this, &ItemListView::waitUntilSettled);
    connect(model, &QAbstractItemModel::dataChanged, this, &ItemListView::waitUntilSettled);
}

void ItemListView::setAsRows(bool asRows)
{
    if (m_asRows == asRows)
        return;
    m_asRows = asRows;
    horizontalHeader()->setHidden(asRows);
    m_bar->setUsed(asRows);
    setHorizontalScrollBarPolicy(asRows ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    viewport()->setBackgroundRole(asRows ? QPalette::Window : QPalette::Base);
    viewport()->setAttribute(Qt::WA_Hover, asRows);
    viewport()->setMouseTracking(asRows);
    fitRows();
    scrollTo(currentIndex());
    waitUntilSettled();
}

void ItemListView::fitRows()
{
    const int height =
        m_asRows ? heightOf(Part::TwoLineRow, QFontMetrics(font())) : rowHeightIn(*this);
    verticalHeader()->setMinimumSectionSize(height);
    verticalHeader()->setDefaultSectionSize(height);
}

void ItemListView::waitUntilSettled()
{
    if (m_asRows)
        m_pause.start();
}

void ItemListView::tellWhatIsSeen()
{
    if (!m_asRows || !isVisible() || !model() || model()->rowCount() == 0)
        return;
    const int last = rowAt(viewport()->height() - 1);
    emit settled(std::max(rowAt(0), 0), last < 0 ? model()->rowCount() - 1 : last);
}

QRect ItemListView::placeOf(int row) const
{
    return {0, rowViewportPosition(row), viewport()->width(), rowHeight(row)};
}

QModelIndex ItemListView::indexAt(const QPoint &point) const
{
    return m_asRows && model() ? model()->index(rowAt(point.y()), 0, rootIndex())
                               : QTableView::indexAt(point);
}

QRect ItemListView::visualRect(const QModelIndex &index) const
{
    return m_asRows && index.isValid() ? placeOf(index.row()) : QTableView::visualRect(index);
}

// The table would also go sideways, to a column that is not seen.
void ItemListView::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    const int sideways = horizontalScrollBar()->value();
    updateGeometries(); // or a row that came just now is beyond where the bar goes
    QTableView::scrollTo(index, hint);
    if (m_asRows)
        horizontalScrollBar()->setValue(sideways);
}

QModelIndex ItemListView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const bool isSideways =
        action == MoveLeft || action == MoveRight || action == MoveNext || action == MovePrevious;
    if (m_asRows && isSideways)
        return currentIndex();
    const bool isToAnEnd = action == MoveHome || action == MoveEnd; // Qt's are those of the row
    return QTableView::moveCursor(action, isToAnEnd ? modifiers | Qt::ControlModifier : modifiers);
}

// A row is painted as one, whichever of its columns changed.
void ItemListView::dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight,
                               const QList<int> &roles)
{
    QTableView::dataChanged(topLeft, bottomRight, roles);
    if (m_asRows)
        viewport()->update(placeOf(topLeft.row()).united(placeOf(bottomRight.row())));
}

QRegion ItemListView::visualRegionForSelection(const QItemSelection &selection) const
{
    if (!m_asRows)
        return QTableView::visualRegionForSelection(selection);
    QRegion region;
    for (const QItemSelectionRange &range : selection)
        if (range.isValid())
            region += placeOf(range.top()).united(placeOf(range.bottom()));
    return region;
}

void ItemListView::hover(int row)
{
    for (const int one : {std::exchange(m_hovered, row), row})
        if (one >= 0 && model() && one < model()->rowCount())
            viewport()->update(placeOf(one));
}

bool ItemListView::viewportEvent(QEvent *event)
{
    if (m_asRows && event->type() == QEvent::HoverMove)
        hover(rowAt(static_cast<QHoverEvent *>(event)->position().toPoint().y()));
    else if (m_asRows && (event->type() == QEvent::HoverLeave || event->type() == QEvent::Leave))
        hover(-1);
    return QTableView::viewportEvent(event);
}

void ItemListView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitRows();
}

void ItemListView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    waitUntilSettled();
}

void ItemListView::showEvent(QShowEvent *event)
{
    QTableView::showEvent(event);
    waitUntilSettled();
}

// Without a current row nobody would see where the keyboard is.
void ItemListView::enter()
{
    if (currentIndex().isValid() || !model() || model()->rowCount() == 0)
        return;
    setCurrentIndex(cellOf(std::max(rowAt(0), 0)));
}

QModelIndex ItemListView::cellOf(int row) const
{
    const int column = m_asRows ? 0 : std::max(horizontalHeader()->logicalIndexAt(1), 0);
    return model()->index(row, column);
}

void ItemListView::beginAt(int row)
{
    selectionModel()->setCurrentIndex(cellOf(row), QItemSelectionModel::Clear);
}

// A tint beside it would look as if two rows were worked on; of several, all have it.
bool ItemListView::isTinted(int row) const
{
    const QItemSelection &chosen = selectionModel()->selection();
    const bool isOne = chosen.size() == 1 && chosen.constFirst().height() == 1;
    const bool hasRing = hasFocus() && currentIndex().row() == row;
    return selectionModel()->isRowSelected(row) && !(isOne && hasRing);
}

void ItemListView::focusInEvent(QFocusEvent *event)
{
    if (event->reason() != Qt::MouseFocusReason)
        enter();
    QTableView::focusInEvent(event);
}

void ItemListView::paintRow(QPainter &painter, int row)
{
    const QModelIndex index = model()->index(row, 0, rootIndex());
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.rect = placeOf(row);
    option.state.setFlag(QStyle::State_Selected, isTinted(row));
    option.state.setFlag(QStyle::State_HasFocus, hasFocus() && currentIndex().row() == row);
    option.state.setFlag(QStyle::State_MouseOver, m_hovered == row);
    m_rows->paint(&painter, option, index);
}

void ItemListView::paintEvent(QPaintEvent *event)
{
    if (!m_asRows)
        return QTableView::paintEvent(event);
    QPainter painter(viewport());
    const int first = rowAt(event->rect().top());
    const int last = rowAt(event->rect().bottom());
    if (first < 0 || !model())
        return;
    for (int row = first; row <= (last < 0 ? model()->rowCount() - 1 : last); ++row)
        paintRow(painter, row);
}

} // namespace intray
