// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/lock.h"

#include <QObject>

#include <chrono>

namespace intray {

/// How long a lock still holds. Counts from the database's clock at the last answer plus time elapsed here, sleep
/// of the machine included; the wall clock of this machine is never asked. Lives in the window's thread.
class LockClock : public QObject
{
    Q_OBJECT
public:
    explicit LockClock(QObject *parent = nullptr);
    ~LockClock() override;

    void watch(const Lock &lock, const QDateTime &databaseNow, std::chrono::seconds fullDuration);
    void stop();

    bool isWatching() const;
    std::chrono::milliseconds remaining() const; ///< 0 when it has ended.
    double fraction() const;                     ///< Of the full duration, 0 to 1.
    QDateTime expiresAt() const;

signals:
    void ticked();             ///< Once a second while watching.
    void endsIn(int minutes);  ///< 5 and 1, once each.
    void ended();
    void slept();              ///< The machine slept or the program stood still; ask the database.
};

} // namespace intray
