// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/embedded/bytelocks.h"
#include "store/embedded/shortpause.h"

#include <QElapsedTimer>
#include <QString>

#include <functional>

namespace intray {

/// Lets the programs that write to one SQLite file take turns, first come first served. SQLite's
/// own waiting is a lottery in which a busy writer starves the others (docs/internals/gate.md),
/// and a checkpoint must never run while another program commits. Two locks on
/// bytes of a file beside the database (ByteLocks): who waits holds the turnstile and watches the
/// gate, so who has just left queues up behind. The system frees both when a program dies. The file
/// is made by the first writer. Each instance belongs to one thread.
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

    /// Waits until it is our turn. `giveUp` is asked at every look.
    Entry enter(const std::function<bool()> &giveUp);
    void leave();

    static QString pathFor(const QString &databasePath);

private:
    Entry goThrough(const std::function<bool()> &giveUp);
    bool waitAtGate(const std::function<bool()> &giveUp) const;
    bool waitAtTurnstile(const std::function<bool()> &giveUp) const;
    bool goOn();

    QString m_databasePath;
    ByteLocks m_locks;
    ShortPause m_pause;
    QElapsedTimer m_run; ///< Since we last came through the turnstile.
};

} // namespace intray
