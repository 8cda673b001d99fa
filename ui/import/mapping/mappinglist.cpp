// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/mapping/mappinglist.h"

#include "lists/celltext.h"
#include "ui/common/tables.h"
#include "ui/import/mapping/mappingwords.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QSignalBlocker>

namespace intray {

MappingList::MappingList(QWidget *parent)
    : QTableWidget(parent)
{
    setObjectName(QStringLiteral("mappingList"));
    setAccessibleName(tr("Columns of the file and their fields"));
    styleTable(this);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setColumnCount(3);
    setHorizontalHeaderLabels({tr("Column"), tr("Field"), tr("Action")});
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setStretchLastSection(true);
    giveRoom(horizontalHeader(), 0, 18);
    giveRoom(horizontalHeader(), 1, 18);
    connect(this, &QTableWidget::currentCellChanged, this, [this](int row, int, int before, int) {
        if (row >= 0 && row != before)
            emit rowChosen(row);
    });
}

void MappingList::showRows(const MappingRows &rows, qsizetype current)
{
    const QSignalBlocker quiet(this);
    setRowCount(int(rows.rows().size()));
    for (int row = 0; row < rowCount(); ++row)
        showRow(row, rows.rows().at(row), doneWords(rows, row));
    setCurrentCell(int(current), 1);
    viewport()->update();
}

void MappingList::showRow(int row, const MappingRow &shown, const QString &done)
{
    const QString field = shown.isLeftOut ? QString() : shown.field.field;
    const QStringList texts{sourceWords(shown), field, done};
    for (int column = 0; column < texts.size(); ++column) {
        auto *cell = item(row, column);
        if (!cell) {
            cell = new QTableWidgetItem;
            setItem(row, column, cell);
        }
        cell->setText(cellText(texts.at(column)));
        cell->setToolTip(plainToolTip(texts.at(column)));
    }
}

void MappingList::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Delete)
        emit leavingOutWanted();
    else
        QTableWidget::keyPressEvent(event);
}

} // namespace intray
