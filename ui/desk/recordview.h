// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/historymodel.h"
#include "queue/askedback.h"
#include "schema/recordschema.h"
#include "session/feeds/historyfeed.h"

#include <QDateTime>
#include <QDialog>
#include <QTimer>

class QLabel;
class QPushButton;
class QTableView;
class QTableWidget;

namespace intray {

class Session;

/// A record to be looked at and not changed: its fields as they are and as they came in, and what
/// happened to it, a line for each event. One that is open can be taken from here. Whoever finished
/// it gets it back within the time that the queue allows; else they ask for it, and a supervisor
/// opens it for them or declines, and how that stands is said at the head. What may not be seen is
/// said in a sentence. Lives in the window's thread; borrows the session.
class RecordView : public QDialog
{
    Q_OBJECT
public:
    RecordView(Session &session, const Item &item, const RecordSchema &schema, QWidget *parent);

    void showField(const QString &name); ///< The cursor is on it; empty: on the first.

signals:
    void problem(const intray::Error &error);
    void told(const QString &sentence);
    void ownWanted(intray::ItemId item); ///< Back onto the desk, by whoever finished it.
    void takeWanted(intray::ItemId item);

private:
    void build();
    QWidget *makeFoot();
    void ask();
    void receive(const Outcome<ItemDetail> &detail);
    void showFields(const ItemDetail &detail);
    QString called() const;
    QString standing(const ItemDetail &detail) const;
    void offerWhatCanBeDone();
    void findAsking();
    void showHead();
    void askForIt();
    void decline();
    void askWhy(Asking asking, const QString &sentence);
    void reopen();
    void reopenForAll();

    Session &m_session;
    const Item m_item;
    const RecordSchema m_schema;
    HistoryFeed m_feed;
    HistoryModel m_history;
    QLabel *m_head;
    QTableWidget *m_fields;
    QTableView *m_lines;
    QPushButton *m_take;
    QPushButton *m_ask;
    QPushButton *m_decline;
    QPushButton *m_reopen;
    QString m_field;  ///< With the cursor.
    QString m_ending; ///< Who finished it, and when, or how else it stands.
    AskedState m_asked;
    QDateTime m_ownUntil; ///< Until then it can be reopened by who looks at it; invalid: it cannot.
    QTimer m_ownEnds;
    bool m_isOwn = false; ///< It is before that.
};

} // namespace intray
