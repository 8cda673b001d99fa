// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/historycommand.h"

#include "ctl/call.h"
#include "ctl/interruption.h"
#include "ctl/json.h"
#include "ctl/listing.h"
#include "ctl/progress.h"
#include "ctl/text.h"
#include "ctl/writing.h"
#include "lists/historymodel.h"
#include "queue/eventkind.h"
#include "queue/times.h"
#include "schema/recordschema.h"
#include "store/reading/liststore.h"
#include "transfer/historyexport.h"

namespace intray::ctl {

using namespace Qt::StringLiterals;

Checked<QDateTime> timeIn(const Call &call, const QString &option)
{
    if (!call.has(option))
        return QDateTime();
    const QString text = call.text(option);
    const QDate day = QDate::fromString(text, Qt::ISODate);
    const QDateTime time = text.size() == 10 && day.isValid()
                               ? day.startOfDay()
                               : QDateTime::fromString(text, Qt::ISODate);
    if (!time.isValid())
        return wrongUsage(Ctl::tr("--%1 must be a day such as 2026-11-21 or a time such as "
                                  "2026-11-21T08:00, not \"%2\".")
                              .arg(option, text));
    return time.toUTC();
}

static Checked<HistoryQuery> queryOf(const Call &call)
{
    HistoryQuery query;
    if (!call.argument(0).isEmpty()) {
        const auto item = itemFrom(call.argument(0));
        if (!item)
            return failed(item);
        query.item = *item;
    }
    const auto since = timeIn(call, u"since"_s);
    if (!since)
        return failed(since);
    const auto until = timeIn(call, u"until"_s);
    if (!until)
        return failed(until);
    query.from = *since;
    query.to = *until;
    query.queue = call.text(u"queue"_s);
    query.key = call.text(u"key"_s);
    query.user = call.text(u"of"_s);
    for (const QString &name : call.texts(u"kind"_s)) {
        query.kinds << eventKindNamed(name);
        if (!searchableKinds().contains(query.kinds.constLast()))
            return wrongUsage(Ctl::tr("--kind must be one of %1, not \"%2\".")
                                  .arg(namesOf(searchableKinds()).join(u", "_s), name));
    }
    return query;
}

/// A line, and what it changed in the record: none unless that is asked for.
struct ToldLine
{
    HistoryLine line;
    std::optional<RecordChange> change;
};

static QJsonObject jsonOf(const ToldLine &told)
{
    QJsonObject json = ctl::jsonOf(told.line.event);
    json.insert(u"key"_s, told.line.key);
    if (told.change) {
        json.insert(u"before"_s, told.change->before);
        json.insert(u"after"_s, told.change->after);
    }
    return json;
}

static QString shown(const std::optional<RecordChange> &change)
{
    QStringList fields;
    for (const QString &field : change.value_or(RecordChange()).fields())
        fields << Ctl::tr("%1: \"%2\", was \"%3\"")
                      .arg(field, RecordSchema::textOf(change->after.value(field)),
                           RecordSchema::textOf(change->before.value(field)));
    return fields.join(u"; "_s);
}

QString whereOf(const Event &event)
{
    return event.isElsewhere() ? Ctl::tr("another program") : event.workstation;
}

static Reply replyWith(const QList<ToldLine> &lines, qint64 before, bool withValues)
{
    QList<QStringList> rows;
    for (const ToldLine &told : lines) {
        const Event &event = told.line.event;
        rows.append({isoTime(event.at), event.queue, QString::number(event.item.value()),
                     told.line.key, nameOf(event.kind), event.user, whereOf(event),
                     whyTold(event)});
        if (withValues)
            rows.last() << shown(told.change);
    }
    QStringList headings{Ctl::tr("at (UTC)"), Ctl::tr("queue"), Ctl::tr("item"),  Ctl::tr("key"),
                         Ctl::tr("what"),     Ctl::tr("who"),   Ctl::tr("where"), Ctl::tr("why")};
    if (withValues)
        headings << Ctl::tr("changed");
    const auto events = jsonList(lines, [](const ToldLine &told) { return jsonOf(told); });
    const QString note = before > 0 ? Ctl::tr("There is more: --cursor %1 goes on, --export "
                                              "FILE writes all of it.")
                                          .arg(before)
                                    : QString();
    const QJsonValue next = before > 0 ? QJsonValue(before) : QJsonValue();
    return {{{u"events"_s, events}, {u"next"_s, next}}, table(headings, rows), note};
}

static Outcome<QList<ToldLine>> toldLines(ListStore &store, const QList<HistoryLine> &lines,
                                          bool withValues)
{
    QList<ToldLine> all;
    for (const HistoryLine &line : lines) {
        all.append({line, {}});
        if (!withValues)
            continue;
        const auto change = changeToldBy(store, line.event);
        if (!change)
            return tl::unexpected<Error>(change.error());
        all.last().change = *change;
    }
    return all;
}

static Answer writeOut(Call &call, const HistoryQuery &query)
{
    if (const auto may = mayWrite(call, Output::History, call.text(u"export"_s)); !may)
        return failed(may);
    const auto open = call.connection();
    if (!open)
        return failed(open);
    const Interruption interruption(**open);
    const ProgressLine line;
    ListStore store(**open, call.identity());
    return writeHistory(store, query, {call.text(u"export"_s), call.has(u"values"_s)},
                        line.report(), interruption.cancellation())
        .map([](const ExportResult &result) {
            const QString sentence =
                Ctl::tr("%n line(s) of history were written.", nullptr, int(result.written));
            return Reply{{{u"written"_s, result.written}}, sentence, {}};
        });
}

Checked<HistorySpan> historySpanOf(const Call &call)
{
    const auto limit = call.number(u"limit"_s, 200, 1, 1000);
    if (!limit)
        return failed(limit);
    const auto before = call.number(u"cursor"_s, 0, 1, std::numeric_limits<int>::max());
    if (!before)
        return failed(before);
    return HistorySpan{*before, *limit};
}

Answer searchHistory(Call &call)
{
    const auto query = queryOf(call);
    if (!query)
        return failed(query);
    const auto span = historySpanOf(call);
    if (!span)
        return failed(span);
    if (call.has(u"export"_s))
        return writeOut(call, *query);
    const auto open = call.connection();
    if (!open)
        return failed(open);
    const Interruption interruption(**open);
    ListStore store(**open, call.identity());
    const bool withValues = call.has(u"values"_s);
    return store.events(*query, span->before, span->limit, interruption.cancellation())
        .and_then([&](const HistoryPage &page) {
            return toldLines(store, page.lines, withValues).map([&](const QList<ToldLine> &lines) {
                return replyWith(lines, page.next, withValues);
            });
        });
}

QList<Option> historyOptions()
{
    return {{u"queue"_s, u"QUEUE"_s, Ctl::tr("Only of the items of this queue.")},
            {u"key"_s, u"KEY"_s, Ctl::tr("Only of the items with this key.")},
            {u"of"_s, u"USER"_s, Ctl::tr("Only what this user did.")},
            {u"kind"_s, u"KIND"_s, Ctl::tr("Only this, such as completed; may be given again."),
             namesOf(searchableKinds())},
            {u"since"_s, u"TIME"_s, Ctl::tr("On or after this day or time, such as 2026-11-21.")},
            {u"until"_s, u"TIME"_s, Ctl::tr("Before this day or time.")},
            {u"values"_s, {}, Ctl::tr("Show what each ending changed in the record.")},
            {u"limit"_s, u"N"_s, Ctl::tr("At most this many lines, newest first; 200 by default.")},
            cursorOption(),
            {u"export"_s, u"FILE"_s, Ctl::tr("Write all of it to a CSV file.")},
            forceOption()};
}

bool searchesHistory(const Call &call)
{
    if (call.argument(0).isEmpty())
        return true;
    for (const Option &option : historyOptions())
        if (call.has(option.name))
            return true;
    return false;
}

} // namespace intray::ctl
