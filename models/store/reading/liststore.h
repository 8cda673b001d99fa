// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/event.h"
#include "queue/itempage.h"
#include "queue/recordversion.h"
#include "queue/ruleevent.h"
#include "store/cancellation.h"
#include "store/line/storebase.h"

namespace intray {

struct HistoryPage;
struct HistoryQuery;

/// The lists of items and of what happened to them, in pieces, and what has changed since.
class ListStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    Outcome<ItemPage> page(const ItemQuery &query, const PageRequest &request,
                           const Cancellation &cancellation = {});
    /// The item's record at each ending, oldest first: how it came in, what each ending that was
    /// undone had made of it, what it is. Whoever may not read records gets none; clerks only how
    /// it came in and how it is.
    Outcome<QList<RecordVersion>> recordVersions(ItemId item);
    /// Who changed these items last, and when; items that this user does not see are left out.
    Outcome<QHash<ItemId, LastChange>> lastChanges(const QList<ItemId> &items);
    /// A piece of all histories that this user may see, newest first, from in front of an event on;
    /// 0: from the newest. Where a field is wanted, a piece has fewer lines: it is what is left of
    /// `limit` of them.
    Outcome<HistoryPage> events(const HistoryQuery &query, qint64 before = 0, int limit = 200,
                                const Cancellation &cancellation = {});
    /// The same lines with their records and the keys of the other items that they tell of, as far
    /// as this user may read them.
    Outcome<HistoryPage> withRecords(const HistoryPage &told);
    /// Whether anything changed, and the newest lines of all histories that this user may see,
    /// behind an event.
    Outcome<ChangeNews> news(qint64 after, int limit);
    /// What was changed in the rules of queues, or in what users may do, newest first, in front of
    /// a line; 0: from the newest. Of one queue or user if it is named. NotPermitted: only
    /// supervisors, administrators and auditors may know.
    Outcome<QList<RuleEvent>> ruleEvents(RulesOf about, const QString &subject = {},
                                         qint64 before = 0, int limit = 200);
    Outcome<qint64>
    changeNumber(); ///< Differs from an earlier answer if another connection wrote since.

private:
    Outcome<HistoryPage> everyEvent(const HistoryQuery &query, qint64 before, int limit,
                                    const Cancellation &cancellation);
    Outcome<HistoryPage> eventsOfField(const HistoryQuery &query, qint64 before, int limit,
                                       const Cancellation &cancellation);
};

} // namespace intray
