// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/json.h"
#include "ctl/text.h"
#include "store/supervising/supervisionstore.h"

namespace intray::ctl {

using namespace Qt::StringLiterals;

namespace {

QJsonObject obstacleJson(const Obstacle &obstacle)
{
    return {{u"reason"_s, nameOf(obstacle.kind)}, {u"user"_s, jsonOf(obstacle.user)},
            {u"queue"_s, jsonOf(obstacle.queue)}, {u"since"_s, jsonOf(obstacle.since)},
            {u"until"_s, jsonOf(obstacle.until)}, {u"text"_s, jsonOf(obstacle.text)},
            {u"count"_s, obstacle.count},         {u"sentence"_s, sentenceFor(obstacle)}};
}

Reply replyWith(const QList<Obstacle> &all)
{
    QStringList sentences;
    for (const Obstacle &obstacle : all)
        sentences << plain(sentenceFor(obstacle));
    return {{{u"reasons"_s, jsonList(all, obstacleJson)}}, sentences.join(u'\n'), {}};
}

Answer why(Call &call)
{
    if (call.has(u"queue"_s) != call.arguments().isEmpty())
        return wrongUsage(Ctl::tr("Name an item, or a queue with --queue."));
    if (call.has(u"queue"_s))
        return call.with([&](SupervisionStore &store) -> Answer {
            const QString user = call.has(u"of"_s) ? call.text(u"of"_s) : store.identity().user;
            return store.whyNothing(user, call.text(u"queue"_s)).map(replyWith);
        });
    const auto item = itemFrom(call.argument(0));
    if (!item)
        return failed(item);
    return call.with(
        [&](SupervisionStore &store) -> Answer { return store.whyNot(*item).map(replyWith); });
}

} // namespace

QList<Command> whyCommands()
{
    return {
        {u"why"_s,
         u"[ITEM]"_s,
         0,
         1,
         Ctl::tr("Explain why nobody can take an item, or why somebody gets nothing."),
         {{u"queue"_s, u"QUEUE"_s, Ctl::tr("Explain why somebody gets nothing from this queue.")},
          {u"of"_s, u"USER"_s, Ctl::tr("The user; you by default.")}},
         why}};
}

} // namespace intray::ctl
