// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/json.h"
#include "ctl/seeking.h"
#include "ctl/text.h"

namespace intray::ctl {

using namespace Qt::StringLiterals;

static Checked<RequestId> requestFrom(const QString &text)
{
    bool isNumber = false;
    const qint64 number = text.toLongLong(&isNumber);
    if (!isNumber || number <= 0)
        return wrongUsage(Ctl::tr("\"%1\" is no request's number.").arg(text));
    return RequestId(number);
}

static Answer look(Call &call)
{
    const auto id = requestFrom(call.argument(0));
    if (!id)
        return failed(id);
    return call.store().and_then([&](Store store) -> Answer {
        const auto found = call.has(u"cancel"_s) ? store.cancelRequest(*id) : store.request(*id);
        return found.map([&](const WorkRequest &request) { return replyAbout(store, request); });
    });
}

static QString ledger(const QList<WorkRequest> &all)
{
    QList<QStringList> rows;
    for (const WorkRequest &one : all)
        rows.append({QString::number(one.id.value()), shownTime(one.askedAt), one.user,
                     QString::number(one.requested), QString::number(one.assigned),
                     nameOf(one.state), nameOf(one.reason)});
    const QStringList headings{Ctl::tr("request"), Ctl::tr("asked"), Ctl::tr("user"),
                               Ctl::tr("wanted"),  Ctl::tr("given"), Ctl::tr("state"),
                               Ctl::tr("reason")};
    return table(headings, rows);
}

// Whether the query runs now is not looked up for each.
static QJsonObject ledgerJson(const WorkRequest &one)
{
    QJsonObject json = jsonOf(one);
    json.remove(u"running"_s);
    return json;
}

static Answer list(Call &call)
{
    const auto limit = call.number(u"limit"_s, 200, 1, 100'000);
    if (!limit)
        return failed(limit);
    return call.store().and_then([&](Store store) -> Answer {
        return store.requests(call.argument(0), *limit).map([](const QList<WorkRequest> &all) {
            const auto json = jsonList(all, ledgerJson);
            const QString note = all.isEmpty() ? Ctl::tr("Nobody has asked for work.") : QString();
            return Reply{{{u"requests"_s, json}}, all.isEmpty() ? QString() : ledger(all), note};
        });
    });
}

QList<Command> requestCommands()
{
    return {
        {u"request"_s,
         u"ID"_s,
         1,
         1,
         Ctl::tr("Look at a work request again; never starts the query."),
         {{u"cancel"_s, {}, Ctl::tr("Call it off, if it has not been answered.")}},
         look},
        {u"requests"_s,
         u"QUEUE"_s,
         1,
         1,
         Ctl::tr("List who asked for work of a queue, and what they got; newest first."),
         {{u"limit"_s, u"N"_s, Ctl::tr("So many at most; else 200.")}},
         list},
    };
}

} // namespace intray::ctl
