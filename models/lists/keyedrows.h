// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/id.h"

#include <QAbstractTableModel>
#include <QList>
#include <QSet>

#include <algorithm>

namespace intray {

/// Rows that are known by their item, so that a refresh touches only what differs: selection and
/// scroll position of the views survive. A concrete model says what a row's item is, what its cells
/// show and how they are headed. Lives in the window's thread; is given values and never fetches.
template <typename Value>
class KeyedRows : public QAbstractTableModel
{
public:
    using QAbstractTableModel::QAbstractTableModel;

    int rowCount(const QModelIndex &parent = {}) const final
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }

    const Value &at(int row) const { return m_rows.at(row); }
    const QList<Value> &rows() const { return m_rows; }

    /// The row of the item, or -1.
    int rowOf(ItemId item) const
    {
        const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                        [&](const Value &row) { return idOf(row) == item; });
        return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
    }

protected:
    virtual ItemId idOf(const Value &row) const = 0;
    virtual bool looksTheSame(const Value &one, const Value &other) const = 0;

    void resetRows(const QList<Value> &rows)
    {
        beginResetModel();
        m_rows = rows;
        endResetModel();
    }

    /// Makes the rows equal to `wanted` by removing, moving, inserting and changing single rows.
    void mergeRows(const QList<Value> &wanted)
    {
        removeMissing(wanted);
        for (int row = 0; row < wanted.size(); ++row)
            place(wanted, row);
    }

    void insertRowsAt(int row, const QList<Value> &values)
    {
        if (values.isEmpty())
            return;
        beginInsertRows({}, row, row + static_cast<int>(values.size()) - 1);
        m_rows = m_rows.first(row) + values + m_rows.sliced(row);
        endInsertRows();
    }

    void removeRowsAt(int row, int count)
    {
        const int last = std::min(row + count, rowCount()) - 1;
        if (last < row)
            return;
        beginRemoveRows({}, row, last);
        m_rows.remove(row, last - row + 1);
        endRemoveRows();
    }

private:
    QSet<ItemId> idsOf(const QList<Value> &values) const
    {
        QSet<ItemId> ids;
        for (const Value &value : values)
            ids.insert(idOf(value));
        return ids;
    }

    void removeMissing(const QList<Value> &wanted)
    {
        const QSet<ItemId> kept = idsOf(wanted);
        for (int last = rowCount() - 1; last >= 0; --last) {
            int first = last;
            while (first >= 0 && !kept.contains(idOf(m_rows.at(first))))
                --first;
            removeRowsAt(first + 1, last - first);
            last = first;
        }
    }

    void place(const QList<Value> &wanted, int row)
    {
        const int present = rowOf(idOf(wanted.at(row)));
        if (present < 0) {
            insertRowsAt(row, newRun(wanted, row));
            return;
        }
        if (present != row)
            moveRow(present, row);
        if (!looksTheSame(m_rows.at(row), wanted.at(row)))
            changeRow(row, wanted.at(row));
    }

    QList<Value> newRun(const QList<Value> &wanted, int row) const
    {
        int end = row;
        while (end < wanted.size() && rowOf(idOf(wanted.at(end))) < 0)
            ++end;
        return wanted.sliced(row, end - row);
    }

    void moveRow(int from, int to)
    {
        beginMoveRows({}, from, from, {}, to);
        m_rows.move(from, to);
        endMoveRows();
    }

    void changeRow(int row, const Value &value)
    {
        m_rows[row] = value;
        emit dataChanged(index(row, 0), index(row, columnCount() - 1));
    }

    QList<Value> m_rows;
};

} // namespace intray
