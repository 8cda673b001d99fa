// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QVBoxLayout;

namespace intray {

class TurnedSides;
class Actions;
class QueueChooser;
class SearchField;
class Session;

/// What stands above the lists: the window's menu, which queue, and the one field to search and to
/// filter.
class ListHead : public QWidget
{
    Q_OBJECT
public:
    ListHead(Session &session, const Actions &actions, QWidget *parent = nullptr);

    void setLow(bool isLow);        ///< Its parts stand close, because the lists need the room.
    void takeMenu(QWidget *button); ///< Before the queue; none: it is elsewhere.
    void showQueue(const QString &name);
    void focusSearch();
    SearchField *search() const { return m_search; }

signals:
    void queueChosen(const QString &name);

private:
    void build();
    void nameKey(const Actions &actions);
    void showQueues();
    void sayWhatIsFound();

    Session &m_session;
    QueueChooser *m_queues;
    SearchField *m_search;
    QString m_queue; ///< The one that is searched.
    QVBoxLayout *m_rows = nullptr;
    QHBoxLayout *m_line = nullptr;
    TurnedSides *m_sides = nullptr;
};

} // namespace intray
