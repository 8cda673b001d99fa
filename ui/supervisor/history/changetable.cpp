// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/history/changetable.h"

#include "lists/celltext.h"
#include "ui/common/plaintable.h"
#include "ui/common/tables.h"

#include <QHeaderView>

namespace intray {

ChangeTable::ChangeTable(QWidget *parent)
    : QTableWidget(0, 3, parent)
{
    makePlain(this);
    styleTable(this);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    hide();
}

void ChangeTable::setTitles(const QString &what, const QString &before, const QString &after)
{
    setHorizontalHeaderLabels({what, before, after});
}

void ChangeTable::showChanges(const QList<Change> &changes)
{
    setRowCount(int(changes.size()));
    setVisible(!changes.isEmpty());
    for (int row = 0; row < rowCount(); ++row) {
        const Change &one = changes.at(row);
        const QStringList cells{one.what, one.before, one.after};
        for (int column = 0; column < cells.size(); ++column) {
            auto *cell = new QTableWidgetItem(cellText(cells.at(column)));
            const bool isExact = column == 2 && !one.exactly.isEmpty();
            cell->setToolTip(plainToolTip(isExact ? one.exactly : cells.at(column)));
            setItem(row, column, cell);
        }
    }
    clearSelection();
}

QString ChangeTable::inOneLine(const QList<Change> &changes)
{
    QStringList parts;
    for (const Change &one : changes)
        parts << (one.before.isEmpty() ? tr("%1: %2").arg(one.what, one.after)
                                       : tr("%1: %2 → %3").arg(one.what, one.before, one.after));
    return parts.join(QStringLiteral("; "));
}

} // namespace intray
