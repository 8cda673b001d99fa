// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/foldingmodel.h"
#include "lists/queuetitles.h"
#include "queue/ruleevent.h"

namespace intray {

/// A rule in words: "Lock", "Roles".
QString wordForRule(const QString &name);

/// Changes of rules, users and roles, newest first. Where folding is wanted, many that tell the
/// same of one queue or user after another are one row. Given values.
class RuleHistoryModel : public FoldingModel
{
    Q_OBJECT
public:
    enum Column { When, Whose, What, Who, Changed, ColumnCount };

    using FoldingModel::FoldingModel;

    void setQueueTitles(const QueueTitles &titles) { m_titles = titles; }
    void clear(RulesOf about);
    void append(const QList<RuleEvent> &lines, bool hasMore);
    const RuleEvent &at(int row) const { return m_lines.at(this->row(row).line); }
    const RuleEvent &newest() const { return m_lines.constFirst(); } ///< Of those that are there.
    QString calledIn(const RuleEvent &event) const; ///< Whose rules they are, as people say it.
    QStringList namesIn(int row) const override;
    QString manyIn(const HistoryRow &row) const override;

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    bool tellTheSame(const RuleEvent &newer, const RuleEvent &older) const;
    QString shown(const RuleEvent &event, Column column) const;

    QueueTitles m_titles;
    RulesOf m_about = RulesOf::Queue;
    QList<RuleEvent> m_lines;
};

} // namespace intray
