// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"
#include "store/cancellation.h"
#include "store/line/storebase.h"
#include "store/progress.h"
#include "verify/suspicion/countedrecords.h"
#include "verify/suspicion/suspicionmodel.h"

#include <vector>

namespace intray {

/// A value as the verifying sees it: text, "" where the field is missing.
QString cellOf(const Record &record, const QString &field);

/// The records of a queue, counted, with whose they are.
struct QueueRecords
{
    struct Entry
    {
        ItemId item;
        QString key;
        State state = State::Open;
        int doubt = 0; ///< The place that is kept with it.
    };

    QueueId queue;
    QStringList fields;
    CountedRecords counts{0};
    std::vector<Entry> entries; ///< In the order of the counted records.
};

/// What is usual in them, learned from a sample where they are many.
SuspicionModel modelOfAll(const QueueRecords &read, const Cancellation &cancellation);

/// Reads all records of a queue that this user sees, page by page, and what those who finished
/// records put right in them. Blocking; errors as ListStore::page(); Cancelled.
Outcome<QueueRecords> recordsOfQueue(Connection &connection, const Identity &identity,
                                     const QString &queue, Progress progress,
                                     const Cancellation &cancellation);

} // namespace intray
