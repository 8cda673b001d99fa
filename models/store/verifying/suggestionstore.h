// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"
#include "store/cancellation.h"
#include "store/progress.h"
#include "store/storebase.h"

#include <optional>

namespace intray {

/// A cell of a queue's records that is more likely wrong than right.
struct SuspiciousCell
{
    ItemId item;
    QString key;
    QString field;
    QString value;
    std::optional<QString> suggestion; ///< What is likely meant, if anything is known.
    double score = 0;                  ///< How likely it is wrong, from 0.5 to 1.
    QString why;                       ///< Translated, in a few words.
};

/// What is suspicious in the records of queues, and what is suggested instead: from what the queue
/// itself says, and from what those who finished records put right in them. NotFound for an unknown
/// queue or item.
class SuggestionStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    /// Of all records that are not finished, the likeliest wrong cells first; or of one record.
    /// Reads the whole queue; the progress counts records, each once read and once judged.
    Outcome<QList<SuspiciousCell>> suggestions(const QString &queue, ItemId item = {},
                                               Progress progress = {},
                                               const Cancellation &cancellation = {});
};

} // namespace intray
