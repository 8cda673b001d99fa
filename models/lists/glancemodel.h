// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/glance.h"

#include <QAbstractTableModel>

#include <optional>

namespace intray {

/// What is wrong, in a few words: "2 locks are abandoned".
QString wordsFor(const Need &need);

/// The queues at a glance, a row each; what needs attention has a sign in its cell, and says why in
/// its tooltip. Given values.
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
        Pace,    ///< Its figures by span, see PaceRole.
        EmptyAt, ///< When nothing will be left, at this pace.
        ColumnCount
    };
    enum Role {
        QueueRole = Qt::UserRole, ///< The queue's name.
        ColumnIdRole,             ///< Of a head: the column's name in settings.
        NeedsRole,                ///< Whether the cell needs attention.
        PaceRole,                 ///< What was completed in each span, a list of numbers.
        MostRole,                 ///< The most that was completed in a span of any queue.
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// As they are at that time, by the database's clock. Rows of the same queues stay the same.
    void setQueues(const QList<QueueGlance> &queues, const QDateTime &now);
    /// Where the spans begin by which the pace is told.
    void setSpans(const QList<QDateTime> &beginnings);
    const QueueGlance &at(int row) const { return m_queues.at(row); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    std::optional<Need> needAt(const QModelIndex &index) const;

    QString emptyWords(int row) const;
    void countPace();

    QList<QueueGlance> m_queues;
    QList<QList<SpanFigures>> m_figures; ///< By row.
    QList<QList<SpanFigures>> m_pace;    ///< By row, as far as they tell a pace.
    QList<QDateTime> m_spans;
    qint64 m_most = 0;
    QDateTime m_now;
};

} // namespace intray
