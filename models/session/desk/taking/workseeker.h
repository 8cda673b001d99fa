// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/workrequest.h"
#include "session/elapsedclock.h"
#include "store/line/databasethread.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace intray {

class Session;

/// Asks for work of a queue that is filled by a criteria query, one request at a time: runs the
/// query in a thread of its own if nobody does, else looks again after 5, 10, 20 seconds and every
/// 10 from then on, or at once when something changed; takes over when the runner falls silent.
/// Lives in the window's thread and never blocks it.
class WorkSeeker : public QObject
{
    Q_OBJECT
public:
    explicit WorkSeeker(Session &session, ElapsedClock clock = sinceBoot,
                        QObject *parent = nullptr);
    ~WorkSeeker() override; ///< Calls off a query that runs here; the request stays.

    bool isSeeking() const { return m_seeking; }
    /// Since asking; while seeking.
    std::chrono::seconds elapsed() const;
    /// The request as it was last seen; while seeking.
    const WorkRequest &request() const { return m_request; }

    void seek(const QString &queue, int count); ///< Nothing while it is seeking already.
    void cancel(); ///< What came before the database heard of it is kept.

signals:
    void changed(); ///< Began or ended.
    void ticked();  ///< Another second passed, or the request was seen.
    void ended(const intray::WorkRequest &request);
    void failed(const intray::Error &error);

private:
    void receive(const Outcome<WorkRequest> &request, quint64 visit);
    void receiveTrouble(const Error &error);
    void goOn();
    void run();
    void look();
    void planLook();
    void end();
    template <typename Work>
    void ask(DatabaseThread &thread, Work work);

    Session &m_session;
    ElapsedClock m_clock;
    std::unique_ptr<DatabaseThread> m_runner; ///< Made by the first query that runs here.
    Cancellation m_cancellation;
    WorkRequest m_request;
    QTimer m_nextLook;
    QTimer m_second;
    std::chrono::milliseconds m_since{0};
    bool m_seeking = false;
    bool m_runs = false; ///< The query runs in this program.
    bool m_calledOff = false;
    bool m_looking = false;
    quint64 m_visit = 0; ///< Grows with every request; a late answer carries an older one.
};

} // namespace intray
