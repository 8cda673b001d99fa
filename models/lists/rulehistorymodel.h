// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/queuetitles.h"
#include "queue/ruleevent.h"

#include <QAbstractTableModel>

namespace intray {

/// A rule in words: "Lock", "Roles".
QString wordForRule(const QString &name);

/// Changes of rules, users and roles, newest first. Given values; asks for more when a view reaches
/// its end.
class RuleHistoryModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { When, Whose, What, Who, Changed, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setQueueTitles(const QueueTitles &titles) { m_titles = titles; }
    void clear(RulesOf about);
    void append(const QList<RuleEvent> &lines, bool hasMore);
    const RuleEvent &at(int row) const { return m_lines.at(row); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

signals:
    void moreWanted();

private:
    QString shown(const RuleEvent &event, Column column) const;

    QueueTitles m_titles;
    RulesOf m_about = RulesOf::Queue;
    QList<RuleEvent> m_lines;
    bool m_hasMore = false;
};

} // namespace intray
