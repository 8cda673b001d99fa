// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/json.h"
#include "ctl/text.h"
#include "queue/listfilter.h"
#include "queue/times.h"
#include "store/rules/filterstore.h"
#include "store/rules/queuestore.h"

#include <QJsonDocument>

namespace intray::ctl {

using namespace Qt::StringLiterals;

static QJsonObject jsonOf(const SharedFilter &shared)
{
    return {{u"name"_s, shared.name},
            {u"filter"_s, QJsonDocument::fromJson(shared.text.toUtf8()).object()},
            {u"shared_at"_s, isoTime(shared.sharedAt)},
            {u"shared_by"_s, shared.sharedBy}};
}

static Answer list(Call &call)
{
    return call.with([&](QueueStore &queues, FilterStore &filters) -> Answer {
        const QString queue = call.argument(0);
        const auto all =
            queues.queue(queue).and_then([&](const Queue &) { return filters.filters(queue); });
        if (!all)
            return failed(all);
        QList<QStringList> rows;
        for (const SharedFilter &one : *all)
            rows.append({one.name, isoTime(one.sharedAt), one.sharedBy});
        return Reply{
            {{u"filters"_s, jsonList(*all, [](const SharedFilter &one) { return jsonOf(one); })}},
            table({Ctl::tr("name"), Ctl::tr("shared"), Ctl::tr("by")}, rows),
            all->isEmpty() ? Ctl::tr("No filter of this queue is shared.") : QString()};
    });
}

static Answer show(Call &call)
{
    return call.with([&](FilterStore &store) -> Answer {
        const auto shared = store.withName({call.argument(0), call.argument(1)});
        if (!shared)
            return failed(shared);
        const auto filter = listFilterFromText(shared->name, shared->text);
        if (!filter)
            return failed(filter);
        return Reply{jsonOf(*shared), textOf(*filter), {}};
    });
}

/// A misspelled word would be left out, and the filter show more than was meant.
static QString unknownWordIn(const QByteArray &json)
{
    const QJsonObject known = toJson(ListFilter());
    for (const QString &word : QJsonDocument::fromJson(json).object().keys())
        if (!known.contains(word))
            return word;
    return {};
}

static Checked<QString> filterIn(const QByteArray &json)
{
    const auto filter = listFilterFromText({}, QString::fromUtf8(json));
    if (!filter)
        return failure(Error::Kind::Invalid,
                       Ctl::tr("This is no filter. \"filter show\" writes one that is."));
    if (const QString word = unknownWordIn(json); !word.isEmpty())
        return failure(Error::Kind::Invalid,
                       Ctl::tr("“%1” means nothing in a filter. \"filter show\" writes the words "
                               "that do.")
                           .arg(word));
    return textOf(*filter);
}

static Answer save(Call &call)
{
    const auto content = contentOf(call.argument(2));
    if (!content)
        return failed(content);
    const auto filter = filterIn(*content);
    if (!filter)
        return failed(filter);
    const QString name = call.argument(1);
    return call.with([&](FilterStore &store) -> Answer {
        const auto shared = store.share({call.argument(0), name}, *filter, call.has(u"replace"_s));
        if (!shared)
            return failed(shared);
        return Reply{
            {{u"name"_s, name}}, Ctl::tr("The filter “%1” is shared with the team.").arg(name), {}};
    });
}

static Answer drop(Call &call)
{
    return call.with([&](FilterStore &store) -> Answer {
        const auto dropped = store.drop({call.argument(0), call.argument(1)});
        if (!dropped)
            return failed(dropped);
        return Reply{{{u"name"_s, call.argument(1)}},
                     Ctl::tr("The filter “%1” is no longer shared.").arg(call.argument(1)),
                     {}};
    });
}

QList<Command> filterCommands()
{
    return {
        {u"filter list"_s,
         u"QUEUE"_s,
         1,
         1,
         Ctl::tr("List the filters of a queue's list that are shared with its team."),
         {},
         list},
        {u"filter show"_s,
         u"QUEUE NAME"_s,
         2,
         2,
         Ctl::tr("Show what a shared filter shows."),
         {},
         show},
        {u"filter save"_s,
         u"QUEUE NAME FILE"_s,
         3,
         3,
         Ctl::tr(
             "Share a filter with a queue's team. FILE is as \"filter show\" writes it; \"-\" is "
             "standard input."),
         {{u"replace"_s, {}, Ctl::tr("In place of the filter that has the name.")}},
         save},
        {u"filter drop"_s,
         u"QUEUE NAME"_s,
         2,
         2,
         Ctl::tr("Share a filter no longer. Your own; a supervisor anybody's."),
         {},
         drop}};
}

} // namespace intray::ctl
