// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "session/serving/keptduty.h"

#include <functional>

namespace intray {

class CountingStore;
class FigureStore;

// The duties themselves: see keptduty.h for where they live.

/// Releases expired locks, and ends imports whose program has gone.
class SweepDuty final : public KeptDuty
{
public:
    explicit SweepDuty(std::chrono::seconds every = {})
        : KeptDuty(Duty::Sweep, every)
    {
    }

    Outcome<SweptLocks> sweep(Connection &connection, const Identity &identity);
    Outcome<DutyRound> round(Connection &connection, const Identity &identity,
                             const Cancellation &cancellation) override;
    /// Says that these queues' tables keep expired locks.
    static QString whyKept(const QStringList &queues);

private:
    QStringList m_refusing; ///< As was told.
};

/// Adds the history to the kept figures, piece by piece.
class FigureDuty final : public KeptDuty
{
public:
    explicit FigureDuty(std::chrono::seconds every = {}, qint64 least = 1)
        : KeptDuty(Duty::Figures, every)
        , m_least(least)
    {
    }

    QList<Role> roles() const override;
    Outcome<DutyRound> round(Connection &connection, const Identity &identity,
                             const Cancellation &cancellation) override;
    /// Until fewer events than `least` are left, or what is left is too young; how many pieces.
    static Outcome<qint64> catchUp(FigureStore &store, const std::function<bool()> &goesOn,
                                   qint64 least = 1);

private:
    const qint64 m_least;
};

/// Seals the history, and keeps the newest seal on this computer.
class SealDuty final : public KeptDuty
{
public:
    explicit SealDuty(std::chrono::seconds every = {}, std::chrono::seconds spare = usualSealSpan)
        : KeptDuty(Duty::Seals, every)
        , m_spare(spare)
    {
    }

    Outcome<DutyRound> round(Connection &connection, const Identity &identity,
                             const Cancellation &cancellation) override;

private:
    const std::chrono::seconds m_spare;
    bool m_wasWhole = true;
};

/// Counts what is usual in the queues, ten seconds at a time.
class CountDuty final : public KeptDuty
{
public:
    explicit CountDuty(std::chrono::seconds every = {})
        : KeptDuty(Duty::Counts, every)
    {
    }

    Outcome<DutyRound> round(Connection &connection, const Identity &identity,
                             const Cancellation &cancellation) override;
};

/// Keeps the keys by which duplicates are found, ten seconds at a time.
class DuplicateKeyDuty final : public KeptDuty
{
public:
    explicit DuplicateKeyDuty(std::chrono::seconds every = {})
        : KeptDuty(Duty::DuplicateKeys, every)
    {
    }

    Outcome<DutyRound> round(Connection &connection, const Identity &identity,
                             const Cancellation &cancellation) override;
};

/// Keeps the order of doubt, lets pass what may, and brings back what must not. Reads whole queues,
/// so only when something was written, and for a tenth of the time at most.
class DoubtDuty final : public KeptDuty
{
public:
    explicit DoubtDuty(std::chrono::seconds every = {})
        : KeptDuty(Duty::Doubts, every)
    {
    }

    QList<Role> roles() const override;
    std::chrono::milliseconds pauseAfter(std::chrono::milliseconds took) const override;
    Outcome<DutyRound> round(Connection &connection, const Identity &identity,
                             const Cancellation &cancellation) override;

private:
    QStringList queuesToLookAt(const QList<Queue> &queues);

    qint64 m_change = -1;
    QStringList m_ordered; ///< In the last round.
};

/// Runs the queries of queues that somebody waits for and nobody runs.
class SourceDuty final : public KeptDuty
{
public:
    explicit SourceDuty(std::chrono::seconds every = {})
        : KeptDuty(Duty::Sources, every)
    {
    }

    Outcome<DutyRound> round(Connection &connection, const Identity &identity,
                             const Cancellation &cancellation) override;
};

} // namespace intray
