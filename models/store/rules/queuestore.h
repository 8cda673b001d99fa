// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "store/storebase.h"

namespace intray {

/// The queues and their rules. NotFound for an unknown name, Invalid for rules that cannot be.
class QueueStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    Outcome<QList<Queue>> queues();
    Outcome<Queue> queue(const QString &name);
    Outcome<Queue> addQueue(const Queue &rules);
    Outcome<Queue> setQueue(const Queue &rules);
    Outcome<Done>
    removeQueue(const QString &name); ///< One that never had an item; Invalid for others.
    /// The message is for the people who work there; it goes when the queue goes on.
    Outcome<Done> pauseQueue(const QString &name, bool paused, const QString &message = {});
};

} // namespace intray
