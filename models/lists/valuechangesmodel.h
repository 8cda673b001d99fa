// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/values/valuechanges.h"

#include <QAbstractTableModel>

namespace intray {

/// What values would become, with the number of their records; those that are left out come
/// first.
class ValueChangesModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { From, To, Records, State, ColumnCount };
    enum Role { LeftOutRole = Qt::UserRole }; ///< The old value stays.

    using QAbstractTableModel::QAbstractTableModel;

    void setChanges(const QList<ValueChange> &changes);
    const QList<ValueChange> &changes() const { return m_changes; }
    qint64 breaking() const; ///< So many of the changes.
    qint64 losing() const;   ///< Digits, and they break no rule.
    qint64 records() const;  ///< Of the changes that are not left out.

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    QList<ValueChange> m_changes;
};

} // namespace intray
