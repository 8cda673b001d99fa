// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/verifying/countedpiece.h"
#include "store/verifying/learnedqueue.h"

#include <QJsonArray>

#include <functional>
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
struct CountedStretch
{
    qint64 upTo = 0;
    qint64 events = 0;
    bool isLast = false; ///< It reaches to the end.
};

struct CountedRows : CountedStretch
{
    QList<CountedRow> items;
};

/// What has happened to the queue's items since what is counted, so many events at most, up to the
/// event `last`. Throws SqlFailure.
CountedStretch stretchToCount(Sql &sql, qint64 queue, const LearnedQueue &learned, qint64 last,
                              int events);
/// Shows each item that these events tell of, until `show` answers false. Throws SqlFailure.
void eachRowToCount(Sql &sql, qint64 queue, const LearnedQueue &learned, qint64 upTo,
                    const std::function<bool(const CountedRow &)> &show);
CountedRows rowsToCount(Sql &sql, qint64 queue, const LearnedQueue &learned, qint64 last,
                        int events);

/// How the counts change by items that are to be counted otherwise.
class CountedItems
{
public:
    explicit CountedItems(const LearnedQueue &learned)
        : m_changes(learned.pairs)
    {
    }

    void take(const CountedRow &row);
    const CountChanges &changes() const { return m_changes; }
    /// As what the items are counted: "items" and "gone" of a CountedPiece.
    QJsonObject itemsAsJson() const;

private:
    CountChanges m_changes;
    QJsonArray m_items;
    QJsonArray m_gone;
};

/// How the counts change by a stretch.
CountedPiece pieceOf(const CountedRows &rows, const LearnedQueue &learned);

} // namespace intray
