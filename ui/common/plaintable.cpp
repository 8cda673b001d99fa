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

static constexpr int cellRoom = room::beside;

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

PlainHead::PlainHead(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setHighlightSections(false);
    setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    viewport()->setBackgroundRole(QPalette::Base);
}

QSize PlainHead::sizeHint() const
{
    const QFontMetrics small(lettersFor(LetterSize::Small, font()));
    return {QHeaderView::sizeHint().width(), std::max(28, small.height() + room::beside)};
}

static constexpr int arrowRoom = iconAcross + room::within;

QSize PlainHead::sectionSizeFromContents(int column) const
{
    QFont letters = lettersFor(LetterSize::Small, font());
    letters.setBold(model()->headerData(column, orientation(), Qt::FontRole).isValid());
    const QFontMetrics small(letters);
    const QString words = model()->headerData(column, orientation()).toString();
    const int arrow = isSortIndicatorShown() ? arrowRoom : 0;
    return {small.horizontalAdvance(words) + 2 * cellRoom + arrow + 1, sizeHint().height()};
}

// A number's head ends where its numbers end.
Qt::Alignment PlainHead::alignmentOf(int column) const
{
    const QVariant own = model()->headerData(column, orientation(), Qt::TextAlignmentRole);
    if (own.isValid())
        return Qt::Alignment(own.toInt());
    const QVariant cell = model()->index(0, column).data(Qt::TextAlignmentRole);
    return cell.isValid() ? Qt::Alignment(cell.toInt()) : defaultAlignment();
}

void PlainHead::paintSection(QPainter *painter, const QRect &place, int column) const
{
    const bool isStrong =
        model()->headerData(column, orientation(), Qt::FontRole).value<QFont>().bold();
    const QColor ink = colourOf(isStrong ? ColourRole::Text : ColourRole::Dimmed, palette());
    QRect inside = place.adjusted(cellRoom, 0, -cellRoom, 0);
    const bool isAtEnd = alignmentOf(column).testFlag(Qt::AlignRight);
    const bool isSorted = isSortIndicatorShown() && sortIndicatorSection() == column;
    if (isSorted && isAtEnd)
        inside.setLeft(inside.left() + arrowRoom);
    else if (isSorted)
        inside.setRight(inside.right() - arrowRoom);
    QFont letters = lettersFor(LetterSize::Small, font());
    letters.setBold(isStrong);
    painter->setFont(letters);
    painter->setPen(ink);
    const int width = paintWords(*painter, QStyle::visualRect(layoutDirection(), place, inside),
                                 model()->headerData(column, orientation()).toString(),
                                 layoutDirection(), isAtEnd ? Qt::AlignRight : Qt::AlignLeft);
    if (!isSorted)
        return;
    const int x =
        isAtEnd ? inside.right() - width - arrowRoom + 1 : inside.left() + width + room::within;
    const QRect arrow(x, (place.height() - iconAcross) / 2, iconAcross, iconAcross);
    paintIcon(*painter, QStyle::visualRect(layoutDirection(), place, arrow).topLeft(),
              sortIndicatorOrder() == Qt::AscendingOrder ? QStringLiteral("go-up")
                                                         : QStringLiteral("go-down"),
              ink, colourOf(ColourRole::Sheet, palette()));
}

void PlainHead::paintEvent(QPaintEvent *event)
{
    {
        QPainter painter(viewport());
        painter.fillRect(viewport()->rect(), colourOf(ColourRole::Sheet, palette()));
    }
    QHeaderView::paintEvent(event);
    QPainter painter(viewport());
    const int left = std::max(1, viewport()->width() - length() + offset());
    const QRect empty(viewport()->width() - left, 0, left, viewport()->height());
    // A style has something of its own for it, a line even where it is not there.
    painter.fillRect(QStyle::visualRect(layoutDirection(), viewport()->rect(), empty),
                     colourOf(ColourRole::Sheet, palette()));
    const int bottom = viewport()->height() - 1;
    const auto *table = qobject_cast<const QTableView *>(parentWidget());
    const bool hasSide = table && table->verticalHeader()->isVisible();
    const QRect line(0, bottom, viewport()->width(), 1);
    const QRect inside = line.adjusted(hasSide ? 0 : cellRoom, 0, -cellRoom, 0);
    const QRect seen = QStyle::visualRect(layoutDirection(), line, inside);
    paintHairline(painter, seen.topLeft(), {seen.right() + 1, bottom}, palette());
}

void showPlainSide(QTableView *table)
{
    table->setVerticalHeader(new PlainSide(table));
    table->setCornerButtonEnabled(false);
    table->verticalHeader()->setDefaultSectionSize(heightOf(Part::TableRow, table->fontMetrics()));
    table->verticalHeader()->show();
}

PlainSide::PlainSide(QWidget *parent)
    : QHeaderView(Qt::Vertical, parent)
{
    setHighlightSections(false);
    setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    viewport()->setBackgroundRole(QPalette::Base);
}

QSize PlainSide::sectionSizeFromContents(int row) const
{
    const QString words = model()->headerData(row, orientation()).toString();
    const bool hasIcon = model()->headerData(row, orientation(), Qt::DecorationRole).isValid();
    const int icon = hasIcon ? iconAcross + room::within : 0;
    return {fontMetrics().horizontalAdvance(words) + 2 * cellRoom + icon + 1,
            heightOf(Part::TableRow, fontMetrics())};
}

void PlainSide::paintSection(QPainter *painter, const QRect &place, int row) const
{
    const auto icon = model()->headerData(row, orientation(), Qt::DecorationRole).value<QIcon>();
    QRect inside = place.adjusted(cellRoom, 0, -cellRoom, 0);
    if (!icon.isNull()) {
        const QRect sign(inside.left(), place.center().y() - iconAcross / 2, iconAcross,
                         iconAcross);
        icon.paint(painter, QStyle::visualRect(layoutDirection(), place, sign));
        inside.setLeft(inside.left() + iconAcross + room::within);
    }
    painter->setFont(font());
    painter->setPen(colourOf(ColourRole::Dimmed, palette()));
    const Qt::AlignmentFlag side =
        defaultAlignment().testFlag(Qt::AlignRight) ? Qt::AlignRight : Qt::AlignLeft;
    paintWords(*painter, QStyle::visualRect(layoutDirection(), place, inside),
               model()->headerData(row, orientation()).toString(), layoutDirection(), side);
    const QRect line =
        QStyle::visualRect(layoutDirection(), place, place.adjusted(cellRoom, 0, 0, 0));
    paintHairline(*painter, {line.left(), line.bottom()}, {line.right() + 1, line.bottom()},
                  palette());
}

void PlainSide::paintEvent(QPaintEvent *event)
{
    {
        QPainter painter(viewport());
        painter.fillRect(viewport()->rect(), colourOf(ColourRole::Sheet, palette()));
    }
    QHeaderView::paintEvent(event);
    const int below = length() - offset();
    if (below < viewport()->height()) {
        QPainter painter(viewport());
        painter.fillRect(0, below, viewport()->width(), viewport()->height() - below,
                         colourOf(ColourRole::Sheet, palette()));
    }
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
        const int before = !hasSide && isOutermost(*columns, index.column(), -1) ? cellRoom : 0;
        const int behind = isOutermost(*columns, index.column(), 1) ? cellRoom : 0;
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
    return option.rect.adjusted(cellRoom - marginOf(option), 0, marginOf(option) - cellRoom, 0);
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
    QRect rest = given.rect.adjusted(cellRoom, 0, -cellRoom, 0);
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
    size.setWidth(size.width() + 2 * cellRoom);
    size.setHeight(std::max(size.height(), heightOf(Part::TableRow, QFontMetrics(option.font))));
    return size;
}

} // namespace intray
