// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/sampletable.h"

#include "ui/common/letters.h"
#include "ui/common/painting.h"
#include "ui/common/plaintable.h"
#include "ui/common/sharedwidths.h"
#include "ui/common/tables.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"

#include <QAbstractButton>
#include <QHeaderView>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>
#include <numeric>

namespace intray {

static constexpr int leastRows = 3;

namespace {

/// Over the lines of the file: a head as those of the columns, in place of a desktop's own corner.
class LineHead : public TintedLabel
{
public:
    using TintedLabel::TintedLabel;

protected:
    void paintEvent(QPaintEvent *event) override
    {
        TintedLabel::paintEvent(event);
        QPainter painter(this);
        const QRect below =
            QStyle::visualRect(layoutDirection(), rect(), rect().adjusted(room::beside, 0, 0, 0));
        paintHairline(painter, below.bottomLeft(), {below.right() + 1, below.bottom()}, palette());
    }
};

} // namespace

SampleTable::SampleTable(QWidget *parent)
    : QTableWidget(parent)
{
    makePlain(this);
    showPlainSide(this);
    styleTable(this);
    verticalHeader()->show(); // the line in the file
    setCornerButtonEnabled(false);
    m_corner = new LineHead(Tint::Dimmed, tr("Line"), this);
    m_corner->setObjectName(QStringLiteral("sampleCorner"));
    m_corner->setFont(lettersFor(LetterSize::Small, font()));
    m_corner->setContentsMargins(room::beside, 0, room::beside, 0);
    verticalHeader()->setMinimumWidth(m_corner->sizeHint().width()); // short numbers stand below it
    verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this,
            [this] { m_isByPerson = m_isByPerson || !m_isSharing; });
}

void SampleTable::updateGeometries()
{
    QTableWidget::updateGeometries();
    if (!m_corner)
        return;
    const QRect head = horizontalHeader()->geometry();
    const QRect side = verticalHeader()->geometry();
    const auto end = isRightToLeft() ? Qt::AlignLeft : Qt::AlignRight; // as the numbers below it
    m_corner->setAlignment(end | Qt::AlignAbsolute | Qt::AlignVCenter);
    m_corner->setGeometry(side.left(), head.top(), side.width(), head.height());
    m_corner->setVisible(rowCount() > 0);
    if (auto *own = findChild<QAbstractButton *>({}, Qt::FindDirectChildrenOnly))
        own->hide();
}

void SampleTable::fitColumns()
{
    m_isByPerson = false;
    measure();
    shareRoom();
    updateGeometry();
}

void SampleTable::setSentences(int column)
{
    m_sentences = column;
}

void SampleTable::measure()
{
    constexpr int longestName = 30; // a name as long as a sentence pushes no other out of sight
    constexpr int longestWhole = 24;
    constexpr int longestShown = 40;
    constexpr int longestSentence = 100;
    const int letter = letterWidth(fontMetrics());
    m_wanted.clear();
    m_least.clear();
    m_scrolled.clear();
    for (int column = 0; column < columnCount(); ++column) {
        const int name = std::min(longestName * letter, roomFor(horizontalHeader(), column, 0));
        const int wanted = std::max(name, widthOf(column));
        const int whole = column == m_sentences ? longestSentence : longestWhole;
        m_wanted << wanted;
        m_least << std::max(name, std::min(whole * letter, wanted));
        m_scrolled << std::max(name, std::min(std::max(whole, longestShown) * letter, wanted));
    }
}

int SampleTable::widthOf(int column) const
{
    int widest = 0;
    for (int row = 0; row < rowCount(); ++row)
        if (const QTableWidgetItem *cell = item(row, column); cell && columnSpan(row, column) == 1)
            widest = std::max(widest, fontMetrics().horizontalAdvance(cell->text()));
    return widest + 2 * room::beside + 2;
}

void SampleTable::shareRoom()
{
    if (m_isByPerson || m_wanted.size() != columnCount())
        return;
    const QScopedValueRollback sharing(m_isSharing, true);
    const int room = viewport()->width();
    const bool scrolls = std::accumulate(m_least.begin(), m_least.end(), qint64(0)) > room;
    const QList<int> widths = scrolls ? m_scrolled : sharedWidths(m_wanted, m_least, room);
    int left = room;
    for (int column = 0; column < columnCount(); ++column) {
        const bool isLast = column == columnCount() - 1;
        const int width = isLast ? std::max(left, widths.at(column)) : widths.at(column);
        horizontalHeader()->resizeSection(column, width);
        left -= width;
    }
}

void SampleTable::showWhole(bool all)
{
    if (m_isWhole == all)
        return;
    m_isWhole = all;
    setVerticalScrollBarPolicy(all ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    updateGeometry();
}

int SampleTable::heightFor(int rows) const
{
    return horizontalHeader()->sizeHint().height() + rows * verticalHeader()->defaultSectionSize() +
           horizontalScrollBar()->sizeHint().height();
}

int SampleTable::leastHeight() const
{
    return heightFor(std::min(leastRows, rowCount()));
}

int SampleTable::heightOfFew() const
{
    const int last = std::min(leastRows, rowCount()) - 1;
    return viewport()->y() + (last < 0 ? 0 : rowViewportPosition(last) + rowHeight(last));
}

QSize SampleTable::sizeHint() const
{
    return {QTableWidget::sizeHint().width(), m_isWhole ? heightFor(rowCount()) : leastHeight()};
}

QSize SampleTable::minimumSizeHint() const
{
    const QSize least = QTableWidget::minimumSizeHint();
    return m_isWhole ? QSize(least.width(), heightFor(rowCount())) : least;
}

void SampleTable::resizeEvent(QResizeEvent *event)
{
    QTableWidget::resizeEvent(event);
    shareRoom();
}

} // namespace intray
