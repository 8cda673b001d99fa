// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/fieldwords.h"
#include "lists/foldingmodel.h"
#include "lists/queuetitles.h"
#include "lists/rowwords.h"
#include "queue/historypage.h"
#include "schema/recordschema.h"

namespace intray {

/// What happened, in words: "completed", "put back".
QString wordForKind(EventKind kind);

/// The same of one event, with whom a supervisor gave the item: "Given to bert".
QString wordForEvent(const Event &event);
/// Empty: a lock that expired is nobody's doing, whoever's program noticed it. Who had it stands
/// with when it was taken.
QString doerOf(const Event &event);

/// Whether the newer of two events tells only what the one before it has told already: that
/// whoever was given the item has it.
bool isToldBy(const Event &newer, const Event &older);

/// Why it was done, or what was noted, and what else is known of it: which items, for whom.
/// `otherKey`: of the other item that it tells of; empty: it is called by its number.
QString whyTold(const Event &event, const FieldWords &words = {}, const QString &otherKey = {});

/// Lines of the history, newest first. A lock that was given on to somebody is one line, although
/// it is two events: it ended, and another began. Where folding is wanted, many lines that tell the
/// same of one item after another are one row. An item is called by its name, which its line's
/// record gives, with its key beside (RowRole::Beside). Given values.
class HistoryModel : public FoldingModel
{
    Q_OBJECT
public:
    enum Column { When, Queue, Key, What, Who, Where, Details, ColumnCount };
    enum Role { ItemIdRole = Qt::UserRole };

    using FoldingModel::FoldingModel;

    void setFieldWords(const FieldWords &words) { m_words = words; }
    void setQueueTitles(const QueueTitles &titles) { m_titles = titles; }
    void setNamingFields(const QHash<QString, NamingFields> &fields) { m_naming = fields; }
    void clear();
    void append(const QList<HistoryLine> &lines, bool hasMore);
    const HistoryLine &at(int row) const { return m_lines.at(this->row(row).line); }
    QStringList namesIn(int row) const override;
    QString manyIn(const HistoryRow &row) const override;
    /// What people call a line's item in a sentence: its name with its key, or its key alone.
    QString calledIn(const HistoryLine &line) const;

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    QString nameIn(const HistoryLine &line) const;
    QVariant itemOf(const HistoryRow &row, int role) const;
    QString shown(const HistoryLine &line, Column column) const;

    FieldWords m_words;
    QueueTitles m_titles;
    QHash<QString, NamingFields> m_naming; ///< Of each queue, by its name.
    QList<HistoryLine> m_lines;
};

} // namespace intray
