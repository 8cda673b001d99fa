// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/bulk.h"
#include "store/databasethread.h"
#include "store/progress.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace intray {

/// One action on many items on a thread and a connection of its own, so that the desk goes on
/// meanwhile. Lives in the window's thread; when it goes it stops after the piece under way.
class BulkRun : public QObject
{
    Q_OBJECT
public:
    /// Such as takeAwayMany() with all but these three bound.
    using Work =
        std::function<Outcome<BulkResult>(Store &, const BulkProgress &, const Cancellation &)>;

    BulkRun(const DatabaseLogin &login, const Identity &identity, QObject *parent = nullptr);
    ~BulkRun() override;

    bool isRunning() const { return m_running; }
    void start(const Work &work); ///< Nothing happens while one runs.
    void cancel();                ///< What was done stays done.

signals:
    void progressed(qint64 tried, qint64 all); ///< A few times a second.
    void succeeded(const intray::BulkResult &result);
    void failed(const intray::Error &error); ///< Nothing was done.

private:
    void receive(const Outcome<BulkResult> &result);

    DatabaseThread m_thread;
    Cancellation m_cancellation;
    Progress m_progress;
    QTimer m_look;
    bool m_running = false;
};

} // namespace intray
