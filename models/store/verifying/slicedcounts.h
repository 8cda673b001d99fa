// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/cancellation.h"
#include "store/line/storebase.h"
#include "store/verifying/learnedqueue.h"

#include <chrono>

namespace intray {

/// How much is counted at once.
struct CountingSizes
{
    int worthSlicing = 5000;    ///< Events that wait; fewer are counted one piece after the other.
    int cellsOfPiece = 500'000; ///< That are in memory: about 100 bytes each if all differ.
    qsizetype changesOfSlice = 400;
    qsizetype changesAtOnce = 6000;        ///< Put in while others who write wait.
    std::chrono::milliseconds ofStep{250}; ///< For which slices are put in.
};

/// Counts many records on SQLite. What they change is counted in memory and kept in slices, as it
/// is read; once all are read, the slices of all pieces that have keys side by side go into the
/// counts together, in the order of the keys, so that each page of the five indexes is written once
/// and not for every few records. Each step leaves the database as somebody else can go on from
/// (docs/internals/suspicion.md). Blocking; lives in the thread of its connection, borrows both.
class SlicedCounts
{
public:
    SlicedCounts(Connection &connection, const LearnedQueue &learned, const CountingSizes &sizes)
        : m_connection(connection)
        , m_learned(learned)
        , m_sizes(sizes)
    {
    }

    struct Waiting
    {
        qint64 slices = 0;
        qint64 records = 0; ///< Read, but not in the counts yet.
    };
    Outcome<Waiting> waiting();
    /// Whether so much happened in the queue behind what is read, up to the event `last`.
    Outcome<bool> isWorthReading(qint64 queue, qint64 last);
    /// Reads the next piece; false: somebody else has read it meanwhile. Cancelled.
    Outcome<bool> read(qint64 queue, qint64 last, const Cancellation &cancellation);
    /// Puts some of what waits into the counts, in short transactions.
    Outcome<Done> putIn(const Cancellation &cancellation);

private:
    int eventsOfPiece() const;
    Outcome<bool> putSomeIn(Sql &sql);

    Connection &m_connection;
    const LearnedQueue &m_learned;
    const CountingSizes m_sizes;
};

} // namespace intray
