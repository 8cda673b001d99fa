// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/painting.h"
#include "ui/common/plaintable.h"
#include "ui/common/sharedcolumns.h"
#include "ui/common/tables.h"

#include <QPainter>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace intray {

PlainHead::PlainHead(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setHighlightSections(false);
    setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    viewport()->setBackgroundRole(QPalette::Base);
}

void PlainHead::wrapWhereNarrow()
{
    m_wraps = true;
    // Later: the others are not as wide yet as they become.
    connect(this, &QHeaderView::sectionResized, this, &PlainHead::fitLines, Qt::QueuedConnection);
    fitLines();
}

void PlainHead::resizeEvent(QResizeEvent *event)
{
    QHeaderView::resizeEvent(event);
    fitLines();
}

void PlainHead::fitLines()
{
    const bool isNarrow = m_wraps && width() < widthInOneLine();
    if (std::exchange(m_isWrapped, isNarrow) == isNarrow)
        return;
    resizeSections(); // of columns as wide as their words
    emit geometriesChanged();
}

/// Of all columns: with their values where these are never cut, and with some letters of them where
/// columns share the room.
int PlainHead::widthInOneLine()
{
    const auto *view = qobject_cast<const QAbstractItemView *>(parentWidget());
    int width = 0;
    for (int column = 0; column < count(); ++column) {
        if (isSectionHidden(column))
            continue;
        const auto mode = sectionResizeMode(column);
        const int all = view ? view->sizeHintForColumn(column) : 0;
        const int some = roomFor(this, column, SharedColumns::leastLetters);
        const int values = mode == QHeaderView::ResizeToContents ? all
                           : mode == QHeaderView::Fixed          ? std::min(all, some)
                                                                 : 0;
        const QString words = model()->headerData(column, orientation()).toString();
        width += std::max(widthFor({words}, column), values);
    }
    return width;
}

QSize PlainHead::sizeHint() const
{
    const QFontMetrics small(lettersFor(LetterSize::Small, font()));
    const int words = (m_isWrapped ? 2 : 1) * small.height();
    return {QHeaderView::sizeHint().width(), std::max(28, words + room::beside)};
}

static constexpr int arrowRoom = iconAcross + room::within;

QFont PlainHead::lettersOf(int column) const
{
    QFont letters = lettersFor(LetterSize::Small, font());
    letters.setBold(model()->headerData(column, orientation(), Qt::FontRole).value<QFont>().bold());
    return letters;
}

static int widthOf(const QStringList &lines, const QFontMetrics &letters)
{
    int width = 0;
    for (const QString &line : lines)
        width = std::max(width, letters.horizontalAdvance(line));
    return width;
}

/// Broken at the space that leaves both lines shortest.
static QStringList inTwoLines(const QString &words, const QFontMetrics &letters)
{
    QStringList shortest{words};
    for (qsizetype at = words.indexOf(u' '); at >= 0; at = words.indexOf(u' ', at + 1))
        if (const QStringList lines{words.left(at), words.mid(at + 1)};
            widthOf(lines, letters) < widthOf(shortest, letters))
            shortest = lines;
    return shortest;
}

QStringList PlainHead::linesOf(int column) const
{
    const QString words = model()->headerData(column, orientation()).toString();
    return m_isWrapped ? inTwoLines(words, QFontMetrics(lettersOf(column))) : QStringList(words);
}

int PlainHead::widthFor(const QStringList &lines, int column) const
{
    const int arrow = isSortIndicatorShown() ? arrowRoom : 0;
    return widthOf(lines, QFontMetrics(lettersOf(column))) + 2 * columnRoom + arrow + 1;
}

QSize PlainHead::sectionSizeFromContents(int column) const
{
    return {widthFor(linesOf(column), column), sizeHint().height()};
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

void PlainHead::paintArrow(QPainter &painter, const QRect &place, int x, const QColor &ink) const
{
    const QRect arrow(x, (place.height() - iconAcross) / 2, iconAcross, iconAcross);
    paintIcon(painter, QStyle::visualRect(layoutDirection(), place, arrow).topLeft(),
              sortIndicatorOrder() == Qt::AscendingOrder ? QStringLiteral("go-up")
                                                         : QStringLiteral("go-down"),
              ink, colourOf(ColourRole::Sheet, palette()));
}

void PlainHead::paintSection(QPainter *painter, const QRect &place, int column) const
{
    const QFont letters = lettersOf(column);
    const QColor ink = colourOf(letters.bold() ? ColourRole::Text : ColourRole::Dimmed, palette());
    QRect inside = place.adjusted(columnRoom, 0, -columnRoom, 0);
    const bool isAtEnd = alignmentOf(column).testFlag(Qt::AlignRight);
    const bool isSorted = isSortIndicatorShown() && sortIndicatorSection() == column;
    if (isSorted && isAtEnd)
        inside.setLeft(inside.left() + arrowRoom);
    else if (isSorted)
        inside.setRight(inside.right() - arrowRoom);
    painter->setFont(letters);
    painter->setPen(ink);
    const QStringList lines = linesOf(column);
    const int high = lines.size() > 1 ? QFontMetrics(letters).height() : place.height();
    QRect line(inside.left(), place.center().y() + 1 - high * int(lines.size()) / 2, inside.width(),
               high);
    int width = 0;
    for (const QString &words : lines) {
        width = std::max(
            width, paintWords(*painter, QStyle::visualRect(layoutDirection(), place, line), words,
                              layoutDirection(), isAtEnd ? Qt::AlignRight : Qt::AlignLeft));
        line.translate(0, high);
    }
    if (isSorted)
        paintArrow(*painter, place,
                   isAtEnd ? inside.right() - width - arrowRoom + 1
                           : inside.left() + width + room::within,
                   ink);
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
    const QRect inside = line.adjusted(hasSide ? 0 : columnRoom, 0, -columnRoom, 0);
    const QRect seen = QStyle::visualRect(layoutDirection(), line, inside);
    paintHairline(painter, seen.topLeft(), {seen.right() + 1, bottom}, palette());
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
    return {fontMetrics().horizontalAdvance(words) + 2 * columnRoom + icon + 1,
            heightOf(Part::TableRow, fontMetrics())};
}

void PlainSide::paintSection(QPainter *painter, const QRect &place, int row) const
{
    const auto icon = model()->headerData(row, orientation(), Qt::DecorationRole).value<QIcon>();
    QRect inside = place.adjusted(columnRoom, 0, -columnRoom, 0);
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
        QStyle::visualRect(layoutDirection(), place, place.adjusted(columnRoom, 0, 0, 0));
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

} // namespace intray
