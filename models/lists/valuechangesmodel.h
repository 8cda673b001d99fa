// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/values/valuechanges.h"

#include <QAbstractTableModel>

namespace intray {

/// What values would become, with the number of their records; those that would break a rule come
/// first.
class ValueChangesModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { From, To, Records, State, ColumnCount };
    enum Role { BreaksRole = Qt::UserRole }; ///< The new value breaks a rule.

    using QAbstractTableModel::QAbstractTableModel;

    void setChanges(const QList<ValueChange> &changes);
    const QList<ValueChange> &changes() const { return m_changes; }
    qint64 breaking() const; ///< So many of the changes.
    qint64 records() const;  ///< Of the changes that break none.

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    QList<ValueChange> m_changes;
};

} // namespace intray
