// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/historymodel.h"
#include "queue/recordschema.h"
#include "session/feeds/historyfeed.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableView;
class QTableWidget;

namespace intray {

class Session;

/// A finished record to be looked at and not changed: its fields as they are and as they came in,
/// and what happened to it, a line for each event. Whoever wants to go on with it asks for it by a
/// note, and a supervisor reopens it. What may not be seen is said in a sentence. Lives in the
/// window's thread; borrows the session.
class FinishedView : public QDialog
{
    Q_OBJECT
public:
    FinishedView(Session &session, const Item &item, const RecordSchema &schema, QWidget *parent);

signals:
    void problem(const intray::Error &error);
    void told(const QString &sentence);

private:
    void build();
    QWidget *makeFoot();
    void ask();
    void receive(const Outcome<ItemDetail> &detail);
    void showFields(const ItemDetail &detail);
    void askForIt();
    void reopen();

    Session &m_session;
    const Item m_item;
    const RecordSchema m_schema;
    HistoryFeed m_feed;
    HistoryModel m_history;
    QLabel *m_head;
    QTableWidget *m_fields;
    QTableView *m_lines;
    QPushButton *m_ask;
    QPushButton *m_reopen;
};

} // namespace intray
