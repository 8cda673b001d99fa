// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/verifying/countedpiece.h"
#include "store/verifying/learnedqueue.h"

#include <optional>

namespace intray {

/// An item that may have to be counted otherwise than it is.
struct CountedRow
{
    qint64 item = 0;
    std::optional<CountedRecord> counted; ///< As it is.
    std::optional<CountedRecord> record;  ///< As it is to be; none: not at all.
    bool keepsCells = false;              ///< Its own record will not tell what was counted.
    bool keepsBefore = false;             ///< Nor what a later file had brought by then.
};

/// A stretch of a queue's history, as far as the counts are concerned.
struct CountedRows
{
    QList<CountedRow> items;
    qint64 upTo = 0;
    qint64 events = 0;
    bool isLast = false; ///< It reaches to the end.
};

/// What happened to the queue's items since what is counted, so many events at most, up to the
/// event `last`. Throws SqlFailure.
CountedRows rowsToCount(Sql &sql, qint64 queue, const LearnedQueue &learned, qint64 last,
                        int events);
/// How the counts change by it.
CountedPiece pieceOf(const CountedRows &rows, const LearnedQueue &learned);

} // namespace intray
