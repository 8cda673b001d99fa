// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/databasethread.h"
#include "store/verifying/orderstore.h"

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <chrono>
#include <memory>

namespace intray {

class Session;

/// Keeps the order of doubt in the queues that want it, lets pass what their rules let pass, and
/// brings it back where a bound breaks: while a window is open whose user may, over a connection
/// and in a thread of its own, because it reads whole queues. Soon after rules change, and some
/// time after people have worked. Lives in the window's thread.
class DoubtWatch : public QObject
{
    Q_OBJECT
public:
    explicit DoubtWatch(Session &session, QObject *parent = nullptr);
    ~DoubtWatch() override;

    void look(); ///< Now, instead of after the pause.

    /// Until the next round, after one that took so long: a minute, and in a queue of a million
    /// records so much that reading takes at most a tenth of the time.
    static std::chrono::milliseconds pauseAfter(std::chrono::milliseconds round);

signals:
    void kept(const QString &queue, const intray::KeptOrder &order);

private:
    void noteQueues();
    void lookAtNext();
    void receive(const QString &queue, const Outcome<KeptOrder> &order);

    Session &m_session;
    QTimer m_pause;
    QElapsedTimer m_round;
    std::chrono::milliseconds m_lastRound{0};
    QStringList m_ordered; ///< Queues that give out the most doubtful first.
    QStringList m_left;    ///< Those and others that this round still looks at.
    bool m_isAsking = false;
    bool m_isStale = false;
    Cancellation m_cancellation;
    std::unique_ptr<DatabaseThread> m_thread; ///< Made when it is needed first.
};

} // namespace intray
