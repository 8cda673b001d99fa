// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/json.h"
#include "ctl/seeking.h"
#include "ctl/text.h"
#include "store/rules/queuestore.h"
#include "store/sources/sourcestore.h"

#include <algorithm>

namespace intray::ctl {

using namespace Qt::StringLiterals;

static Checked<RequestId> requestFrom(const QString &text)
{
    bool isNumber = false;
    const qint64 number = text.toLongLong(&isNumber);
    if (!isNumber || number <= 0)
        return wrongUsage(Ctl::tr("\"%1\" is not the number of a request.").arg(text));
    return RequestId(number);
}

static Answer showOne(Call &call)
{
    const auto id = requestFrom(call.argument(0));
    if (!id)
        return failed(id);
    return call.with([&](SourceStore &sources, QueueStore &queues) -> Answer {
        const auto found =
            call.has(u"cancel"_s) ? sources.cancelRequest(*id) : sources.lookAtRequest(*id);
        return found.map([&](const WorkRequest &request) { return replyAbout(queues, request); });
    });
}

static QString tableOf(const QList<WorkRequest> &all)
{
    QList<QStringList> rows;
    for (const WorkRequest &one : all)
        rows.append({QString::number(one.id.value()), one.queue, shownTime(one.askedAt), one.user,
                     QString::number(one.requested), QString::number(one.assigned),
                     nameOf(one.state), nameOf(one.reason)});
    const QStringList headings{Ctl::tr("request"), Ctl::tr("queue"),  Ctl::tr("asked"),
                               Ctl::tr("user"),    Ctl::tr("wanted"), Ctl::tr("given"),
                               Ctl::tr("state"),   Ctl::tr("reason")};
    return table(headings, rows);
}

// Whether the query runs now is not looked up for each.
static QJsonObject requestJson(const WorkRequest &one)
{
    QJsonObject json = jsonOf(one);
    json.remove(u"running"_s);
    return json;
}

static Reply replyWith(const QList<WorkRequest> &all)
{
    const QString note = all.isEmpty() ? Ctl::tr("Nobody has asked for work.") : QString();
    return {{{u"requests"_s, jsonList(all, requestJson)}},
            all.isEmpty() ? QString() : tableOf(all),
            note};
}

/// The newest requests over all queues that a query fills.
static Outcome<QList<WorkRequest>> newestOfAll(QueueStore &queues, SourceStore &sources, int limit)
{
    const auto known = queues.queues();
    if (!known)
        return tl::unexpected<Error>(known.error());
    QList<WorkRequest> all;
    for (const Queue &queue : *known) {
        if (queue.source.isEmpty())
            continue;
        const auto some = sources.requests(queue.name, limit);
        if (!some)
            return some;
        all += *some;
    }
    std::sort(all.begin(), all.end(),
              [](const WorkRequest &a, const WorkRequest &b) { return b.id < a.id; });
    return all.mid(0, limit);
}

static Answer listAll(Call &call)
{
    const auto limit = call.number(u"limit"_s, 200, 1, 100'000);
    if (!limit)
        return failed(limit);
    return call.with([&](QueueStore &queues, SourceStore &sources) -> Answer {
        const auto all = call.has(u"queue"_s) ? sources.requests(call.text(u"queue"_s), *limit)
                                              : newestOfAll(queues, sources, *limit);
        return all.map(replyWith);
    });
}

static Answer requests(Call &call)
{
    if (!call.arguments().isEmpty())
        return showOne(call);
    if (call.has(u"cancel"_s))
        return wrongUsage(Ctl::tr("--cancel needs the number of a request."));
    return listAll(call);
}

QList<Command> requestCommands()
{
    return {{u"requests"_s,
             u"[ID]"_s,
             0,
             1,
             Ctl::tr("List who asked for work from a query and what they got, or look at one "
                     "request again.\nThis never starts the query."),
             {{u"queue"_s, u"QUEUE"_s, Ctl::tr("Only requests for this queue.")},
              {u"limit"_s, u"N"_s, Ctl::tr("At most this many; 200 by default.")},
              {u"cancel"_s, {}, Ctl::tr("Cancel the request, if it has not been answered yet.")}},
             requests}};
}

} // namespace intray::ctl
