// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/bulk.h"
#include "ctl/call.h"
#include "ctl/interruption.h"
#include "ctl/json.h"
#include "ctl/text.h"
#include "store/supervising/bulkwork.h"
#include "store/supervising/supervisionstore.h"

namespace intray::ctl {

using namespace Qt::StringLiterals;

static QJsonObject jsonOf(const AssignedItems &waiting)
{
    return {{u"queue"_s, waiting.queue},
            {u"to"_s, waiting.to},
            {u"items"_s, waiting.items},
            {u"has_taker"_s, waiting.hasTaker}};
}

static QString warningOf(const AssignedItems &waiting)
{
    return isTagged(waiting.to)
               ? Ctl::tr(
                     "Nobody who takes from the queue \"%1\" has the tag \"%2\", so nobody gets "
                     "what waits for it there. \"intrayctl user tag\" gives somebody the tag.")
                     .arg(waiting.queue, waiting.to.mid(1))
               : Ctl::tr("%1 is not allowed to take items from the queue \"%2\". The next "
                         "\"intrayctl sweep\" gives what waits there for them back to everybody.")
                     .arg(waiting.to, waiting.queue);
}

/// What nobody can take of those items, once they are assigned.
static QStringList warningsOn(SupervisionStore &store, const QString &to)
{
    QStringList warnings;
    const auto all = store.assignedItems();
    for (const AssignedItems &waiting : all.value_or(QList<AssignedItems>()))
        if (waiting.to == to && !waiting.hasTaker)
            warnings << warningOf(waiting);
    return warnings;
}

static Answer assignTo(Call &call, const Assignment &assignment)
{
    const auto items = itemsFrom(call.arguments());
    if (!items)
        return failed(items);
    const auto open = call.connection();
    if (!open)
        return failed(open);
    const Interruption interruption(**open);
    SupervisionStore store(**open, call.identity());
    const auto result =
        assignMany(store, *items, assignment, shownProgress(), interruption.cancellation());
    if (!result)
        return failed(result);
    const int done = int(result->done.size());
    if (assignment.to.isEmpty())
        return replyWith(u"unassigned"_s,
                         Ctl::tr("%n item(s) are now for everybody.", nullptr, done), *result);
    Reply reply =
        replyWith(u"assigned"_s,
                  Ctl::tr("%n item(s) are now for %1.", nullptr, done).arg(assignment.to), *result);
    reply.note = (QStringList(reply.note) + warningsOn(store, assignment.to)).join(u'\n').trimmed();
    return reply;
}

static Answer assign(Call &call)
{
    const auto to = call.needed(u"to"_s);
    if (!to)
        return failed(to);
    if (to->isEmpty())
        return wrongUsage(Ctl::tr("Give --to, a user or @ and a tag. \"intrayctl unassign\" gives "
                                  "the items back to everybody."));
    return assignTo(call, {*to, call.text(u"reason"_s)});
}

static Answer unassign(Call &call)
{
    return assignTo(call, {{}, call.text(u"reason"_s)});
}

static QString tableOf(const QList<AssignedItems> &all)
{
    QList<QStringList> rows;
    for (const AssignedItems &waiting : all)
        rows.append({waiting.queue, waiting.to, QString::number(waiting.items),
                     waiting.hasTaker ? QString() : Ctl::tr("nobody can take them")});
    return table({Ctl::tr("queue"), Ctl::tr("for"), Ctl::tr("open"), QString()}, rows);
}

static Answer assigned(Call &call)
{
    return call.with([&](SupervisionStore &store) -> Answer {
        return store.assignedItems().map([](const QList<AssignedItems> &all) {
            const auto json =
                jsonList(all, [](const AssignedItems &waiting) { return jsonOf(waiting); });
            return Reply{{{u"assigned"_s, json}}, tableOf(all), {}};
        });
    });
}

QList<Command> assignCommands()
{
    const Option reason{u"reason"_s, u"TEXT"_s, Ctl::tr("The reason; it stays in the history.")};
    return {
        {u"assign"_s,
         u"ITEM..."_s,
         1,
         anyNumber,
         Ctl::tr("Assign waiting items to a user or a tag: they come first for them, and nobody "
                 "else gets them.\nOnly items that nobody holds. For supervisors."),
         {{u"to"_s, u"USER"_s,
           Ctl::tr("A user, or @ and a tag, such as @french: whoever has that tag in the queue. "
                   "Required.")},
          reason},
         assign},
        {u"unassign"_s,
         u"ITEM..."_s,
         1,
         anyNumber,
         Ctl::tr("Give assigned items back to everybody."),
         {reason},
         unassign},
        {u"assigned"_s, {}, 0, 0, Ctl::tr("List how many items wait for whom."), {}, assigned},
    };
}

} // namespace intray::ctl
