// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/bulk.h"
#include "queue/item.h"
#include "store/cancellation.h"
#include "store/line/storebase.h"
#include "store/progress.h"

#include <QMap>

namespace intray {

/// How doubtful a record seems.
struct RecordDoubt
{
    ItemId item;
    QString key;
    double wrong = 0; ///< So many of its fields are expected to be wrong.
    bool breaksRule = false;
    int kept = 0; ///< The place that the database keeps with the item.

    int place() const; ///< The one that it should have, see placeOfDoubt().
};

/// Which records of a queue need eyes most. Blocking; lives in the thread of its connection.
class DoubtStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    /// Of all records that wait, the most doubtful first: from what the queue itself says, what
    /// people put right in it, and its rules. Reads the whole queue; the progress counts records,
    /// each once read and once judged. NotFound: no such queue. NotPermitted: by supervisors and
    /// administrators, because where others pass the order tells what was drawn. Cancelled.
    Outcome<QList<RecordDoubt>> doubts(const QString &queue, Progress progress = {},
                                       const Cancellation &cancellation = {});
    /// Keeps the places of those that have moved, in pieces. NotPermitted. Invalid: the queue gives
    /// out the oldest first.
    Outcome<BulkResult> keep(const QList<RecordDoubt> &doubts, const BulkProgress &progress = {},
                             const Cancellation &cancellation = {});
    /// Whether this user may ask. NotPermitted.
    Outcome<Done> mayAsk();
    /// Where the queue gives out the oldest first again: none has a place any more.
    Outcome<BulkResult> forget(const QList<RecordDoubt> &doubts);

private:
    Outcome<BulkResult> keep(const QMap<int, QList<ItemId>> &places, qint64 all,
                             const BulkProgress &progress, const Cancellation &cancellation);
};

} // namespace intray
