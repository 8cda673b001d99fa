// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/plaintable.h"

#include "ui/common/painting.h"
#include "ui/common/tokens.h"

#include <QApplication>
#include <QListView>
#include <QPainter>
#include <QTableView>
#include <QTreeView>

#include <algorithm>

namespace intray {

namespace {

/// Paints the ring around a row where the cursor has come to: Qt paints its cell alone anew.
class RingFollowing : public QObject
{
public:
    explicit RingFollowing(QAbstractItemView *view)
        : QObject(view)
        , m_view(view)
    {
        view->installEventFilter(this);
    }

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::KeyRelease)
            m_view->viewport()->update();
        return false;
    }

private:
    QAbstractItemView *m_view;
};

} // namespace

static void makeViewPlain(QAbstractItemView *view)
{
    view->setFrameShape(QFrame::NoFrame);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setItemDelegate(new PlainCell(view));
    view->setMouseTracking(true);
    new RingFollowing(view);
    view->setAlternatingRowColors(false);
}

void makePlain(QTableView *table)
{
    makeViewPlain(table);
    table->setShowGrid(false);
    table->setHorizontalHeader(new PlainHead(table));
    table->horizontalHeader()->setSectionsClickable(true);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(heightOf(Part::TableRow, table->fontMetrics()));
}

static void ringNow(QAbstractItemView *view)
{
    const QAbstractItemModel *model = view->model();
    if (view->hasFocus() && model && !view->currentIndex().isValid() && model->rowCount() > 0)
        view->selectionModel()->setCurrentIndex(model->index(0, 0), QItemSelectionModel::NoUpdate);
}

void ringFirstRow(QTableView *table)
{
    ringNow(table);
}

void makePlain(QTreeView *tree)
{
    makeViewPlain(tree);
    tree->setHeader(new PlainHead(tree));
    tree->setRootIsDecorated(false);
    tree->setUniformRowHeights(true);
}

void makePlain(QListView *list)
{
    makeViewPlain(list);
}

void showPlainSide(QTableView *table)
{
    table->setVerticalHeader(new PlainSide(table));
    table->setCornerButtonEnabled(false);
    table->verticalHeader()->setDefaultSectionSize(heightOf(Part::TableRow, table->fontMetrics()));
    table->verticalHeader()->show();
}

static bool isFirstColumn(const QStyleOptionViewItem &option)
{
    return option.viewItemPosition == QStyleOptionViewItem::Beginning ||
           option.viewItemPosition == QStyleOptionViewItem::OnlyOne || option.rect.left() <= 0;
}

/// Whether a row is chosen as a whole.
static bool isOfRows(const QStyleOptionViewItem &option)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    return view && view->selectionBehavior() == QAbstractItemView::SelectRows;
}

static bool isInCursorsRow(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const QModelIndex current = view ? view->currentIndex() : QModelIndex();
    return view && view->hasFocus() && current.row() == index.row() &&
           current.parent() == index.parent();
}

static const QHeaderView *columnsOf(const QWidget *view)
{
    if (const auto *table = qobject_cast<const QTableView *>(view))
        return table->horizontalHeader();
    const auto *tree = qobject_cast<const QTreeView *>(view);
    return tree ? tree->header() : nullptr;
}

/// Whether nothing of the row is shown before, or behind, this column.
static bool isOutermost(const QHeaderView &columns, int column, int step)
{
    for (int place = columns.visualIndex(column) + step; place >= 0 && place < columns.count();
         place += step)
        if (!columns.isSectionHidden(columns.logicalIndex(place)))
            return false;
    return true;
}

/// The part of a ring around the whole row that goes through this cell.
static void paintRing(QPainter &painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index)
{
    constexpr int beyond = 8; // out of the cell, where the ring goes on
    QRect ring = option.rect.adjusted(1, 1, -1, -2);
    if (const QHeaderView *columns = columnsOf(option.widget); columns && isOfRows(option)) {
        const bool isMirrored = option.direction == Qt::RightToLeft;
        if (!isOutermost(*columns, index.column(), isMirrored ? 1 : -1))
            ring.setLeft(ring.left() - beyond);
        if (!isOutermost(*columns, index.column(), isMirrored ? -1 : 1))
            ring.setRight(ring.right() + beyond);
    }
    painter.save();
    painter.setClipRect(option.rect);
    paintOutline(painter, QRectF(ring),
                 {.ground = {},
                  .edge = colourOf(ColourRole::Accent, option.palette),
                  .radius = radius::key,
                  .width = 2});
    painter.restore();
}

void paintLineBelow(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    QRect below = option.rect;
    if (const QHeaderView *columns = columnsOf(option.widget)) {
        const auto *table = qobject_cast<const QTableView *>(option.widget);
        const bool hasSide = table && table->verticalHeader()->isVisible();
        const int before = !hasSide && isOutermost(*columns, index.column(), -1) ? columnRoom : 0;
        const int behind = isOutermost(*columns, index.column(), 1) ? columnRoom : 0;
        below = QStyle::visualRect(option.direction, below, below.adjusted(before, 0, -behind, 0));
    }
    paintHairline(painter, {below.left(), below.bottom()}, {below.right() + 1, below.bottom()},
                  option.palette);
}

static const QStyle *styleOf(const QStyleOptionViewItem &option)
{
    return option.widget ? option.widget->style() : QApplication::style();
}

static int marginOf(const QStyleOptionViewItem &option)
{
    return styleOf(option)->pixelMetric(QStyle::PM_FocusFrameHMargin, &option, option.widget) + 1;
}

/// As far in as the head's words.
static QRect insideOf(const QStyleOptionViewItem &option)
{
    return option.rect.adjusted(columnRoom - marginOf(option), 0, marginOf(option) - columnRoom, 0);
}

QRect PlainCell::placeOfWords(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QRect inside = insideOf(option);
    return QStyle::visualRect(option.direction, inside,
                              inside.adjusted(0, 0, -keptBehindWords(option, index), 0));
}

QRect PlainCell::behindWords(const QStyleOptionViewItem &given, const QModelIndex &index) const
{
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    option.rect = placeOfWords(given, index);
    const QRect words =
        styleOf(option)->subElementRect(QStyle::SE_ItemViewItemText, &option, option.widget);
    const int width = std::min(option.fontMetrics.horizontalAdvance(option.text) + marginOf(option),
                               words.width());
    QRect rest = given.rect.adjusted(columnRoom, 0, -columnRoom, 0);
    if (option.direction == Qt::RightToLeft)
        rest.setRight(words.right() - width);
    else
        rest.setLeft(words.left() + width);
    return rest;
}

// The style paints what stands in a cell; chosen, on a tint, in the letters of all others.
void PlainCell::paint(QPainter *painter, const QStyleOptionViewItem &given,
                      const QModelIndex &index) const
{
    const auto of = [&given](ColourRole role) { return colourOf(role, given.palette); };
    QStyleOptionViewItem option = given;
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    const bool isHere = isOfRows(option) ? isInCursorsRow(option, index)
                                         : option.state.testFlag(QStyle::State_HasFocus);
    if (isChosen)
        painter->fillRect(option.rect, of(ColourRole::Chosen));
    else if (option.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(option.rect, of(ColourRole::Tint));
    else if (const QVariant ground = index.data(Qt::BackgroundRole); ground.isValid())
        painter->fillRect(option.rect, ground.value<QBrush>());
    option.state &= ~(QStyle::State_Selected | QStyle::State_HasFocus | QStyle::State_MouseOver);
    option.rect = placeOfWords(given, index);
    QStyledItemDelegate::paint(painter, option, index);
    paintLineBelow(*painter, given, index);
    const bool isMirrored = given.direction == Qt::RightToLeft;
    const bool isFirst = isFirstColumn(given) || (isMirrored && index.column() == 0);
    if (isChosen && isFirst && index.column() == 0)
        painter->fillRect(QRect(isMirrored ? given.rect.right() - 2 : given.rect.left(),
                                given.rect.top(), 3, given.rect.height() - 1),
                          of(ColourRole::Accent));
    if (isHere)
        paintRing(*painter, given, index);
}

void PlainCell::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->backgroundBrush = {}; // it is there already, and wider
}

QSize PlainCell::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setWidth(size.width() + 2 * columnRoom);
    size.setHeight(std::max(size.height(), heightOf(Part::TableRow, QFontMetrics(option.font))));
    return size;
}

} // namespace intray
