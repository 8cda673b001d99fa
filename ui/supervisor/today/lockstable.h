// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/locksmodel.h"

#include <QTableView>

namespace intray {

class ColumnLayout;
class WindowSettings;

/// All locks with all that is known of them, a row each, sorted by the database.
class LocksTable : public QTableView
{
    Q_OBJECT
public:
    LocksTable(WindowSettings &settings, QWidget *parent);

    void setQueueTitles(const QueueTitles &titles) { m_model.setQueueTitles(titles); }
    void showLocks(const QList<HeldLock> &locks, const QDateTime &now);
    QList<HeldLock> selected() const;
    void orderBy(LockQuery &query) const; ///< As it is sorted now.
    void resetLayout();

signals:
    void selectionChangedByAnybody();
    void orderChanged();
    void releaseWanted(); ///< By a key.

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void sortBy(int column);
    void takeOrder();
    void giveUsualWidths();

    LocksModel m_model;
    ColumnLayout *m_layout;
    LockQuery::By m_by = LockQuery::By::Since;
    bool m_descending = false;
};

} // namespace intray
