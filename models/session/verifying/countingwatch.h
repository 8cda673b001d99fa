// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/databasethread.h"
#include "store/verifying/countingstore.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace intray {

class Session;

/// Keeps what is usual in one queue up to date while the window shows it, piece by piece, where
/// this login may: over a connection and in a thread of its own, because learning takes seconds. It
/// waits until enough has happened to be worth writing. Lives in the window's thread.
class CountingWatch : public QObject
{
    Q_OBJECT
public:
    explicit CountingWatch(Session &session, QObject *parent = nullptr);
    ~CountingWatch() override;

    void setQueue(const QString &queue);

signals:
    void counted(const QString &queue); ///< More of it than before.

private:
    bool mayCount() const;
    void look();
    void receive(const QString &queue, const Outcome<CountingStore::Step> &step);

    Session &m_session;
    QString m_queue;
    QTimer m_pause;
    bool m_isAsking = false;
    bool m_isStale = false; ///< Something was written since the last look.
    Cancellation m_cancellation;
    std::unique_ptr<DatabaseThread> m_thread; ///< Made when it is needed first.
};

} // namespace intray
