// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/rowcolumns.h"

#include "queue/formcolumns.h"
#include "ui/common/letters.h"
#include "ui/desk/fieldeditor.h"
#include "ui/desk/fieldrow.h"

#include <QGridLayout>
#include <QHBoxLayout>

#include <algorithm>
#include <utility>

namespace intray {

static constexpr int usualSpacing = 8;

RowColumns::RowColumns(QWidget &sheet)
    : m_sheet(sheet)
    , m_line(new QHBoxLayout(&sheet))
{
    m_line->setContentsMargins(16, 4, 8, 4);
    m_line->setSpacing(16);
    for (int column = 0; column < mostFormColumns; ++column)
        m_grids << makeGrid();
    put();
}

QGridLayout *RowColumns::makeGrid()
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(usualSpacing);
    m_line->addLayout(grid);
    return grid;
}

// About 900 pixels in letters of the usual size.
int RowColumns::widthOfOne() const
{
    static constexpr int mostCharacters = 128;
    return std::max(900, mostCharacters * letterWidth(m_sheet.fontMetrics()));
}

// Two need about 1000: label, imported value and a field of 24 letters each.
int RowColumns::fittingIn(int width) const
{
    static constexpr int leastCharacters = 143;
    const int least = std::max(1000, leastCharacters * letterWidth(m_sheet.fontMetrics()));
    return width >= least ? mostFormColumns : 1;
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
        for (int row = 0; row < grid->rowCount(); ++row)
            grid->setRowStretch(row, 0);
        grid->setRowStretch(length, 1);
        grid->setColumnStretch(FieldRow::ImportedColumn, isUsed ? 3 : 0);
        grid->setColumnStretch(FieldRow::EditorColumn, isUsed ? 5 : 0);
        m_line->setStretch(column, isUsed ? 1 : 0);
    }
    for (int row = 0; row < m_rows.size(); ++row)
        m_rows.at(row)->putInto(*m_grids.at(row / length), row % length);
}

void RowColumns::fit(const QSize &room)
{
    const int count = std::min(m_wanted, fittingIn(room.width()));
    if (count != m_count) {
        m_count = count;
        put();
    }
    m_sheet.setMaximumWidth(m_count * widthOfOne());
    moveTogether(room.height());
}

// By the number of rows alone, so that nothing moves while a fault comes or a text grows.
void RowColumns::moveTogether(int height)
{
    if (m_rows.isEmpty())
        return;
    const FieldEditor *editor = m_rows.constFirst()->editor();
    const int row = editor->fontMetrics().lineSpacing() + 2 * editor->firstLineTop();
    const bool fits = longest() * (row + usualSpacing) <= height;
    for (QGridLayout *grid : std::as_const(m_grids))
        grid->setVerticalSpacing(fits ? usualSpacing : usualSpacing / 2);
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
