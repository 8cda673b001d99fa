// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/sqlite/bytelocks.h"
#include "store/line/sqlite/bytewait.h"
#include "store/line/sqlite/shortpause.h"

#include <QElapsedTimer>
#include <QString>

#include <functional>

namespace intray {

/// Lets the programs that write to one SQLite file take turns, first come first served. SQLite's
/// own waiting is a lottery in which a busy writer starves the others (docs/internals/gate.md),
/// and a checkpoint must never run while another program commits. Locks on bytes of a file beside
/// the database (ByteLocks): who waits at the gate holds the turnstile, and all others wait at
/// that, so who has just left queues up behind. The system frees them when a program dies. The file
/// is made by the first writer. Each instance belongs to one thread, but for lookAgain().
class WriteGate
{
public:
    enum class Entry {
        Entered,
        GaveUp, ///< `giveUp` said so first.
        Barred, ///< The gate's file cannot be written, so nor may the database.
    };

    explicit WriteGate(const QString &databasePath);
    Q_DISABLE_COPY_MOVE(WriteGate)

    static constexpr std::chrono::milliseconds usualPatience{10'000};

    /// Waits until it is our turn. `giveUp` is asked before each wait, after lookAgain(), and when
    /// a wait has lasted for `patience`.
    Entry enter(const std::function<bool()> &giveUp,
                std::chrono::milliseconds patience = usualPatience);
    void leave();
    void lookAgain() { m_wait.lookAgain(); } ///< Thread-safe.

    static QString pathFor(const QString &databasePath);

private:
    Entry goThrough(const std::function<bool()> &giveUp, const QDeadlineTimer &patience);
    bool waitAtGate(const std::function<bool()> &giveUp, const QDeadlineTimer &patience);
    bool goOn();

    QString m_databasePath;
    ByteLocks m_locks;
    ByteWait m_wait;
    ShortPause m_pause;
    QElapsedTimer m_run; ///< Since we last came through the turnstile.
};

} // namespace intray
