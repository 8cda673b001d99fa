// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"
#include "store/cancellation.h"
#include "store/line/storebase.h"
#include "verify/rules/queueprofile.h"

#include <functional>

namespace intray {

/// What a queue's records say about rules: which of them break which, and which rules they suggest.
/// Reads the records that this user may see, a page at a time, so that neither its memory nor any
/// transaction grows with the queue; rules that need other records cost a second reading, look-up
/// tables a question for each value that comes up. Blocking;
/// lives in the thread of its connection.
class RuleChecks : public StoreBase
{
public:
    using StoreBase::StoreBase;

    struct Counts
    {
        qint64 records = 0;
        qint64 broken = 0;   ///< Records that break a rule.
        qint64 hidden = 0;   ///< Not among them: sealed, so that this user cannot read them.
        QStringList missing; ///< Look-up tables of fields that are not there: nothing is held
                             ///< against them.
    };

    /// Told how many records have been read so far.
    using Seen = std::function<void(qint64 records)>;
    using Take = std::function<void(const Item &item, const QList<Fault> &faults)>;

    /// Hands out each record that breaks a rule of the schema. NotFound: no such queue. Cancelled.
    Outcome<Counts> check(const QString &queue, const RecordSchema &schema,
                          const QList<State> &states, const Take &take, const Seen &seen = {},
                          const Cancellation &cancellation = {});
    /// The records counted, to ask for proposals. NotFound: no such queue. Cancelled.
    Outcome<QueueProfile> profile(const QString &queue, const QList<State> &states,
                                  const Seen &seen = {}, const Cancellation &cancellation = {});

private:
    Outcome<Done> forEachItem(const QString &queue, const QList<State> &states, const Seen &seen,
                              const Cancellation &cancellation,
                              const std::function<Outcome<Done>(const Item &)> &take,
                              qint64 *hidden = nullptr);
};

} // namespace intray
