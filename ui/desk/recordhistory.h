// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/itemhistory.h"

#include <QList>
#include <QWidget>

class QLabel;

namespace intray {

class Desk;
class ItemHistoryFeed;
class Session;
class ToldText;

/// What happened to the item on the desk, newest first. Reads only
/// while somebody can see it, and never before the record. In the window's thread; borrows session
/// and desk.
class RecordHistory : public QWidget
{
    Q_OBJECT
public:
    /// The name is for tests: there can be more than one.
    RecordHistory(Session &session, Desk &desk, const QString &name, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void build();
    void follow();
    void look();
    void showEvents(const QList<Event> &events, const ChangedFields &changed,
                    const QHash<ItemId, QString> &others);
    void say(const QString &sentence);

    Session &m_session;
    Desk &m_desk;
    ItemHistoryFeed *m_feed;
    QLabel *m_said; ///< In the place of the history while there is none to be seen.
    ToldText *m_told;
};

} // namespace intray
