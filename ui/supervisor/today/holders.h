// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/feeds/lockfeed.h"
#include "session/message.h"
#include "ui/common/actions.h"
#include "ui/common/sheet.h"

class QAbstractItemView;
class QCheckBox;
class QLabel;
class QLineEdit;
class QStackedWidget;

namespace intray {

class BulkDialog;
class HoldersTree;
class LineButton;
class LocksTable;
class MoreButton;
class PageHead;
class QueueChooser;
class Session;
class WindowSettings;

/// Who holds what, over all queues, live, on a sheet: by person, or as a table with all that is
/// known. Filtered and sorted in the database. Locks are taken away here, one or many. Abandoned
/// ones stand out by a sign and a word.
class Holders : public Sheet
{
    Q_OBJECT
public:
    Holders(Session &session, WindowSettings &settings, QWidget *parent);
    ~Holders() override;

    void look();
    bool tryAction(WindowAction action);
    QWidget *firstPlace() const;
    bool isTable() const { return m_isTable; }
    std::optional<qsizetype> persons() const; ///< That hold something; none: not all are known.
    void release(const QList<HeldLock> &locks);
    void reassign(const QList<HeldLock> &locks);

signals:
    void changed();
    void tableWanted(bool isTable); ///< Which takes all of the room.
    void told(const intray::Message &message);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void build();
    QWidget *inSheet(QWidget *list);
    QWidget *makeHead();
    QWidget *makeFilters();
    QWidget *makeFoot();
    void follow();
    void followViews();
    void fillQueues();
    void filter();
    void setTable(bool isTable);
    void showFilters(bool areWanted);
    void showLocks();
    void showEmpty();
    void showView(int view);
    void showSelection();
    void moreWhenAtTheEnd(const QAbstractItemView &view, int value);
    QList<HeldLock> selected() const;
    void handOver();
    void askWhyNot();
    void open(BulkDialog *dialog);
    QWidget *view() const;

    Session &m_session;
    WindowSettings &m_settings;
    LockFeed m_feed;
    QTimer m_typing;
    PageHead *m_head;
    LineButton *m_find;
    LineButton *m_way;
    QWidget *m_filters = nullptr;
    QLineEdit *m_words;
    QueueChooser *m_queue;
    QCheckBox *m_abandoned;
    QStackedWidget *m_views;
    HoldersTree *m_tree;
    LocksTable *m_table;
    QLabel *m_empty;
    QLabel *m_chosen;
    LineButton *m_release;
    LineButton *m_reassign;
    LineButton *m_handOver;
    LineButton *m_whyNot;
    MoreButton *m_more;
    bool m_isTable = false;
};

} // namespace intray
