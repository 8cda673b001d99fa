// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/serving/dutylane.h"
#include "session/serving/folderduty.h"
#include "store/backoff.h"

#include <QDeadlineTimer>
#include <QObject>
#include <QTimer>

#include <optional>

namespace intray {

/// What a companion process is asked to do.
struct ServingOrder
{
    std::chrono::seconds every{60}; ///< Between two rounds of a duty.
    QList<FolderOrder> folders = {};
    bool once = false; ///< A round of everything, and it ends.
};

/// The companion process of a database (docs/maintenance.md): does for everybody what the login
/// may, as long as it has the lease; waits while another process has it or the database does not
/// answer. Does nothing more from the moment in which its lease may be over. Lives in the thread
/// that made it and needs an event loop there.
class Serving : public QObject
{
    Q_OBJECT
public:
    Serving(const DatabaseLogin &login, const Identity &identity, const ServingOrder &order,
            const ServerFacts &server, QObject *parent = nullptr);
    ~Serving() override;

    void start();
    /// Once: ends what can be ended soon, and gives the lease back. Again: breaks it off.
    void stop();

    QList<DutyReport> reports() const;
    /// Since when it has kept the database, by this machine's clock; invalid: it never has.
    QDateTime keptSince() const { return m_keptSince; }
    /// Why it ended by itself; none: it was told to.
    const std::optional<Error> &trouble() const { return m_trouble; }

signals:
    void told(const QString &sentence); ///< For the log: each change once.
    void finished();

private:
    enum class State { Waiting, Keeping, Ending };

    void tellWhatIsNotDone();
    void hold();
    void receive(const Outcome<Done> &held, QDeadlineTimer end);
    void receiveTrouble(const Error &error);
    void keep();
    void wait(const Error &why);
    void lapse();
    void breakOff();
    void endIfIdle();
    void giveBack();
    void tellOnce(const QString &sentence);
    QStringList titles() const;

    const ServingOrder m_order;
    const QString m_holder; ///< This process, for the lease.
    State m_state = State::Waiting;
    QList<Duty> m_notPermitted;
    std::vector<DutyLane *> m_lanes;
    FolderDuty *m_folders;
    QTimer m_beat;
    QTimer m_over; ///< When the lease may be over.
    BackOff m_pauses;
    QString m_toldTrouble;
    QDateTime m_keptSince;
    std::optional<Error> m_trouble;
    bool m_isHolding = false;
    bool m_isGivingBack = false;
    DatabaseThread m_database;
};

} // namespace intray
