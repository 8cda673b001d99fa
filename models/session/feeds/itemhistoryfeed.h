// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/event.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QTimer>

namespace intray {

class Session;

/// Reads the history of one item for whoever has it in hand: a moment after the last wish, so that
/// whoever goes through many records asks for none, and on the thread of the lists, so that no
/// record waits for it. Only the answer to the last wish is told. What may be seen, the database
/// decides. Lives in the window's thread and borrows the session.
class ItemHistoryFeed : public QObject
{
    Q_OBJECT
public:
    explicit ItemHistoryFeed(Session &session, QObject *parent = nullptr);

    void look(ItemId item);
    void forget(); ///< No answer is wanted any more.
    bool isLooking() const { return m_isLooking; }

signals:
    /// Oldest first, of all steps of the record, with the fields that each changed, by its number,
    /// as far as this person may know, and the keys of other items that they tell of.
    void found(const QList<intray::Event> &events, const QHash<qint64, QStringList> &changed,
               const QHash<intray::ItemId, QString> &others);
    void failed(const intray::Error &error);

private:
    void ask();

    Session &m_session;
    QTimer m_pause;
    ItemId m_item;
    quint64 m_question = 0;
    bool m_isLooking = false;
};

} // namespace intray
