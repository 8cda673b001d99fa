// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/locksmodel.h"
#include "session/feeds/lockfeed.h"
#include "ui/supervisor/supervisortab.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace intray {

class BulkDialog;
class ColumnLayout;
class QueueChooser;
class Session;
class WindowSettings;

/// Who holds what, over all queues, live: filtered and sorted in the database. Locks are taken
/// away here, one or many. Abandoned ones stand out by a sign, a word and bold letters.
class LocksPage : public SupervisorTab
{
    Q_OBJECT
public:
    LocksPage(Session &session, const Actions &actions, WindowSettings &settings,
              QWidget *parent = nullptr);
    ~LocksPage() override;

    void look() override;
    bool tryAction(WindowAction action) override;

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    QWidget *makeFilters();
    void makeTable();
    QWidget *makeFoot();
    void follow();
    void followTable();
    void fillQueues();
    void filter();
    void takeOrder();
    void sortBy(int column);
    void showLocks();
    void showSelection();
    void moreWhenAtTheEnd(int value);
    QList<HeldLock> selected() const;
    void release();
    void reassign();
    void handOver();
    void askWhyNot();
    void open(BulkDialog *dialog);
    void giveUsualWidths();

    Session &m_session;
    const Actions &m_actions;
    LockFeed m_feed;
    LocksModel m_model;
    QTimer m_typing;
    QLineEdit *m_find;
    QueueChooser *m_queue;
    QCheckBox *m_abandoned;
    QLabel *m_count;
    QTableView *m_table;
    QLabel *m_empty;
    QLabel *m_chosen;
    QPushButton *m_release;
    QPushButton *m_reassign;
    QPushButton *m_handOver;
    QPushButton *m_whyNot;
    ColumnLayout *m_layout = nullptr;
};

} // namespace intray
