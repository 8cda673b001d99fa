// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/id.h"
#include "session/message.h"

#include <QObject>

class QAction;

namespace intray {

class ChangeTable;
class HistoryModel;
class HistoryTable;
class LineButton;
class LineChange;
class LineHead;
class LineUndo;
class Session;

/// What can be done from a line of the history, by its buttons, its menu and its keys in both
/// tables: its record is opened, what it changed is undone or done again, a value is copied; and a
/// row of many is opened or folded. Window's thread; borrows what it is given.
class LineActions : public QObject
{
    Q_OBJECT
public:
    struct Parts
    {
        const HistoryModel &model;
        HistoryTable *list;
        ChangeTable *changes;
        LineHead *head;
        LineChange *change;
    };

    LineActions(Session &session, const Parts &parts, QWidget *page);

    void offer(); ///< What can be done with the line that is chosen now.

signals:
    void itemWanted(intray::ItemId item, const QString &field);
    void told(const intray::Message &message);
    void failed(const intray::Error &error);
    void undone(const QString &sentence);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; ///< Keys of the tables.

private:
    void build();
    void follow();
    void nameUndo(bool isUndone);
    void open();
    void undo();
    void copy() const;
    bool doBy(const QKeyEvent &key, bool isWish);

    Parts m_parts;
    LineUndo *m_undoing;
    LineButton *m_open;
    LineButton *m_undo;
    QList<QAction *> m_actions; ///< Open, undo, copy.
};

} // namespace intray
