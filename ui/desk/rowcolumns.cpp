// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/rowcolumns.h"

#include "schema/formcolumns.h"
#include "ui/common/letters.h"
#include "ui/common/tokens.h"
#include "ui/common/turnedsides.h"
#include "ui/desk/fieldrow.h"

#include <QGridLayout>
#include <QHBoxLayout>

#include <algorithm>
#include <utility>

namespace intray {

static constexpr int widestField = 66; // letters
static constexpr int leastField = 30;
static constexpr int leastBeside = 36;

RowColumns::RowColumns(QWidget &sheet)
    : m_sheet(sheet)
    , m_line(new QHBoxLayout(&sheet))
{
    m_line->setSpacing(room::edge);
    m_line->setContentsMargins(0, room::within, 0, room::within);
    (new TurnedSides(m_line, &sheet))->set(room::sheet, room::edge);
    for (int column = 0; column < mostFormColumns; ++column)
        m_grids << makeGrid();
    put();
}

QGridLayout *RowColumns::makeGrid()
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(room::beside);
    m_line->addLayout(grid);
    return grid;
}

int RowColumns::widthInLetters(int letters) const
{
    return letters * letterWidth(m_sheet.fontMetrics());
}

int RowColumns::widestLabel() const
{
    int widest = 0;
    for (const FieldRow *row : m_rows)
        widest = std::max(widest, row->labelWidth());
    return widest;
}

// Where one column has room for what is said beside it, two would only push that under the fields.
int RowColumns::fittingIn(int width) const
{
    constexpr int least = 1000, leastLetters = 143;
    const int one = widestLabel() + room::beside + widthInLetters(leastField);
    const int two = std::max(
        {least, widthInLetters(leastLetters), mostFormColumns * (one + room::edge) + room::sheet});
    return width >= two ? mostFormColumns : 1;
}

// A rule's sentence has to be read whole, and all of what a value was. It has one line in a low
// window, else two.
int RowColumns::leastWithBeside() const
{
    constexpr int lowBelow = 600, leastForOneLine = 680, leastForTwo = 620;
    const int least = m_sheet.window()->height() < lowBelow ? leastForOneLine : leastForTwo;
    const int needed = room::sheet + widestLabel() + widthInLetters(leastField + leastBeside) +
                       2 * room::beside + room::edge;
    return std::max(least, needed);
}

// Fields and what is said beside them share the room as 3 to 2.
int RowColumns::wholeWithBeside() const
{
    const int field = std::max(fieldwidth::full, widthInLetters(leastField));
    const int beside = std::max(field * 2 / 3, widthInLetters(leastBeside));
    return room::sheet + widestLabel() + field + beside + 3 * room::beside + room::edge;
}

int RowColumns::longest() const
{
    return std::max(1, (static_cast<int>(m_rows.size()) + m_count - 1) / m_count);
}

void RowColumns::place(const QList<FieldRow *> &rows)
{
    m_rows = rows;
    put();
}

// An empty column takes no room.
void RowColumns::put()
{
    const int length = longest();
    for (int column = 0; column < m_grids.size(); ++column) {
        const bool isUsed = column < m_count;
        QGridLayout *grid = m_grids.at(column);
        for (int row = 0; row < grid->rowCount(); ++row) {
            grid->setRowStretch(row, 0);
            grid->setRowMinimumHeight(row, 0);
        }
        grid->setRowStretch(FieldRow::GridLines * length, 1);
        const int ofField = m_isBeside ? 3 : 1000; // what it may not take is left beside it
        grid->setColumnStretch(FieldRow::EditorColumn, isUsed ? ofField : 0);
        grid->setColumnStretch(FieldRow::BesideColumn, isUsed ? (m_isBeside ? 2 : 1) : 0);
        m_line->setStretch(column, isUsed ? 1 : 0);
    }
    const auto besides = m_isBeside ? FieldRow::Besides::Behind : FieldRow::Besides::Under;
    for (int row = 0; row < m_rows.size(); ++row)
        m_rows.at(row)->putInto(*m_grids.at(row / length), FieldRow::GridLines * (row % length),
                                besides);
}

// Not at the head of a column.
bool RowColumns::beginsGroup(int row) const
{
    return row % longest() > 0 &&
           m_rows.at(row)->field().group != m_rows.at(row - 1)->field().group;
}

int RowColumns::groupsInLongest() const
{
    QList<int> groups(m_grids.size(), 0);
    for (int row = 0; row < m_rows.size(); ++row)
        groups[row / longest()] += beginsGroup(row) ? 1 : 0;
    return *std::ranges::max_element(groups);
}

void RowColumns::partGroups(int pixels)
{
    for (int row = 0; row < m_rows.size(); ++row)
        m_grids.at(row / longest())
            ->setRowMinimumHeight(FieldRow::GridLines * (row % longest()) + FieldRow::GapLine,
                                  beginsGroup(row) ? pixels : 0);
}

void RowColumns::showWidths()
{
    const bool hasAllRoom = m_count == 1 && !m_isBeside;
    const int widest =
        hasAllRoom ? QWIDGETSIZE_MAX : widthInLetters(widestField + (m_isTall ? 6 : 0));
    for (FieldRow *row : std::as_const(m_rows))
        row->setRoom(widest, m_isTall);
}

void RowColumns::fit(const QSize &room)
{
    static constexpr int tallWindow = 900;
    m_isTall = m_sheet.window()->height() >= tallWindow;
    const int count = std::min(m_wanted, fittingIn(room.width()));
    const bool hasChanged = count != std::exchange(m_count, count);
    const bool isBeside = m_count == 1 && room.width() >= leastWithBeside();
    if (isBeside != std::exchange(m_isBeside, isBeside) || hasChanged)
        put();
    showWidths();
    moveTogether(room.height());
}

// By the number of rows alone, so that nothing moves while a fault comes or a text grows.
void RowColumns::moveTogether(int height)
{
    if (m_rows.isEmpty())
        return;
    constexpr int rowsInLowWindow = 12;
    const FieldRow *first = m_rows.constFirst();
    const int two = first->leastHeight(2);
    const bool isLow = height < rowsInLowWindow * two && longest() * two > height;
    for (FieldRow *row : std::as_const(m_rows))
        row->setLines(isLow ? 1 : 2);
    const int row = first->leastHeight(isLow ? 1 : 2);
    const int usual = m_isBeside ? room::within : room::between;
    const int wanted = m_isTall ? room::beside : usual;
    const auto fits = [&](int spacing) { return longest() * (row + spacing) <= height; };
    const int least = isLow ? room::within : usual - room::within;
    const int spacing = fits(wanted) ? wanted : fits(usual) ? usual : least;
    for (QGridLayout *grid : std::as_const(m_grids))
        grid->setVerticalSpacing(spacing);
    const int apart = room::beside * groupsInLongest();
    const int needed = longest() * (row + spacing) + apart;
    partGroups(needed <= height ? room::beside : 0);
    setRoomAbove(needed + room::beside <= height ? room::edge : room::within);
}

void RowColumns::setRoomAbove(int pixels)
{
    QMargins around = m_line->contentsMargins();
    around.setTop(pixels);
    m_line->setContentsMargins(around);
}

void RowColumns::pause()
{
    m_line->setEnabled(false);
}

void RowColumns::goOn()
{
    m_line->setEnabled(true);
    m_line->activate();
}

} // namespace intray
