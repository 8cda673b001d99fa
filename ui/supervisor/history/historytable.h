// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/historymodel.h"
#include "ui/supervisor/history/foldingtable.h"

namespace intray {

class Session;

/// The lines of the history of items, with the columns that say something: what is empty, or the
/// same in each line, is not there. Window's thread; borrows the session and the model.
class HistoryTable : public FoldingTable
{
    Q_OBJECT
public:
    HistoryTable(HistoryModel &model, const Session &session, QWidget *parent);

    const HistoryLine *current() const; ///< Null: none is chosen, or a row of many.
    void forgetColumns();               ///< Other lines come.
    void take(const QList<HistoryLine> &lines, bool hasMore);
    void showColumns();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void lookForColumns(const QList<HistoryLine> &lines);
    void widen(int column);
    void widenItems();
    int leastOfLast();
    int roomForItems();
    int freeForItems();
    void leaveOutForItems();
    void shortenItems();
    int lastShown() const;

    HistoryModel &m_model;
    const Session &m_session;
    bool m_hasDetails = false;
    int m_wholeItems = 0;   ///< So wide are they where there is room.
    QSet<QString> m_places; ///< From where the lines are.
};

} // namespace intray
