// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/glance.h"

#include <QAbstractTableModel>

namespace intray {

/// The queues at a glance, a row each. Given values.
class GlanceModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        Queue,
        Open,
        Locked,
        PutOff,
        DoneToday,
        Failed,
        OldestOpen,
        Expired,
        Released,
        Empty,
        ColumnCount
    };
    enum Role { QueueRole = Qt::UserRole }; ///< The queue's name.

    using QAbstractTableModel::QAbstractTableModel;

    void setQueues(const QList<QueueGlance> &queues); ///< Rows of the same queues stay the same.
    const QueueGlance &at(int row) const { return m_queues.at(row); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    QList<QueueGlance> m_queues;
};

} // namespace intray
