// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/databasethread.h"
#include "store/progress.h"

#include <QObject>
#include <QTimer>

namespace intray {

/// Long work on a thread and a connection of its own, one at a time, that tells how far it is.
/// Lives in the window's thread; when it goes it cancels what still runs.
class LongRun : public QObject
{
    Q_OBJECT
public:
    ~LongRun() override;

    bool isRunning() const { return m_running; }
    virtual void cancel();

signals:
    void progressed(qint64 done, qint64 total); ///< A few times a second; total 0: not known.
    void failed(const intray::Error &error);
    void ended(); ///< Whether it failed or not.

protected:
    LongRun(const DatabaseLogin &login, const Identity &identity, QObject *parent);

    bool startRun(); ///< False: one runs already, and nothing happens.
    /// Tells `good` of what came out, or else everybody why nothing did.
    template <typename Result, typename Tell>
    void finish(const Outcome<Result> &result, Tell good)
    {
        stop();
        if (result)
            good(*result);
        else
            emit failed(result.error());
        emit ended();
    }

    DatabaseThread m_thread;
    Cancellation m_cancellation;
    Progress m_progress;

private:
    void stop();

    QTimer m_look;
    bool m_running = false;
};

} // namespace intray
