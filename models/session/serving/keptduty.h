// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/companion.h"
#include "queue/role.h"
#include "store/cancellation.h"
#include "store/line/connection.h"
#include "store/supervising/supervisionstore.h"

#include <QCoreApplication>
#include <QStringList>

#include <chrono>
#include <memory>
#include <vector>

namespace intray {

/// What one round of a duty came to.
struct DutyRound
{
    qint64 done = 0;       ///< Locks, seals, pieces and the like.
    bool hasMore = false;  ///< The next round need not wait.
    QStringList told = {}; ///< What people should know.
};

/// One thing that a companion process does again and again for everybody, and `sweep` once. Lives
/// in the thread of its connection; blocking. A round may be repeated and broken off at any time.
class KeptDuty
{
public:
    KeptDuty(Duty duty, std::chrono::seconds every)
        : m_duty(duty)
        , m_every(every)
    {
    }
    virtual ~KeptDuty() = default;
    Q_DISABLE_COPY_MOVE(KeptDuty)

    Duty duty() const { return m_duty; }
    /// One of these is needed on a server.
    virtual QList<Role> roles() const { return {Role::Worker, Role::Supervisor}; }
    bool isFor(const ServerFacts &server) const;
    /// Until the next round, after one that took so long.
    virtual std::chrono::milliseconds pauseAfter(std::chrono::milliseconds) const
    {
        return m_every;
    }

    virtual Outcome<DutyRound> round(Connection &connection, const Identity &identity,
                                     const Cancellation &cancellation) = 0;

private:
    const Duty m_duty;
    const std::chrono::seconds m_every;
};

/// A list of duties that are done one after the other.
using Duties = std::vector<std::unique_ptr<KeptDuty>>;

/// Those that are soon done, and must not wait for others.
Duties quickDuties(std::chrono::seconds every);
/// Those that learn from records, which takes seconds.
Duties learningDuties(std::chrono::seconds every);
/// The queries that fill queues, which may take minutes.
Duties sourceDuties();

/// The context of what duties say to people.
struct ServingWords
{
    Q_DECLARE_TR_FUNCTIONS(Serving)
};

/// What people call it, such as "expired locks".
QString titleOf(Duty duty);

} // namespace intray
