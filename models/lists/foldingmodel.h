// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/historyrows.h"

#include <QAbstractTableModel>

namespace intray {

/// The rows of a history, whose lines are known by their events: each line is one, but where
/// folding is wanted, many that tell the same one after another are one row, until it is opened.
/// Whoever derives from it has the lines. Asks for more when a view reaches its end.
class FoldingModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum { AsRole = Qt::UserRole + 1 }; ///< HistoryRow::As.

    using QAbstractTableModel::QAbstractTableModel;

    void setFolding(bool isFolding) { m_isFolding = isFolding; }
    const HistoryRow &row(int row) const { return m_rows.at(row); }
    int lineCount() const { return int(m_events.size()); }
    void turn(int row);      ///< Opens it, or folds it again.
    int rowOf(qint64 event); ///< Opens what it is in; -1: it is not there.
    /// What the lines of a row are about, each as people call it.
    virtual QStringList namesIn(int row) const = 0;
    virtual QString manyIn(const HistoryRow &row) const = 0; ///< For how many it stands.

    int rowCount(const QModelIndex &parent = {}) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

signals:
    void moreWanted();

protected:
    bool isFolding() const { return m_isFolding; }
    void forgetLines(); ///< While the model is being reset.
    /// Behind the others, and shown by showRows(). `isSame`: it tells the same as the one before.
    void addLine(qint64 event, bool isSame);
    void removeLastLine();
    void showRows(bool hasMore);
    bool mayStandForMore(const HistoryRow &row) const; ///< More of them may be found yet.

private:
    QList<qint64> m_events;
    QList<bool> m_isSame; ///< Of each line, as the one before it.
    QList<HistoryRow> m_rows;
    QSet<qint64> m_opened;
    bool m_isFolding = false;
    bool m_hasMore = false;
};

} // namespace intray
