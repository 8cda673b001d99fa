// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/serving/keptduty.h"
#include "store/line/databasethread.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <vector>

namespace intray {

/// Some duties of a companion process, one after the other, over a connection and in a thread of
/// its own. Each round asks the database first whether this process still has the lease. Lives in
/// the thread that made it and needs an event loop there.
class DutyLane : public QObject
{
    Q_OBJECT
public:
    /// Goes on with the lease; what it answers ends the round.
    using Hold = std::function<Outcome<Done>(Connection &, const Identity &)>;
    /// Only these of the duties that the login may do are kept.
    DutyLane(const DatabaseLogin &login, const Identity &identity, Duties duties,
             const ServerFacts &server, QObject *parent);
    ~DutyLane() override;

    QList<DutyReport> reports() const;
    QList<Duty> notPermitted() const { return m_notPermitted; }
    bool isIdle() const { return !m_isWorking; }
    bool isOn() const { return m_isOn; } ///< Started, and neither stopped nor done once.
    /// Each duty until nothing of it is left, once; or again and again.
    void start(const std::function<Hold()> &hold, bool once);
    void stop(); ///< Breaks off what runs; ended() follows if anything does.

signals:
    void reported();
    void told(const QString &sentence);
    void lost(const intray::Error &error); ///< Another process has the lease.
    void ended();                          ///< After stop(), or when each was done once.

private:
    struct Place
    {
        std::shared_ptr<KeptDuty> duty;
        DutyReport report;
        qint64 dueAt = 0; ///< By m_clock; in ms.
        bool isOver = false;
    };
    void next();
    void work(std::size_t place);
    void receive(std::size_t place, const Outcome<DutyRound> &round,
                 std::chrono::milliseconds took);
    void note(Place &place, const Outcome<DutyRound> &round);

    std::vector<Place> m_places;
    QList<Duty> m_notPermitted;
    std::function<Hold()> m_hold;
    QElapsedTimer m_clock;
    QTimer m_wake;
    Cancellation m_cancellation;
    bool m_isOn = false;
    bool m_once = false;
    bool m_isWorking = false;
    DatabaseThread m_database; ///< Last: its work uses the duties.
};

} // namespace intray
