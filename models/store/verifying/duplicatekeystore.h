// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "store/cancellation.h"
#include "store/line/storebase.h"
#include "store/progress.h"
#include "store/verifying/keptduplicates.h"

#include <functional>

namespace intray {

/// Keeps under which keys the records of queues are looked for as duplicates, and what tells
/// (docs/internals/duplicates.md): learns it from some records and makes the keys of all, piece by
/// piece. NotPermitted for others than supervisors and workers on servers; NotFound for an unknown
/// queue; Cancelled.
class DuplicateKeyStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    struct Step
    {
        bool isKept = true;    ///< Else not for this queue: adopted, or of a second keying.
        bool isCurrent = true; ///< Nothing is left to do.
        bool isWhole = false;  ///< What is kept can be used.
    };

    /// Does a short piece of what is due: learns (seconds, in a long queue) or makes the keys that
    /// so many events of the queue ask for (some tenths of a second).
    Outcome<Step> keyPiece(const QString &queue, const Cancellation &cancellation = {});
    /// Until all records have their keys.
    Outcome<Step> keyAll(const QString &queue, const Cancellation &cancellation = {});
    /// Pieces of all queues in turn, for as long as goesOn says so.
    Outcome<Done> keyQueues(const std::function<bool()> &goesOn);
    /// A few pieces of a queue of which something is kept already; learns nothing anew. `known`: of
    /// which the model was read already.
    Outcome<Step> keyKnown(const QString &queue, const KeptDuplicates &known = {});

    static constexpr int eventsPerPiece = 1000;

private:
    Outcome<bool> isKeptFor(const Queue &queue);
    Outcome<QList<KeptDuplicates>> modelsOf(const Queue &queue);
    Outcome<qint64> recordsOf(const Queue &queue);
    Outcome<Step> learn(const Queue &queue, const Cancellation &cancellation);
    Outcome<Step> key(const Queue &queue, const KeptDuplicates &kept);
};

} // namespace intray
