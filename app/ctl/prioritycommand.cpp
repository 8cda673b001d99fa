// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/bulk.h"
#include "ctl/call.h"
#include "ctl/interruption.h"
#include "store/supervising/bulkwork.h"
#include "store/supervising/supervisionstore.h"

namespace intray::ctl {

using namespace Qt::StringLiterals;

static Reply prioritized(const BulkResult &result, int value)
{
    return replyWith(
        u"prioritized"_s,
        Ctl::tr("%n item(s) now have the priority %1.", nullptr, int(result.done.size()))
            .arg(value),
        result);
}

static Answer changePriority(Call &call)
{
    const auto items = itemsFrom(call.arguments());
    if (!items)
        return failed(items);
    if (const auto given = call.needed(u"priority"_s); !given)
        return failed(given);
    const auto value = call.number(u"priority"_s, 0, -mostUrgent, mostUrgent);
    if (!value)
        return failed(value);
    const auto open = call.connection();
    if (!open)
        return failed(open);
    const Interruption interruption(**open);
    SupervisionStore store(**open, call.identity());
    return prioritizeMany(store, *items, {*value, call.text(u"reason"_s)}, shownProgress(),
                          interruption.cancellation())
        .map([&](const BulkResult &result) { return prioritized(result, *value); });
}

QList<Command> priorityCommands()
{
    return {{u"prioritize"_s,
             u"ITEM..."_s,
             1,
             anyNumber,
             Ctl::tr("Move waiting items forward, or behind others."),
             {{u"priority"_s, u"N"_s, Ctl::tr("Higher comes first; required.")},
              {u"reason"_s, u"TEXT"_s, Ctl::tr("The reason; it stays in the history.")}},
             changePriority}};
}

} // namespace intray::ctl
