// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/openitemsmodel.h"

#include "lists/celltext.h"

#include <QLocale>

namespace intray {

OpenItemsModel::OpenItemsModel(QObject *parent)
    : KeyedRows(parent)
    , m_columns(itemColumns({}))
{
}

void OpenItemsModel::setFields(const QList<Field> &listFields)
{
    m_columns = itemColumns(listFields);
    resetRows({});
}

void OpenItemsModel::setItems(const QList<Item> &items)
{
    resetRows(items);
}

void OpenItemsModel::updateItems(const QList<Item> &items)
{
    mergeRows(items);
}

void OpenItemsModel::append(const QList<Item> &items)
{
    insertRowsAt(rowCount(), items);
}

void OpenItemsModel::prepend(const QList<Item> &items)
{
    insertRowsAt(0, items);
}

void OpenItemsModel::remove(const QSet<ItemId> &gone)
{
    for (int row = rowCount() - 1; row >= 0; --row)
        if (gone.contains(at(row).id))
            removeRowsAt(row, 1);
}

void OpenItemsModel::dropFront(int count)
{
    removeRowsAt(0, count);
}

void OpenItemsModel::dropBack(int count)
{
    const int dropped = std::min(count, rowCount());
    removeRowsAt(rowCount() - dropped, dropped);
}

int OpenItemsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

static int alignmentOf(const ItemColumn &column)
{
    return static_cast<int>(Qt::AlignVCenter | (column.numeric ? Qt::AlignRight : Qt::AlignLeft));
}

QVariant OpenItemsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Item &item = at(index.row());
    const ItemColumn &column = m_columns.at(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return shownText(column, item);
    case Qt::ToolTipRole:
        return toolTip(column, item);
    case Qt::AccessibleTextRole:
        return column.order == ItemOrder::By::Key ? wholeKey(item.key) : QVariant();
    case Qt::TextAlignmentRole:
        return alignmentOf(column);
    case ItemIdRole:
        return item.id.toVariant();
    }
    return {};
}

QString OpenItemsModel::toolTip(const ItemColumn &column, const Item &item) const
{
    if (column.order == ItemOrder::By::Created)
        return plainToolTip(exactTime(item.createdAt));
    if (column.isForWhom())
        return plainToolTip(item.assignedTo);
    if (column.order == ItemOrder::By::Field)
        return plainToolTip(RecordSchema::textOf(item.record.value(column.field)));
    return plainToolTip(item.key);
}

QVariant OpenItemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= m_columns.size())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return m_columns.at(section).title;
    case Qt::TextAlignmentRole:
        return alignmentOf(m_columns.at(section));
    case ColumnIdRole:
        return m_columns.at(section).id;
    }
    return {};
}

} // namespace intray
