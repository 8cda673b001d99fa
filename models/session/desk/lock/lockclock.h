// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/lock.h"
#include "session/elapsedclock.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>

namespace intray {

/// How long a lock still holds. Counts from the database's clock at the last answer plus time
/// elapsed here, sleep of the machine included; the wall clock of this machine is never asked.
/// Lives in the window's thread.
class LockClock : public QObject
{
    Q_OBJECT
public:
    explicit LockClock(QObject *parent = nullptr);
    explicit LockClock(ElapsedClock clock, QObject *parent = nullptr);
    ~LockClock() override;

    /// When to warn, before the end; none: as usual.
    struct Warnings
    {
        std::optional<std::chrono::seconds> first = {};
        std::optional<std::chrono::seconds> last = {};
    };
    void watch(const Lock &lock, const QDateTime &databaseNow, std::chrono::seconds fullDuration,
               const Warnings &warnings);
    void watch(const Lock &lock, const QDateTime &databaseNow, std::chrono::seconds fullDuration)
    {
        watch(lock, databaseNow, fullDuration, {});
    }
    void stop();

    bool isWatching() const;
    std::chrono::milliseconds remaining() const; ///< 0 when it has ended.
    std::chrono::seconds fullDuration() const { return m_full; }
    double fraction() const; ///< Of the full duration, 0 to 1.
    bool isEnding() const;   ///< The first warning is due.
    QDateTime expiresAt() const;
    /// The database's clock as far as it can be told from here; null while not watching.
    QDateTime databaseNow() const;
    // As they were at the last ticked(): who shows them shows the same as all others.
    std::chrono::milliseconds shownRemaining() const;
    QDateTime shownNow() const;
    bool isShownEnding() const;

public slots:
    void tick(); ///< What the timer does once a second.

signals:
    void ticked();            ///< Once a second while watching.
    void endsIn(int minutes); ///< At each warning once, rounded up to a minute.
    void ended();
    void slept(); ///< The machine slept or the program stood still; ask the database.

private:
    void noteTick();
    QDateTime nowAfter(std::chrono::milliseconds elapsed) const;
    std::chrono::milliseconds remainingAt(const QDateTime &now) const;
    void forgetSignalsBefore(std::chrono::milliseconds left);
    void warn(std::chrono::milliseconds left);
    void warnOnce(bool &warned, std::chrono::milliseconds threshold,
                  std::chrono::milliseconds left);
    std::chrono::milliseconds firstWarning() const;
    std::chrono::milliseconds lastWarning() const;

    ElapsedClock m_elapsed;
    SleepWatch m_sleep;
    QTimer m_timer;
    Lock m_lock;
    QDateTime m_databaseThen;
    std::chrono::milliseconds m_elapsedThen{0};
    std::chrono::milliseconds m_elapsedAtTick{0};
    std::chrono::seconds m_full{0};
    Warnings m_warnings;
    bool m_warnedFirst = false;
    bool m_warnedLast = false;
    bool m_toldEnd = false;
};

/// How long before its end the holder of a lock of this length is warned first, and last, where
/// the queue does not say.
std::chrono::milliseconds usualFirstWarning(std::chrono::milliseconds lock);
std::chrono::milliseconds usualLastWarning(std::chrono::milliseconds lock);

} // namespace intray
