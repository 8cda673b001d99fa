// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/fieldwords.h"
#include "queue/historypage.h"
#include "queue/recordversion.h"

#include <QObject>

namespace intray {

class ChangeTable;
class LineHead;
class LinePlaces;

/// What the chosen line of the history changed in its item, or what became of the item in all,
/// shown in the head and the table that it is given. Window's thread; borrows them.
class LineChange : public QObject
{
    Q_OBJECT
public:
    LineChange(LineHead *head, ChangeTable *table, LinePlaces *places);

    void setFieldWords(const FieldWords &words) { m_words = words; }
    void showNone();    ///< No line is chosen.
    void showNothing(); ///< There is no line that could be chosen.
    /// A row of many lines is; which items they are, from the longest sentence to the shortest.
    void showMany(const QStringList &whichItems);
    void await(); ///< A line is, whose values are on their way.
    /// `called`: the item.
    void showVersions(const HistoryLine &line, const QString &called,
                      const QList<RecordVersion> &versions);

    /// Those whose rows are chosen; none: all that the line changed.
    QStringList chosenFields() const;
    QString fieldAtCursor() const; ///< The one that is meant; the first, where none is chosen.
    bool isByLine() const { return m_isByLine; } ///< Else in all.
    bool isEmpty() const { return m_change.isEmpty(); }
    /// What the chosen fields are now, or were where the cursor is there; with their names where
    /// there are several.
    QString valuesToCopy() const;

signals:
    void shown(); ///< Something else than before.

private:
    QString sentenceOn(const HistoryLine &line, const QString &called,
                       const QList<RecordVersion> &versions) const;
    QString wordOf(const QString &field) const;

    LineHead *m_head;
    ChangeTable *m_table;
    LinePlaces *m_places;
    FieldWords m_words;
    QString m_queue;
    RecordChange m_change;
    bool m_isByLine = false;
};

} // namespace intray
