// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/today/lockstable.h"

#include "ui/common/plaintable.h"
#include "ui/common/tables.h"
#include "ui/common/tokens.h"
#include "ui/lists/columnlayout.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace intray {

/// Abandoned locks in bold letters and the colour of warnings, beside their sign and word.
class LockCell : public PlainCell
{
public:
    using PlainCell::PlainCell;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        PlainCell::initStyleOption(option, index);
        if (!index.data(LocksModel::AbandonedRole).toBool())
            return;
        option->font.setBold(true);
        if (index.column() == LocksModel::Key || index.column() == LocksModel::Client)
            option->palette.setColor(QPalette::Text,
                                     colourOf(ColourRole::Warning, option->palette));
    }
};

LocksTable::LocksTable(WindowSettings &settings, QWidget *parent)
    : QTableView(parent)
    , m_layout(nullptr)
{
    setObjectName(QStringLiteral("locksTable"));
    setAccessibleName(tr("Locks"));
    setModel(&m_model);
    makePlain(this);
    styleTable(this);
    setItemDelegate(new LockCell(this));
    QHeaderView *header = horizontalHeader();
    header->setStretchLastSection(true);
    header->setSectionsClickable(true);
    header->setSortIndicatorShown(true);
    m_layout = new ColumnLayout(this, LocksModel::ColumnIdRole, settings);
    connect(m_layout, &ColumnLayout::usualLayoutWanted, this, &LocksTable::giveUsualWidths);
    m_layout->use(QStringLiteral("locks"));
    takeOrder();
    connect(header, &QHeaderView::sectionClicked, this, &LocksTable::sortBy);
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &LocksTable::selectionChangedByAnybody);
}

void LocksTable::showLocks(const QList<HeldLock> &locks, const QDateTime &now)
{
    m_model.updateLocks(locks, now);
}

QList<HeldLock> LocksTable::selected() const
{
    QModelIndexList rows = selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    QList<HeldLock> locks;
    for (const QModelIndex &row : std::as_const(rows))
        locks << m_model.at(row.row());
    return locks;
}

void LocksTable::orderBy(LockQuery &query) const
{
    query.by = m_by;
    query.descending = m_descending;
}

// The one that was kept, else the oldest lock first.
void LocksTable::takeOrder()
{
    QHeaderView *header = horizontalHeader();
    const int kept = header->sortIndicatorSection();
    m_by = LocksModel::orderOf(kept);
    m_descending = kept >= 0 && header->sortIndicatorOrder() == Qt::DescendingOrder;
    if (kept < 0)
        header->setSortIndicator(LocksModel::Since, Qt::AscendingOrder);
    giveRoomForArrow(header);
    emit orderChanged();
}

// A click on the column that sorts already turns the order round.
void LocksTable::sortBy(int column)
{
    const auto by = LocksModel::orderOf(column);
    m_descending = m_by == by && !m_descending;
    m_by = by;
    horizontalHeader()->setSortIndicator(column,
                                         m_descending ? Qt::DescendingOrder : Qt::AscendingOrder);
    giveRoomForArrow(horizontalHeader());
    emit orderChanged();
}

void LocksTable::resetLayout()
{
    m_layout->reset();
    takeOrder();
}

void LocksTable::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        copySelectedRows(this);
    else if (event->key() == Qt::Key_Delete)
        emit releaseWanted();
    else
        QTableView::keyPressEvent(event);
}

void LocksTable::giveUsualWidths()
{
    QHeaderView *header = horizontalHeader();
    const int widths[] = {16, 15, 12, 13, 8, 9, 15, 8, 20};
    for (int column = 0; column < LocksModel::ColumnCount; ++column)
        giveRoom(header, column, widths[column]);
}

} // namespace intray
