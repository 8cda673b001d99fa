// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "queue/rulesmerge.h"
#include "store/line/storebase.h"

#include <functional>

namespace intray {

/// The queues and their rules. NotFound for an unknown name, Invalid for rules that cannot be.
class QueueStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    Outcome<QList<Queue>> queues();
    Outcome<Queue> queue(const QString &name);
    Outcome<Queue> addQueue(const Queue &rules);
    /// Writes every rule. Its fields follow a new schema; without one they stay, whatever the rules
    /// say of them.
    Outcome<Queue> setQueue(const Queue &rules);
    /// Writes what `mine` changes of `before`; all else stays as it stands in the database now.
    /// What somebody else has changed otherwise since `before` is named in `both`, and nothing is
    /// written then, unless `overOthers`. One step: whatever others do meanwhile is seen.
    Outcome<MergedRules> changeQueue(const Queue &before, const Queue &mine,
                                     bool overOthers = false);
    /// Writes what `edit` makes of the rules as they stand in the database now. Where others change
    /// them at the same moment, it is asked once more, with theirs; so nothing of theirs is lost.
    Outcome<Queue> editQueue(const QString &name,
                             const std::function<Outcome<Queue>(const Queue &)> &edit);
    /// Adds fields behind those that the queue has; the ones it has stay where they are.
    Outcome<Queue> widenFields(const QString &name, const QStringList &fields);
    Outcome<Done>
    removeQueue(const QString &name); ///< One that never had an item; Invalid for others.
    /// The message is for the people who work there; it goes when the queue goes on.
    Outcome<Done> pauseQueue(const QString &name, bool paused, const QString &message = {});

private:
    Outcome<bool> write(const Queue &rules, const std::optional<qint64> &seen);
    /// A later step that has no record schema of its own gets this one's.
    void handOnSchema(const Queue &rules, const QJsonObject &before);
};

} // namespace intray
