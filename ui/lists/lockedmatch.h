// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/itempage.h"
#include "store/cancellation.h"

#include <QObject>

namespace intray {

class Session;

/// Who has what a list of open items was searched for in vain: a locked item is none of its rows.
/// Looks once for each search. In the window's thread; borrows the session.
class LockedMatch : public QObject
{
    Q_OBJECT
public:
    explicit LockedMatch(Session &session, QObject *parent = nullptr);
    ~LockedMatch() override;

    void seek(const ItemQuery &open); ///< With what the open items were searched for.
    void forget();
    QString sentence() const; ///< Empty: none is known.

signals:
    void found();

private:
    void cancel();
    void receive(const QList<Item> &items);

    Session &m_session;
    ItemQuery m_query;
    QList<Item> m_items;
    quint64 m_question = 0; ///< Answers to older ones are dropped.
    Cancellation m_cancellation;
};

} // namespace intray
