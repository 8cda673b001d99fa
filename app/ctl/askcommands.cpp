// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/bulk.h"
#include "ctl/call.h"
#include "ctl/json.h"
#include "ctl/listing.h"
#include "ctl/text.h"
#include "store/supervising/supervisionstore.h"
#include "store/work/workstore.h"

namespace intray::ctl {

using namespace Qt::StringLiterals;

/// The item and why, which both commands are given.
static Checked<std::pair<ItemId, QString>> itemAndReason(const Call &call)
{
    const auto item = itemFrom(call.argument(0));
    if (!item)
        return failed(item);
    return call.needed(u"reason"_s).map([&](const QString &reason) {
        return std::pair(*item, reason);
    });
}

static Answer askBack(Call &call)
{
    const auto asked = itemAndReason(call);
    if (!asked)
        return failed(asked);
    return call.with([&](WorkStore &store) -> Answer {
        return store.askBack(asked->first, asked->second).map([&](Done) {
            return Reply{
                {{u"item"_s, asked->first.value()}},
                Ctl::tr("Reopening of item %1 was requested; a supervisor reopens it or declines.")
                    .arg(asked->first.value()),
                {}};
        });
    });
}

static Answer decline(Call &call)
{
    const auto asked = itemAndReason(call);
    if (!asked)
        return failed(asked);
    return call.with([&](SupervisionStore &store) -> Answer {
        return store.decline(asked->first, asked->second).map([&](Done) {
            return Reply{{{u"item"_s, asked->first.value()}},
                         Ctl::tr("Item %1 stays finished; whoever requested it reads why.")
                             .arg(asked->first.value()),
                         {}};
        });
    });
}

static QJsonObject askedJson(const AskedBack &asked)
{
    QJsonObject json = listedJson(asked.item);
    json.insert(u"asked_by"_s, asked.user);
    json.insert(u"asked_at"_s, jsonOf(asked.at));
    json.insert(u"asked_why"_s, asked.why);
    return json;
}

Answer listAskedBack(Call &call)
{
    return call.with([&](SupervisionStore &store) -> Answer {
        return store.askedBack(call.arguments().value(0)).map([](const QList<AskedBack> &all) {
            QList<QStringList> rows;
            for (const AskedBack &asked : all)
                rows.append({QString::number(asked.item.id.value()), asked.item.queue,
                             asked.item.key, asked.user, shownTime(asked.at),
                             asked.why.simplified()});
            const QJsonObject json{{u"items"_s, jsonList(all, askedJson)},
                                   {u"next"_s, QJsonValue()}};
            if (all.isEmpty())
                return Reply{json, {}, Ctl::tr("No item is on this list.")};
            return Reply{json,
                         table({Ctl::tr("item"), Ctl::tr("queue"), Ctl::tr("key"),
                                Ctl::tr("requested by"), Ctl::tr("since"), Ctl::tr("why")},
                               rows),
                         {}};
        });
    });
}

QList<Command> askCommands()
{
    return {{u"ask-back"_s,
             u"ITEM"_s,
             1,
             1,
             Ctl::tr("Request that a finished item is reopened. It then comes first for whoever "
                     "requested it."),
             {{u"reason"_s, u"TEXT"_s, Ctl::tr("The reason; required.")}},
             askBack},
            {u"decline"_s,
             u"ITEM"_s,
             1,
             1,
             Ctl::tr("Decline a request to reopen an item. For supervisors."),
             {{u"reason"_s, u"TEXT"_s, Ctl::tr("The reason; required.")}},
             decline}};
}

} // namespace intray::ctl
