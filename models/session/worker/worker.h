// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/worker/restingpause.h"
#include "session/worker/workerend.h"
#include "session/worker/workerpulse.h"
#include "session/worker/workplace.h"
#include "session/worker/workrounds.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

namespace intray {

class ChangeListener;

/// An automated process that takes items from a queue under the same rules as people: runs a
/// command for each, several at once. Woken by the server's notifications where there are any, else
/// it looks after half a second and then ever more seldom, up to every ten seconds. Lives in the
/// thread that made it and needs an event loop there; opens a database thread of its own.
class Worker : public QObject
{
    Q_OBJECT
public:
    Worker(const DatabaseLogin &login, const Identity &identity, const WorkOrder &order,
           QObject *parent = nullptr);
    ~Worker() override;

    void listen(); ///< The server tells of changes.
    void start();
    /// Once: claims nothing more and waits for what runs, at most for the order's grace, and for a
    /// database that does not answer or cannot be written for half a minute. Again: ends what runs
    /// and gives the items back. Once more: ends as it is.
    void stop();

    const WorkCount &count() const { return m_count; }
    /// Why it stopped by itself; none: it was told to, or nothing was left.
    const std::optional<Error> &trouble() const { return m_trouble; }

signals:
    void told(const QString &sentence); ///< For the log.
    void finished();                    ///< Nothing is held any more.

private:
    void addPlaces();
    void wake();
    void hear(ItemId item);
    void rest(const QDateTime &now, const QDateTime &nextAvailable);
    void add(const WorkCount &one);
    void noteLine(bool isUp, const QString &sentence);
    void noteTrouble(const Error &error);
    void stopClaiming();
    void endOutOfTime();
    void giveUp();
    bool isIdle() const;

    const DatabaseLogin m_login;
    const WorkOrder m_order;
    DatabaseThread m_database;
    WorkRounds m_rounds;
    std::vector<std::unique_ptr<WorkPlace>> m_places;
    std::unique_ptr<ChangeListener> m_listener;
    QTimer m_trailing; ///< Runs after something was told.
    WorkerPulse m_pulse;
    RestingPause m_pause;
    WorkerEnd m_end;
    WorkCount m_count;
    std::optional<Error> m_trouble;
};

} // namespace intray
