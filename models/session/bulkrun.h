// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/bulk.h"
#include "store/bulkwork.h"
#include "store/databasethread.h"
#include "store/progress.h"

#include <QObject>
#include <QTimer>

namespace intray {

/// A supervisor's action on many items, in pieces, on a thread and a connection of its own. Lives
/// in the window's thread; when it goes it cancels what still runs. One action at a time.
class BulkRun : public QObject
{
    Q_OBJECT
public:
    BulkRun(const DatabaseLogin &login, const Identity &identity, QObject *parent = nullptr);
    ~BulkRun() override;

    bool isRunning() const { return m_running; }
    // Nothing happens while one runs.
    void takeAway(const QList<SeenLock> &locks, const TakeAway &how);
    void handOver(const QString &from, const TakeAway &how);
    void reopen(const QList<ItemId> &items, const QString &reason);
    void reopenFound(const FinishedQuery &query, const QString &reason);
    void cancel(); ///< What was done stays done.

signals:
    void progressed(qint64 tried, qint64 all); ///< A few times a second; 0: not known.
    void
    succeeded(const intray::BulkResult &result); ///< It ran; the result says what did not work.
    void failed(const intray::Error &error);     ///< Nothing was done.
    void ended();                                ///< After either.

private:
    template <typename Work>
    void start(Work work);
    void receive(const Outcome<BulkResult> &result);

    DatabaseThread m_thread;
    Cancellation m_cancellation;
    Progress m_progress;
    QTimer m_look;
    bool m_running = false;
};

} // namespace intray
