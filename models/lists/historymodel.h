// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/fieldwords.h"
#include "lists/historyrows.h"
#include "lists/queuetitles.h"
#include "queue/historypage.h"

#include <QAbstractTableModel>

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
QString whyTold(const Event &event, const FieldWords &words = {});

/// Lines of the history, newest first. A lock that was given on to somebody is one line, although
/// it is two events: it ended, and another began. Where folding is wanted, many lines that tell the
/// same of one item after another are one row, until it is opened. Given values; asks for more when
/// a view reaches its end.
class HistoryModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { When, Queue, Key, What, Who, Where, Details, ColumnCount };
    enum Role { ItemIdRole = Qt::UserRole, AsRole }; ///< AsRole: HistoryRow::As.

    using QAbstractTableModel::QAbstractTableModel;

    void setFieldWords(const FieldWords &words) { m_words = words; }
    void setQueueTitles(const QueueTitles &titles) { m_titles = titles; }
    void setFolding(bool isFolding) { m_isFolding = isFolding; }
    void clear();
    void append(const QList<HistoryLine> &lines, bool hasMore);
    const HistoryLine &at(int row) const { return m_lines.at(m_rows.at(row).line); }
    const HistoryRow &row(int row) const { return m_rows.at(row); }
    QStringList keysIn(int row) const; ///< Of all items that the row stands for.
    int lineCount() const { return int(m_lines.size()); }
    void turn(int row);      ///< Opens it, or folds it again.
    int rowOf(qint64 event); ///< Opens what it is in; -1: it is not there.

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
    void showRows();
    QString itemsIn(const HistoryRow &row) const;
    QString shown(const HistoryLine &line, Column column) const;

    FieldWords m_words;
    QueueTitles m_titles;
    QList<HistoryLine> m_lines;
    QList<bool> m_isSame; ///< Of each, as the one before it.
    QList<HistoryRow> m_rows;
    QSet<qint64> m_opened;
    bool m_isFolding = false;
    bool m_hasMore = false;
};

} // namespace intray
