// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/figuretable.h"

#include "queue/daytime.h"
#include "ui/common/tables.h"

#include <QHeaderView>
#include <QLocale>

namespace intray {

enum Column { From, Completed, Backlog, ColumnCount };

static Qt::Alignment alignmentOf(int column)
{
    return Qt::AlignVCenter | (column == From ? Qt::AlignLeft : Qt::AlignRight);
}

FigureTable::FigureTable(QWidget *parent)
    : QTableWidget(0, ColumnCount, parent)
{
    setObjectName(QStringLiteral("glanceFigures"));
    setAccessibleName(tr("Completed items and backlog"));
    setHorizontalHeaderLabels({tr("From"), tr("Completed"), tr("Backlog")});
    styleTable(this);
    setSelectionMode(SingleSelection);
    horizontalHeader()->setSectionResizeMode(From, QHeaderView::Stretch);
    giveRoom(horizontalHeader(), Completed, 14);
    giveRoom(horizontalHeader(), Backlog, 14);
    for (int column = 0; column < ColumnCount; ++column)
        horizontalHeaderItem(column)->setTextAlignment(alignmentOf(column));
}

FigureWords FigureTable::words() const
{
    return {tr("Copies the figures to the clipboard."),
            tr("The figures were copied."),
            tr("Saves the figures as CSV."),
            tr("Save the figures"),
            tr("intray-figures.csv"),
            tr("Figures (*.csv)"),
            tr("The figures were saved as %1."),
            tr("The figures could not be saved there. Choose another place.")};
}

// The cells stay while their numbers change, and with them the cursor.
void FigureTable::setFigures(const QList<SpanFigures> &figures, const QString &)
{
    if (figures == m_figures)
        return;
    m_figures = figures;
    setRowCount(int(figures.size()));
    const QLocale locale;
    for (int row = 0; row < rowCount(); ++row) {
        const SpanFigures &span = figures.at(figures.size() - 1 - row);
        setCell(row, From, dateAndTime(span.begin));
        setCell(row, Completed, locale.toString(span.completed));
        setCell(row, Backlog, locale.toString(span.backlog));
    }
    if (currentRow() < 0)
        setCurrentCell(0, From);
}

void FigureTable::setCell(int row, int column, const QString &text)
{
    if (!item(row, column)) {
        setItem(row, column, new QTableWidgetItem);
        item(row, column)->setTextAlignment(alignmentOf(column));
    }
    item(row, column)->setText(text);
}

} // namespace intray
