// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/databasethread.h"
#include "store/lockpage.h"

#include <QObject>
#include <QTimer>

namespace intray {

class Session;

/// The list of all locks for a supervisor, read anew after changes and now and then, because idle
/// times and silent programs leave no trace in the history; never so often that reading costs more
/// than a twentieth of the time. Reads only while somebody looks. Lives in the window's thread.
class LockFeed : public QObject
{
    Q_OBJECT
public:
    explicit LockFeed(Session &session, QObject *parent = nullptr);

    const QList<HeldLock> &locks() const { return m_locks; }
    qint64 total() const { return m_total; } ///< Of the whole list that fits the query.
    qint64 abandoned() const { return m_abandoned; }
    const QDateTime &now() const { return m_now; } ///< The database's clock at the last look.
    const LockQuery &query() const { return m_query; }
    bool isKnown() const { return m_known; }

    void setWatched(bool watched); ///< Whether somebody looks at it now.

public slots:
    void setQuery(const intray::LockQuery &query);
    void more();    ///< A longer piece of the list.
    void refresh(); ///< Soon; at once if the last look was long enough ago.

signals:
    void changed();
    void failed(const intray::Error &error);

private:
    struct Look;
    void read();
    void receive(const Outcome<Look> &look);

    Session &m_session;
    LockQuery m_query;
    QList<HeldLock> m_locks;
    qint64 m_total = 0;
    qint64 m_abandoned = 0;
    QDateTime m_now;
    QTimer m_pause;
    QTimer m_clock;
    int m_wanted; ///< So many of the list's first locks.
    bool m_watched = false;
    bool m_known = false;
    bool m_reading = false;
    bool m_stale = true;
};

} // namespace intray
